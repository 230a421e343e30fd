//! State of conduct: penalties, refusals, appeals.

use adoube_chess::Colour;

use crate::{
    Citation,
    clock::PerPlayer,
    history::Ply,
    regulations::{GameResult, Score},
    vocabulary::{Accusation, ConductFact, Penalty, Request},
};

/// State of conduct.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The penalties imposed on each player, other than time and loss of the game.
    pub penalties: PerPlayer<Vec<Penalty>>,
    /// How often each player has asked to see a scoresheet that somebody else keeps.
    pub records_seen: PerPlayer<u8>,
    /// How often each player has refused to comply with the Laws.
    pub refusals: PerPlayer<u8>,
    /// The opponent's result, for a player found to refuse persistently.
    pub(crate) found_to_refuse: PerPlayer<Option<GameResult>>,
    /// The pending appeal, with the player who made it.
    pub(crate) appeal: Option<(Colour, Citation)>,
    /// The accusation not judged yet: the accuser, and the number of half-moves played.
    pub accusation: Option<(Colour, Accusation, Ply)>,
    /// The last decision.
    pub(crate) last_decision: Option<Citation>,
    /// Whether penalties in points have yet to be included in the result.
    pub(crate) points_due: bool,
    /// The last recorded score of the game.
    pub(crate) scored: Option<PerPlayer<Score>>,
    /// The calls and requests that wait for the arbiter.
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

    pub(crate) fn penalise(&mut self, whom: Colour, penalty: Penalty) {
        self.penalties[whom].push(penalty);
        self.points_due |= penalty.is_of_points();
    }

    /// Marks the penalties as included, because a finished game got a new result.
    pub(crate) fn clear_points_due(&mut self) {
        self.points_due = false;
    }

    /// Records the last decision, which can be appealed against.
    pub(crate) fn set_last_decision(&mut self, main: Option<Citation>) {
        self.last_decision = main;
    }
}
