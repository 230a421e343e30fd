//! What went wrong, and how it is put right (Article 7).

use crate::table::{
    Answer, Arbitration, Author, Draft, Latent, Matter, Question, Refusal, Who, Why,
};

/// An illegal move is found.
pub(crate) fn illegal_move(_draft: &mut Draft, _who: Who, _author: Author) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// A press of the clock is found that the edition makes an illegal move of.
pub(crate) fn press(_draft: &mut Draft, _latent: &Latent, _author: Author) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// Something else is found.
pub(crate) fn found(
    _draft: &mut Draft,
    _who: Who,
    _matter: Matter,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter restores a position.
pub(crate) fn restore(_draft: &mut Draft, _act: &Arbitration) -> Result<(), Refusal> {
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
