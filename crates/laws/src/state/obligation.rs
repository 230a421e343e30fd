//! What has to be played: by touched and released pieces, or by a ruling.

use adoube_chess::{Colour, Move, Position};

use super::Table;
use crate::Citation;

/// What may be played, and why nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The moves that are left.
    pub moves: Vec<Move>,
    /// What has taken the others away; empty if nothing has.
    pub cites: Vec<Citation>,
}

impl Table {
    /// What the player who has the move may play now, and what has taken the other moves away: touched and released
    /// pieces, or a ruling. Nothing if no game can go on from the board.
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

    /// The moves that touched pieces and orders leave to a player.
    pub(crate) fn allowed_moves(&self, by: Colour, position: &Position) -> Vec<Move> {
        match self.obligation() {
            Some(duty) if self.to_move() == by => duty.moves,
            Some(_) | None => position.legal_moves().to_vec(),
        }
    }

    /// What has taken moves away from the player who has the move; nothing if everything legal may be played.
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
