//! Conduct, penalties and appeals (Articles 11 to 13).

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::PerPlayer,
    table::{Answer, Arbitration, Author, Draft, Penalty, Question, Refusal, Voice, Why},
};

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
}

/// Penalties so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// What was imposed on each player.
    pub penalties: PerPlayer<Vec<Penalty>>,
}

impl Conduct {
    pub(crate) fn fold(&mut self, fact: &ConductFact) {
        match fact {
            ConductFact::ArbiterCalled { .. } => {}
        }
    }

    pub(crate) fn penalised(&mut self, whom: Colour, penalty: Penalty) {
        self.penalties[whom].push(penalty);
    }
}

/// Requests, calls and appeals.
pub(crate) fn spoken(_draft: &mut Draft, _by: Colour, _voice: &Voice) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter decides.
pub(crate) fn decided(_draft: &mut Draft, _act: &Arbitration) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
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
    }
}
