//! The quickplay finish.

use adoube_chess::Colour;

use crate::table::{Answer, Author, Claim, Draft, Question, Refusal, Why};

/// A player claims a draw in the quickplay finish.
pub(crate) fn claimed(_draft: &mut Draft, _by: Colour, _claim: &Claim) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter has judged.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
