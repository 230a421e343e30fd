//! A story that goes on past the end of its game. What ends a game by itself is ruled at once; if the case does not
//! expect it there and the next line plays on, nobody at the board had noticed.

use super::Stage;
use crate::{
    case::{
        expected::{Decided, Expectation},
        read::{Expected, Step},
    },
    rules::decide,
    vocabulary::{Action, ArbiterAct, Author, Fact, Who, Why},
};

impl Stage<'_> {
    /// Whether the game has ended by itself with this line, the case expects no ruling there under any edition, and the
    /// next line is one of play.
    pub(super) fn is_played_past(&self, expected: &[Expected], next: &Step) -> bool {
        let is_ruling = |expected: &Expected| match &expected.what {
            Expectation::Decided(wanted) => wanted.is_ruling(),
            Expectation::Cites(_) | Expectation::Against(_) | Expectation::State(..) => false,
        };
        self.has_ended() && !expected.iter().any(is_ruling) && self.is_of_play(next)
    }

    /// Whether a line cannot be done because the game is over.
    fn is_of_play(&self, step: &Step) -> bool {
        let Some(deed) = step.deeds.first() else { return false };
        if deed.falling().is_some() {
            return true;
        }
        let Ok(actions) = deed.actions(&self.scene(deed)) else { return false };
        actions.first().is_some_and(|action| {
            let refused = decide(&self.run.table, self.at, deed.who, action).err();
            refused.is_some_and(|refusal| matches!(refusal.why, Why::GameIsOver(_)))
        })
    }

    /// Play goes on: what was ruled is not known to anybody.
    pub(super) fn play_on(&mut self) {
        if !self.has_ended() {
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

    /// Whether the move that has ended the game was one with the press of the clock.
    fn is_ended_with_press(&self) -> bool {
        let is_end =
            |fact: &Fact| matches!(fact, Fact::Ruled(ruling) if ruling.outcome().is_some());
        let acts = self.run.happenings.iter().flat_map(|happening| &happening.acts);
        let mut ends =
            acts.filter(|acted| acted.noted.iter().any(|noted| is_end(&noted.event.fact)));
        ends.next_back().is_some_and(|acted| matches!(acted.action, Action::Play(_)))
    }

    /// Whether there is a ruling of this line by which the game has ended.
    fn has_ended(&self) -> bool {
        self.decided.iter().any(|(decided, _)| is_end(decided))
    }
}

fn is_end(decided: &Decided) -> bool {
    matches!(decided, Decided::Ruled(ruling)
        if ruling.outcome().is_some() && ruling.author == Author::TheLaws)
}
