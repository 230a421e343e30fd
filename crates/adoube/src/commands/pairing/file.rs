//! A tournament from a TRF file.

use std::path::Path;

use adoube_pairing::{Colour, Tournament, dutch::NoPairing, trf};

use crate::{
    input::{self, Decoding},
    options::Choices,
    problem::{Problem, pairing::PairingProblem},
};

/// The colours as option values.
pub(super) const COLOURS: Choices<Colour> = &[("white", Colour::White), ("black", Colour::Black)];

/// A file and the tournament in it.
pub(in crate::commands) struct TournamentFile {
    /// Its records.
    pub(in crate::commands) document: trf::Document,
    /// The tournament in them.
    pub(in crate::commands) tournament: Tournament,
}

impl TournamentFile {
    /// Reads a file, or the standard input for a dash.
    pub(super) fn read(path: &Path, decoding: Decoding<'_>) -> Result<Self, Problem> {
        Self::parse(path, &input::read_document(path, decoding)?)
    }

    /// Parses the text of a file.
    pub(in crate::commands) fn parse(path: &Path, text: &str) -> Result<Self, Problem> {
        let unreadable = |error| {
            Problem::Pairing(Box::new(PairingProblem::File { path: path.to_owned(), error }))
        };
        let document = trf::read(text).map_err(unreadable)?;
        let tournament = Tournament::try_from(&document).map_err(unreadable)?;
        if tournament.players.is_empty() {
            let path = path.to_owned();
            return Err(Problem::Pairing(Box::new(PairingProblem::NoPlayers { path })));
        }
        Ok(Self { document, tournament })
    }

    /// Enters the colour that was drawn before the first round, also into the records.
    pub(super) fn set_initial_colour(&mut self, colour: Colour) {
        self.tournament.initial_colour = Some(colour);
        let record = trf::Record::InitialColour(colour);
        let written = self
            .document
            .records
            .iter_mut()
            .find(|(_, record)| matches!(record, trf::Record::InitialColour(_)));
        match written {
            Some((_, written)) => *written = record,
            None => self.document.push(record),
        }
    }

    /// The problem that a round of this tournament cannot be paired.
    pub(super) fn no_pairing(&self, why: NoPairing) -> Problem {
        Problem::Pairing(Box::new(PairingProblem::NoPairing {
            tournament: self.tournament.clone(),
            why,
        }))
    }

    /// The current round: the last paired one while results of it are missing, else the
    /// next.
    pub(super) fn current_round(&self) -> usize {
        let paired = self.tournament.paired_rounds();
        let is_open = |player: &adoube_pairing::Player| {
            matches!(player.entry(paired), adoube_pairing::RoundEntry::Paired { .. })
        };
        if paired > 0 && self.tournament.players.iter().any(is_open) { paired } else { paired + 1 }
    }
}
