//! The orders for mates that are not near.

use adoube_chess::{Colour, MoveList, Position};

use super::{
    novelty::{self, Memory},
    queue::{Lead, Queue},
    rank::Ranking,
    ways::Mazes,
    weights::FAR,
};
use crate::table::Table;

pub(super) struct Far {
    ranking: Ranking,
    memory: Memory,
    /// In the order of the guess.
    nearest: Queue,
    /// What is new first, and that in the order of the guess.
    newest: Queue,
    turn: usize,
    /// Which positions were looked at before and are still to be noted here.
    missing: Vec<bool>,
}

impl Far {
    /// Begins at the root. What else was looked at before is noted when a way leads there again.
    pub(super) fn new(table: &Table, winner: Colour) -> Self {
        let mut far = Self {
            ranking: Ranking { plan: &FAR, mazes: Some(Mazes::new()) },
            memory: Memory::new(),
            nearest: Queue::new(),
            newest: Queue::new(),
            turn: 0,
            missing: vec![true; table.len()],
        };
        far.catch_up(table, 0, winner);
        far
    }

    /// What to look at next, if it is one of these orders' turn.
    pub(super) fn lead(&mut self) -> Option<Lead> {
        self.turn += 1;
        match self.turn % 3 {
            0 => None,
            1 => self.nearest.pop(),
            _ => self.newest.pop(),
        }
    }

    /// Notes a position that was looked at before these orders began.
    pub(super) fn catch_up(&mut self, table: &Table, place: u32, winner: Colour) {
        if self.missing.get_mut(place as usize).is_some_and(std::mem::take) {
            let position = table.position(place);
            self.note(position, &position.legal_moves(), winner, place);
        }
    }

    /// Notes what can follow a position.
    pub(super) fn note(
        &mut self,
        position: &Position,
        moves: &MoveList,
        winner: Colour,
        place: u32,
    ) {
        let Self { ranking, memory, nearest, newest, .. } = self;
        let frame = novelty::frame(position);
        ranking.rank(position, moves, winner, |score, by| {
            nearest.push(score, place, by);
            let novelty = memory.note(position, frame, by);
            newest.push(score / 3 + novelty as u32 * Queue::LAST / 3, place, by);
        });
    }
}
