//! Chess960 at the table.
//!
//! **Says:** the starting position is drawn by lot before the game; castling ends with king and rook where
//! they would stand in standard chess, in one of four ways, and is best announced, because its beginning
//! may look like another move.
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

/// Draws the starting position by lot.
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

/// Reports whether the game is Chess960.
pub(crate) fn is_played(table: &Table) -> bool {
    table.regulations().start != Start::Standard
}

/// Returns the provisions that castling in Chess960 rests on besides the usual ones.
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

/// Returns the provisions that failed castling in Chess960 rests on besides the usual ones.
pub(crate) fn provisions_broken(table: &Table, what: &Diagnosis) -> Vec<Provision> {
    if !is_played(table) || !what.attempt.is_some_and(|plan| plan.castles) {
        return Vec::new();
    }
    let is_blocked = what.breaks == Provision::CastlingObstructed;
    let mut under = vec![Provision::Chess960Castling];
    under.extend(is_blocked.then_some(Provision::Chess960CastlingEmptySquares));
    under
}
