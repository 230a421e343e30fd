//! Whether and how a breach of a rule of conduct is penalised.
//!
//! **Says:** a breach is penalised from the list.
//! **Decides from:** the arbiter's judgement. Regulations may set a milder penalty for a device, which is
//! then the maximum.

use super::penalise;
use crate::{
    Provision,
    regulations::DevicePenalty,
    rules::Draft,
    state::Stage,
    vocabulary::{Answer, Author, Order, Penalty, Question, Refusal, RefusalReason},
};

/// Applies the arbiter's answer.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let under = asked.under.provision();
    let Answer::Penalty(penalties) = answer else {
        let mut ruling = draft.ruling(under).about(asked.about).by(author);
        if *draft.table().stage() == Stage::Playing {
            ruling = ruling.order(Order::GoesOn);
        }
        draft.rule(ruling);
        return Ok(());
    };
    if under == Provision::DeviceForfeit
        && !penalties.iter().all(|penalty| is_mild(draft, *penalty))
    {
        return draft.refuse(RefusalReason::NotAPenalty, Provision::DeviceForfeit);
    }
    penalise(draft, asked.about, under, penalties, author, None)
}

/// Reports whether a penalty for a device is no harsher than the one set by the regulations.
fn is_mild(draft: &Draft, penalty: Penalty) -> bool {
    let kind = match penalty {
        Penalty::Warning => DevicePenalty::Warning,
        Penalty::MoreTimeForOpponent(_) => DevicePenalty::MoreTimeForOpponent,
        Penalty::LessTime(_) => DevicePenalty::LessTime,
        Penalty::MorePointsForOpponent(_) => DevicePenalty::MorePointsForOpponent,
        Penalty::FewerPoints(_) => DevicePenalty::FewerPoints,
        Penalty::LossOfGame(_)
        | Penalty::Fine
        | Penalty::ExclusionFromRounds(_)
        | Penalty::Expulsion => return false,
    };
    draft.table().regulations().device_penalty.is_some_and(|most| kind <= most)
}
