//! What a table remembers of conduct.

use adoube_chess::Colour;

use crate::{
    Citation,
    clock::PerPlayer,
    history::Ply,
    regulations::{GameResult, Score},
    vocabulary::{Accusation, ConductFact, Penalty, Request},
};

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
    pub(crate) found_to_refuse: PerPlayer<Option<GameResult>>,
    /// The appeal that waits for a decision, and by whom it is.
    pub(crate) appeal: Option<(Colour, Citation)>,
    /// What a player says that the opponent has done, after how many half-moves; not judged yet.
    pub accusation: Option<(Colour, Accusation, Ply)>,
    /// The last decision.
    pub(crate) last_decision: Option<Citation>,
    /// Whether penalties that concern points are still to be taken into the result.
    pub(crate) points_due: bool,
    /// What the game was last said to count.
    pub(crate) scored: Option<PerPlayer<Score>>,
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
            | ConductFact::Reported { .. }
            | ConductFact::Testified { .. } => {}
            ConductFact::Accused { by, of, ply } => self.accusation = Some((*by, *of, *ply)),
            ConductFact::AccusationJudged { .. } => self.accusation = None,
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
