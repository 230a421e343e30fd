//! The provisions that facts about conduct rest on.

use crate::{
    Provision,
    regulations::Announcement,
    state::Table,
    vocabulary::{Area, ConductFact, Request, Who},
};

/// Returns the provisions that a fact about conduct rests on.
pub(crate) fn under(fact: &ConductFact) -> Vec<Provision> {
    match fact {
        ConductFact::ArbiterCalled { .. }
        | ConductFact::ArbiterCame
        | ConductFact::Said { .. }
        | ConductFact::Accused { .. }
        | ConductFact::Testified { .. }
        | ConductFact::AccusationJudged { .. } => Vec::new(),
        ConductFact::Requested { what, .. } => match what {
            Request::Explanation(_) => vec![Provision::RightToExplanation],
            Request::ToLeave(Area::Venue) => vec![Provision::LeavingTheVenue],
            Request::ToLeave(Area::PlayingArea) => {
                vec![Provision::LeavingThePlayingArea, Provision::ReportingWhenLeaving]
            }
            Request::Device => vec![Provision::ElectronicDevices],
            Request::Piece
            | Request::BlankScoresheet
            | Request::Scoresheet
            | Request::MoveNumber
            | Request::MovesAndTime
            | Request::Assistant(_)
            | Request::ConsentToDraw
            | Request::Increment => Vec::new(),
        },
        ConductFact::Reported { by: Who::Player(_), .. } => vec![Provision::PlayerStopsClocks],
        ConductFact::Reported { .. } => vec![Provision::IrregularityReported],
        ConductFact::Refused { .. } | ConductFact::FoundToRefuse { .. } => {
            vec![Provision::RefusalToComply]
        }
        ConductFact::Appealed { .. } | ConductFact::AppealDecided => vec![Provision::Appeal],
        ConductFact::Scored(_) => vec![
            Provision::PointsForAGame,
            Provision::ScoreLimits,
            Provision::TermResult,
            Provision::TermPoints,
        ],
    }
}

/// Returns the provisions that make a game subject to the Laws: their scope, and the announced regulations.
pub(crate) fn played_under(table: &Table) -> Vec<Provision> {
    let mut under = vec![Provision::ScopeOfTheLaws];
    if table.regulations().house_rules == Some(Announcement::Announced) {
        under.push(Provision::FederationHouseRules);
    }
    if table.regulations().rated.is_some() {
        under.push(Provision::RatedOnlyUnderTheLaws);
    }
    under
}
