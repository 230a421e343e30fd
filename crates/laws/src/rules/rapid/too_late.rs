//! A game that began wrongly, found late ([`Provision::TooLateForSetUpClaim`], [`Provision::TooLateForClockSetting`],
//! [`Provision::MisplacedKingCannotCastle`]).
//!
//! **Says:** without supervision wrong set-up, board and clock can be put right only during the first moves; a king that
//! stands wrongly cannot castle.
//! **Differs:** three moves up to 2009, ten later; then a clock may still be set right if the schedule would suffer,
//! and a rook that stands wrongly is named too.
//! **Decides from:** the moves of both players, and what was set up, held against what was prescribed.

use adoube_chess::{Colour, Piece, Role};

use super::{
    followed,
    values::{Counted, RapidRules},
};
use crate::{
    Provision,
    clock::MoveNumber,
    regulations::Has,
    rules::Draft,
    state::Table,
    vocabulary::{AnswerKind, Author, Ground, Order, Refusal, RefusalReason, Ruling, Topic},
};

/// Whether a rule still lets something be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Still {
    /// It does.
    Open,
    /// It has been dealt with: it stays as it is, or the arbiter was asked.
    Settled,
}

fn is_too_late(table: &Table) -> Option<RapidRules> {
    let values = RapidRules::under(table.regulations())?;
    (moves_of_each(table, Some(values)) >= values.too_late.after).then_some(values)
}

/// How many moves the player has who has fewer, as the edition counts them.
fn moves_of_each(table: &Table, values: Option<RapidRules>) -> MoveNumber {
    let of = |colour| match values.map(|values| values.too_late.counted) {
        Some(Counted::Made) => table.moves_made(colour),
        Some(Counted::Completed) | None => table.player(colour).completed,
    };
    of(Colour::White).min(of(Colour::Black))
}

/// How many moves there are, and up to how many a wrong start can be put right.
fn counted(table: &Table) -> Ground {
    let values = RapidRules::under(table.regulations());
    let limit = values.map(|values| values.too_late.after);
    Ground::MovesOfEach { moves: moves_of_each(table, values), limit }
}

/// What a ruling that puts a wrong start right rests on besides: that it was found in time.
pub(crate) fn in_time(table: &Table, ruling: Ruling, limit: Provision) -> Ruling {
    let ruling = ruling.ground(counted(table));
    match RapidRules::under(table.regulations()) {
        Some(_) => ruling.also(limit),
        None => ruling,
    }
}

/// The men were set up wrongly. After the first moves they stay so, and what stands wrongly does not castle.
pub(crate) fn rule_set_up(draft: &mut Draft, author: &Author) -> Result<Still, Refusal> {
    let table = draft.table();
    if is_too_late(table).is_none() {
        return Ok(Still::Open);
    }
    let under = Provision::TooLateForSetUpClaim;
    if !is_misplaced(table) {
        return Err(too_late(draft, under));
    }
    let ruling = draft.ruling(under).also(Provision::MisplacedKingCannotCastle);
    let ruling = ruling.ground(counted(table));
    let ruling = followed(table, ruling).order(Order::GoesOn);
    draft.rule(ruling.by(author.clone()));
    Ok(Still::Settled)
}

fn too_late(draft: &Draft, under: Provision) -> Refusal {
    draft.refusal(RefusalReason::TooLate, under).on(counted(draft.table()))
}

/// The setting of the clock stays as it is.
pub(crate) fn stays_set(table: &Table, ruling: Ruling) -> Ruling {
    followed(table, ruling.ground(counted(table)))
}

/// The board stands the wrong way round. After the first moves it stays so.
pub(crate) fn for_board(draft: &Draft) -> Result<(), Refusal> {
    match is_too_late(draft.table()) {
        Some(_) => Err(too_late(draft, Provision::TooLateForSetUpClaim)),
        None => Ok(()),
    }
}

/// The clock was set wrongly. After the first moves it stays so, unless that would harm the schedule.
pub(crate) fn rule_clock(draft: &mut Draft) -> Result<Still, Refusal> {
    let under = Provision::TooLateForClockSetting;
    match is_too_late(draft.table()).map(|values| values.too_late.unless_schedule_suffers) {
        None => Ok(Still::Open),
        Some(Has::No) => Err(too_late(draft, under)),
        Some(Has::Yes) => {
            let about = draft.table().to_move();
            draft.ask(Topic::Schedule, about, under, &[AnswerKind::No, AnswerKind::Yes]);
            Ok(Still::Settled)
        }
    }
}

/// Whether a king, or a rook that could have castled, does not stand where it was prescribed.
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
