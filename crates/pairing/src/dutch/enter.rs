//! Entering a paired round into a file.

use super::Round;
use crate::{
    PlayerId, Points,
    trf::{Cell, Document, Record},
};

impl Document {
    /// Enters a paired round: opponents and colours, without results, and the bye with its points.
    pub fn enter_round(&mut self, round: &Round, bye: Points) {
        for (_, record) in &mut self.records {
            let Record::Player(line) = record else { continue };
            let id = PlayerId(line.number);
            let Some(entry) = round.entry(id) else { continue };
            if line.cells.len() < round.number {
                line.cells.resize(round.number, Cell::BLANK);
            }
            if let Some(cell) = round.number.checked_sub(1).and_then(|at| line.cells.get_mut(at)) {
                *cell = Cell::from(entry);
            }
            if round.bye == Some(id) {
                line.points = line.points.map(|points| points + bye);
            }
        }
    }
}
