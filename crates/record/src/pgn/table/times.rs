//! The clock at each move.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, Milliseconds, PerPlayer},
    history::Ply,
    table::{Event, Fact, Table},
};

use crate::pgn::{Comment, written_time};

/// The clock reading after each move, and the time spent on it.
#[derive(Default)]
pub(super) struct MoveTimes {
    /// By half-move: the player, the clock reading, and the time spent.
    shown: BTreeMap<u32, (Colour, Milliseconds, Milliseconds)>,
    /// How long each player's clock has run since the player's last completed move.
    spent: PerPlayer<Milliseconds>,
    seen: Option<At>,
}

impl MoveTimes {
    /// Records an event.
    pub(super) fn pass(&mut self, before: &Table, after: &Table, event: &Event) {
        let since = event.at.since(self.seen.unwrap_or(event.at));
        self.seen = Some(event.at);
        if let Some(running) = before.clock().running() {
            self.spent[running] += since;
        }
        // The time for a move that was taken back counts for the one that replaces it.
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
    pub(super) fn comment(&self, ply: Ply) -> Option<Comment> {
        let (_, left, spent) = self.shown.get(&ply.0)?;
        let (left, spent) = (written_time(*left), written_time(*spent));
        Some(Comment::new(format!("[%clk {left}] [%emt {spent}]")))
    }
}
