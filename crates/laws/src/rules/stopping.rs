//! Stopping the clocks.

use adoube_chess::Colour;

use crate::table::{Answer, Author, Draft, Fact, Question, Reason, Refusal, Who, Why};

/// A player stops both clocks.
pub(crate) fn by_player(draft: &mut Draft, by: Colour, reason: Reason) -> Result<(), Refusal> {
    if draft.table().clock().running().is_none() {
        return Err(Why::ClocksStopped.into());
    }
    draft.note(Fact::ClocksStopped { by: Who::Player(by), why: Some(reason) });
    Ok(())
}

/// The arbiter has judged the reason.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
