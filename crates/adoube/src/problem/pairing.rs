//! Problems with pairings.

use std::path::PathBuf;

use adoube_pairing::{Tournament, dutch::NoPairing, trf::ReadError};
use adoube_record::{
    i18n::{Localizer, PairingKey},
    pairing::{PairingNarrator, read_error},
};

use super::Report;
use crate::stdio::file_name;

/// Why there is no pairing, or no answer about one.
#[derive(Debug)]
pub(crate) enum PairingProblem {
    /// A file that is no tournament.
    File { path: PathBuf, error: ReadError },
    /// A file without players.
    NoPlayers { path: PathBuf },
    /// A round that cannot be paired.
    NoPairing { tournament: Tournament, why: NoPairing },
    /// A start number that nobody has.
    NoPlayer { number: String },
    /// Not the code of a tie-break.
    NoTieBreak { code: String },
}

impl PairingProblem {
    /// The report for the user.
    pub(super) fn report(&self, words: &Localizer) -> Report {
        match self {
            Self::File { path, error } => {
                Report::new("trf", read_error(&file_name(path), error, words))
                    .in_line(file_name(path), error.place.line as u64)
            }
            Self::NoPlayers { path } => Report::new(
                "no-players",
                words.say(PairingKey::NoPlayers, [("file", file_name(path).into())]),
            ),
            Self::NoPairing { tournament, why } => {
                Report::new("no-pairing", PairingNarrator::new(tournament, words).no_pairing(why))
            }
            Self::NoPlayer { number } => Report::new(
                "no-player",
                words.say(PairingKey::UnknownPlayer, [("player", number.into())]),
            ),
            Self::NoTieBreak { code } => Report::new(
                "tie-break",
                words.say(PairingKey::UnknownCode, [("code", code.into())]),
            ),
        }
    }
}
