//! Explains the faults of a command line, from the error of clap.

use adoube_record::i18n::{Localizer, MessageArg, UsageKey};
use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{
    inputs::is_input_missing,
    texts::{Family, Texts},
};

/// The fault, suggestions, and the usage of the command. `path` names the command among the localised
/// `commands`.
pub(crate) fn explain(
    error: &Error,
    path: &[String],
    commands: &Command,
    words: &Localizer,
) -> Vec<String> {
    let mut lines = vec![fault(error, words)];
    lines.extend(no_input(error, words));
    lines.extend(values(error, words));
    lines.extend(expectation(error, path, words));
    lines.extend(similar(error, words));
    lines.extend(suggestions(error, words));
    lines.extend(usage(path, commands, words));
    let command = std::iter::once("adoube").chain(path.iter().map(String::as_str));
    let command = command.collect::<Vec<_>>().join(" ");
    lines.push(words.say(UsageKey::See, [("command", command.into())]));
    lines.retain(|line| !line.is_empty());
    lines
}

/// The sentence about the fault.
fn fault(error: &Error, words: &Localizer) -> String {
    let argument = || ("argument", context(error, ContextKind::InvalidArg).into());
    let value = || ("value", context(error, ContextKind::InvalidValue).into());
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let found = context(error, ContextKind::InvalidArg);
            let is_option = found.starts_with('-');
            let key = if is_option { UsageKey::UnknownOption } else { UsageKey::UnknownArgument };
            words.say(key, [("found", found.into())])
        }
        ErrorKind::InvalidSubcommand => {
            let found = context(error, ContextKind::InvalidSubcommand);
            words.say(UsageKey::UnknownCommand, [("found", found.into())])
        }
        ErrorKind::MissingRequiredArgument => words.say(
            UsageKey::Missing,
            [("arguments", context(error, ContextKind::InvalidArg).into())],
        ),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            words.plain(UsageKey::MissingCommand)
        }
        ErrorKind::InvalidValue if context(error, ContextKind::InvalidValue).is_empty() => {
            words.say(UsageKey::NoValue, [argument()])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            words.say(UsageKey::BadValue, [argument(), value()])
        }
        ErrorKind::NoEquals => words.say(UsageKey::NoEquals, [argument()]),
        ErrorKind::ArgumentConflict => conflict(error, words),
        ErrorKind::TooManyValues => words.say(UsageKey::TooManyValues, [argument(), value()]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            words.say(UsageKey::TooFewValues, [argument()])
        }
        ErrorKind::InvalidUtf8 => words.plain(UsageKey::NotUnicode),
        _ => String::new(),
    }
}

/// The advice if a file or a position is missing that could also be piped in.
fn no_input(error: &Error, words: &Localizer) -> Option<String> {
    let find = |id: &str| words.help(id);
    let name = |name: &str| Texts::new(&find).capitals(name);
    is_input_missing(error, name).then(|| words.plain(UsageKey::NoInput))
}

/// Options that exclude each other, or one that was given twice.
fn conflict(error: &Error, words: &Localizer) -> String {
    let of_option = context(error, ContextKind::InvalidArg);
    let one = if of_option.is_empty() {
        context(error, ContextKind::InvalidSubcommand)
    } else {
        of_option
    };
    let others = context(error, ContextKind::PriorArg);
    if one == others {
        return words.say(UsageKey::Twice, [("argument", one.into())]);
    }
    words.say(UsageKey::Conflict, [("argument", one.into()), ("others", others.into())])
}

/// The possible values or commands.
fn values(error: &Error, words: &Localizer) -> Option<String> {
    let kind = match error.kind() {
        ErrorKind::InvalidValue => ContextKind::ValidValue,
        ErrorKind::MissingSubcommand => ContextKind::ValidSubcommand,
        _ => return None,
    };
    let list = context(error, kind);
    let key = match error.kind() {
        ErrorKind::InvalidValue => UsageKey::PossibleValues,
        _ => UsageKey::HeadingCommands,
    };
    (!list.is_empty()).then(|| format!("{}: {list}", words.plain(key)))
}

/// The expected form of the value.
fn expectation(error: &Error, path: &[String], words: &Localizer) -> Option<String> {
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let option = context(error, ContextKind::InvalidArg);
    let option = option.split_whitespace().next()?.trim_start_matches('-');
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    Texts::new(&|id| words.help(id)).nearest(Family::Expected, &path, option)
}

/// Similar names.
fn similar(error: &Error, words: &Localizer) -> Option<String> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant =
        kinds.into_iter().map(|kind| context(error, kind)).find(|meant| !meant.is_empty())?;
    Some(words.say(UsageKey::Similar, [("similar", meant.into())]))
}

/// Other suggestions of clap. They are whole sentences, and recognised by what they quote.
fn suggestions(error: &Error, words: &Localizer) -> Vec<String> {
    let Some(ContextValue::StyledStrs(all)) = error.get(ContextKind::Suggested) else {
        return Vec::new();
    };
    let say = |key, with: MessageArg<'_>| words.say(key, [with]);
    let rendered = all.iter().filter_map(|one| {
        let sentence = one.to_string();
        let quoted: Vec<&str> = sentence.split('\'').skip(1).step_by(2).collect();
        match quoted[..] {
            [_, typed] if typed.contains("-- ") => {
                Some(say(UsageKey::AsValue, ("typed", typed.to_owned().into())))
            }
            [command, "--"] => {
                Some(say(UsageKey::WithoutDashes, ("command", command.to_owned().into())))
            }
            [meant] => Some(say(UsageKey::Similar, ("similar", meant.to_owned().into()))),
            _ => None,
        }
    });
    rendered.collect()
}

/// The usage of the command.
fn usage(path: &[String], commands: &Command, words: &Localizer) -> Option<String> {
    let command = path.iter().try_fold(commands, |above, name| above.find_subcommand(name))?;
    let heading = words.plain(UsageKey::HeadingUsage);
    command.get_overridden_usage().map(|usage| format!("{heading}: {usage}"))
}

/// The context of an error: one text, or several separated by commas.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(several)) => several.join(", "),
        _ => String::new(),
    }
}
