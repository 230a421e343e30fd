//! The help of the commands and the faults of a command line, in the language of the user.

mod flags;
mod inputs;
mod localise;
mod texts;
pub(crate) mod usage;

use adoube_record::i18n::Localizer;
use clap::Command;
pub(crate) use flags::{Flags, HELP};
pub(crate) use inputs::{is_input_missing, without_required_inputs};
pub(crate) use localise::Localiser;
#[cfg(test)]
pub(crate) use texts::Family;
pub(crate) use texts::Texts;

/// The commands with the texts of a language.
pub(crate) fn localise(commands: Command, words: &Localizer) -> Command {
    let find = |id: &str| words.help(id);
    Localiser::new(words, Texts::new(&find)).all(commands)
}
