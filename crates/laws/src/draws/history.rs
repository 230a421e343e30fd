//! The positions of a game.

use adoube_chess::{IllegalMove, Move, Position, Sameness, same_position};

/// How many half-moves had been played when a position stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u32);

/// The positions of a game from the first to the last.
#[derive(Clone, Debug)]
pub struct History {
    positions: Vec<Position>,
}

impl History {
    /// A game that begins with a position.
    pub fn new(start: Position) -> Self {
        Self { positions: vec![start] }
    }

    /// Adds a move; an illegal one changes nothing.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        let after = self.last().play(played)?;
        self.positions.push(after);
        Ok(())
    }

    /// The position that stands now.
    pub fn last(&self) -> &Position {
        // There is always the first.
        &self.positions[self.positions.len() - 1]
    }

    /// The half-moves played so far.
    pub fn plies(&self) -> Ply {
        ply(self.positions.len() - 1)
    }

    /// When a position stood, in this game, by a definition of sameness. Only as far back as it could: what was taken
    /// and which pawns have moved is never undone.
    pub(super) fn occurrences(&self, of: &Position, by: Sameness) -> Vec<Ply> {
        let reversible = of.halfmoves() as usize + 1;
        let from = self.positions.len().saturating_sub(reversible);
        let recent = self.positions.iter().enumerate().skip(from);
        recent
            .filter(|(_, then)| same_position(then, of, by))
            .map(|(place, _)| ply(place))
            .collect()
    }
}

/// Longer games than four thousand million half-moves there are not.
fn ply(place: usize) -> Ply {
    Ply(u32::try_from(place).unwrap_or(u32::MAX))
}
