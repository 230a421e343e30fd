//! The players to be paired in a round, in order, with everything that the criteria need.

use std::collections::HashSet;

use super::{
    colour::Colours,
    criterion::{Criteria, Criterion},
};
use crate::{Bye, Player, PlayerId, Points, RoundEntry, Tournament};

/// How a player floated in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// Against a lower score, or points without a game.
    Down,
    /// Against a higher score.
    Up,
    /// Neither.
    Level,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) id: PlayerId,
    /// The effective pairing number, from 1, not counting players who never arrived.
    pub(crate) number: usize,
    /// The score with virtual points.
    pub(crate) score: Points,
    pub(crate) colours: Colours,
    /// The floats of the last round and the round before.
    pub(crate) floats: [Float; 2],
    pub(crate) may_have_bye: bool,
    pub(crate) unplayed: u32,
    /// More than half of the possible points, and this is the last round.
    pub(crate) topscorer: bool,
}

/// All players to be paired: by score, then by pairing number.
pub(crate) struct Field {
    pub(crate) entrants: Vec<Entrant>,
    allowed: Vec<bool>,
}

impl Field {
    pub(crate) fn new(tournament: &Tournament, round: usize, criteria: Criteria) -> Self {
        let present = present(tournament, round);
        let before = round - 1;
        let seen: Vec<bool> = tournament
            .players
            .iter()
            .zip(&present)
            .map(|(player, &here)| here || (1..round).any(|past| player.entry(past).was_paired()))
            .collect();
        let last = round == tournament.rounds
            || (tournament.rounds == 0 && round == tournament.paired_rounds());
        let half = Points::tenths(
            before as i32 * tournament.scoring.win.max(tournament.scoring.draw).in_tenths() / 2,
        );
        let mut entrants = Vec::new();
        let mut number = 0;
        for (position, player) in tournament.players.iter().enumerate() {
            number += usize::from(seen[position]);
            if !present[position] {
                continue;
            }
            let score =
                tournament.score(player, before) + tournament.virtual_points(position, round);
            let history = player
                .entries
                .iter()
                .take(before)
                .filter_map(|entry| entry.played_colour())
                .collect();
            let float = |back: usize| {
                before
                    .checked_sub(back)
                    .map_or(Float::Level, |past| float(tournament, position, past + 1))
            };
            entrants.push(Entrant {
                id: player.id,
                number,
                score,
                colours: Colours::new(history),
                floats: [float(1), float(2)],
                may_have_bye: !criteria.has(Criterion::C2)
                    || may_have_bye(tournament, player, before),
                unplayed: before as u32
                    - player
                        .entries
                        .iter()
                        .take(before)
                        .filter(|entry| entry.played().is_some())
                        .count() as u32,
                topscorer: last && score > half,
            });
        }
        entrants.sort_by_key(|entrant| (std::cmp::Reverse(entrant.score), entrant.number));
        let mut field = Self { entrants, allowed: Vec::new() };
        field.allow(tournament, round, criteria);
        field
    }

    /// Applies C1 and C3 to every pair.
    fn allow(&mut self, tournament: &Tournament, round: usize, criteria: Criteria) {
        let count = self.entrants.len();
        let mut met: HashSet<(PlayerId, PlayerId)> = HashSet::new();
        for rule in &tournament.forbidden {
            if (rule.first_round..=rule.last_round).contains(&round) {
                met.extend(
                    rule.players.iter().flat_map(|&a| rule.players.iter().map(move |&b| (a, b))),
                );
            }
        }
        for player in &tournament.players {
            let opponents =
                player.entries.iter().take(round - 1).filter_map(|entry| entry.played());
            met.extend(opponents.map(|opponent| (player.id, opponent)));
        }
        let (first, third) = (criteria.has(Criterion::C1), criteria.has(Criterion::C3));
        let place: std::collections::HashMap<PlayerId, usize> =
            self.entrants.iter().enumerate().map(|(at, entrant)| (entrant.id, at)).collect();
        self.allowed = vec![true; count * count];
        if first {
            for (a, b) in met {
                if let (Some(a), Some(b)) = (place.get(&a), place.get(&b)) {
                    self.allowed[a * count + b] = false;
                }
            }
        }
        if third {
            for (a, one) in self.entrants.iter().enumerate() {
                for (b, other) in self.entrants.iter().enumerate() {
                    if !one.topscorer
                        && !other.topscorer
                        && one.colours.has_absolute_conflict(&other.colours)
                    {
                        self.allowed[a * count + b] = false;
                    }
                }
            }
        }
    }

    pub(crate) fn is_allowed(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.entrants.len() + b]
    }

    /// Leaves a player only this opponent.
    pub(crate) fn force(&mut self, a: usize, b: usize) {
        let count = self.entrants.len();
        for one in [a, b] {
            for other in 0..count {
                if other != a && other != b {
                    self.allowed[one * count + other] = false;
                    self.allowed[other * count + one] = false;
                }
            }
            self.entrants[one].may_have_bye = false;
        }
    }
}

/// Returns who is paired in the round: if it has been paired those who were, else all without a bye.
fn present(tournament: &Tournament, round: usize) -> Vec<bool> {
    let past = round <= tournament.paired_rounds();
    let here = |player: &Player| {
        let entry = player.entry(round);
        if past { entry.was_paired() } else { entry == RoundEntry::Absent }
    };
    tournament.players.iter().map(here).collect()
}

/// Applies C2: no bye after an allocated bye, nor after the points of a win without a game.
fn may_have_bye(tournament: &Tournament, player: &Player, before: usize) -> bool {
    (1..=before).all(|round| {
        let entry = player.entry(round);
        let idle = entry.played().is_none();
        !(entry == RoundEntry::Bye(Bye::Allocated)
            || (idle && tournament.points_in(player, round) >= tournament.scoring.win))
    })
}

fn float(tournament: &Tournament, position: usize, round: usize) -> Float {
    let player = &tournament.players[position];
    let Some(opponent) = player.entry(round).played().and_then(|id| tournament.position(id)) else {
        let scored = tournament.points_in(player, round) > tournament.scoring.loss;
        return if scored { Float::Down } else { Float::Level };
    };
    let score = |at: usize| {
        tournament.score(&tournament.players[at], round - 1) + tournament.virtual_points(at, round)
    };
    match score(position).cmp(&score(opponent)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::Level,
    }
}
