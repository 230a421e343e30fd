//! Constraints on Swiss pairings: requested byes, and players who must not meet.

use std::collections::HashSet;

use super::{MAX_ROUNDS, pair::possible, require_opened};
use crate::{
    competition::{
        Bye, Competition, CompetitionFact, ForbiddenGroup, Problem, Round, ValidationError,
        ValidationErrors, tournament::is_swiss, validation::if_no_errors,
    },
    ids::{PlayerNo, RoundNo},
};

/// The maximum number of groups of players who must not meet.
pub const MAX_GROUPS: usize = 1_000;

/// Records that a player will not play in a coming round (C.04.2, 3.3).
pub fn request_bye(
    competition: &Competition,
    round: RoundNo,
    player: PlayerNo,
    bye: Bye,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    open_swiss(competition)?;
    possible(round)?;
    let mut found = Vec::new();
    if competition.player(player).is_none() {
        found.push(Problem::UnknownPlayer(player).in_field("player"));
    } else if competition.has_withdrawn(player) {
        found.push(Problem::PlayerWithdrawn(player).in_field("player"));
    }
    let rounds = competition.about.as_ref().and_then(|about| about.rounds);
    if let Some(most) = rounds.filter(|most| round.get() > *most) {
        found.push(Problem::OutOfRange { least: 1, most }.in_field("round"));
    } else if competition.round(round).is_some_and(Round::is_paired) {
        found.push(Problem::RoundPaired(round).in_field("round"));
    }
    if bye == Bye::Pairing {
        let known = vec!["half-point", "zero-point", "full-point"];
        found.push(Problem::NotOneOf { found: "pairing".to_owned(), known }.in_field("bye"));
    }
    let is_noted = competition.requested_byes.get(&(round, player)) == Some(&bye);
    if_no_errors(found, || {
        if is_noted {
            Vec::new()
        } else {
            vec![CompetitionFact::ByeRequested { round, player, bye }]
        }
    })
}

/// Cancels a requested bye in a coming round.
pub fn cancel_bye_request(
    competition: &Competition,
    round: RoundNo,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    open_swiss(competition)?;
    if competition.round(round).is_some_and(Round::is_paired) {
        return Err(Problem::RoundPaired(round).in_field("round").into());
    }
    if !competition.requested_byes.contains_key(&(round, player)) {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::ByeRequestCancelled { round, player }])
}

/// Sets which players must not meet in coming rounds, replacing what was set before.
pub fn forbid_pairings(
    competition: &Competition,
    groups: &[ForbiddenGroup],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    open_swiss(competition)?;
    if groups.len() > MAX_GROUPS {
        return Err(Problem::TooMany { most: MAX_GROUPS }.into());
    }
    let mut found = Vec::new();
    for (item, group) in groups.iter().enumerate() {
        let faults = faults_of_group(competition, group).into_iter();
        found.extend(faults.map(|error| error.in_item(item)));
    }
    if_no_errors(found, || {
        if competition.forbidden == groups {
            Vec::new()
        } else {
            vec![CompetitionFact::PairingsForbidden { groups: groups.to_vec() }]
        }
    })
}

fn faults_of_group(competition: &Competition, group: &ForbiddenGroup) -> Vec<ValidationError> {
    let mut found = Vec::new();
    if group.players.len() < 2 {
        found.push(Problem::TooFewPlayers.in_field("players"));
    }
    let mut seen = HashSet::new();
    for player in &group.players {
        if competition.player(*player).is_none() {
            found.push(Problem::UnknownPlayer(*player).in_field("players"));
        } else if !seen.insert(player) {
            found.push(Problem::SaidTwice.in_field("players"));
        }
    }
    let least = group.first_round.map_or(1, RoundNo::get);
    if least > MAX_ROUNDS {
        found.push(Problem::OutOfRange { least: 1, most: MAX_ROUNDS }.in_field("first-round"));
    } else if group.last_round.is_some_and(|last| !(least..=MAX_ROUNDS).contains(&last.get())) {
        found.push(Problem::OutOfRange { least, most: MAX_ROUNDS }.in_field("last-round"));
    }
    found
}

fn open_swiss(competition: &Competition) -> Result<(), ValidationErrors> {
    require_opened(competition)?;
    if is_swiss(competition) { Ok(()) } else { Err(Problem::NotSwiss.into()) }
}
