//! The command line, as clap reads it.
//!
//! The commands have no texts of their own: clap reads the line without any. Only if help is asked for, or the line
//! cannot be read, the texts of `help` are put to the commands and the line is read once more.

use std::ffi::OsString;

use adoube_record::i18n::Localizer;
use clap::{Arg, ArgAction, Args, CommandFactory, Error, FromArgMatches, Parser};

use crate::{
    answer::Exit,
    commands::{Command, dead, winnable},
    draw::ColorChoice,
    help::{self, Flags, HELP},
};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "adoube", version, max_term_width = 96)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    /// `--help` and `--version`, which clap answers itself.
    #[command(flatten)]
    _flags: Flags,
    /// The options of every command.
    #[command(flatten)]
    pub(crate) common: Common,
    /// Which command.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The options of every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "every-command")]
pub(crate) struct Common {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", alias = "colour")]
    pub(crate) color: ColorChoice,
}

/// The command that shows the help of another one.
const HELP_COMMAND: &str = "help";
/// Its argument: which one.
const HELP_FOR: &str = "command";

/// All commands, without texts.
pub(crate) fn commands() -> clap::Command {
    let which = Arg::new(HELP_FOR).value_name("COMMAND").num_args(0..).action(ArgAction::Append);
    Cli::command().subcommand(clap::Command::new(HELP_COMMAND).arg(which))
}

/// Parses the command line.
pub(crate) fn parse(line: &[OsString]) -> Result<Cli, Error> {
    parse_with(&commands(), line)
}

/// Why a command line could not be parsed, or the help that it asks for, in the language of the user.
pub(crate) fn localise_error(line: &[OsString], error: Error, words: &Localizer) -> Error {
    parse_with(&help::localise(commands(), words), line).err().unwrap_or(error)
}

/// What is wrong with a command line, and how its command is used.
pub(crate) fn explain(line: &[OsString], error: &Error, words: &Localizer) -> Vec<String> {
    help::usage::explain(error, &command_path(line), &help::localise(commands(), words), words)
}

/// `help pgn` is `pgn --help`.
fn parse_with(commands: &clap::Command, line: &[OsString]) -> Result<Cli, Error> {
    let matches = commands.clone().try_get_matches_from(line)?;
    let Some((HELP_COMMAND, given)) = matches.subcommand() else {
        return Cli::from_arg_matches(&matches);
    };
    let named = given.get_many::<String>(HELP_FOR).into_iter().flatten();
    let named = named.filter(|word| !word.starts_with('-')).map(String::as_str);
    let program = std::iter::once(commands.get_name());
    let line: Vec<&str> = program.chain(named).chain([HELP]).collect();
    Cli::from_arg_matches(&commands.clone().try_get_matches_from(line)?)
}

/// The command that a command line names, as far as it can be recognised: `law search` for `adoube law search --x`.
fn command_path(line: &[OsString]) -> Vec<String> {
    let mut command = commands();
    let mut path = Vec::new();
    for word in line.iter().skip(1) {
        if let Some(found) = command.find_subcommand(word) {
            path.push(found.get_name().to_owned());
            command = found.clone();
        }
    }
    path
}

/// The exit of a command line that fails: where "not known" is an answer, it must not look like one.
pub(crate) fn failure(line: &[OsString]) -> Exit {
    match command_path(line).first().map(String::as_str) {
        Some(winnable::NAME | dead::NAME) => Exit::Failed,
        _ => Exit::CouldNotTell,
    }
}

#[cfg(test)]
mod tests;
