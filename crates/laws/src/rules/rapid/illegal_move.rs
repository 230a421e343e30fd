//! An illegal move without supervision ([`Provision::RapidIllegalMove`], [`Provision::BlitzIllegalMove`]).
//!
//! **Says:** it is one when the clock was pressed, and it can be claimed until the opponent has moved; then it stands.
//! **Differs:** up to 2009 only the opponent can act on it, later the arbiter too who sees it in time; in blitz, and in
//! 2014 and 2017 in rapid chess too, it loses the game at once; blitz up to 2009 says itself from when on it is claimed.
//! **Decides from:** whether the clock was pressed, and whether a half-move was made since.

use adoube_chess::{Board, Colour, Piece, Rank, Role, Square};

use super::{
    followed,
    too_late::is_misplaced,
    values::{Arbiter, Costs, IllegalPosition, RapidRules, Unpressed},
};
use crate::{
    Provision,
    history::Ply,
    regulations::{Regulations, Rules},
    rules::{Draft, moves::Diagnosis, standing},
    state::Table,
    vocabulary::{Ground, Latent, Refusal, RefusalReason, Ruling, Who},
};

/// The provision that says what becomes of an illegal move without supervision.
pub(crate) fn rests_on(table: &Table) -> Provision {
    let of_blitz = table.cite(Provision::BlitzIllegalMove);
    match table.regulations().rules() {
        Rules::Blitz if of_blitz.is_some() => Provision::BlitzIllegalMove,
        Rules::Competition | Rules::Rapid | Rules::Blitz => Provision::RapidIllegalMove,
    }
}

/// Whether a completed illegal move loses the game, be it the first.
pub(crate) fn loses_at_once(regulations: &Regulations) -> bool {
    RapidRules::under(regulations).is_some_and(|values| values.illegal_move.costs == Costs::TheGame)
}

/// Whether an illegal move that is the half-move of this number can still be acted upon.
pub(crate) fn is_in_time(table: &Table, ply: Ply) -> bool {
    let is_answered = || ply < table.history().plies() || standing::is_answered(table);
    RapidRules::under(table.regulations()).is_none() || !is_answered()
}

/// What counts as an illegal move has to be acted upon in time too: two hands, a press without a move.
pub(crate) fn acted_in_time(draft: &Draft, ply: Ply) -> Result<(), Refusal> {
    let table = draft.table();
    if is_in_time(table, ply) {
        Ok(())
    } else {
        draft.refuse(RefusalReason::TooLate, rests_on(table))
    }
}

/// What a ruling on an illegal move rests on besides, without supervision.
pub(crate) fn also_under(table: &Table, ruling: Ruling) -> Ruling {
    let Some(values) = RapidRules::under(table.regulations()) else { return ruling };
    let mut ruling = followed(table, ruling.also(rests_on(table)));
    if values.illegal_position == IllegalPosition::StepsIn && is_plainly_illegal(table) {
        ruling = ruling.also(Provision::RapidIllegalPosition);
    }
    ruling
}

/// A king that was set up wrongly, and can no longer be put right, may not castle.
pub(crate) fn forbids_castling(table: &Table, what: &Diagnosis) -> Option<Provision> {
    RapidRules::under(table.regulations())?;
    let castles = what.attempt.is_some_and(|plan| plan.castles) && is_misplaced(table);
    castles.then_some(Provision::MisplacedKingCannotCastle)
}

/// Whether this is for somebody to claim, or to see, and still in time.
pub(crate) fn may_find(draft: &Draft, who: Who) -> Result<(), Refusal> {
    let table = draft.table();
    let Some(values) = RapidRules::under(table.regulations()) else { return Ok(()) };
    let illegal = table.latent().iter().filter_map(|latent| match latent {
        Latent::IllegalMove { by, ply, .. } => Some((*by, *ply)),
        _ => None,
    });
    // A player claims the opponent's, whatever he has played himself since.
    let is_claimable = |by: Colour| who.side() != Some(by);
    let Some((by, last)) = illegal.max_by_key(|(by, ply)| (is_claimable(*by), *ply)) else {
        return pressed_first(draft, who, values);
    };
    if !is_in_time(table, last) {
        return draft.refuse(RefusalReason::TooLate, rests_on(table));
    }
    let may = match who.side() {
        // The opponent has played none.
        Some(_) if !is_claimable(by) => {
            return draft.refuse(RefusalReason::NothingOfTheKind, rests_on(table));
        }
        Some(_) => true,
        None if values.illegal_move.arbiter == Arbiter::ActsInTime => true,
        None => values.illegal_position == IllegalPosition::StepsIn && is_plainly_illegal(table),
    };
    if may { Ok(()) } else { draft.refuse(RefusalReason::NotForYou, rests_on(table)) }
}

/// What stands on the board can be claimed when the clock was pressed.
fn pressed_first(draft: &Draft, who: Who, values: RapidRules) -> Result<(), Refusal> {
    let table = draft.table();
    let by = table.to_move();
    let is_unpressed = who.side() == Some(!by) && table.stands_otherwise(by);
    if is_unpressed && values.illegal_move.unpressed == Unpressed::IsTooEarly {
        return draft.refuse(RefusalReason::TooEarly, rests_on(table));
    }
    Ok(())
}

/// Whether both kings are in check, or a pawn stands where it has to be something else.
pub(crate) fn is_plainly_illegal(table: &Table) -> bool {
    plainly_illegal(table).is_some()
}

/// Which of the two it is.
pub(crate) fn plainly_illegal(table: &Table) -> Option<Ground> {
    let board = table.board();
    if both_in_check(board) {
        return Some(Ground::BothKingsInCheck);
    }
    pawn_on_last_rank(board).map(Ground::PawnOnLastRank)
}

fn both_in_check(board: &Board) -> bool {
    Colour::ALL.into_iter().all(|colour| {
        let kings = board.pieces(Piece::new(colour, Role::King));
        kings.into_iter().any(|king| board.attackers(king, !colour).any())
    })
}

fn pawn_on_last_rank(board: &Board) -> Option<Square> {
    let last = [(Colour::White, Rank::Eighth), (Colour::Black, Rank::First)];
    last.into_iter().find_map(|(colour, rank)| {
        let pawns = board.pieces(Piece::new(colour, Role::Pawn));
        pawns.into_iter().find(|square| square.rank() == rank)
    })
}
