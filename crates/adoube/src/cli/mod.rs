//! The command line, parsed by clap.
//!
//! The commands have no texts of their own: clap parses the line without any. Only if help is requested, or the line cannot be
//! parsed, the texts of `help` are added to the commands and the line is parsed again. Shell completions and manual
//! pages are made from the same tree of commands.

pub(crate) mod completions;
pub(crate) mod man;

use std::ffi::OsString;

use adoube_record::i18n::Localizer;
use clap::{
    Arg, ArgAction, Args, CommandFactory, Error, FromArgMatches, Parser, Subcommand,
    error::{ContextKind, ContextValue, ErrorKind},
};

use crate::{
    answer::{Audience, Exit, Reply},
    commands::{self, Command, dead, winnable},
    draw::ColorChoice,
    help::{self, Flags, HELP},
    input,
    problem::Problem,
};

/// The name of the program.
const NAME: &str = "adoube";

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = NAME, version, max_term_width = 96)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    /// `--help` and `--version`, which clap answers itself.
    #[command(flatten)]
    _flags: Flags,
    /// The options of every command.
    #[command(flatten)]
    pub(crate) common: Common,
    /// The command.
    #[command(subcommand)]
    pub(crate) task: Task,
}

/// What the command line asks for: a command, or something made from the tree of all commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    #[command(flatten)]
    Command(Box<Command>),
    Completions(completions::Options),
    Man(man::Options),
}

impl Task {
    /// Whether it runs until it is stopped.
    pub(crate) const fn runs_on(&self) -> bool {
        matches!(self, Self::Command(command) if matches!(**command, Command::Serve(_)))
    }
}

/// Runs what the command line asks for.
pub(crate) fn run(task: &Task, audience: &Audience) -> Result<Reply, Problem> {
    match task {
        Task::Command(command) => commands::run(command, audience),
        Task::Completions(options) => Ok(Reply::One(completions::run(options, audience))),
        Task::Man(options) => man::run(options, audience).map(Reply::One),
    }
}

/// The options of every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "every-command")]
pub(crate) struct Common {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,
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

/// Parses the command line. If a file or a position is missing and something is piped in, that is read: the line means the
/// same as with a dash.
pub(crate) fn parse(line: &[OsString]) -> Result<Cli, Error> {
    parse_with(&commands(), line).or_else(|error| {
        if !help::is_input_missing(&error, str::to_owned) || !input::is_piped() {
            return Err(error);
        }
        let with_dash = [line, &[input::DASH.into()]].concat();
        parse_with(&commands(), &with_dash).map_err(|_| error)
    })
}

/// Why a command line could not be parsed, or the help that it asks for, in the language of the user.
pub(crate) fn localise_error(line: &[OsString], error: Error, words: &Localizer) -> Error {
    let commands = match error.kind() {
        ErrorKind::MissingRequiredArgument => commands(),
        _ => help::without_required_inputs(commands()),
    };
    let commands = help::localise(commands, words).color(unparsed_color(line));
    parse_with(&commands, line).err().unwrap_or(error)
}

/// The value of an option in a command line that cannot be parsed, or that asks for help.
pub(crate) fn unparsed_value(line: &[OsString], names: &[&str]) -> Option<String> {
    let line: Vec<_> = line.iter().map(|argument| argument.to_string_lossy()).collect();
    line.iter().enumerate().find_map(|(at, argument)| {
        names.iter().find_map(|name| match argument.strip_prefix(name)? {
            "" => line.get(at + 1).map(ToString::to_string),
            value => value.strip_prefix('=').map(ToOwned::to_owned),
        })
    })
}

fn unparsed_color(line: &[OsString]) -> clap::ColorChoice {
    match unparsed_value(line, &["--color", "--colour"]).as_deref() {
        Some("always") => clap::ColorChoice::Always,
        Some("never") => clap::ColorChoice::Never,
        _ => clap::ColorChoice::Auto,
    }
}

/// What is wrong with a command line, and the usage of its command.
pub(crate) fn explain(line: &[OsString], error: &Error, words: &Localizer) -> Vec<String> {
    help::usage::explain(error, &command_path(line), &help::localise(commands(), words), words)
}

/// `help pgn` is `pgn --help`.
fn parse_with(commands: &clap::Command, line: &[OsString]) -> Result<Cli, Error> {
    let matches = commands.clone().try_get_matches_from(line)?;
    let Some((HELP_COMMAND, given)) = matches.subcommand() else {
        return Cli::from_arg_matches(&matches);
    };
    let named = given.get_many::<String>(HELP_FOR).into_iter().flatten().map(String::as_str);
    let named: Vec<&str> = named.filter(|word| !word.starts_with('-')).collect();
    find(commands, &named)?;
    let line = [&[commands.get_name()], &named[..], &[HELP]].concat();
    Cli::from_arg_matches(&commands.clone().try_get_matches_from(line)?)
}

/// The command with this path, such as `law search`; otherwise the error of clap, with similar names.
fn find<'a>(commands: &'a clap::Command, path: &[&str]) -> Result<&'a clap::Command, Error> {
    let mut command = commands;
    for name in path {
        command = command.find_subcommand(name).ok_or_else(|| {
            let line = [&[commands.get_name()], path, &[HELP]].concat();
            let error = commands.clone().try_get_matches_from(line).err();
            // To clap the name may be an argument of the command before it.
            let error = error.filter(|error| error.kind() == ErrorKind::InvalidSubcommand);
            error.unwrap_or_else(|| no_command(command, name))
        })?;
    }
    Ok(command)
}

fn no_command(above: &clap::Command, name: &str) -> Error {
    let mut error = Error::new(ErrorKind::InvalidSubcommand).with_cmd(above);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(name.to_owned()));
    error
}

/// The command in a command line, as far as it can be recognised: `law search` for `adoube law search --x`.
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

/// The exit code of a failure: where "not known" is an answer, it must differ from that.
pub(crate) fn failure(line: &[OsString]) -> Exit {
    match command_path(line).first().map(String::as_str) {
        Some(winnable::NAME | dead::NAME) => Exit::Failed,
        _ => Exit::CouldNotTell,
    }
}

#[cfg(test)]
mod tests;
