//! Illegal moves without supervision ([`Provision::RapidIllegalMove`], [`Provision::BlitzIllegalMove`]).
//!
//! **Says:** a move is illegal once the clock was pressed, and can be claimed until the opponent has moved;
//! then it stands.
//! **Differs:** up to 2009 only the opponent can act on it, later also the arbiter who sees it in time; in
//! blitz, and in 2014 and 2017 in rapid chess too, it loses the game at once; blitz up to 2009 states
//! itself from when it can be claimed.
//! **Decides from:** whether the clock was pressed, and whether a half-move was made since.

use adoube_chess::{Board, Colour, Piece, Rank, Role, Square};

use super::{
    too_late::is_misplaced,
    values::{Arbiter, IllegalMoveConsequence, IllegalPosition, RapidRules, UnpressedClaim},
    with_unsupervised_rules,
};
use crate::{
    Provision,
    history::Ply,
    regulations::{Regulations, Rules},
    rules::{Draft, moves::Diagnosis, standing},
    state::Table,
    vocabulary::{Ground, Latent, Refusal, RefusalReason, Ruling, Who},
};

/// Returns the provision on illegal moves without supervision.
pub(crate) fn rests_on(table: &Table) -> Provision {
    let of_blitz = table.cite(Provision::BlitzIllegalMove);
    match table.regulations().rules() {
        Rules::Blitz if of_blitz.is_some() => Provision::BlitzIllegalMove,
        Rules::Competition | Rules::Rapid | Rules::Blitz => Provision::RapidIllegalMove,
    }
}

/// Reports whether a completed illegal move loses the game, even the first.
pub(crate) fn loses_at_once(regulations: &Regulations) -> bool {
    RapidRules::under(regulations)
        .is_some_and(|values| values.illegal_move.costs == IllegalMoveConsequence::TheGame)
}

/// Reports whether the illegal move with this number can still be acted upon.
pub(crate) fn is_in_time(table: &Table, ply: Ply) -> bool {
    let is_answered = || ply < table.history().plies() || standing::is_answered(table);
    RapidRules::under(table.regulations()).is_none() || !is_answered()
}

/// Checks that what counts as an illegal move is acted upon in time: two hands, a press without a move.
pub(crate) fn check_acted_in_time(draft: &Draft, ply: Ply) -> Result<(), Refusal> {
    let table = draft.table();
    if is_in_time(table, ply) {
        Ok(())
    } else {
        draft.refuse(RefusalReason::TooLate, rests_on(table))
    }
}

/// Adds the provisions on illegal moves without supervision to a ruling.
pub(crate) fn also_under(table: &Table, ruling: Ruling) -> Ruling {
    let Some(values) = RapidRules::under(table.regulations()) else { return ruling };
    let mut ruling = with_unsupervised_rules(table, ruling.also(rests_on(table)));
    if values.illegal_position == IllegalPosition::StepsIn && is_plainly_illegal(table) {
        ruling = ruling.also(Provision::RapidIllegalPosition);
    }
    ruling
}

/// Returns the provision that forbids a king to castle that was set up wrongly and can no longer be corrected.
pub(crate) fn forbids_castling(table: &Table, what: &Diagnosis) -> Option<Provision> {
    RapidRules::under(table.regulations())?;
    let castles = what.attempt.is_some_and(|plan| plan.castles) && is_misplaced(table);
    castles.then_some(Provision::MisplacedKingCannotCastle)
}

/// Checks that this person may claim or notice it, and is in time.
pub(crate) fn may_find(draft: &Draft, who: Who) -> Result<(), Refusal> {
    let table = draft.table();
    let Some(values) = RapidRules::under(table.regulations()) else { return Ok(()) };
    let illegal = table.latent().iter().filter_map(|latent| match latent {
        Latent::IllegalMove { by, ply, .. } => Some((*by, *ply)),
        _ => None,
    });
    // A player can claim the opponent's illegal move, whatever they have played since.
    let is_claimable = |by: Colour| who.side() != Some(by);
    let Some((by, last)) = illegal.max_by_key(|(by, ply)| (is_claimable(*by), *ply)) else {
        return check_pressed(draft, who, values);
    };
    if !is_in_time(table, last) {
        return draft.refuse(RefusalReason::TooLate, rests_on(table));
    }
    let may = match who.side() {
        // The opponent has not played one.
        Some(_) if !is_claimable(by) => {
            return draft.refuse(RefusalReason::NothingOfTheKind, rests_on(table));
        }
        Some(_) => true,
        None if values.illegal_move.arbiter == Arbiter::ActsInTime => true,
        None => values.illegal_position == IllegalPosition::StepsIn && is_plainly_illegal(table),
    };
    if may { Ok(()) } else { draft.refuse(RefusalReason::NotForYou, rests_on(table)) }
}

/// Checks that the clock was pressed, so that the move on the board can be claimed.
fn check_pressed(draft: &Draft, who: Who, values: RapidRules) -> Result<(), Refusal> {
    let table = draft.table();
    let by = table.to_move();
    let is_unpressed = who.side() == Some(!by) && table.stands_otherwise(by);
    if is_unpressed && values.illegal_move.unpressed == UnpressedClaim::IsTooEarly {
        return draft.refuse(RefusalReason::TooEarly, rests_on(table));
    }
    Ok(())
}

/// Reports whether both kings are in check, or a pawn is on its last rank.
pub(crate) fn is_plainly_illegal(table: &Table) -> bool {
    plainly_illegal(table).is_some()
}

/// Returns which of the two it is.
pub(crate) fn plainly_illegal(table: &Table) -> Option<Ground> {
    let board = table.board();
    if are_both_in_check(board) {
        return Some(Ground::BothKingsInCheck);
    }
    pawn_on_last_rank(board).map(Ground::PawnOnLastRank)
}

fn are_both_in_check(board: &Board) -> bool {
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
