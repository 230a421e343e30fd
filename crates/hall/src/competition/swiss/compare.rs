//! Compares a published round with the pairing that the rules give, and notes the organiser's changes.

use adoube_laws::table::Outcome;
use adoube_pairing::check;

use super::MAX_PLAYERS;
use crate::{
    competition::{
        Competition, CompetitionFact, RulesPair,
        tournament::{is_swiss, player_no, tournament},
    },
    ids::{GameId, RoundNo},
};

/// Returns the note that a published round of a Swiss differs from the rules, or no longer does; `None` if
/// the existing note is still correct, or if the rules have no pairing to compare with.
pub fn compare(
    competition: &Competition,
    round: RoundNo,
    results: impl Fn(&GameId) -> Option<Outcome>,
) -> Option<CompetitionFact> {
    let published = competition.round(round).filter(|round| round.is_paired())?;
    if !is_swiss(competition) || competition.players().len() > MAX_PLAYERS {
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
