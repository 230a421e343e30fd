//! Moves that must be played, because of touched and released pieces or a ruling.

use adoube_chess::{Colour, Move, Position};

use super::Table;
use crate::Citation;

/// The moves allowed now, and why no others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The allowed moves.
    pub moves: Vec<Move>,
    /// The citations that exclude the other moves; empty if none is excluded.
    pub cites: Vec<Citation>,
}

impl Table {
    /// Returns the moves that the player to move may play now, and what excludes the others: touched and
    /// released pieces, or a ruling. `None` if the board is not a legal position.
    pub fn obligation(&self) -> Option<Obligation> {
        let by = self.to_move();
        if let Some(ordered) = self.must_play.as_ref().filter(|ordered| ordered.by == by) {
            return Some(Obligation { moves: ordered.moves.clone(), cites: ordered.cites.clone() });
        }
        let duty = self.players[by]
            .hands
            .touch
            .allowed_moves(self.position()?, &self.regulations.open_points);
        let cites = duty.because.iter().filter_map(|provision| self.cite(*provision)).collect();
        Some(Obligation { moves: duty.moves, cites })
    }

    /// Returns the moves that touched pieces and orders leave to a player.
    pub(crate) fn allowed_moves(&self, by: Colour, position: &Position) -> Vec<Move> {
        match self.obligation() {
            Some(duty) if self.to_move() == by => duty.moves,
            Some(_) | None => position.legal_moves().to_vec(),
        }
    }

    /// Returns the citations that exclude moves of the player to move; empty if every legal move is allowed.
    pub fn bound_by(&self) -> Vec<Citation> {
        let is_free =
            self.must_play.is_none() && self.players[self.to_move()].hands.touch.is_idle();
        if is_free {
            Vec::new()
        } else {
            self.obligation().map(|duty| duty.cites).unwrap_or_default()
        }
    }
}
