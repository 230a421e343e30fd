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
    during_the_game, may_find,
    penalty::{self, Fault, Follows},
    times,
    values::{Treated, Values},
};
use crate::{
    Provision,
    draws::Ply,
    table::{
        AnswerKind, Author, Draft, Fact, Latent, Offence, Order, Refusal, Ruling, Table, Topic,
        Who, Why,
    },
};

/// Whether there is something of the kind to be found.
pub(crate) fn is_there(table: &Table) -> bool {
    first(table).is_some()
}

/// The first press of the kind.
fn first(table: &Table) -> Option<Latent> {
    let other_hand = Values::under(table.regulations()).other_hand;
    let is_it = |latent: &&Latent| match latent {
        Latent::PressWithoutMove { .. } => true,
        Latent::OtherHand(_) => other_hand == Treated::AsIllegalMove,
        _ => false,
    };
    table.latent().iter().find(is_it).cloned()
}

/// Somebody has seen it.
pub(crate) fn found(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    may_find(who)?;
    during_the_game(draft, Provision::PressWithoutMove)?;
    let table = draft.table();
    let treated = Values::under(table.regulations()).press_without_move;
    let Some(latent) = first(table) else {
        return draft.refuse(Why::NothingOfTheKind, Provision::ClockHandling);
    };
    match latent {
        Latent::PressWithoutMove { by, ply }
            if treated == Treated::AsIllegalMove && table.history().plies() == ply =>
        {
            without_move(draft, by, author);
        }
        Latent::OtherHand(by) => other_hand(draft, by, author),
        _ => {
            let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
            draft.ask(Topic::ClockHandling, latent.by(), Provision::ClockHandling, &answers);
        }
    }
    draft.note(Fact::Settled(latent));
    Ok(())
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
