//! The settings of the hall as options, made from its table of keys.

use adoube_hall::config::{Key, KeyRow, ROWS, ValueKind};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, parser::ValueSource};

use crate::answer::Audience;

/// The settings on the command line.
#[derive(Debug)]
pub(crate) struct Settings(Vec<(Key, Vec<String>)>);

impl Settings {
    /// The settings, with the language if it was chosen.
    pub(super) fn to_list(&self, audience: &Audience) -> Vec<(Key, Vec<String>)> {
        let asked = audience.is_asked.then(|| audience.words.language().tag().to_owned());
        let asked = asked.map(|tag| (Key::Language, vec![tag]));
        self.0.iter().cloned().chain(asked).collect()
    }
}

fn option(row: &'static KeyRow) -> Option<Arg> {
    if row.kind == ValueKind::Common {
        return None;
    }
    let name = row.option()?.trim_start_matches('-').to_owned();
    let heading = if row.name.contains('.') { "limits" } else { "settings" };
    let arg = Arg::new(row.name).long(name).help_heading(heading);
    let arg = if row.default.is_empty() { arg } else { arg.default_value(row.default) };
    Some(match row.kind {
        ValueKind::Switch => {
            let arg = arg.value_name("true|false").num_args(0..=1).require_equals(true);
            arg.default_missing_value("true")
        }
        ValueKind::Many => arg.value_name(row.value).action(ArgAction::Append),
        _ => arg.value_name(row.value),
    })
}

impl Args for Settings {
    fn augment_args(command: Command) -> Command {
        command.args(ROWS.iter().filter_map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Settings {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = ROWS.iter().filter(|row| option(row).is_some()).filter_map(|row| {
            if matches.value_source(row.name) != Some(ValueSource::CommandLine) {
                return None;
            }
            let values: Vec<String> = matches.get_many(row.name)?.cloned().collect();
            Some((row.key, values))
        });
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
