//! Dispatches statements: one match, one rule per arm.

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
    vocabulary::{
        Author, Claim, ConductFact, Fact, Ground, IrregularityKind, Refusal, Request, Voice, Who,
    },
};

/// Dispatches a player's statement.
pub(super) fn say(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    match voice {
        Voice::Adjusting => hands::announce_adjusting(draft, by),
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
        Voice::WouldCorrect => rapid::agreement::correct_by_agreement(draft, by),
        Voice::ConfirmEvidence | Voice::DisputeEvidence => quickplay::on_evidence(draft, by, voice),
        Voice::Resign => ending::resign(draft, by, None),
        Voice::Congratulate => ending::resign(draft, by, Some(&Ground::Congratulated)),
        Voice::Claim(claim) => make_claim(draft, by, claim),
        Voice::Request(Request::ConsentToDraw) => consent::request_consent(draft, by),
        Voice::Request(Request::Increment) => increment::request_increment(draft, by),
        Voice::Request(Request::MovesAndTime) => blind::tell_moves_and_time(draft, by),
        Voice::Request(Request::Scoresheet) => rapid::request_scoresheet(draft, by),
        Voice::Request(request) => requests::request(draft, by, request),
        Voice::Announce(text) => blind::on_announcement(draft, by, text),
        Voice::Repeat(text) => blind::on_repetition(draft, by, text),
        Voice::Refuse(what) => {
            refusal_to_comply::refuse_to_comply(draft, by, what);
            Ok(())
        }
        Voice::Appeal(why) => appeal::lodge(draft, by, why),
        Voice::CallArbiter(why) => {
            draft.note(Fact::Conduct(ConductFact::ArbiterCalled { by, why: why.clone() }));
            Ok(())
        }
        Voice::Accuse(of) => disputed::accuse(draft, by, *of),
        Voice::Other(words) => {
            draft.note(Fact::Conduct(ConductFact::Said { by, words: words.clone() }));
            Ok(())
        }
    }
}

/// Dispatches a player's claim.
fn make_claim(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    let mut found = |what| notice::on_report(draft, Who::Player(by), what, Author::TheLaws);
    match claim {
        Claim::FlagFall => found(IrregularityKind::FlagFall.into()),
        Claim::IllegalMove => found(IrregularityKind::IllegalMove.into()),
        Claim::Touch => found(IrregularityKind::Touch.into()),
        Claim::Irregularity(what) => found(*what),
        Claim::Repetition(_) | Claim::FiftyMoves(_) => {
            sheets::note_claimed_move(draft, by);
            draws::claim_draw(draft, by, claim)
        }
        Claim::NoEffort | Claim::CannotWin => quickplay::claim_draw(draft, by, claim),
    }
}
