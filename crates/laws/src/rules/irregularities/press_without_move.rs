//! The clock pressed without a move, or with a different hand from the one that made it
//! ([`Provision::PressWithoutMove`], [`Provision::SameHandPressesClock`]).
//!
//! **Says:** the clock is pressed after the move, by the hand that made it.
//! **Differs:** up to 2014 the arbiter may penalise it like any breach; since 2017 a press without a move
//! is an illegal move. Whether using the other hand is one too, 2017 leaves open.
//! **Decides from:** the board when the clock was pressed. A move made after the press stands; if the
//! opponent has moved on without it, that is undone.

use adoube_chess::Colour;

use super::{
    penalty::{self, CountedOffence, GameEffect},
    times,
};
use crate::{
    Provision,
    history::{History, Ply, ReachedBy, has_same_pieces},
    regulations,
    rules::Draft,
    state::Table,
    vocabulary::{Author, Ground, Latent, Offence, Order, Ruling},
};

/// What was played after a press without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SincePress {
    /// Nothing.
    Nothing,
    /// The move itself, which stands.
    Moved,
    /// The opponent has moved on without it.
    Passed,
}

/// Returns what was played after a press made after this many half-moves.
pub(crate) fn since_press(table: &Table, ply: Ply) -> SincePress {
    let game = table.history();
    let next = game.back_to(Ply(ply.0.saturating_add(1)));
    if game.plies() <= ply {
        SincePress::Nothing
    } else if has_same_pieces(game.back_to(ply).board(), next.board()) {
        SincePress::Passed
    } else {
        SincePress::Moved
    }
}

/// Reports whether the edition treats a press as an illegal move.
pub(crate) fn is_illegal(table: &Table, latent: &Latent) -> bool {
    let open = &table.regulations().open_points;
    let has_rule = table.cite(Provision::PressWithoutMove).is_some();
    match latent {
        Latent::PressWithoutMove { .. } => {
            has_rule && open.press_without_move == regulations::PressWithoutMove::IllegalMove
        }
        Latent::OtherHand(_) => {
            has_rule && open.other_hand_presses == regulations::OtherHandPresses::IllegalMove
        }
        _ => false,
    }
}

/// Rules on a press that the edition treats as an illegal move.
pub(crate) fn on_report(draft: &mut Draft, latent: Latent, author: Author) {
    let by = latent.by();
    match latent {
        Latent::PressWithoutMove { ply, .. } => rule_without_move(draft, by, ply, author),
        _ => rule_other_hand(draft, by, author),
    }
    super::settle(draft, latent);
}

/// Rules that the player has to move, on their own time; a move made after the press stands.
fn rule_without_move(draft: &mut Draft, by: Colour, ply: Ply, author: Author) {
    let ruling = draft.ruling(Provision::PressWithoutMove).also(Provision::ClockHandling).about(by);
    let since = since_press(draft.table(), ply);
    let stands = match since {
        SincePress::Nothing | SincePress::Moved => draft.table().history().clone(),
        SincePress::Passed => draft.table().history().back_to(ply),
    };
    let fault = CountedOffence {
        by,
        offence: Offence::PressWithoutMove,
        penalty: Provision::PressWithoutMovePenalty,
        stands: stands.position(),
    };
    let to_move = stands.board().turn();
    let made = stands.back_to(Ply(ply.0.saturating_add(1)));
    let gives_back = |ruling: Ruling| match since {
        SincePress::Nothing => {
            ruling.also(Provision::ClocksAfterIrregularity).order(Order::TakeBackPress(by))
        }
        SincePress::Passed => {
            ruling.also(Provision::ClocksAfterIrregularity).order(Order::Restore(ply))
        }
        SincePress::Moved => with_move_standing(ruling, &made),
    };
    impose(draft, ruling, fault, to_move, gives_back, author);
}

/// Adds that the last move of a history stands.
pub(super) fn with_move_standing(ruling: Ruling, game: &History) -> Ruling {
    match game.reached() {
        ReachedBy::By(played) => ruling.ground(Ground::MoveStands(played)),
        ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => ruling,
    }
}

/// Rules on a press with the other hand: the move stands.
fn rule_other_hand(draft: &mut Draft, by: Colour, author: Author) {
    let ruling = draft.ruling(Provision::SameHandPressesClock).about(by);
    let stands = draft.table().history().clone();
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: Provision::IllegalMovePenalty,
        stands: stands.position(),
    };
    let to_move = draft.table().to_move();
    impose(draft, ruling, fault, to_move, |ruling| ruling, author);
}

fn impose(
    draft: &mut Draft,
    ruling: Ruling,
    fault: CountedOffence,
    to_move: Colour,
    gives_back: impl FnOnce(Ruling) -> Ruling,
    author: Author,
) {
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    if follows == GameEffect::GoesOn {
        ruling = times::order_start(draft, gives_back(ruling), to_move);
    }
    draft.rule(ruling.by(author));
    if follows == GameEffect::Waits {
        penalty::ask_for_chance(draft, fault);
    }
}
