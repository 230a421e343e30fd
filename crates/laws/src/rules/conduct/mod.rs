//! Conduct, penalties and appeals (Articles 11 to 13).

mod penalise;
mod penalties;
mod scores;
mod values;

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::PerPlayer,
    regulations::Score,
    table::{
        Answer, ArbiterAct, Arbitration, Author, Draft, Ground, Penalty, Question, Refusal, Voice,
        Why,
    },
};
pub(crate) use penalise::penalise;
pub(crate) use scores::settle;

/// What became fact of conduct.
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
    /// The game counts so much for each player.
    Scored(PerPlayer<Score>),
}

/// Penalties so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// What was imposed on each player.
    pub penalties: PerPlayer<Vec<Penalty>>,
    /// Whether penalties that concern points are still to be taken into the result.
    points_due: bool,
    /// What the game was last said to count.
    scored: Option<PerPlayer<Score>>,
}

impl Conduct {
    pub(crate) fn fold(&mut self, fact: &ConductFact) {
        match fact {
            ConductFact::ArbiterCalled { .. } => {}
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
}

/// Requests, calls and appeals.
pub(crate) fn spoken(_draft: &mut Draft, _by: Colour, _voice: &Voice) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter decides.
pub(crate) fn decided(draft: &mut Draft, act: &Arbitration) -> Result<(), Refusal> {
    let author = Author::Arbiter(act.by.clone());
    let ground = stated(&act.ground);
    match &act.act {
        ArbiterAct::Penalise { whom, under, penalties } => {
            penalise(draft, *whom, *under, penalties, author, ground)
        }
        _ => Err(Why::NotInEdition.into()),
    }
}

/// What the arbiter gave as the reason, if anything.
pub(crate) fn stated(ground: &str) -> Option<Ground> {
    (!ground.is_empty()).then(|| Ground::Stated(ground.to_owned()))
}

/// The arbiter has judged.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &ConductFact) -> Vec<Provision> {
    match fact {
        ConductFact::ArbiterCalled { .. } => Vec::new(),
        ConductFact::Scored(_) => vec![Provision::PointsForAGame, Provision::ScoreLimits],
    }
}
