//! The clock at each move.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, Milliseconds, PerPlayer},
    history::Ply,
    table::{Event, Fact, Table},
};

use crate::pgn::{Comment, written_time};

/// What the clock showed after each move, and how long it had run for it.
#[derive(Default)]
pub(super) struct MoveTimes {
    /// By the number of half-moves: whose, what the clock showed, and how long it had run.
    shown: BTreeMap<u32, (Colour, Milliseconds, Milliseconds)>,
    /// How long each player's clock has run since the last move of the player was completed.
    spent: PerPlayer<Milliseconds>,
    seen: Option<At>,
}

impl MoveTimes {
    /// Something happened.
    pub(super) fn pass(&mut self, before: &Table, after: &Table, event: &Event) {
        let since = event.at.since(self.seen.unwrap_or(event.at));
        self.seen = Some(event.at);
        if let Some(running) = before.clock().running() {
            self.spent[running] += since;
        }
        // A move that does not stand has cost its time all the same: it goes to the one that is played instead.
        let Ply(standing) = after.history().plies();
        for (whose, _, spent) in self.shown.split_off(&(standing + 1)).into_values() {
            self.spent[whose] += spent;
        }
        if let Fact::MoveCompleted { by, .. } = event.fact {
            let left = after.clock().remaining(by, event.at);
            let spent = std::mem::take(&mut self.spent[by]);
            self.shown.insert(standing, (by, left, spent));
        }
    }

    /// The times of a move as a comment.
    pub(super) fn of(&self, ply: Ply) -> Option<Comment> {
        let (_, left, spent) = self.shown.get(&ply.0)?;
        let (left, spent) = (written_time(*left), written_time(*spent));
        Some(Comment::new(format!("[%clk {left}] [%emt {spent}]")))
    }
}
