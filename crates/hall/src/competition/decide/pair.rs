//! Scheduling and pairing rounds.

use std::collections::HashSet;

use adoube_chess::Colour;
use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{MAX_ROUNDS, require_opened};
use crate::{
    competition::{
        Acceleration, Bye, Competition, CompetitionFact, Day, Problem, Round, ValidationError,
        ValidationErrors,
        berger::{self, Berger},
        tournament::{player_no, tournament},
        validation::if_no_errors,
    },
    ids::{BoardNo, GameId, PlayerNo, RoundNo},
};

/// What a player does in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(untagged, rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pairing {
    /// A game between two players.
    Board {
        /// The board number.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A player without a game.
    Bye {
        /// The player.
        player: PlayerNo,
        /// The kind of bye.
        bye: Bye,
    },
}

/// Sets the start of a round. Tables that already exist keep their time.
pub fn schedule_round(
    competition: &Competition,
    round: RoundNo,
    starts: Option<At>,
    day: Option<Day>,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    possible(round)?;
    let same = |known: &Round| (known.starts, known.day) == (starts, day);
    if competition.round(round).is_some_and(same) {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::RoundScheduled { round, starts, day }])
}

/// Pairs a round that has not been paired. Players who requested a bye and are not named get it.
pub fn pair_round(
    competition: &Competition,
    round: RoundNo,
    pairings: &[Pairing],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    possible(round)?;
    if competition.round(round).is_some_and(Round::is_paired) {
        return Err(Problem::RoundPaired(round).into());
    }
    if pairings.is_empty() {
        return Err(Problem::NothingPaired.into());
    }
    let fact = |pairing: &Pairing| match *pairing {
        Pairing::Board { board, white, black } => {
            CompetitionFact::BoardPaired { round, board, white, black }
        }
        Pairing::Bye { player, bye } => CompetitionFact::ByeGiven { round, player, bye },
    };
    let requested = requested_byes(competition, round, pairings);
    if_no_errors(faults(competition, pairings), || {
        let group = accelerated_group(competition).into_iter();
        group.chain(pairings.iter().chain(&requested).map(fact)).collect()
    })
}

/// Returns the requested byes of players who are not named in the pairings.
fn requested_byes(competition: &Competition, round: RoundNo, pairings: &[Pairing]) -> Vec<Pairing> {
    let is_named = |player: PlayerNo| {
        pairings.iter().any(|pairing| match *pairing {
            Pairing::Board { white, black, .. } => [white, black].contains(&player),
            Pairing::Bye { player: own, .. } => own == player,
        })
    };
    let requested = competition.requested_byes().filter(|(own, ..)| *own == round);
    requested
        .filter(|(_, player, _)| !is_named(*player))
        .map(|(_, player, bye)| Pairing::Bye { player, bye })
        .collect()
}

/// Fixes the accelerated group from the list as it is when the first round is paired; later entrants are not
/// in it.
fn accelerated_group(competition: &Competition) -> Option<CompetitionFact> {
    let is_accelerated = competition.about.as_ref()?.acceleration == Acceleration::Baku;
    if !is_accelerated || nothing_paired(competition).is_err() {
        return None;
    }
    let last = player_no(tournament(competition, |_| None).last_accelerated()?);
    (competition.last_accelerated != Some(last))
        .then_some(CompetitionFact::AcceleratedGroupFixed { last })
}

/// Drops the pairings of a round in which nothing has been played yet.
pub fn drop_pairings(
    competition: &Competition,
    round: RoundNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let paired = known(competition, round)?;
    if paired.has_begun() {
        return Err(Problem::RoundBegun(round).into());
    }
    if !paired.is_paired() {
        return Err(Problem::NothingPaired.into());
    }
    Ok(vec![CompetitionFact::PairingsDropped { round }])
}

/// Pairs all rounds of a round robin by the Berger tables: the players who have not withdrawn, in the order
/// of their numbers.
pub fn pair_berger(
    competition: &Competition,
    how: Berger,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    nothing_paired(competition)?;
    let numbers = competition.players.keys().copied();
    let players: Vec<PlayerNo> =
        numbers.filter(|player| !competition.has_withdrawn(*player)).collect();
    let rounds = berger::rounds(&players, how).ok_or(Problem::NotForBerger {
        players: players.len(),
        least: berger::MIN,
        most: berger::MAX,
    })?;
    let mut facts = Vec::new();
    for (round, pairings) in rounds {
        facts.extend(pair_round(competition, round, &pairings)?);
    }
    Ok(facts)
}

/// Sets the colour of player number 1 in the first round, before anything is paired (C.04.3, 5.2.5).
pub fn draw_colour(
    competition: &Competition,
    colour: Colour,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    nothing_paired(competition)?;
    if competition.initial_colour == Some(colour) {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::InitialColourDrawn { colour }])
}

/// Assigns tables of this hall to boards of a round.
pub fn assign_games(
    competition: &Competition,
    round: RoundNo,
    games: &[(BoardNo, GameId)],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let paired = known(competition, round)?;
    let mut found = Vec::new();
    let mut seen = (HashSet::new(), HashSet::new());
    for (item, (board, game)) in games.iter().enumerate() {
        let problem = match paired.boards.get(board) {
            None => Some(Problem::UnknownBoard { round, board: *board }),
            Some(_) if !seen.0.insert(*board) => Some(Problem::BoardTwice(*board)),
            Some(known) => match (known.game, known.entered) {
                (Some(game), _) => Some(Problem::HasTable(game)),
                (None, Some(_)) => Some(Problem::HasResult(*board)),
                (None, None) => None,
            },
        };
        found.extend(problem.map(|problem| problem.in_field("board").in_item(item)));
        if competition.games.contains_key(game) || !seen.1.insert(*game) {
            found.push(Problem::GameTaken(*game).in_field("game").in_item(item));
        }
    }
    let fact = |(board, game): &(BoardNo, GameId)| CompetitionFact::GameAssigned {
        round,
        board: *board,
        game: *game,
    };
    if_no_errors(found, || games.iter().map(fact).collect())
}

pub(super) fn nothing_paired(competition: &Competition) -> Result<(), ValidationErrors> {
    match competition.rounds.iter().find(|(_, round)| round.is_paired()) {
        Some((round, _)) => Err(Problem::RoundPaired(*round).into()),
        None => Ok(()),
    }
}

pub(super) fn known(competition: &Competition, round: RoundNo) -> Result<&Round, ValidationErrors> {
    require_opened(competition)?;
    competition.round(round).ok_or_else(|| Problem::UnknownRound(round).into())
}

pub(super) fn possible(round: RoundNo) -> Result<(), ValidationErrors> {
    if round.get() <= MAX_ROUNDS {
        return Ok(());
    }
    Err(Problem::OutOfRange { least: 1, most: MAX_ROUNDS }.in_field("round").into())
}

pub(super) fn faults(competition: &Competition, pairings: &[Pairing]) -> Vec<ValidationError> {
    let mut found = Vec::new();
    let (mut boards, mut players) = (HashSet::new(), HashSet::new());
    for (item, pairing) in pairings.iter().enumerate() {
        let mut object =
            |problem: Problem, field| found.push(problem.in_field(field).in_item(item));
        let mut seat = |player: PlayerNo, field| {
            if competition.player(player).is_none() {
                object(Problem::UnknownPlayer(player), field);
            } else if competition.has_withdrawn(player) {
                object(Problem::PlayerWithdrawn(player), field);
            } else if !players.insert(player) {
                object(Problem::PairedTwice(player), field);
            }
        };
        match *pairing {
            Pairing::Board { white, black, .. } if white == black => {
                object(Problem::SamePlayer(white), "black");
            }
            Pairing::Board { board, white, black } => {
                seat(white, "white");
                seat(black, "black");
                if !boards.insert(board) {
                    object(Problem::BoardTwice(board), "board");
                }
            }
            Pairing::Bye { player, .. } => seat(player, "player"),
        }
    }
    found
}
