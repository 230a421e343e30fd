//! What is said: one match, one rule an arm.

use adoube_chess::Colour;

use super::{blind, claims, conduct, draws, ending, hands, quickplay, rapid};
use crate::{
    rules::Draft,
    vocabulary::{Fact, Refusal, Request, Voice},
};

/// A player says something.
pub(crate) fn said(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    match voice {
        Voice::Adjusting => hands::adjusting(draft, by),
        Voice::AboutToCastle => {
            draft.note(Fact::SaidCastling(by));
            Ok(())
        }
        Voice::OfferDraw
        | Voice::OfferDrawIf(_)
        | Voice::WithdrawOffer
        | Voice::Accept
        | Voice::Decline
        | Voice::WithdrawClaim => draws::spoken(draft, by, voice),
        Voice::WouldCorrect => rapid::would_correct(draft, by),
        Voice::Resign => ending::resign(draft, by),
        Voice::Claim(claim) => claims::made(draft, by, claim),
        Voice::Request(Request::ConsentToDraw) => draws::consent_asked_for(draft, by),
        Voice::Request(Request::Increment) => quickplay::increment_asked_for(draft, by),
        Voice::Announce(text) => blind::announced(draft, by, text),
        Voice::Repeat(text) => blind::repeated(draft, by, text),
        Voice::Request(Request::MovesAndTime) => blind::told(draft, by),
        Voice::Request(_)
        | Voice::CallArbiter(_)
        | Voice::Refuse(_)
        | Voice::Appeal(_)
        | Voice::Other(_) => conduct::spoken(draft, by, voice),
    }
}
