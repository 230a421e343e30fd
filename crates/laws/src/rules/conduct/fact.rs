//! What became fact of conduct, and what a table remembers of it.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Citation, Provision,
    clock::PerPlayer,
    regulations::{Announcement, Mark, Score},
    table::{Area, Matter, Penalty, Request, Table, Who},
};

/// What became fact of conduct.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConductFact {
    /// The arbiter was called.
    ArbiterCalled {
        /// By whom.
        by: Colour,
        /// Why.
        why: String,
    },
    /// The arbiter came to the board.
    ArbiterCame,
    /// A player said something that no rule speaks of.
    Said {
        /// Who.
        by: Colour,
        /// What.
        words: String,
    },
    /// A player asked for something.
    Requested {
        /// Who.
        by: Colour,
        /// For what.
        what: Request,
    },
    /// Somebody told the arbiter of an irregularity.
    Reported {
        /// Who.
        by: Who,
        /// Of which.
        matter: Matter,
    },
    /// A player would not do what the Laws order.
    Refused {
        /// Who.
        by: Colour,
        /// In what words.
        what: String,
    },
    /// A player was found to refuse persistently; the result waits for what is still to be judged.
    FoundToRefuse {
        /// Who.
        who: Colour,
        /// What the opponent would get.
        opponent: Mark,
    },
    /// A player appealed.
    Appealed {
        /// Who.
        by: Colour,
        /// Against which decision.
        against: Citation,
        /// Why.
        why: String,
    },
    /// An appeal was decided.
    AppealDecided,
    /// The game counts so much for each player.
    Scored(PerPlayer<Score>),
}

impl ConductFact {
    /// Whether somebody waits for the arbiter.
    const fn is_call(&self) -> bool {
        matches!(
            self,
            Self::ArbiterCalled { .. }
                | Self::Reported { .. }
                | Self::Requested { .. }
                | Self::Appealed { .. }
        )
    }
}

/// What a table remembers of conduct.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The penalties other than time and the game itself that were imposed on each player.
    pub penalties: PerPlayer<Vec<Penalty>>,
    /// How often each player has asked to see a scoresheet that somebody else keeps.
    pub records_seen: PerPlayer<u8>,
    /// How often each player has refused to do what the Laws order.
    pub refusals: PerPlayer<u8>,
    /// What the opponent of a player who was found to refuse persistently would get.
    pub(super) found_to_refuse: PerPlayer<Option<Mark>>,
    /// The appeal that waits for a decision, and by whom it is.
    pub(super) appeal: Option<(Colour, Citation)>,
    /// The last decision.
    pub(super) last_decision: Option<Citation>,
    /// Whether penalties that concern points are still to be taken into the result.
    pub(super) points_due: bool,
    /// What the game was last said to count.
    pub(super) scored: Option<PerPlayer<Score>>,
    /// For what the arbiter is waited for.
    pub waiting: Vec<ConductFact>,
}

impl Conduct {
    pub(crate) fn fold(&mut self, fact: &ConductFact) {
        if fact.is_call() {
            self.waiting.push(fact.clone());
        }
        match fact {
            ConductFact::Requested { by, what: Request::Scoresheet } => {
                self.records_seen[*by] = self.records_seen[*by].saturating_add(1);
            }
            ConductFact::ArbiterCalled { .. }
            | ConductFact::Said { .. }
            | ConductFact::Requested { .. }
            | ConductFact::Reported { .. } => {}
            ConductFact::ArbiterCame => self.waiting.clear(),
            ConductFact::Refused { by, .. } => {
                self.refusals[*by] = self.refusals[*by].saturating_add(1);
            }
            ConductFact::FoundToRefuse { who, opponent } => {
                self.found_to_refuse[*who] = Some(*opponent);
            }
            ConductFact::Appealed { by, against, .. } => self.appeal = Some((*by, *against)),
            ConductFact::AppealDecided => self.appeal = None,
            ConductFact::Scored(points) => {
                self.scored = Some(*points);
                self.points_due = false;
            }
        }
    }

    pub(crate) fn penalised(&mut self, whom: Colour, penalty: Penalty) {
        self.penalties[whom].push(penalty);
        self.points_due |= penalty.is_of_points();
    }

    /// A game that is over gets another result: whatever is in it is settled.
    pub(crate) fn result_changed(&mut self) {
        self.points_due = false;
    }

    /// Something was decided that can be appealed against.
    pub(crate) fn decided(&mut self, main: Option<Citation>) {
        self.last_decision = main;
    }
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &ConductFact) -> Vec<Provision> {
    match fact {
        ConductFact::ArbiterCalled { .. } | ConductFact::ArbiterCame | ConductFact::Said { .. } => {
            Vec::new()
        }
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

/// What makes a game one that is played by the Laws: what they are for, and what was announced beside them.
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
