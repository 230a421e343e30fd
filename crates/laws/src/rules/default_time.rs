//! Players who come late, or not at all.

use adoube_chess::Colour;

use crate::table::{Answer, Author, Draft, Question, Refusal, Why};

/// The arbiter lets a late player play.
pub(crate) fn excuse(_draft: &mut Draft, _whom: Colour, _author: Author) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter has judged whether a late player may play.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
