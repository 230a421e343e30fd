//! Files of games that cannot be read, and games that are not there.

use std::path::Path;

use adoube_record::{
    i18n::{Key, Localizer},
    pgn::source::SourceError,
};

use super::{Report, cause};
use crate::stdio::file_name;

pub(super) fn source(path: &Path, error: &SourceError, words: &Localizer) -> Report {
    let path = ("path", file_name(path).into());
    let message = match error {
        SourceError::Io(error) => {
            words.say(Key::ErrorRead, [path, ("reason", cause(error, words).into())])
        }
        SourceError::Damaged { packing, .. } => {
            let key = if error.is_cut_short() { Key::ErrorCutShort } else { Key::ErrorDamaged };
            words.say(key, [path, ("packing", packing.name().into())])
        }
        SourceError::NotReadHere(packing) => {
            words.say(Key::ErrorPacking, [path, ("packing", packing.name().into())])
        }
        SourceError::WideCharacters => words.say(Key::ErrorWideCharacters, [path]),
    };
    Report::new("source", message)
}

pub(super) fn no_such_game(path: &Path, number: usize, count: usize, words: &Localizer) -> Report {
    let path = ("path", file_name(path).into());
    let numbers = [("number", number.into()), ("count", count.into())];
    let [number, count] = numbers;
    Report::new("no-such-game", words.say(Key::ErrorNoSuchGame, [path, number, count]))
}

/// A folder without files of games.
pub(super) fn none(path: &Path, words: &Localizer) -> Report {
    let path = ("path", file_name(path).into());
    Report::new("no-games", words.say(Key::ErrorNoGames, [path]))
        .help(words.plain(Key::HelpNoGames))
}

/// A file that was changed while it was read.
pub(super) fn changed_while_read(path: &Path, words: &Localizer) -> Report {
    let path = ("path", path.to_string_lossy().into());
    Report::new("changed-while-read", words.say(Key::ErrorChangedWhileRead, [path]))
}

/// A link that leads back to a folder above it.
pub(super) fn link_loop(path: &Path, words: &Localizer) -> Report {
    let with = [("path", file_name(path).into()), ("reason", words.plain(Key::CauseLoop).into())];
    Report::new("read", words.say(Key::ErrorRead, with))
}
