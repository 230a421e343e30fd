//! The decision, in a specific sentence if there is one.

use adoube_chess::{Colour, Move, Square};
use adoube_laws::{
    Citation, Provision,
    clock::MoveNumber,
    table::{Author, Device, Ground, Order, Outcome, Plan, Ruling},
};

use super::{
    general::{general, leading_order},
    judgement::{judgement, requested},
};
use crate::{
    i18n::TableKey,
    narrate::{
        context::{Context, Form, PlayedFrom, colour_value},
        ground::device_name,
        order::order,
    },
};

/// The specific sentence for this case; else the leading order, or the content of the provision.
pub(super) fn decided(ruling: &Ruling, context: Context<'_>) -> String {
    let law = |main: Citation| context.words.provision(main.provision(), main.edition());
    own_decision(ruling, context)
        .or_else(|| leading_order(ruling).map(|leading| order(leading, context)))
        .or_else(|| ruling.subject().map(law))
        .unwrap_or_default()
}

/// The specific sentence for this case, if there is one.
pub(in crate::narrate) fn own_decision(ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let main = ruling.subject()?;
    let words = context.words;
    let about = match main.provision() {
        Provision::DefaultTime => ruling.about.or_else(|| winner(ruling).map(|winner| !winner)),
        _ => ruling.about,
    };
    if let Some(text) = stated(ruling) {
        return Some(words.say(TableKey::RulingStated, [("text", text.into())]));
    }
    Some(match (own_sentence(main.provision(), ruling, context), about) {
        (Some(SpecificSentence::Plain(key)), _) => words.plain(key),
        (Some(SpecificSentence::Counted(key, moves)), _) => {
            words.say(key, [("count", moves.get().into())])
        }
        (Some(SpecificSentence::On(square)), _) => {
            let square = ("square", context.square(square).into());
            words.say(TableKey::RulingPawnOnLastRank, [square])
        }
        (Some(SpecificSentence::Device(device)), Some(about)) => {
            words.say(TableKey::RulingDeviceForfeit, [colour_value(about), device_name(device)])
        }
        (Some(SpecificSentence::Touched(on, played)), Some(about)) => {
            let piece = ("piece", context.piece(on, Form::Touched).into());
            let played = ("move", context.played(played, PlayedFrom::LastMove).into());
            words.say(TableKey::RulingTouchedPieceKnown, [colour_value(about), piece, played])
        }
        (Some(SpecificSentence::Attempted(plan)), Some(about)) => {
            let move_value = ("move", context.plan(plan).into());
            words.say(TableKey::RulingIllegalMoveKnown, [colour_value(about), move_value])
        }
        (Some(SpecificSentence::About(key)), Some(about)) => words.say(key, [colour_value(about)]),
        (None, Some(about)) => {
            let law = words.provision(main.provision(), main.edition());
            words
                .say(general(main.provision(), ruling)?, [colour_value(about), ("law", law.into())])
        }
        (
            Some(
                SpecificSentence::About(_)
                | SpecificSentence::Attempted(_)
                | SpecificSentence::Touched(..)
                | SpecificSentence::Device(_),
            )
            | None,
            None,
        ) => return None,
    })
}

/// The arbiter's own statement, if nothing else is ordered.
pub(super) fn stated(ruling: &Ruling) -> Option<&str> {
    match ruling.grounds.as_slice() {
        [Ground::Stated(text)] if ruling.orders.is_empty() => Some(text.as_str()),
        _ => None,
    }
}

/// A specific sentence and its variables: none, the player, the number of moves of both, the illegal move,
/// the touched piece and the played move, the square of a pawn, or what a device did.
pub(super) enum SpecificSentence {
    Plain(TableKey),
    About(TableKey),
    Counted(TableKey, MoveNumber),
    Attempted(Plan),
    Touched(Square, Move),
    On(Square),
    Device(Option<Device>),
}

fn own_sentence(
    provision: Provision,
    ruling: &Ruling,
    context: Context<'_>,
) -> Option<SpecificSentence> {
    judgement(provision, ruling)
        .or_else(|| requested(provision, ruling, context))
        .or_else(|| end_of_game(provision))
        .or_else(|| clock(provision, ruling))
        .or_else(|| too_late(provision, ruling))
        .or_else(|| irregularity(provision, ruling))
        .or_else(|| illegal_position(provision, ruling))
        .or_else(|| touch(provision, ruling))
        .or_else(|| sheet(provision, ruling))
        .or_else(|| reconstruction(provision, context))
        .or_else(|| adjourned(provision, ruling))
        .or_else(|| elsewhere(provision, ruling))
}

pub(super) fn cites(ruling: &Ruling, provision: Provision) -> bool {
    ruling.cites().iter().any(|cite| cite.provision() == provision)
}

/// Something that was wrong from the beginning and found after many moves.
fn too_late(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::Counted;
    let goes_on = orders(ruling, |order| matches!(order, Order::GoesOn));
    let moves = ruling.grounds.iter().find_map(|ground| match ground {
        Ground::MovesOfEach { moves, .. } => Some(*moves),
        _ => None,
    })?;
    Some(match provision {
        Provision::TooLateForSetUpClaim => Counted(TableKey::RulingTooLateForSetUp, moves),
        Provision::TooLateForClockSetting => Counted(TableKey::RulingTooLateForClock, moves),
        Provision::ReversedColours if goes_on => {
            Counted(TableKey::RulingReversedColoursGoOn, moves)
        }
        _ => return None,
    })
}

/// Adjourned games.
fn adjourned(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    let is_over = ruling.outcome().is_some();
    Some(match provision {
        Provision::ReplyingPlayerPresent => Plain(TableKey::RulingReplyingPlayerPresent),
        Provision::ReplyingPlayerAbsent => About(TableKey::RulingReplyingPlayerAbsent),
        Provision::LateSealerSaved => Plain(TableKey::RulingSealedMoveEndedGame),
        Provision::EarlyAdjournment => About(TableKey::RulingEarlyAdjournment),
        Provision::SealedMoveAmbiguous => About(TableKey::RulingSealedMoveAmbiguous),
        Provision::SealedMoveIllegal => About(TableKey::RulingSealedMoveIllegal),
        Provision::SealedMoveUnclear if is_over => About(TableKey::RulingSealedMoveUnclear),
        Provision::SealedMoveUnclear => About(TableKey::RulingSealedMoveClear),
        Provision::LateForResumption if !is_over => About(TableKey::RulingExcused),
        Provision::LateForResumption => About(TableKey::RulingLateForResumption),
        _ => return None,
    })
}

/// A position that is still illegal after another move.
fn illegal_position(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    if provision != Provision::RapidIllegalPosition {
        return None;
    }
    let known = ruling.grounds.iter().find_map(|ground| match ground {
        Ground::BothKingsInCheck => Some(SpecificSentence::Plain(TableKey::RulingBothKingsInCheck)),
        Ground::PawnOnLastRank(on) => Some(SpecificSentence::On(*on)),
        _ => None,
    });
    known.or(Some(SpecificSentence::Plain(TableKey::RulingPositionStillIllegal)))
}

fn winner(ruling: &Ruling) -> Option<Colour> {
    ruling.outcome().and_then(Outcome::winner)
}

pub(super) fn orders(ruling: &Ruling, is_it: fn(&Order) -> bool) -> bool {
    ruling.orders.iter().any(is_it)
}

/// The end of the game, or a statement about it.
const fn end_of_game(provision: Provision) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    Some(match provision {
        Provision::Checkmate => About(TableKey::RulingCheckmate),
        Provision::Resignation => About(TableKey::RulingResignation),
        Provision::ResignationWithoutMatingChance => {
            About(TableKey::RulingResignationWithoutMatingChance)
        }
        Provision::Stalemate => About(TableKey::RulingStalemate),
        Provision::DeadPosition => Plain(TableKey::RulingDeadPosition),
        Provision::DrawByAgreement => Plain(TableKey::RulingDrawByAgreement),
        Provision::FivefoldRepetition => Plain(TableKey::RulingFivefoldRepetition),
        Provision::SeventyFiveMoves => Plain(TableKey::RulingSeventyFiveMoves),
        Provision::CorrectDrawClaim => About(TableKey::RulingCorrectDrawClaim),
        Provision::IncorrectDrawClaim => About(TableKey::RulingIncorrectDrawClaim),
        Provision::RightToClaimLost => About(TableKey::RulingRightToClaimLost),
        Provision::QuickplayClaimAccepted => About(TableKey::RulingQuickplayAccepted),
        Provision::QuickplayClaimRejected => About(TableKey::RulingQuickplayRejected),
        Provision::QuickplayClaimPostponed => About(TableKey::RulingQuickplayPostponed),
        _ => return None,
    })
}

/// Flags, clocks, and late players.
fn clock(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    let goes_on = orders(ruling, |order| matches!(order, Order::GoesOn));
    let is_over = ruling.outcome().is_some();
    let is_won = winner(ruling).is_some();
    let is_set = orders(ruling, |order| matches!(order, Order::SetClock { .. }));
    Some(match provision {
        Provision::FlagFall => About(TableKey::RulingFlagFall),
        Provision::FlagFallWithoutMatingChance => {
            About(TableKey::RulingFlagFallWithoutMatingChance)
        }
        Provision::MoveCountAtFlagFall if goes_on => About(TableKey::RulingMovesCompletedInTime),
        Provision::BothFlagsFallenGameGoesOn => Plain(TableKey::RulingBothFlagsGameGoesOn),
        Provision::BothFlagsFallenInLastPeriod => Plain(TableKey::RulingBothFlagsInLastPeriod),
        Provision::RapidBothFlagsFallen => Plain(TableKey::RulingBothFlags),
        Provision::DefaultTime if !is_over => About(TableKey::RulingExcused),
        // The arbiter may declare the game lost for one of them.
        Provision::DefaultTime if ruling.about.is_none() && !is_won => {
            Plain(TableKey::RulingDefaultTimeBoth)
        }
        Provision::DefaultTime => About(TableKey::RulingDefaultTime),
        Provision::NeitherPlayerPresent if is_won => return None,
        Provision::NeitherPlayerPresent => Plain(TableKey::RulingNeitherPlayerPresent),
        Provision::DefectiveClock if goes_on => Plain(TableKey::RulingClockInOrder),
        Provision::DefectiveClock => Plain(TableKey::RulingDefectiveClock),
        Provision::WrongClockSetting if is_set => Plain(TableKey::RulingClockCorrected),
        Provision::WrongClockSetting => Plain(TableKey::RulingWrongClockSetting),
        _ => return None,
    })
}

/// Irregularities.
fn irregularity(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Attempted, Plain};
    let attempt = ruling.grounds.iter().find_map(|ground| match ground {
        Ground::Attempt(plan) => Some(*plan),
        _ => None,
    });
    let is_restored = orders(ruling, |order| matches!(order, Order::Restore(_)));
    let stands = ruling.grounds.iter().any(|ground| matches!(ground, Ground::MoveStands(_)));
    Some(match provision {
        Provision::IllegalMoveCompleted
        | Provision::IllegalMovePenalty
        | Provision::RapidIllegalMove
        | Provision::BlitzIllegalMove => match attempt {
            Some(plan) => Attempted(plan),
            None => About(TableKey::RulingIllegalMove),
        },
        Provision::IllegalMovesWithoutMatingChance => {
            About(TableKey::RulingIllegalMovesWithoutMatingChance)
        }
        Provision::PromotionNotCompleted => About(TableKey::RulingPromotionNotCompleted),
        Provision::KingCaptured => About(TableKey::RulingKingCaptured),
        Provision::TwoHandsForOneMove => About(TableKey::RulingTwoHands),
        Provision::PressWithoutMove if stands => About(TableKey::RulingPressBeforeMove),
        Provision::PressWithoutMove => About(TableKey::RulingPressWithoutMove),
        Provision::WrongInitialPosition => Plain(TableKey::RulingWrongInitialPosition),
        Provision::WrongBoardPlacement => Plain(TableKey::RulingWrongBoardPlacement),
        Provision::ReversedColours => Plain(TableKey::RulingReversedColours),
        Provision::DisplacedPiecesRestored | Provision::DisplacementPenalised => {
            About(TableKey::RulingDisplacedPieces)
        }
        Provision::DisplacementFoundLater => Plain(TableKey::RulingDisplacementFoundLater),
        Provision::ClocksAfterIrregularity => Plain(TableKey::RulingClocksAfterIrregularity),
        Provision::PlayersMoveAlternately if is_restored => About(TableKey::RulingOutOfTurn),
        _ => return None,
    })
}

/// Touched pieces: another move was played, or none yet, or it was an accident.
fn touch(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::About;
    let is_breach = ruling.grounds.iter().any(|ground| matches!(ground, Ground::Played(_)));
    let binds = orders(ruling, |order| matches!(order, Order::MustPlay { .. }));
    Some(match provision {
        Provision::PieceReleased if is_breach => About(TableKey::RulingPieceReleased),
        Provision::CastlingMade if binds => About(TableKey::RulingMustCastle),
        Provision::PieceReleased | Provision::PromotionChoiceFinal if binds => {
            About(TableKey::RulingBoundByRelease)
        }
        Provision::IntendedMoveMustBePlayed if binds => About(TableKey::RulingIntendedMove),
        Provision::TouchPresumedDeliberate if binds => About(TableKey::RulingTouchDeliberate),
        Provision::TouchPresumedDeliberate => About(TableKey::RulingTouchAccidental),
        Provision::TouchMove
        | Provision::TouchedOwnPiece
        | Provision::TouchedOpponentsPiece
        | Provision::TouchedBothColours => match (is_breach, binds) {
            (true, _) => match touched_and_played(ruling) {
                Some((on, played)) => SpecificSentence::Touched(on, played),
                None => About(TableKey::RulingTouchedPiece),
            },
            (false, true) => About(TableKey::RulingBoundByTouch),
            (false, false) => About(TableKey::RulingTouchAccidental),
        },
        _ => return None,
    })
}

/// The player's own piece with which all required moves are made, and the move that was played instead.
fn touched_and_played(ruling: &Ruling) -> Option<(Square, Move)> {
    let is_own = |cite: &Citation| cite.provision() == Provision::TouchedOwnPiece;
    if !ruling.cites().iter().any(is_own) {
        return None;
    }
    let played = ruling.grounds.iter().find_map(|ground| match ground {
        Ground::Played(played) => Some(*played),
        _ => None,
    })?;
    let moves = ruling.orders.iter().find_map(|order| match order {
        Order::MustPlay { moves, .. } => Some(moves),
        _ => None,
    })?;
    let on = moves.first()?.from_square();
    moves.iter().all(|each| each.from_square() == on).then_some((on, played))
}

/// Scoresheets and the results on them.
fn sheet(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    let is_due = orders(ruling, |order| matches!(order, Order::CompleteScoresheet(_)));
    Some(match provision {
        Provision::RecordingMoves | Provision::RecordedBeforeNextMove if is_due => {
            About(TableKey::RulingScoresheet)
        }
        Provision::OnePlayerNeedNotRecord if is_due => About(TableKey::RulingCompletesScoresheet),
        Provision::NeitherPlayerRecords if is_due => Plain(TableKey::RulingBothComplete),
        Provision::SignedResult if ruling.author == Author::TheLaws => {
            Plain(TableKey::RulingSignedResult)
        }
        Provision::SignedResult => Plain(TableKey::RulingResultDecided),
        _ => return None,
    })
}

/// The reconstruction on a second board: it is finished when nobody has to complete a scoresheet any more.
fn reconstruction(provision: Provision, context: Context<'_>) -> Option<SpecificSentence> {
    let is_due = |colour| context.after.player(colour).sheet.must_complete.is_some();
    let key = if Colour::ALL.into_iter().any(is_due) {
        TableKey::RulingReconstructionOrdered
    } else {
        TableKey::RulingReconstructed
    };
    (provision == Provision::ReconstructionOfTheGame).then_some(SpecificSentence::Plain(key))
}

/// Conduct, the arbiter, adjournments.
fn elsewhere(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    let is_made = ruling.grounds.iter().any(|ground| matches!(ground, Ground::Played(_)));
    // Only a persistent refusal loses the game.
    let is_over = ruling.outcome().is_some();
    Some(match provision {
        Provision::DeviceForfeit => {
            SpecificSentence::Device(ruling.grounds.iter().find_map(|ground| match ground {
                Ground::Device(device) => Some(*device),
                _ => None,
            }))
        }
        Provision::PhonesOfOthers if cites(ruling, Provision::FinishedPlayersAreSpectators) => {
            Plain(TableKey::RulingPhoneAsSpectator)
        }
        Provision::EnvelopeLost if is_made => Plain(TableKey::RulingEnvelopeLost),
        Provision::EnvelopeLost => Plain(TableKey::RulingClockCorrected),
        Provision::RefusalToComply if !is_over => About(TableKey::RulingRefused),
        Provision::RefusalToComply => About(TableKey::RulingRefusalToComply),
        Provision::BothPlayersRefuse => Plain(TableKey::RulingBothRefuse),
        Provision::TimeForDisturbance => Plain(TableKey::RulingTimeForDisturbance),
        Provision::Appeal => About(TableKey::RulingAppeal),
        _ => return None,
    })
}
