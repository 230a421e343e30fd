//! A round as it was published beside what the rules give: a change by the organiser is noted.

use adoube_laws::table::Outcome;
use adoube_pairing::check;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MOST_PLAYERS;
use crate::{
    competition::{
        Competition, CompetitionFact,
        tournament::{is_swiss, player_no, tournament},
    },
    ids::{GameId, PlayerNo, RoundNo},
};

/// A pair, or the bye, that the rules give and the published round does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RulesPair {
    /// The player of the white pieces, or the player with the bye.
    pub white: PlayerNo,
    /// The player of the black pieces; nobody for the bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<PlayerNo>,
}

/// The note that a published round of a Swiss differs from the rules, or does so no more; nothing if that is as noted,
/// or if the rules have no pairing to compare with.
pub fn compare(
    competition: &Competition,
    round: RoundNo,
    results: impl Fn(&GameId) -> Option<Outcome>,
) -> Option<CompetitionFact> {
    let published = competition.round(round).filter(|round| round.is_paired())?;
    if !is_swiss(competition) || competition.players().len() > MOST_PLAYERS {
        return None;
    }
    let check = check::round(&tournament(competition, results), round.get() as usize);
    let by_the_rules: Vec<RulesPair> = check
        .missing
        .ok()?
        .into_iter()
        .map(|(white, black)| RulesPair { white: player_no(white), black: black.map(player_no) })
        .collect();
    (by_the_rules != published.by_the_rules)
        .then_some(CompetitionFact::PairingsCompared { round, by_the_rules })
}
