//! The clock pressed although no move was made, or with another hand than made it
//! ([`Provision::PressWithoutMove`], [`Provision::SameHandPressesClock`]).
//!
//! **Says:** the clock is pressed after the move, by the hand that made it.
//! **Differs:** up to 2014 the arbiter may penalise it as any breach; since 2017 a press without a move is an illegal
//! move. Whether the other hand is one too, 2017 leaves open.
//! **Decides from:** what stood on the board when the clock was pressed. Who pressed early and has moved since has only
//! handled the clock improperly.

use adoube_chess::Colour;

use super::{
    penalty::{self, Fault, Follows},
    times,
};
use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    vocabulary::{Author, Fact, Latent, Offence, Order, Ruling},
};

/// A press of the clock is found that the edition makes an illegal move of.
pub(crate) fn found(draft: &mut Draft, latent: Latent, author: Author) {
    let by = latent.by();
    match latent {
        Latent::OtherHand(_) => other_hand(draft, by, author),
        _ => without_move(draft, by, author),
    }
    draft.note(Fact::Noticed(latent));
}

/// The player has to move after all, and on the own time.
fn without_move(draft: &mut Draft, by: Colour, author: Author) {
    let ruling = draft.ruling(Provision::PressWithoutMove).also(Provision::ClockHandling).about(by);
    let before = draft.table().history().clone();
    let fault = Fault {
        by,
        offence: Offence::PressWithoutMove,
        penalty: Provision::PressWithoutMovePenalty,
        before: before.position(),
    };
    let gives_back = |ruling: Ruling| {
        ruling.also(Provision::ClocksAfterIrregularity).order(Order::TakeBackPress(by))
    };
    imposed(draft, ruling, fault, by, gives_back, author);
}

/// The move stands.
fn other_hand(draft: &mut Draft, by: Colour, author: Author) {
    let ruling = draft.ruling(Provision::SameHandPressesClock).about(by);
    let history = draft.table().history();
    let before = history.back_to(Ply(history.plies().0.saturating_sub(1)));
    let fault = Fault {
        by,
        offence: Offence::IllegalMove,
        penalty: Provision::IllegalMovePenalty,
        before: before.position(),
    };
    let to_move = draft.table().to_move();
    imposed(draft, ruling, fault, to_move, |ruling| ruling, author);
}

fn imposed(
    draft: &mut Draft,
    ruling: Ruling,
    fault: Fault,
    to_move: Colour,
    gives_back: impl FnOnce(Ruling) -> Ruling,
    author: Author,
) {
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    if follows == Follows::GoesOn {
        ruling = times::starts(draft, gives_back(ruling), to_move);
    }
    draft.rule(ruling.by(author));
    if follows == Follows::Waits {
        penalty::ask_for_chance(draft, fault);
    }
}
