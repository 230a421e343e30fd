//! A player stopping both clocks.
//!
//! **Says:** only to seek the arbiter's assistance, as when the piece for a promotion is not available, or
//! when pieces were displaced or the opponent has played an illegal move: then the arbiter who comes rules
//! on that. The arbiter decides whether there was a valid reason; a player who clearly had none is
//! penalised. A player who has sealed a move stops the clock as the article on sealing requires.
//! **Differs:** only the article numbers.
//! **Decides from:** the board and undetected irregularities, where they show the reason; else the arbiter is asked.

use adoube_chess::{Colour, Piece, Role};

use super::{adjournment, conduct::penalise};
use crate::{
    Provision,
    history::has_same_pieces,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, ConductFact, Fact, Ground, IrregularityKind, Latent, Order,
        Question, Reason, Refusal, RefusalReason, Topic, Who,
    },
};

/// Handles a player stopping both clocks.
pub(crate) fn stop_by_player(draft: &mut Draft, by: Colour, reason: Reason) -> Result<(), Refusal> {
    let table = draft.table();
    if *table.stage() == Stage::Adjourned {
        return adjournment::sealing::stop_after_hand_over(draft, by);
    }
    if table.clock().running().is_none() {
        return draft.refuse(RefusalReason::ClocksStopped, Provision::PlayerStopsClocks);
    }
    let is_adjourning = adjournment::stops_under(table, by).is_some();
    let is_plain = is_adjourning || is_plain(table, by, reason);
    draft.note(Fact::ClocksStopped { by: Who::Player(by), why: Some(reason) });
    if is_plain {
        // Stopping the clocks for it puts the matter to the arbiter.
        if let Some(matter) = irregularity_for_arbiter(draft.table(), by, reason) {
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

/// Reports whether the reason is evidently valid.
fn is_plain(table: &Table, by: Colour, reason: Reason) -> bool {
    match reason {
        // A claim is examined as such.
        Reason::Claim => true,
        Reason::NoPiece => has_pawn_to_promote(table, by),
        Reason::Displacement => {
            !has_same_pieces(table.board(), table.history().board())
                || !table.displaced().is_empty()
        }
        Reason::Irregularity => table.latent().iter().any(|latent| is_complaint(latent, by)),
        Reason::FaultyClock => table.clock().setting().controls != table.regulations().time,
        Reason::Help | Reason::Other => false,
    }
}

/// Reports whether it is something that a player may point out.
fn is_complaint(latent: &Latent, by: Colour) -> bool {
    latent.by() != by
}

/// Returns what the arbiter rules on at the board: displaced pieces, or a valid complaint, an
/// illegal move first.
fn irregularity_for_arbiter(table: &Table, by: Colour, reason: Reason) -> Option<IrregularityKind> {
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

/// Reports whether a pawn of the player is about to promote, has reached the last rank, or is in the hand.
fn has_pawn_to_promote(table: &Table, by: Colour) -> bool {
    let pawn = Piece::new(by, Role::Pawn);
    let is_far = |rank: usize| match by {
        Colour::White => rank >= 6,
        Colour::Black => rank <= 1,
    };
    table.board().pieces(pawn).into_iter().any(|square| is_far(square.rank().index()))
        || table.player(by).hands.held.iter().any(|held| held.piece == pawn)
}

/// Applies the arbiter's judgement of the reason.
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
