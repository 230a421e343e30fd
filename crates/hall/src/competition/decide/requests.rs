//! What the rules of a Swiss are to respect: byes that were asked for, and players who must not meet.

use std::collections::HashSet;

use super::{MOST_ROUNDS, opened, pair::possible};
use crate::{
    competition::{
        Bye, Competition, CompetitionFact, ForbiddenGroup, Problem, Round, ValidationError,
        ValidationErrors, objection::unless, tournament::is_swiss,
    },
    ids::{PlayerNo, RoundNo},
};

/// The most groups of players who must not meet.
pub const MOST_GROUPS: usize = 1_000;

/// Notes that a player does not play in a round to come (C.04.2, 3.3).
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
        found.push(Problem::UnknownPlayer(player).of("player"));
    } else if competition.has_withdrawn(player) {
        found.push(Problem::PlayerWithdrawn(player).of("player"));
    }
    let rounds = competition.about.as_ref().and_then(|about| about.rounds);
    if let Some(most) = rounds.filter(|most| round.get() > *most) {
        found.push(Problem::OutOfRange { least: 1, most }.of("round"));
    } else if competition.round(round).is_some_and(Round::is_paired) {
        found.push(Problem::RoundPaired(round).of("round"));
    }
    if bye == Bye::Pairing {
        let known = vec!["half-point", "zero-point", "full-point"];
        found.push(Problem::NotOneOf { found: "pairing".to_owned(), known }.of("bye"));
    }
    let is_noted = competition.requested_byes.get(&(round, player)) == Some(&bye);
    unless(found, || {
        if is_noted {
            Vec::new()
        } else {
            vec![CompetitionFact::ByeRequested { round, player, bye }]
        }
    })
}

/// A player who asked for a bye in a round to come plays after all.
pub fn cancel_bye_request(
    competition: &Competition,
    round: RoundNo,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    open_swiss(competition)?;
    if competition.round(round).is_some_and(Round::is_paired) {
        return Err(Problem::RoundPaired(round).of("round").into());
    }
    if !competition.requested_byes.contains_key(&(round, player)) {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::ByeRequestCancelled { round, player }])
}

/// Says which players must not meet in rounds to come, in place of all that was said before.
pub fn forbid_pairings(
    competition: &Competition,
    groups: &[ForbiddenGroup],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    open_swiss(competition)?;
    if groups.len() > MOST_GROUPS {
        return Err(Problem::TooMany { most: MOST_GROUPS }.into());
    }
    let mut found = Vec::new();
    for (item, group) in groups.iter().enumerate() {
        let faults = faults_of_group(competition, group).into_iter();
        found.extend(faults.map(|objection| objection.in_item(item)));
    }
    unless(found, || {
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
        found.push(Problem::TooFewPlayers.of("players"));
    }
    let mut seen = HashSet::new();
    for player in &group.players {
        if competition.player(*player).is_none() {
            found.push(Problem::UnknownPlayer(*player).of("players"));
        } else if !seen.insert(player) {
            found.push(Problem::SaidTwice.of("players"));
        }
    }
    let least = group.first_round.map_or(1, RoundNo::get);
    if least > MOST_ROUNDS {
        found.push(Problem::OutOfRange { least: 1, most: MOST_ROUNDS }.of("first-round"));
    } else if group.last_round.is_some_and(|last| !(least..=MOST_ROUNDS).contains(&last.get())) {
        found.push(Problem::OutOfRange { least, most: MOST_ROUNDS }.of("last-round"));
    }
    found
}

fn open_swiss(competition: &Competition) -> Result<(), ValidationErrors> {
    opened(competition)?;
    if is_swiss(competition) { Ok(()) } else { Err(Problem::NotSwiss.into()) }
}
