//! Draw offers: made, declined, and never withdrawn.
//!
//! **Says:** an offer belongs between the move on the board and the press of the clock. At another moment
//! it is valid too, but may distract. It has no conditions, cannot be withdrawn, and stands until the
//! opponent answers it or touches a piece to play it.
//! **Differs:** since 2017 the players cannot agree, and by one reading cannot offer, before each has
//! moved; regulations may restrict offers since 2017.

use adoube_chess::Colour;

use super::{
    agreement,
    consent::{Obstacle, obstacle},
};
use crate::{
    Provision,
    regulations::{EarlyDrawOffer, Restrictable},
    rules::{Draft, conduct, stage::check_before_end},
    state::{Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, DrawFact, Fact, Ground, OfferMethod, Question, Refusal,
        RefusalReason, Topic,
    },
};

/// Offers a draw in words.
pub(crate) fn offer(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    let table = draft.table();
    may_offer(draft)?;
    let is_repeated = table.draws().offers[by].is_some();
    // Mutual offers are an agreement.
    if table.draws().offers[!by].is_some() {
        return agreement::accept(draft, by);
    }
    // Between two sessions an offer cannot distract. A second offer while one stands is unnecessary, and
    // may distract at any moment of play.
    let is_after_move = is_between_move_and_press(table, by) || table.has_sealed(by);
    let is_the_moment = !is_repeated && is_after_move || *table.stage() == Stage::Adjourned;
    draft.note(Fact::Draw(DrawFact::Offered { by, through: OfferMethod::Words }));
    if !is_the_moment {
        let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
        draft.ask(Topic::OfferDisturbs, by, Provision::DisturbingTheOpponent, &answers);
    }
    Ok(())
}

/// Reports whether a move was made and not pressed yet. An illegal move counts too: nobody has noticed it yet.
fn is_between_move_and_press(table: &Table, by: Colour) -> bool {
    if table.to_move() == by {
        return table.stands_otherwise(by);
    }
    table.player(by).owes_press
}

/// Checks that an offer is possible at all, whatever comes of it.
fn may_offer(draft: &Draft) -> Result<(), Refusal> {
    let table = draft.table();
    let regulations = table.regulations();
    match obstacle(table) {
        Some(Obstacle::Restricted)
            if regulations.terms().agreed_draws == Restrictable::OfferAndAgreement =>
        {
            draft.refuse(RefusalReason::AgreementNotAllowed, Provision::DrawRestrictions)
        }
        Some(Obstacle::NotBothHaveMoved)
            if regulations.open_points.early_draw_offer == EarlyDrawOffer::IsVoid =>
        {
            draft.refuse(RefusalReason::AgreementNotAllowed, Provision::DrawByAgreement)
        }
        Some(Obstacle::Restricted | Obstacle::NotBothHaveMoved) | None => Ok(()),
    }
}

/// Records that a claim or request counts as an offer, unless the players may not agree here.
pub(crate) fn offer_through(draft: &mut Draft, by: Colour, through: OfferMethod) {
    if obstacle(draft.table()).is_none() {
        draft.note(Fact::Draw(DrawFact::Offered { by, through }));
    }
}

/// Refuses an offer with a condition.
pub(crate) fn with_condition(draft: &Draft) -> Result<(), Refusal> {
    check_before_end(draft)?;
    draft.refuse(RefusalReason::NoConditions, Provision::DrawOffer)
}

/// Refuses to withdraw an offer.
pub(crate) fn withdraw(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    let why = match draft.table().draws().offers[by] {
        Some(_) => RefusalReason::CannotWithdraw,
        None => RefusalReason::NoOffer,
    };
    draft.refuse(why, Provision::DrawOfferStands)
}

/// Declines an offer in words.
pub(crate) fn decline(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    standing(draft, by)?;
    refuse(draft, by);
    Ok(())
}

/// Returns how the opponent's standing offer was made.
pub(super) fn standing(draft: &Draft, by: Colour) -> Result<OfferMethod, Refusal> {
    let offers = &draft.table().draws().offers;
    match (offers[!by], offers[by]) {
        (Some(through), _) => Ok(through),
        (None, Some(_)) => draft.refuse(RefusalReason::OwnOffer, Provision::DrawOfferStands),
        (None, None) if draft.table().draws().declined[by] => {
            let refusal = draft.refusal(RefusalReason::NoOffer, Provision::DrawOfferStands);
            Err(refusal.on(Ground::OfferDeclined))
        }
        (None, None) => draft.refuse(RefusalReason::NoOffer, Provision::DrawOfferStands),
    }
}

/// Declines the opponent's offer when the player having the move touches a piece to play it. The
/// regulations say whether an offer that could not be accepted yet stays open.
pub(crate) fn refuse_by_touch(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let waits = table.regulations().open_points.early_draw_offer == EarlyDrawOffer::Waits
        && obstacle(table) == Some(Obstacle::NotBothHaveMoved);
    if table.draws().offers[!by].is_some() && !waits {
        refuse(draft, by);
    }
}

/// Asks the arbiter about an increment, after the opponent has declined the draw.
pub(crate) fn ask_for_increment(draft: &mut Draft, by: Colour) {
    let answers = [AnswerKind::Yes, AnswerKind::No];
    draft.ask(Topic::Increment, by, Provision::IncrementRequest, &answers);
}

/// Declines the opponent's offer; if it was a request for an increment, the arbiter is asked now.
fn refuse(draft: &mut Draft, by: Colour) {
    let through = draft.table().draws().offers[!by];
    draft.note(Fact::Draw(DrawFact::Refused(by)));
    if through == Some(OfferMethod::IncrementRequest) {
        ask_for_increment(draft, !by);
    }
}

/// Applies the arbiter's judgement whether an offer at that moment distracted.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let under = Provision::DisturbingTheOpponent;
    if let Answer::Penalty(penalties) = answer {
        return conduct::penalise(draft, asked.about, under, penalties, author, None);
    }
    let ruling = draft.ruling(under).also(Provision::DrawOffer).about(asked.about);
    draft.rule(ruling.by(author));
    Ok(())
}
