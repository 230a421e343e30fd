//! Wrong starts found too late ([`Provision::TooLateForSetUpClaim`], [`Provision::TooLateForClockSetting`],
//! [`Provision::MisplacedKingCannotCastle`]).
//!
//! **Says:** without supervision a wrong setup, board or clock can be corrected only during the first
//! moves; a king set up wrongly cannot castle.
//! **Differs:** three moves up to 2009, ten later; then a clock may still be corrected if the schedule
//! would suffer, and a misplaced rook is named too.
//! **Decides from:** the moves of both players, and the setup, compared with the prescribed one.

use adoube_chess::{Colour, Piece, Role};

use super::{
    values::{CountedMoves, RapidRules},
    with_unsupervised_rules,
};
use crate::{
    Provision,
    clock::MoveNumber,
    regulations::Has,
    rules::Draft,
    state::Table,
    vocabulary::{AnswerKind, Author, Ground, Order, Refusal, RefusalReason, Ruling, Topic},
};

/// Whether it can still be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CorrectionStatus {
    /// It can.
    Open,
    /// It has been ruled on: it stays as it is, or the arbiter was asked.
    Settled,
}

fn is_too_late(table: &Table) -> Option<RapidRules> {
    let values = RapidRules::under(table.regulations())?;
    (moves_of_each(table, Some(values)) >= values.too_late.after).then_some(values)
}

/// Returns the smaller number of moves of the two players, as the edition counts them.
fn moves_of_each(table: &Table, values: Option<RapidRules>) -> MoveNumber {
    let of = |colour| match values.map(|values| values.too_late.counted) {
        Some(CountedMoves::Made) => table.moves_made(colour),
        Some(CountedMoves::Completed) | None => table.player(colour).completed,
    };
    of(Colour::White).min(of(Colour::Black))
}

/// Returns the ground: the number of moves, and the limit for correcting a wrong start.
fn counted(table: &Table) -> Ground {
    let values = RapidRules::under(table.regulations());
    let limit = values.map(|values| values.too_late.after);
    Ground::MovesOfEach { moves: moves_of_each(table, values), limit }
}

/// Adds to a ruling that corrects a wrong start that it was found in time.
pub(crate) fn with_found_in_time(table: &Table, ruling: Ruling, limit: Provision) -> Ruling {
    let ruling = ruling.ground(counted(table));
    match RapidRules::under(table.regulations()) {
        Some(_) => ruling.also(limit),
        None => ruling,
    }
}

/// Rules on a wrong setup. After the first moves it stays, and a misplaced king or rook cannot castle.
pub(crate) fn rule_set_up(draft: &mut Draft, author: &Author) -> Result<CorrectionStatus, Refusal> {
    let table = draft.table();
    if is_too_late(table).is_none() {
        return Ok(CorrectionStatus::Open);
    }
    let under = Provision::TooLateForSetUpClaim;
    if !is_misplaced(table) {
        return Err(too_late(draft, under));
    }
    let ruling = draft.ruling(under).also(Provision::MisplacedKingCannotCastle);
    let ruling = ruling.ground(counted(table));
    let ruling = with_unsupervised_rules(table, ruling).order(Order::GoesOn);
    draft.rule(ruling.by(author.clone()));
    Ok(CorrectionStatus::Settled)
}

fn too_late(draft: &Draft, under: Provision) -> Refusal {
    draft.refusal(RefusalReason::TooLate, under).on(counted(draft.table()))
}

/// Adds that the setting of the clock stays as it is.
pub(crate) fn with_setting_kept(table: &Table, ruling: Ruling) -> Ruling {
    with_unsupervised_rules(table, ruling.ground(counted(table)))
}

/// Checks that a wrong placement of the board can still be corrected; after the first moves it stays.
pub(crate) fn check_board(draft: &Draft) -> Result<(), Refusal> {
    match is_too_late(draft.table()) {
        Some(_) => Err(too_late(draft, Provision::TooLateForSetUpClaim)),
        None => Ok(()),
    }
}

/// Rules on a wrong clock setting. After the first moves it stays, unless that would harm the schedule.
pub(crate) fn rule_clock(draft: &mut Draft) -> Result<CorrectionStatus, Refusal> {
    let under = Provision::TooLateForClockSetting;
    match is_too_late(draft.table()).map(|values| values.too_late.unless_schedule_suffers) {
        None => Ok(CorrectionStatus::Open),
        Some(Has::No) => Err(too_late(draft, under)),
        Some(Has::Yes) => {
            let about = draft.table().to_move();
            draft.ask(Topic::Schedule, about, under, &[AnswerKind::No, AnswerKind::Yes]);
            Ok(CorrectionStatus::Settled)
        }
    }
}

/// Reports whether a king, or a rook that could have castled, is not on its prescribed square.
pub(super) fn is_misplaced(table: &Table) -> bool {
    let setup = table.setup();
    let (prescribed, stood) = (&setup.prescribed, setup.board());
    Colour::ALL.into_iter().any(|colour| {
        let king = Piece::new(colour, Role::King);
        prescribed.pieces(king) != stood.pieces(king)
    }) || prescribed
        .castling()
        .into_iter()
        .any(|rook| prescribed.piece_on(rook) != stood.piece_on(rook))
}
