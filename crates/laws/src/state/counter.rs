//! The move counter of a clock, held against the moves that were completed.

use adoube_chess::Colour;

use super::Table;
use crate::clock::{Correction, PerPlayer};

impl Table {
    /// A game that is taken up with these times on the clocks.
    pub(crate) fn set_clocks(&mut self, each: PerPlayer<Option<Correction>>) {
        for (colour, correction) in each.iter() {
            if let Some(correction) = correction {
                self.clock = self.clock.clone().correct(self.now, colour, *correction);
                self.counter_set(colour, *correction);
                self.numbered(colour);
            }
        }
    }

    /// A game that is taken up in the middle says by the number of its next move how many were completed before; a
    /// counter that shows more is ahead from the start. Number one says nothing.
    fn numbered(&mut self, colour: Colour) {
        let start = self.setup.board();
        let number = i32::try_from(start.fullmoves()).unwrap_or(i32::MAX);
        if number > 1 {
            let has_moved = colour == Colour::White && start.turn() == Colour::Black;
            let before = if has_moved { number } else { number - 1 };
            let player = &mut self.players[colour];
            player.counter_set_above = player.counter_set_above.min(before);
        }
    }

    /// A move counter that was set is right from then on.
    pub(crate) fn counter_set(&mut self, colour: Colour, correction: Correction) {
        if correction.completed.is_some() {
            self.players[colour].counter_set_above = self.counter_above(colour);
        }
    }

    pub(super) fn counter_above(&self, colour: Colour) -> i32 {
        let counted = self.clock.completed(colour).get();
        i32::from(counted) - i32::from(self.players[colour].completed.get())
    }

    /// By how many the move counter of a player's clock is ahead of the moves that were completed: it counts presses.
    pub(crate) fn counter_ahead(&self, colour: Colour) -> i32 {
        self.counter_above(colour) - self.players[colour].counter_set_above
    }
}
