//! Arguments that can be replaced by the standard input. They are required, so that clap reports them, and shown as optional.

use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

/// Their names in the help: `<FILE>...`.
const NAMES: [&str; 5] = ["FEN", "FILE", "GAME", "LOG-OR-DATABASE", "PATH"];

/// The commands as their help shows them. An argument before others has to be given.
pub(crate) fn without_required_inputs(command: Command) -> Command {
    let is_alone = command.get_positionals().count() == 1;
    let command = command.mut_args(|argument| {
        let is_input = argument.is_positional() && is_input(argument.get_value_names());
        if is_alone && is_input { argument.required(false) } else { argument }
    });
    command.mut_subcommands(without_required_inputs)
}

fn is_input(names: Option<&[clap::builder::Str]>) -> bool {
    names.is_some_and(|names| matches!(names, [name] if NAMES.contains(&name.as_str())))
}

/// Whether the only fault of a command line is that such an argument is missing, under the name that the commands
/// show.
pub(crate) fn is_input_missing(error: &Error, shown_name: impl Fn(&str) -> String) -> bool {
    let missing = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(missing)) => missing.as_slice(),
        _ => &[],
    };
    let is_input = |shown: &str| {
        let shown = shown.trim_end_matches("...").trim_start_matches('<').trim_end_matches('>');
        NAMES.iter().any(|name| shown_name(name) == shown)
    };
    error.kind() == ErrorKind::MissingRequiredArgument
        && matches!(missing, [shown] if is_input(shown))
}
