//! The help of the commands and what is said of a wrong command line, in the language of the reader.
//!
//! The commands have no texts of their own: clap reads the line without any. Only if help is asked for, or the line
//! cannot be read, the texts are put to the commands and the line is read once more.

mod flags;
mod localise;
mod texts;
pub(crate) mod usage;

use std::ffi::OsString;

use adoube_record::words::Words;
use clap::{Arg, ArgAction, Command, CommandFactory, Error, FromArgMatches};
pub(crate) use flags::Flags;
use localise::Localiser;
use texts::Texts;

use crate::args::Cli;

/// The command that shows the help of another one.
const NAME: &str = "help";
/// Which one.
const WHICH: &str = "command";

/// All commands, without texts.
pub(crate) fn commands() -> Command {
    let which = Arg::new(WHICH).value_name("COMMAND").num_args(0..).action(ArgAction::Append);
    Cli::command().subcommand(Command::new(NAME).arg(which))
}

/// All commands with the texts of a language.
fn localised(words: &Words) -> Command {
    let find = |id: &str| words.help(id);
    Localiser::new(words, Texts::new(&find)).all(commands())
}

/// What the command line asks for.
pub(crate) fn read(line: &[OsString]) -> Result<Cli, Error> {
    parse(&commands(), line)
}

/// Why a command line that could not be read could not, or the help that it asks for, in words.
pub(crate) fn explained(line: &[OsString], error: Error, words: &Words) -> Error {
    parse(&localised(words), line).err().unwrap_or(error)
}

/// `help pgn` is `pgn --help`.
fn parse(commands: &Command, line: &[OsString]) -> Result<Cli, Error> {
    let matches = commands.clone().try_get_matches_from(line)?;
    let Some((NAME, given)) = matches.subcommand() else {
        return Cli::from_arg_matches(&matches);
    };
    let named = given.get_many::<String>(WHICH).into_iter().flatten();
    let named = named.filter(|word| !word.starts_with('-')).map(String::as_str);
    let program = std::iter::once(commands.get_name());
    let line: Vec<&str> = program.chain(named).chain([flags::HELP]).collect();
    Cli::from_arg_matches(&commands.clone().try_get_matches_from(line)?)
}

/// The command that a command line names, as far as it can be told: `law search` for `adoube law search --x`.
pub(crate) fn named(line: &[OsString]) -> Vec<String> {
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

#[cfg(test)]
mod tests;
