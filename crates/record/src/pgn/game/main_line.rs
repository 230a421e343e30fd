//! The moves of the main line.

use adoube_chess::{Colour, Position, san};
use adoube_laws::history::Ply;

use super::{AnnotatedMove, Game, LineId, MoveOrNull};

/// A move of the main line.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The half-move, from 1.
    pub ply: Ply,
    /// The move or null move.
    pub played: MoveOrNull,
    /// The position before it.
    pub before: Position,
    /// The position after it.
    pub after: Position,
    /// Its annotations.
    pub entry: &'a AnnotatedMove,
}

impl Step<'_> {
    /// The number of the move, as scoresheets count.
    pub fn number(&self) -> u32 {
        self.before.fullmoves()
    }

    /// The player.
    pub fn side(&self) -> Colour {
        self.before.turn()
    }

    /// The move in SAN.
    pub fn san(&self) -> String {
        write_move(&self.before, self.played)
    }
}

/// A move in SAN.
pub(crate) fn write_move(before: &Position, played: MoveOrNull) -> String {
    match played {
        MoveOrNull::Move(moved) => san::write(before, moved).to_string(),
        MoveOrNull::Pass => PASS.to_owned(),
    }
}

/// The usual notation of a null move.
pub(crate) const PASS: &str = "--";

/// The main line, move by move.
#[derive(Clone, Debug)]
pub struct MainLine<'a> {
    entries: std::slice::Iter<'a, AnnotatedMove>,
    ply: u32,
    position: Position,
}

impl<'a> MainLine<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let entries = game.line(LineId::MAIN).moves.iter();
        Self { entries, ply: 0, position: game.start }
    }
}

impl<'a> Iterator for MainLine<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        let entry = self.entries.next()?;
        let before = self.position;
        self.position = entry.played().after(&before);
        self.ply += 1;
        Some(Step {
            ply: Ply(self.ply),
            played: entry.played(),
            before,
            after: self.position,
            entry,
        })
    }
}
