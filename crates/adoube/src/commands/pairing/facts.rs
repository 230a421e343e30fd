//! Pairings for programs.

use adoube_pairing::{PlayerId, Tournament, dutch::Reason};
use adoube_record::pairing::PairingNarrator;
use serde::Serialize;

/// A player.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct PlayerFacts {
    /// The start number.
    number: u32,
    /// The name.
    name: String,
    /// The points before the round, or after it in standings.
    points: f64,
}

impl PlayerFacts {
    /// The player after this many rounds.
    pub(super) fn new(tournament: &Tournament, id: PlayerId, rounds: usize) -> Self {
        let player = tournament.player(id);
        let points = player.map(|player| tournament.score(player, rounds)).unwrap_or_default();
        Self {
            number: id.0,
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
            points: f64::from(points.in_tenths()) / 10.0,
        }
    }
}

/// The reason of a pairing.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct ReasonFacts {
    /// The criterion of the Dutch system; null for the order of the rules.
    criterion: Option<&'static str>,
    /// The reason as a sentence.
    text: String,
}

impl ReasonFacts {
    /// The reason as a sentence.
    pub(super) fn new(reason: Reason, narrator: PairingNarrator<'_>) -> Self {
        let criterion = match reason {
            Reason::Criterion(criterion) => Some(criterion.code()),
            Reason::Order => None,
        };
        Self { criterion, text: narrator.reason(reason) }
    }
}
