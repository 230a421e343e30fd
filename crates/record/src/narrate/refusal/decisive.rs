//! The fact that decides a refusal, found from its ground or its provision.

use adoube_laws::{
    Citation, Provision,
    clock::MoveNumber,
    regulations::AgreedDraws,
    table::{Ground, Refusal, RefusalReason, Senses},
};

use crate::{i18n::PlayKey, narrate::context::Context};

/// The sentence about it, if the reason alone does not say it.
pub(super) fn decisive(refusal: &Refusal, context: Context<'_>) -> Option<String> {
    let by_ground = refusal.ground.as_ref().and_then(|ground| for_ground(ground, context));
    by_ground.or_else(|| {
        let provision = refusal.cite.map(Citation::provision);
        for_provision(&refusal.why, provision, context)
    })
}

fn for_ground(ground: &Ground, context: Context<'_>) -> Option<String> {
    let words = context.words;
    Some(match ground {
        Ground::NotCompleted => words.plain(PlayKey::RefusalNotCompleted),
        Ground::OfferDeclined => words.plain(PlayKey::RefusalOfferDeclined),
        Ground::Touched(squares) => {
            let pieces = ("pieces", context.pieces(squares).into());
            words.say(PlayKey::RefusalTouchedSince, [pieces])
        }
        Ground::MovesOfEach { moves, limit: Some(limit) } => {
            let number = |number: MoveNumber| number.get().into();
            let with = [("moves", number(*moves)), ("limit", number(*limit))];
            words.say(PlayKey::RefusalMovesOfEach, with)
        }
        _ => return None,
    })
}

fn for_provision(
    why: &RefusalReason,
    provision: Option<Provision>,
    context: Context<'_>,
) -> Option<String> {
    let words = context.words;
    let because = |key, what: &'static str| words.say(key, [("what", what.into())]);
    Some(match (why, provision) {
        (RefusalReason::NotForYou, _) => {
            let what = provision.map_or("other", not_for_you);
            because(PlayKey::RefusalNotForYouBecause, what)
        }
        (RefusalReason::TooEarly, _) => {
            because(PlayKey::RefusalTooEarlyBecause, provision.map_or("other", too_early))
        }
        (RefusalReason::TooLate, _) => {
            because(PlayKey::RefusalTooLateBecause, provision.map_or("other", too_late))
        }
        (RefusalReason::NothingOfTheKind, Some(provision)) => match not_required(provision) {
            Some(key) => words.plain(key),
            None => because(PlayKey::RefusalNothingBecause, nothing(provision)),
        },
        (RefusalReason::RightLost, Some(Provision::RightToClaimLost)) => {
            words.plain(PlayKey::RefusalTouchedOnThisMove)
        }
        (RefusalReason::AgreementNotAllowed, Some(Provision::DrawRestrictions)) => consent(context),
        (RefusalReason::AgreementNotAllowed, _) => words.plain(PlayKey::RefusalAgreementTooEarly),
        (
            RefusalReason::NotAnAnswer,
            Some(Provision::AssistantPressesClock | Provision::AssistantKeepsScore),
        ) if has_disabled_player(context) => words.plain(PlayKey::RefusalClockNotAdjusted),
        _ => return None,
    })
}

fn has_disabled_player(context: Context<'_>) -> bool {
    context.before.setup().senses.iter().any(|(_, senses)| *senses != Senses::Ordinary)
}

/// What the regulations require before a draw.
fn consent(context: Context<'_>) -> String {
    match context.before.regulations().agreed_draws {
        AgreedDraws::ConsentBefore(number) => {
            context.words.say(PlayKey::RefusalAgreementBefore, [("number", number.get().into())])
        }
        AgreedDraws::Free | AgreedDraws::Consent => {
            context.words.plain(PlayKey::RefusalAgreementConsent)
        }
    }
}

/// What is not wrong because it is not required or does not apply.
const fn not_required(provision: Provision) -> Option<PlayKey> {
    Some(match provision {
        Provision::RapidWithoutRecording => PlayKey::RefusalRapidNotRecorded,
        Provision::RecordingNotRequired => PlayKey::RefusalRecordingNotRequired,
        Provision::QuickplayFinish | Provision::QuickplayRulesAnnounced => {
            PlayKey::RefusalGuidelinesNotInForce
        }
        Provision::FlagFallNoticed => PlayKey::RefusalFlagIsUp,
        _ => return None,
    })
}

/// What does not exist here, in the selectors of `texts/`.
const fn nothing(provision: Provision) -> &'static str {
    match provision {
        Provision::AdjustingPieces => "adjusting",
        Provision::Appeal => "appeal",
        Provision::BoardsDisagree => "boards",
        Provision::ClaimWithoutArbiter => "evidence",
        Provision::ClockHandling => "clock-handling",
        Provision::DefaultTime | Provision::LateForResumption => "late",
        Provision::DisplacedPiecesRestored => "displaced",
        Provision::DisplacementFoundLater => "position",
        Provision::EnvelopeLost => "envelope",
        Provision::FlagFallOnlyOnClaim => "own-flag",
        Provision::IllegalMoveCompleted
        | Provision::RapidIllegalMove
        | Provision::BlitzIllegalMove => "illegal-move",
        Provision::IncrementRequest => "no-increment",
        Provision::NoQuickplayClaimInBlitz => "no-quickplay",
        Provision::OneHand | Provision::TwoHandsForOneMove => "two-hands",
        Provision::OnePlayerNeedNotRecord => "sheet-lent",
        Provision::PlayersMoveAlternately => "turn",
        Provision::ReconstructionOfTheGame => "record",
        Provision::RecordedBeforeNextMove => "sheet-in-order",
        Provision::RecordingMoves => "no-text",
        Provision::ReversedColours => "colours",
        Provision::SealedMove | Provision::SealingPlayerAbsent => "sealing",
        Provision::TimeForDisturbance => "no-time",
        Provision::TouchMove => "touch",
        Provision::WrongBoardPlacement => "board",
        Provision::WrongClockSetting => "setting",
        Provision::WrongInitialPosition => "start",
        Provision::DrawRestrictions => "consent",
        Provision::DefectiveElectronicScoresheet => "sheet-device",
        _ => "other",
    }
}

/// Why a person may not do it, in the selectors of `texts/`.
const fn not_for_you(provision: Provision) -> &'static str {
    match provision {
        Provision::Appeal => "appeals",
        Provision::AssistantOfSightedPlayer => "assistant",
        Provision::RapidIllegalMove | Provision::BlitzIllegalMove => "illegal-move",
        Provision::DefaultTime => "excuse",
        Provision::FlagFallOnlyOnClaim => "flag-claim",
        Provision::FlagFallNoticed => "flag",
        Provision::IllegalMoveCompleted => "agreement",
        Provision::NoInterference => "interference",
        Provision::PenaltyExpulsion => "expelled",
        Provision::RapidIllegalPosition => "illegal-position",
        Provision::RecordingMoves => "recording",
        Provision::TouchRulingsOnRequest => "touch",
        _ => "other",
    }
}

/// What has to come first, in the selectors of `texts/`.
const fn too_early(provision: Provision) -> &'static str {
    match provision {
        Provision::RapidIllegalMove | Provision::BlitzIllegalMove => "illegal-move",
        Provision::QuickplayClaim | Provision::ClaimWithoutArbiter => "two-minutes",
        Provision::ClockWaitsForTheMove => "press",
        Provision::FiftyMovesPlayed => "fifty-moves",
        Provision::QuickplayFinish => "last-period",
        _ => "other",
    }
}

/// What came before, in the selectors of `texts/`.
const fn too_late(provision: Provision) -> &'static str {
    match provision {
        Provision::AdjustingPieces => "adjusting",
        Provision::RapidIllegalMove | Provision::BlitzIllegalMove => "answered",
        Provision::QuickplayClaim | Provision::ClaimWithoutArbiter => "flag",
        Provision::ClockErrorAtResumption => "first-move",
        Provision::MisspokenMove => "slip",
        Provision::SealedMove => "sealed",
        _ => "other",
    }
}
