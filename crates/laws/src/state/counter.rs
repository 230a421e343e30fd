//! The move counter of a clock, compared with the moves completed.

use adoube_chess::Colour;

use super::Table;
use crate::clock::{Correction, PerPlayer};

impl Table {
    /// Sets the clocks of a game that starts with these times.
    pub(crate) fn set_clocks(&mut self, each: PerPlayer<Option<Correction>>) {
        for (colour, correction) in each.iter() {
            if let Some(correction) = correction {
                self.clock = self.clock.clone().correct(self.now, colour, *correction);
                self.mark_counter_set(colour, *correction);
                self.align_with_move_number(colour);
            }
        }
    }

    /// Adjusts the counter of a game that starts in the middle: the number of its next move says how many
    /// moves were completed before, and a counter that shows more is ahead from the start. Number one says nothing.
    fn align_with_move_number(&mut self, colour: Colour) {
        let start = self.setup.board();
        let number = i32::try_from(start.fullmoves()).unwrap_or(i32::MAX);
        if number > 1 {
            let has_moved = colour == Colour::White && start.turn() == Colour::Black;
            let before = if has_moved { number } else { number - 1 };
            let player = &mut self.players[colour];
            player.counter_set_above = player.counter_set_above.min(before);
        }
    }

    /// Records that a move counter was set: it is correct from then on.
    pub(crate) fn mark_counter_set(&mut self, colour: Colour, correction: Correction) {
        if correction.completed.is_some() {
            self.players[colour].counter_set_above = self.counter_above(colour);
        }
    }

    pub(super) fn counter_above(&self, colour: Colour) -> i32 {
        let counted = self.clock.completed(colour).get();
        i32::from(counted) - i32::from(self.players[colour].completed.get())
    }

    /// Returns how far a player's move counter is ahead of the moves completed: it counts presses.
    pub(crate) fn counter_ahead(&self, colour: Colour) -> i32 {
        self.counter_above(colour) - self.players[colour].counter_set_above
    }
}
