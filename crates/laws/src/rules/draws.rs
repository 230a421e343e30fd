//! Offers and claims at the table (Article 9).

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    table::{Answer, Author, Claim, Draft, Question, Refusal, Voice, Why},
};

/// What became fact of offers and claims.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawFact {
    /// A draw was offered.
    Offered(Colour),
    /// An offer was refused.
    Refused(Colour),
}

/// Offers and claims that are open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Who has offered a draw, if the offer stands.
    pub offer: Option<Colour>,
}

impl Draws {
    /// Who has offered a draw, if the offer stands.
    pub fn offered_by(&self) -> Option<Colour> {
        self.offer
    }

    pub(crate) fn fold(&mut self, fact: &DrawFact) {
        match fact {
            DrawFact::Offered(by) => self.offer = Some(*by),
            DrawFact::Refused(_) => self.offer = None,
        }
    }

    /// A move was made.
    pub(crate) fn moved(&mut self, _by: Colour) {}
}

/// A player who has the move touched a piece with the intention of playing it.
pub(crate) fn touched(_draft: &mut Draft, _by: Colour) {}

/// Offers, and answers to them.
pub(crate) fn spoken(_draft: &mut Draft, _by: Colour, _voice: &Voice) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// Claims.
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

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &DrawFact) -> Vec<Provision> {
    match fact {
        DrawFact::Offered(_) => vec![Provision::DrawOffer],
        DrawFact::Refused(_) => vec![Provision::DrawOfferStands],
    }
}
