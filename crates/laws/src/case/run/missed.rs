//! Cases that continue past the end of the game. An automatic end is ruled at once; if the case does not
//! expect it there and the next line plays on, nobody at the board had noticed.

use super::Stage;
use crate::{
    Provision,
    case::{
        expected::{CaseDecision, Expectation},
        read::{ExpectationLine, Step},
        values::Cited,
    },
    rules::decide,
    vocabulary::{Action, ArbiterAct, Author, Fact, RefusalReason, Ruling, Voice, Who},
};

impl Stage<'_> {
    /// Reports whether the game ended automatically with this line, the case does not expect that there
    /// under any edition, and the next line plays on without expecting a refusal.
    pub(super) fn is_played_past(
        &self,
        expected: &[ExpectationLine],
        next: (&Step, &[ExpectationLine]),
    ) -> bool {
        let Some(end) = self.end() else { return false };
        let is_of_end = |expected: &ExpectationLine| match &expected.what {
            Expectation::Decided(wanted) => wanted.is_ruling(),
            Expectation::State(_, _, values) => values.outcome().is_ok(),
            Expectation::Cites(cited) => cited.iter().any(|cited| is_cited(cited, end)),
            Expectation::Against(_) => false,
        };
        let is_refusal = |expected: &ExpectationLine| matches!(&expected.what, Expectation::Decided(wanted) if wanted.is_refusal());
        !expected.iter().any(is_of_end)
            && !next.1.iter().any(is_refusal)
            && self.is_of_play(next.0, end)
    }

    /// Reports whether a line is refused because the game is over. After a checkmate or stalemate a claim
    /// does not count as play: it is too late.
    fn is_of_play(&self, step: &Step, end: &Ruling) -> bool {
        let Some(act) = step.acts.first() else { return false };
        if act.falling().is_some() {
            return true;
        }
        let Ok(actions) = act.actions(&self.scene(act)) else { return false };
        let is_plain_end = end.main().is_some_and(|cite| {
            matches!(cite.provision(), Provision::Checkmate | Provision::Stalemate)
        });
        actions.first().is_some_and(|action| {
            let is_claim = matches!(action, Action::Say(Voice::Claim(_)) | Action::Arbiter(_));
            let refused = decide(&self.run.table, self.at, act.who, action).err();
            !(is_claim && is_plain_end)
                && refused
                    .is_some_and(|refusal| matches!(refusal.why, RefusalReason::GameIsOver(_)))
        })
    }

    /// Continues play: nobody knows of the ruling.
    pub(super) fn play_on(&mut self) {
        if self.end().is_none() {
            return;
        }
        let pressed = self.is_ended_with_press();
        let act = Action::Arbiter(ArbiterAct::PlayWentOn { pressed }.into());
        // On a screen the game is over.
        if decide(&self.run.table, self.at, Who::Arbiter, &act).is_ok() {
            self.decided.retain(|(decided, _)| !is_end(decided));
            self.take(Who::Arbiter, &act);
        }
    }

    /// Reports whether the move that ended the game was completed with a press of the clock.
    fn is_ended_with_press(&self) -> bool {
        let is_end =
            |fact: &Fact| matches!(fact, Fact::Ruled(ruling) if ruling.outcome().is_some());
        let acts = self.run.happenings.iter().flat_map(|happening| &happening.acts);
        let mut ends =
            acts.filter(|acted| acted.noted.iter().any(|noted| is_end(&noted.event.fact)));
        ends.next_back().is_some_and(|acted| matches!(acted.action, Action::Play(_)))
    }

    /// Returns the ruling of this line by which the game ended automatically.
    fn end(&self) -> Option<&Ruling> {
        self.decided.iter().find_map(|(decided, _)| match decided {
            CaseDecision::Ruled(ruling) if is_end(decided) => Some(ruling),
            _ => None,
        })
    }
}

fn is_cited(wanted: &Cited, ruling: &Ruling) -> bool {
    ruling.cites().iter().any(|cite| wanted.is(cite.provision(), cite.edition()))
}

fn is_end(decided: &CaseDecision) -> bool {
    matches!(decided, CaseDecision::Ruled(ruling)
        if ruling.outcome().is_some() && ruling.author == Author::TheLaws)
}
