//! Complaints about how the opponent touched and moved (Article 4).

use crate::table::{Answer, Author, Draft, Question, Refusal, Who, Why};

/// Somebody who may has said so.
pub(crate) fn upheld(_draft: &mut Draft, _who: Who, _author: Author) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter has judged whether a touch was deliberate.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
