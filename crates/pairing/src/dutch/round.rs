//! Pairing a whole round: bracket by bracket, then colours, then the order of the boards.

use thiserror::Error;

use super::{
    brackets::{BracketResult, pair_field},
    colour::{ColourRule, allot},
    criterion::Criteria,
    field::Field,
};
use crate::{Bye, Colour, PlayerId, RoundEntry, Tournament};

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// The rule that determined the colours.
    pub colours: ColourRule,
}

/// The pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The round, from 1.
    pub number: usize,
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<PlayerId>,
}

impl Round {
    /// Returns whether these two meet.
    pub fn are_paired(&self, a: PlayerId, b: PlayerId) -> bool {
        self.pairs
            .iter()
            .any(|pair| (pair.white, pair.black) == (a, b) || (pair.black, pair.white) == (a, b))
    }
}

impl Round {
    /// Returns the entry of a player; `None` if the player is not paired in the round.
    pub fn entry(&self, id: PlayerId) -> Option<RoundEntry> {
        if self.bye == Some(id) {
            return Some(RoundEntry::Bye(Bye::Allocated));
        }
        self.pairs.iter().find_map(|pair| {
            let (opponent, colour) = match id {
                id if id == pair.white => (pair.black, Colour::White),
                id if id == pair.black => (pair.white, Colour::Black),
                _ => return None,
            };
            Some(RoundEntry::Paired { opponent, colour: Some(colour) })
        })
    }
}

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoPairing {
    /// There are no players to be paired.
    #[error("nobody is to be paired")]
    NoPlayers,
    /// The tournament has no such round.
    #[error("there is no round {0} to pair")]
    NoSuchRound(usize),
    /// A result of an earlier round is missing.
    #[error("round {round}: the game of player {player} has no result")]
    ResultMissing {
        /// The round.
        round: usize,
        /// One of the two players.
        player: PlayerId,
    },
    /// The initial colour has not been drawn.
    #[error("the initial colour is not known")]
    NoInitialColour,
    /// C1, C2 and C3 leave no complete pairing (C4): these players have too few opponents left between
    /// them.
    #[error("no complete pairing exists: too few opponents are left for {}", listed(.0))]
    Impossible(Vec<PlayerId>),
}

fn listed(players: &[PlayerId]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Pairs a round by all criteria.
pub fn pair(tournament: &Tournament, round: usize) -> Result<Round, NoPairing> {
    pair_by(tournament, round, Criteria::ALL)
}

/// Pairs a round by some of the criteria.
pub fn pair_by(
    tournament: &Tournament,
    round: usize,
    criteria: Criteria,
) -> Result<Round, NoPairing> {
    check(tournament, round)?;
    let field = Field::new(tournament, round, criteria);
    let brackets = pair_field(&field, criteria)?;
    finish(tournament, round, &field, &brackets)
}

pub(crate) fn check(tournament: &Tournament, round: usize) -> Result<(), NoPairing> {
    let paired = tournament.paired_rounds();
    if round == 0 || round > paired + 1 || (tournament.rounds != 0 && round > tournament.rounds) {
        return Err(NoPairing::NoSuchRound(round));
    }
    for player in &tournament.players {
        for past in 1..round {
            if matches!(player.entry(past), RoundEntry::Paired { .. }) {
                return Err(NoPairing::ResultMissing { round: past, player: player.id });
            }
        }
    }
    Ok(())
}

pub(crate) fn finish(
    tournament: &Tournament,
    round: usize,
    field: &Field,
    brackets: &[BracketResult],
) -> Result<Round, NoPairing> {
    let mut boards = Vec::new();
    for &(one, other) in brackets.iter().flat_map(|bracket| &bracket.pairs) {
        let key =
            |at: usize| (field.entrants[at].score, std::cmp::Reverse(field.entrants[at].number));
        let (high, low) = if key(one) > key(other) { (one, other) } else { (other, one) };
        let (high, low) = (&field.entrants[high], &field.entrants[low]);
        let initial = tournament.initial_colour;
        let (colour, colours) =
            allot(&high.colours, &low.colours, high.number, initial.unwrap_or(Colour::White));
        if colours == ColourRule::InitialColour && initial.is_none() {
            return Err(NoPairing::NoInitialColour);
        }
        let (white, black) =
            if colour == Colour::White { (high.id, low.id) } else { (low.id, high.id) };
        // Virtual points count for the order of the boards too (C.04.7, 1.5).
        let place = (std::cmp::Reverse(high.score), std::cmp::Reverse(low.score), high.number);
        boards.push((place, Pair { white, black, colours }));
    }
    boards.sort_by_key(|&(place, _)| place);
    let bye =
        brackets.last().and_then(|last| last.floaters.first()).map(|&at| field.entrants[at].id);
    Ok(Round { number: round, pairs: boards.into_iter().map(|(_, pair)| pair).collect(), bye })
}
