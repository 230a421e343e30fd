//! Scoresheets (Article 8).

use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::PerPlayer,
    table::{Answer, Author, Draft, Player, Question, Refusal, SheetAct, Who, Why},
};

/// What became fact of scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetFact {}

/// A player's scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Whether it has to be completed before the next move.
    pub must_complete: bool,
}

pub(crate) fn fold(_players: &mut PerPlayer<Player>, fact: &SheetFact) {
    match *fact {}
}

/// Something is done with a scoresheet.
pub(crate) fn act(_draft: &mut Draft, _who: Who, _act: &SheetAct) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// Something is wrong with a scoresheet.
pub(crate) fn found(_draft: &mut Draft, _who: Who, _author: Author) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The game is reconstructed on a second board.
pub(crate) fn reconstruct(_draft: &mut Draft, _author: Author) -> Result<(), Refusal> {
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

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &SheetFact) -> Vec<Provision> {
    match *fact {}
}
