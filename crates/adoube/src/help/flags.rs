//! `--help` and `--version`: the texts of clap's own flags are English.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};

/// The option for help.
pub(crate) const HELP: &str = "--help";

/// After all other options.
const LAST: usize = 1000;

/// They are handled while the command line is parsed, so they have no value.
#[derive(Debug)]
pub(crate) struct Flags;

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        let flag = |name: &'static str| Arg::new(name).long(name).display_order(LAST);
        command
            .disable_help_flag(true)
            .disable_version_flag(true)
            .arg(flag("help").short('h').action(ArgAction::Help).global(true))
            .arg(flag("version").short('V').action(ArgAction::Version))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(_: &ArgMatches) -> Result<Self, Error> {
        Ok(Self)
    }

    fn update_from_arg_matches(&mut self, _: &ArgMatches) -> Result<(), Error> {
        Ok(())
    }
}
