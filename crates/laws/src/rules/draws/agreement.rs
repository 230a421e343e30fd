//! The players agree on a draw.
//!
//! **Says:** it ends the game at once.
//! **Differs:** since 2017 each must have made a move; since 2009 regulations may ask for the arbiter's consent.

use adoube_chess::Colour;

use super::{
    before_the_end,
    consent::{self, Obstacle, obstacle},
    offers,
};
use crate::{
    Provision,
    rules::{Draft, adjournment},
    vocabulary::{Author, DrawFact, Fact, Ground, Order, Outcome, Refusal, Through, Why},
};

/// A player accepts the opponent's offer.
pub(crate) fn accept(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    before_the_end(draft)?;
    offers::standing(draft, by)?;
    match obstacle(draft.table()) {
        Some(Obstacle::NotBothHaveMoved) => {
            draft.refuse(Why::AgreementNotAllowed, Provision::DrawByAgreement)
        }
        Some(Obstacle::Restricted) => {
            consent::ask(draft, by)?;
            draft.note(Fact::Draw(DrawFact::Accepted(by)));
            Ok(())
        }
        None => {
            agreed(draft, by, Author::TheLaws);
            Ok(())
        }
    }
}

/// The game is drawn, because a player has accepted.
pub(super) fn agreed(draft: &mut Draft, by: Colour, author: Author) {
    let draws = draft.table().draws();
    let through = draws.offers[!by];
    let mut ruling = draft
        .ruling(Provision::DrawByAgreement)
        .also(Provision::DrawOffer)
        .also(Provision::DrawOfferStands)
        .about(by)
        .ground(Ground::OfferedBy(!by));
    ruling = match through {
        Some(Through::Claim) => ruling.also(Provision::ClaimCountsAsOffer),
        Some(Through::IncrementRequest) => ruling.also(Provision::IncrementRequest),
        Some(Through::Words) | None => ruling,
    };
    if draws.has_consent {
        ruling = ruling.also(Provision::DrawRestrictions);
    }
    let ruling = adjournment::ended_overnight(draft, ruling);
    draft.rule(ruling.by(author).order(Order::End(Outcome::DRAW)));
}
