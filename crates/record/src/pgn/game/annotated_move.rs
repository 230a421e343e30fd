//! A move with its annotations.

use adoube_chess::{Colour, Move, Position, notation::Leniency};
use adoube_laws::clock::Milliseconds;

use super::{IllegalPlay, LineId};
use crate::pgn::{Comment, Evaluation, Span};

/// A move of a line, with its annotations.
#[derive(Clone, Debug)]
pub struct AnnotatedMove {
    played: MoveOrNull,
    /// Annotation glyphs, in their order.
    pub nags: Vec<Nag>,
    /// Comments after the move, before its variations.
    pub comments: Vec<Comment>,
    /// Alternatives to the move.
    pub variations: Vec<Variation>,
    /// Its original spelling, if it differs from the export format.
    pub written: Option<Box<Spelling>>,
    /// Its place in the text.
    pub span: Span,
}

/// A move or a null move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveOrNull {
    /// A legal move.
    Move(Move),
    /// A null move, `--`: annotators write it to show a threat. The Laws have no such move.
    Pass,
}

/// An alternative to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The line.
    pub line: LineId,
    /// Comments after its closing bracket.
    pub after: Vec<Comment>,
}

/// A numeric annotation glyph: 1 is `!`, 6 is `?!`, 16 is `±`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u16);

/// The original spelling of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// Its text.
    pub text: String,
    /// The leniencies that were needed to read it.
    pub leniencies: Vec<Leniency>,
}

impl From<MoveOrNull> for AnnotatedMove {
    fn from(played: MoveOrNull) -> Self {
        Self {
            played,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            written: None,
            span: Span::default(),
        }
    }
}

impl AnnotatedMove {
    /// The move or null move.
    pub const fn played(&self) -> MoveOrNull {
        self.played
    }

    /// The move, if it is one.
    pub const fn moved(&self) -> Option<Move> {
        match self.played {
            MoveOrNull::Move(moved) => Some(moved),
            MoveOrNull::Pass => None,
        }
    }

    /// The time left on the mover's clock, from a comment.
    pub fn clock(&self) -> Option<Milliseconds> {
        self.comments.iter().find_map(Comment::clock)
    }

    /// The time spent on the move, from a comment.
    pub fn elapsed(&self) -> Option<Milliseconds> {
        self.comments.iter().find_map(Comment::elapsed)
    }

    /// The evaluation of an engine, from a comment.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.comments.iter().find_map(Comment::evaluation)
    }

    /// Whether a draw was offered with it: `(=)`, or the command that replaces it.
    pub fn has_draw_offer(&self) -> bool {
        self.comments.iter().any(Comment::is_draw_offer)
    }
}

impl From<Move> for MoveOrNull {
    fn from(moved: Move) -> Self {
        Self::Move(moved)
    }
}

impl MoveOrNull {
    /// The position after it, if it is legal.
    pub(crate) fn checked(self, position: &Position) -> Result<Position, IllegalPlay> {
        match self {
            Self::Move(moved) => Ok(position.play(moved)?),
            Self::Pass => pass(position).ok_or(IllegalPlay::Pass),
        }
    }

    /// The position after it. It is legal: games are checked when they are built.
    pub(crate) fn after(self, position: &Position) -> Position {
        match self {
            Self::Move(moved) => position.play_unchecked(moved),
            Self::Pass => pass(position).unwrap_or(*position),
        }
    }
}

/// The same board with the other side to move.
fn pass(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    let mut board = position.board();
    board.set_turn(!position.turn());
    board.set_en_passant(None);
    board.set_halfmoves(position.halfmoves().saturating_add(1));
    let whole = u32::from(position.turn() == Colour::Black);
    board.set_fullmoves(position.fullmoves().saturating_add(whole));
    Position::composed(&board).ok()
}
