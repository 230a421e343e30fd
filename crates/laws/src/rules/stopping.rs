//! A player stops both clocks.
//!
//! **Says:** only to seek the arbiter's help, as when the piece for a pawn is not at hand, or when pieces were displaced or
//! the opponent has played an illegal move: then the arbiter who comes rules upon that. Whether there was a valid reason
//! is for the arbiter to decide; a player who plainly had none is penalised. A player who has sealed a move stops the
//! clock by order of the article on that.
//! **Differs:** nothing but the articles.
//! **Decides from:** the board and what there is to be noticed, where they show the reason; else the arbiter is asked.

use adoube_chess::{Colour, Piece, Role};

use super::{adjournment, conduct::penalise};
use crate::{
    Provision,
    history::same_men,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, ConductFact, Fact, Ground, IrregularityKind, Latent, Order,
        Question, Reason, Refusal, RefusalReason, Topic, Who,
    },
};

/// A player stops both clocks.
pub(crate) fn stop_by_player(draft: &mut Draft, by: Colour, reason: Reason) -> Result<(), Refusal> {
    let table = draft.table();
    if *table.stage() == Stage::Adjourned {
        return adjournment::sealing::stopped_afterwards(draft, by);
    }
    if table.clock().running().is_none() {
        return draft.refuse(RefusalReason::ClocksStopped, Provision::PlayerStopsClocks);
    }
    let is_adjourning = adjournment::stops_under(table, by).is_some();
    let is_plain = is_adjourning || is_plain(table, by, reason);
    draft.note(Fact::ClocksStopped { by: Who::Player(by), why: Some(reason) });
    if is_plain {
        // A player who stops the clocks for it puts it to the arbiter.
        if let Some(matter) = put_to_the_arbiter(draft.table(), by, reason) {
            let told = ConductFact::Reported { by: Who::Player(by), matter };
            draft.note(Fact::Conduct(told));
        }
        return Ok(());
    }
    let answers = match reason {
        Reason::Other => [AnswerKind::Penalty, AnswerKind::NoPenalty, AnswerKind::Yes],
        _ => [AnswerKind::Yes, AnswerKind::NoPenalty, AnswerKind::Penalty],
    };
    draft.ask(Topic::ReasonForStopping, by, Provision::ReasonForStoppingClocks, &answers);
    Ok(())
}

/// Whether everybody can see that the reason is a valid one.
fn is_plain(table: &Table, by: Colour, reason: Reason) -> bool {
    match reason {
        // A claim is examined as such.
        Reason::Claim => true,
        Reason::NoPiece => has_pawn_to_promote(table, by),
        Reason::Displacement => {
            !same_men(table.board(), table.history().board()) || !table.displaced().is_empty()
        }
        Reason::Irregularity => table.latent().iter().any(|latent| is_complaint(latent, by)),
        Reason::FaultyClock => table.clock().setting().controls != table.regulations().time,
        Reason::Help | Reason::Other => false,
    }
}

/// Whether it is something that a player may point out.
fn is_complaint(latent: &Latent, by: Colour) -> bool {
    latent.by() != by
}

/// What the arbiter will rule upon who comes to the board: what was displaced, or what there is to complain of, an illegal
/// move before anything else.
fn put_to_the_arbiter(table: &Table, by: Colour, reason: Reason) -> Option<IrregularityKind> {
    match reason {
        Reason::Displacement => Some(IrregularityKind::Displacement),
        Reason::Irregularity => {
            let theirs = || table.latent().iter().filter(|latent| is_complaint(latent, by));
            let illegal = theirs().find(|latent| matches!(latent, Latent::IllegalMove { .. }));
            let found = illegal.or_else(|| theirs().next());
            found.and_then(|latent| latent.matters().first().copied())
        }
        Reason::Help | Reason::NoPiece | Reason::Claim | Reason::FaultyClock | Reason::Other => {
            None
        }
    }
}

/// Whether a pawn of the player stands before its last rank, has reached it, or is in the hand.
fn has_pawn_to_promote(table: &Table, by: Colour) -> bool {
    let pawn = Piece::new(by, Role::Pawn);
    let is_far = |rank: usize| match by {
        Colour::White => rank >= 6,
        Colour::Black => rank <= 1,
    };
    table.board().pieces(pawn).into_iter().any(|square| is_far(square.rank().index()))
        || table.player(by).hands.held.iter().any(|held| held.piece == pawn)
}

/// The arbiter has judged the reason.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let under = Provision::ReasonForStoppingClocks;
    if let Answer::Penalty(penalties) = answer {
        return penalise(draft, asked.about, under, penalties, author, None);
    }
    let mut ruling = draft.ruling(under).about(asked.about).order(Order::GoesOn);
    if *answer == Answer::NoPenalty {
        ruling = ruling.ground(Ground::NotEstablished);
    }
    draft.rule(ruling.by(author));
    Ok(())
}
