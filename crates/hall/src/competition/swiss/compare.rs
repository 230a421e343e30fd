//! A round as it was published beside what the rules give: a change by the organiser is noted.

use adoube_laws::table::Outcome;
use adoube_pairing::check;

use super::MOST_PLAYERS;
use crate::{
    competition::{
        Competition, CompetitionFact, RulesPair,
        tournament::{is_swiss, player_no, tournament},
    },
    ids::{GameId, RoundNo},
};

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
