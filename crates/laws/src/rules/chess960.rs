//! Chess960 at the table.
//!
//! **Says:** the array is drawn by lot before the game; castling ends with king and rook where they would stand in
//! usual chess, by one of four shapes, and is best announced, since a hand that begins it may look as if it made
//! another move.
//! **Differs:** 2005 has no Chess960; it is an appendix of 2009 and a guideline since 2017.

use adoube_chess::{Move, Position, chess960::Number};

use super::moves::Diagnosis;
use crate::{
    Provision,
    regulations::Start,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Fact, Refusal, RefusalReason},
};

/// The arbiter has an array drawn by lot.
pub(crate) fn draw_array(draft: &mut Draft, number: u16) -> Result<(), Refusal> {
    let table = draft.table();
    if Number::new(number).is_none() {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::Chess960StartPosition);
    }
    if *table.stage() != Stage::BeforeStart {
        return Err(RefusalReason::AlreadyStarted.into());
    }
    match table.regulations().start {
        Start::Chess960 => {
            draft.note(Fact::ArrayDrawn(number));
            Ok(())
        }
        Start::Standard => draft.refuse(RefusalReason::NotInRegulations, Provision::Chess960),
        Start::Chess960Number(_) => {
            draft.refuse(RefusalReason::AlreadyDone, Provision::Chess960RandomChoice)
        }
    }
}

/// Whether a game is played by the rules of Chess960.
pub(crate) fn is_played(table: &Table) -> bool {
    table.regulations().start != Start::Standard
}

/// What a castling move of Chess960 rests on besides the usual rules.
pub(crate) fn provisions_of(table: &Table, position: &Position, played: Move) -> Vec<Provision> {
    if !is_played(table) || !played.is_castle() {
        return Vec::new();
    }
    let mut under = vec![
        Provision::Chess960Castling,
        Provision::Chess960CastlingForms,
        Provision::Chess960CastlingTargets,
        Provision::Chess960CastlingEmptySquares,
    ];
    if position.fullmoves() == 1 {
        under.push(Provision::Chess960CastlingAtOnce);
    }
    under
}

/// What an attempt to castle in Chess960 that came to nothing rests on besides the usual rules.
pub(crate) fn provisions_broken(table: &Table, what: &Diagnosis) -> Vec<Provision> {
    if !is_played(table) || !what.attempt.is_some_and(|plan| plan.castles) {
        return Vec::new();
    }
    let is_blocked = what.breaks == Provision::CastlingObstructed;
    let mut under = vec![Provision::Chess960Castling];
    under.extend(is_blocked.then_some(Provision::Chess960CastlingEmptySquares));
    under
}

/// The shape of a castling move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingShape {
    /// King and rook both move.
    DoubleMove,
    /// They change places.
    Transposition,
    /// Only the king moves.
    KingMove,
    /// Only the rook moves.
    RookMove,
}

impl CastlingShape {
    /// The shape of a move, if it is castling.
    pub fn of(played: Move) -> Option<Self> {
        let (king, rook) = played.castling_destinations()?;
        let (king_from, rook_from) = (played.from_square(), played.to_square());
        Some(match (king == king_from, rook == rook_from) {
            (true, _) => Self::RookMove,
            (_, true) => Self::KingMove,
            _ if king == rook_from && rook == king_from => Self::Transposition,
            _ => Self::DoubleMove,
        })
    }
}
