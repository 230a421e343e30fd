//! What is said: one match, one rule an arm.

use adoube_chess::Colour;

use super::notice;
use crate::{
    rules::{
        Draft, blind,
        conduct::{appeal, refusal_to_comply, requests},
        disputed,
        draws::{self, agreement, consent, offers},
        ending, hands,
        quickplay::{self, increment},
        rapid, sheets,
    },
    vocabulary::{Author, Claim, ConductFact, Fact, Matter, Refusal, Request, Voice, Who},
};

/// A player says something.
pub(super) fn said(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    match voice {
        Voice::Adjusting => hands::adjusting(draft, by),
        Voice::AboutToCastle => {
            draft.note(Fact::SaidCastling(by));
            Ok(())
        }
        Voice::OfferDraw => offers::offer(draft, by),
        Voice::OfferDrawIf(_) => offers::with_condition(draft),
        Voice::WithdrawOffer => offers::withdraw(draft, by),
        Voice::Accept => agreement::accept(draft, by),
        Voice::Decline => offers::decline(draft, by),
        Voice::WithdrawClaim => draws::claim::withdraw(draft, by),
        Voice::WouldCorrect => rapid::agreement::said(draft, by),
        Voice::ConfirmEvidence | Voice::DisputeEvidence => quickplay::evidence(draft, by, voice),
        Voice::Resign => ending::resign(draft, by),
        Voice::Claim(claim) => claimed(draft, by, claim),
        Voice::Request(Request::ConsentToDraw) => consent::asked_for(draft, by),
        Voice::Request(Request::Increment) => increment::asked_for(draft, by),
        Voice::Request(Request::MovesAndTime) => blind::told(draft, by),
        Voice::Request(Request::Scoresheet) => rapid::asked_to_see(draft, by),
        Voice::Request(request) => requests::made(draft, by, request),
        Voice::Announce(text) => blind::announced(draft, by, text),
        Voice::Repeat(text) => blind::repeated(draft, by, text),
        Voice::Refuse(what) => {
            refusal_to_comply::refused(draft, by, what);
            Ok(())
        }
        Voice::Appeal(why) => appeal::lodged(draft, by, why),
        Voice::CallArbiter(why) => {
            draft.note(Fact::Conduct(ConductFact::ArbiterCalled { by, why: why.clone() }));
            Ok(())
        }
        Voice::Accuse(of) => disputed::accused(draft, by, *of),
        Voice::Other(words) => {
            draft.note(Fact::Conduct(ConductFact::Said { by, words: words.clone() }));
            Ok(())
        }
    }
}

/// A player claims something.
fn claimed(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    let mut found = |what| notice::found(draft, Who::Player(by), what, Author::TheLaws);
    match claim {
        Claim::FlagFall => found(Matter::FlagFall.into()),
        Claim::IllegalMove => found(Matter::IllegalMove.into()),
        Claim::Touch => found(Matter::Touch.into()),
        Claim::Irregularity(what) => found(*what),
        Claim::Repetition(_) | Claim::FiftyMoves(_) => {
            sheets::claimed_with(draft, by);
            draws::claimed(draft, by, claim)
        }
        Claim::NoEffort | Claim::CannotWin => quickplay::claimed(draft, by, claim),
    }
}
