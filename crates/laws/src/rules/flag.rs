//! Flags that have fallen (Article 6).

use super::sheets;
use crate::table::{Answer, Author, Draft, Question, Refusal, Who, Why};

/// A flag is called.
pub(crate) fn called(draft: &mut Draft, _who: Who, _author: Author) -> Result<(), Refusal> {
    if sheets::called(draft) == sheets::Updating::Ordered {
        return Ok(());
    }
    Err(Why::NotInEdition.into())
}

/// The arbiter has judged what two flags mean.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
