//! Adds the texts to the commands.

use std::collections::BTreeMap;

use adoube_record::i18n::{Localizer, UsageKey};
use clap::{
    Arg, Command,
    builder::{PossibleValue, StyledStr, Styles},
};

use super::{
    inputs::without_required_inputs,
    texts::{Family, Texts},
};

/// Adds the texts of a language to the commands.
pub(crate) struct Localiser<'a> {
    words: &'a Localizer,
    texts: Texts<'a>,
}

/// The usage of each command, as clap renders it.
type Usages = BTreeMap<Vec<String>, String>;

/// The indentation of continuation lines after `Usage: `.
const CONTINUED: &str = "\n       ";

impl<'a> Localiser<'a> {
    pub(crate) const fn new(words: &'a Localizer, texts: Texts<'a>) -> Self {
        Self { words, texts }
    }

    /// All commands.
    pub(crate) fn all(&self, commands: Command) -> Command {
        let mut built = without_required_inputs(commands.clone());
        built.build();
        let mut usages = Usages::new();
        collect(&built, &mut Vec::new(), &mut usages);
        self.command(commands, &[], &usages)
    }

    /// A command and all below it.
    fn command(&self, command: Command, path: &[&str], usages: &Usages) -> Command {
        let mut place = 0;
        let command = command.mut_args(|argument| {
            place += 1;
            self.argument(argument, path, place)
        });
        let command = command.mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            self.command(below, &[path, &[name.as_str()]].concat(), usages)
        });
        let about = self.texts.command(path, "").unwrap_or_default();
        let more = self.texts.command(path, "-long");
        let long = more.map(|more| format!("{about}.\n\n{more}"));
        let after = self.after(&command, path);
        let known: Vec<String> = path.iter().map(|&name| name.to_owned()).collect();
        let usage = usages.get(&known).map_or("", String::as_str);
        let heading = self.words.plain(UsageKey::HeadingUsage);
        let below = format!("\n{}", " ".repeat(heading.chars().count() + ": ".len()));
        let usage = self.texts.capitals(usage).replace(CONTINUED, &below);
        let style = Styles::styled();
        let style = style.get_usage();
        let template = format!(
            "{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        );
        let command = command
            .about(about)
            .override_usage(usage)
            .help_template(template)
            .subcommand_value_name(self.texts.capitals("COMMAND"))
            .subcommand_help_heading(self.words.plain(UsageKey::HeadingCommands));
        let command = match long {
            Some(long) => command.long_about(long),
            None => command,
        };
        if after.is_empty() { command } else { command.after_help(after) }
    }

    /// The text below the options: additional remarks, and the examples of the command.
    fn after(&self, command: &Command, path: &[&str]) -> String {
        let lines = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
        let lines: Vec<String> = lines.lines().map(|line| self.texts.example(line)).collect();
        let heading = self.words.say(UsageKey::HeadingExamples, [("count", lines.len().into())]);
        let examples = (!lines.is_empty()).then(|| format!("{heading}:\n  {}", lines.join("\n  ")));
        let parts: Vec<String> =
            self.texts.command(path, "-note").into_iter().chain(examples).collect();
        parts.join("\n\n")
    }

    /// An option or argument.
    fn argument(&self, argument: Arg, path: &[&str], place: usize) -> Arg {
        let id = argument.get_id().to_string();
        let help = self.texts.nearest(Family::Option, path, &id).unwrap_or_default();
        let heading = match argument.get_help_heading() {
            Some(name) => self.texts.heading(name).unwrap_or_default(),
            None if argument.is_positional() => self.words.plain(UsageKey::HeadingArguments),
            None => self.words.plain(UsageKey::HeadingOptions),
        };
        let (short, long) = self.with_values(&argument, &help, path);
        let is_positional = argument.is_positional();
        let names = argument.get_value_names().unwrap_or_default();
        let names: Vec<String> = names.iter().map(|name| self.texts.capitals(name)).collect();
        let argument = argument.help_heading(heading).help(short);
        let argument = if argument.get_action().takes_values() {
            argument.hide_default_value(true).hide_possible_values(true)
        } else {
            argument
        };
        let argument = if names.is_empty() { argument } else { argument.value_names(names) };
        let argument = if is_positional { argument.display_order(place) } else { argument };
        match long.or_else(|| self.texts.nearest(Family::Option, path, &format!("{id}-long"))) {
            Some(long) => argument.long_help(long),
            None => argument,
        }
    }

    /// The help with the default and the possible values: in one paragraph, and in
    /// several if there is more to say about them.
    fn with_values(&self, argument: &Arg, help: &str, path: &[&str]) -> (String, Option<String>) {
        let values = if argument.get_action().takes_values() {
            argument.get_possible_values()
        } else {
            Vec::new()
        };
        let is_hidden = argument.is_hide_possible_values_set();
        let shown = values.iter().filter(|value| !is_hidden && !value.is_hide_set());
        let names: Vec<&str> = shown.map(PossibleValue::get_name).collect();
        let possible = (!names.is_empty())
            .then(|| self.words.say(UsageKey::SpecPossible, [("values", names.join(", ").into())]));
        let default = self.default(argument, path);
        let default =
            default.map(|value| self.words.say(UsageKey::SpecDefault, [("value", value.into())]));
        let brief = [Some(help.to_owned()), default.clone(), possible.clone()];
        let brief = brief.into_iter().flatten().collect::<Vec<_>>().join(" ");
        if names.is_empty() {
            return (brief, None);
        }
        let paragraphs = if let Some(explained) = self.explain_values(argument, &names, path) {
            [Some(help.to_owned()), Some(explained), default]
        } else {
            let specs: Vec<String> = default.into_iter().chain(possible).collect();
            [Some(help.to_owned()), Some(specs.join("\n")), None]
        };
        (brief, Some(paragraphs.into_iter().flatten().collect::<Vec<_>>().join("\n\n")))
    }

    /// The values with their meanings, if they need any.
    fn explain_values(&self, argument: &Arg, names: &[&str], path: &[&str]) -> Option<String> {
        let id = argument.get_id();
        let widest = names.iter().map(|name| name.len()).max()?;
        let mut lines = vec![format!("{}:", self.words.plain(UsageKey::PossibleValues))];
        for name in names {
            let meaning = self.texts.nearest(Family::Choice, path, &format!("{id}-{name}"))?;
            let gap = " ".repeat(widest - name.len());
            lines.push(format!("- {name}: {gap}{meaning}"));
        }
        Some(lines.join("\n"))
    }

    /// The default: its value, or a description.
    fn default(&self, argument: &Arg, path: &[&str]) -> Option<String> {
        let values = argument.get_default_values();
        if values.is_empty() {
            return self.texts.nearest(Family::Default, path, argument.get_id().as_str());
        }
        let values = values.iter().map(|value| value.to_string_lossy());
        (!argument.is_hide_default_value_set()).then(|| values.collect::<Vec<_>>().join(" "))
    }
}

/// The usage of the command and all below it. They must be built, because clap only then knows their full names.
fn collect(command: &Command, path: &mut Vec<String>, usages: &mut Usages) {
    let usage = command.clone().help_template("{usage}").render_help();
    usages.insert(path.clone(), usage.ansi().to_string().trim_end().to_owned());
    for below in command.get_subcommands() {
        path.push(below.get_name().to_owned());
        collect(below, path, usages);
        path.pop();
    }
}
