//! General sentences, for cases without a specific one.

use adoube_laws::{
    Provision,
    table::{Author, Order, Ruling},
};

use crate::i18n::TableKey;

/// The order that an arbiter announces first: how the game ends, else what a player has to do or gets.
pub(super) fn leading_order(ruling: &Ruling) -> Option<&Order> {
    ruling.orders.iter().min_by_key(|order| rank(order))
}

const fn rank(order: &Order) -> u8 {
    match order {
        Order::End(_) | Order::NewGame | Order::PlayOn | Order::Stands => 0,
        Order::MustPlay { .. }
        | Order::Finish(_)
        | Order::Penalise { .. }
        | Order::Permit { .. }
        | Order::CompleteScoresheet(_)
        | Order::AddTime { .. }
        | Order::TakeTime { .. }
        | Order::InstallSetting(_)
        | Order::ReplaceClock(_)
        | Order::SetUp(_)
        | Order::SetClock { .. }
        | Order::TurnBoard => 1,
        Order::Restore(_)
        | Order::PutRight
        | Order::TouchedStay { .. }
        | Order::Count { .. }
        | Order::GoesOn => 2,
        Order::TakeBackPress(_) | Order::StopClocks | Order::StartClock(_) => 3,
    }
}

/// The frame around the content of a provision: it was broken, or a breach was tolerated.
pub(super) fn general(provision: Provision, ruling: &Ruling) -> Option<TableKey> {
    let has_penalty = ruling.cites().iter().any(|cite| cite.provision() == Provision::Penalties);
    let is_let_pass = ruling.author != Author::TheLaws
        && is_left_to_arbiter(provision)
        && ruling.orders.iter().all(|order| matches!(order, Order::GoesOn));
    match (has_penalty, is_let_pass) {
        (true, _) => Some(TableKey::RulingBreach),
        (false, true) => Some(TableKey::RulingNotPenalised),
        (false, false) => None,
    }
}

/// Whether the arbiter decides if a breach of the provision is penalised.
const fn is_left_to_arbiter(provision: Provision) -> bool {
    matches!(
        provision,
        Provision::DisturbingTheOpponent
            | Provision::GoodNameOfChess
            | Provision::NotesAndAdvice
            | Provision::Smoking
            | Provision::SameHandPressesClock
            | Provision::ClockHandling
            | Provision::AdjustingPieces
            | Provision::PlayersMoveAlternately
            | Provision::ReasonForStoppingClocks
            | Provision::RecordingMoves
            | Provision::RecordedBeforeNextMove
            | Provision::NothingWrittenInAdvance
            | Provision::UseOfScoresheet
            | Provision::DrawOfferRecorded
            | Provision::ScoresheetVisible
    )
}
