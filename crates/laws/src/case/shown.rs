//! What a case shows: the citations of a run that count. [`Coverage`] says when one does.
//!
//! [`Coverage`]: super::Coverage

use super::{expected::CaseDecision, values::Cited};
use crate::{
    Citation, Edition, Provision,
    regulations::Points,
    state::Table,
    vocabulary::{Action, ArbiterAct, ConductFact, Event, Fact, Ground},
};

/// The part of an act's consequences that is only the arbiter's assertion.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BareWord {
    /// The provision that the arbiter names.
    names: Option<Provision>,
    /// Whether it is a penalty of the arbiter's choice; the provision that ranks penalties has decided nothing then.
    is_chosen_penalty: bool,
    /// Whether the ruling contains nothing else.
    is_whole_ruling: bool,
}

impl BareWord {
    /// Returns what an act asserts.
    pub(super) fn from_action(action: &Action) -> Self {
        let Action::Arbiter(arbitration) = action else { return Self::default() };
        match &arbitration.act {
            ArbiterAct::Declare { under, .. } | ArbiterAct::Decide { under, .. } => {
                Self { names: Some(*under), is_whole_ruling: true, ..Self::default() }
            }
            // The list of penalties and its limits are checked against the choice.
            ArbiterAct::Penalise { under, .. } => {
                Self { names: Some(*under), is_chosen_penalty: true, ..Self::default() }
            }
            _ => Self::default(),
        }
    }

    fn leaves(self, cite: Citation) -> bool {
        let is_order_of_list = cite.provision() == Provision::TermPenalties;
        self.names != Some(cite.provision()) && !(self.is_chosen_penalty && is_order_of_list)
    }

    /// Returns the citations of a ruling, a question or a refusal that count.
    pub(super) fn decided(self, decided: &CaseDecision) -> Vec<Citation> {
        let cites: Vec<Citation> = match decided {
            CaseDecision::Ruled(_) if self.is_whole_ruling => Vec::new(),
            CaseDecision::Ruled(ruling) => {
                let grounds = ruling.grounds.iter().filter_map(Ground::cites);
                ruling.cites().iter().copied().chain(grounds).collect()
            }
            CaseDecision::Asked(question) => vec![question.under],
            CaseDecision::Refused(refusal) => refusal.cite.into_iter().collect(),
        };
        cites.into_iter().filter(|cite| self.leaves(*cite)).collect()
    }

    /// Returns the citations of any other fact that count, at the table before it.
    pub(super) fn fact(self, event: &Event, before: &Table) -> Vec<Citation> {
        let mut cites = event.fact.under(before);
        cites.retain(|cite| self.leaves(*cite) && !is_label(&event.fact, before, cite.provision()));
        cites
    }
}

/// Returns those that a line expects by name.
pub(super) fn named(wanted: &[Cited], found: &[Citation], edition: Edition) -> Vec<Citation> {
    let is_wanted =
        |cite: &&Citation| wanted.iter().any(|named| named.is(cite.provision(), edition));
    found.iter().filter(is_wanted).copied().collect()
}

/// If not all citations that a line expects are found: returns the names of those that are, or that there are none.
pub(super) fn without(wanted: &[Cited], found: &[Citation], edition: Edition) -> Option<String> {
    let is_cited = |named: &Cited| found.iter().any(|cite| named.is(cite.provision(), edition));
    if wanted.iter().all(is_cited) {
        return None;
    }
    let names: Vec<String> = found.iter().map(|cite| cite.provision().to_string()).collect();
    Some(if names.is_empty() { "nothing".to_owned() } else { names.join(", ") })
}

/// Reports whether a fact of this kind always carries a provision.
fn is_label(fact: &Fact, before: &Table, provision: Provision) -> bool {
    use Provision as P;
    match fact {
        // Every game begins; only the presence of the players makes a difference.
        Fact::Started(_) => provision != P::NeitherPlayerPresent,
        Fact::MoveMade { .. } => matches!(
            provision,
            P::LegalAndIllegalMove
                | P::PlayersMoveAlternately
                | P::HavingTheMove
                | P::FilesRanksDiagonals
                | P::NoJumpingOverPieces
                | P::PieceReleased
                | P::TermMadeMove
        ),
        Fact::Pressed { .. } => provision == P::RightToPressClock,
        Fact::MoveCompleted { .. } => matches!(provision, P::MoveCompleted | P::TermCompletedMove),
        Fact::FlagFell { .. } => {
            matches!(provision, P::MoveCountAtFlagFall | P::ChessClock | P::TermMoveCounter)
        }
        Fact::Touched { .. } | Fact::Lifted { .. } => provision == P::TouchMove,
        Fact::Placed { .. } => provision == P::PieceReleased,
        Fact::Displaced { .. } => true,
        Fact::Conduct(ConductFact::Scored(_)) => is_usual_score(before, provision),
        Fact::Sheet(_) => provision == P::RecordingMoves,
        _ => false,
    }
}

/// Reports whether a score is ordinary. Every game that ends is scored; only announced points, and a result
/// other than the three usual ones, make a difference.
fn is_usual_score(before: &Table, provision: Provision) -> bool {
    let usual = ["1-0", "0-1", "½-½"];
    match provision {
        Provision::PointsForAGame | Provision::TermPoints => {
            before.regulations().points == Points::default()
        }
        Provision::TermResult => {
            before.outcome().is_none_or(|outcome| usual.contains(&outcome.to_string().as_str()))
        }
        _ => true,
    }
}
