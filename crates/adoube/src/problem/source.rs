//! Files of games that cannot be read to their end.

use std::path::Path;

use adoube_record::pgn::source::SourceError;

use super::{Report, cause};
use adoube_record::words::{Key, Words};

pub(super) fn unreadable(path: &Path, error: &SourceError, words: &Words) -> Report {
    let reason = match error {
        SourceError::Io(error) => cause(error, words),
        SourceError::Damaged { packing, .. } if error.is_cut_short() => {
            words.say(Key::CauseCutShort, [("packing", packing.name().into())])
        }
        SourceError::Damaged { packing, .. } => {
            words.say(Key::CauseDamaged, [("packing", packing.name().into())])
        }
        SourceError::NotReadHere(packing) => {
            words.say(Key::CauseOtherPacking, [("packing", packing.name().into())])
        }
        SourceError::WideCharacters => words.plain(Key::CauseWideCharacters),
    };
    let path = path.to_string_lossy();
    Report::new(
        "read",
        words.say(Key::ErrorRead, [("path", path.into()), ("reason", reason.into())]),
    )
}
