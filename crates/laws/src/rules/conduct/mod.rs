//! Conduct, penalties and appeals (Articles 11 to 13).

mod appeal;
mod assistants;
mod citations;
mod declare;
mod expulsion;
mod misconduct;
mod penalise;
mod penalties;
mod refusal_to_comply;
mod requests;
mod scores;
mod telling;
mod values;

use adoube_chess::Colour;
pub(crate) use citations::{played_under, under};
pub(crate) use penalise::penalise;
pub(crate) use penalties::lost_by;
pub(crate) use requests::{leaving, must_report, needs_leave, noted};
pub(crate) use scores::settle;

use crate::{
    rules::Draft,
    vocabulary::{
        Action, Answer, ArbiterAct, Arbitration, Author, ConductFact, Fact, Ground, Question,
        Refusal, Topic, Voice, Who, Why,
    },
};

/// Whether somebody may do so much: who acts for a player, who has no part in the game, and who was expelled.
pub(crate) fn may_act(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    expulsion::may_act(draft, who, action)?;
    assistants::may_act(draft, who, action)
}

/// Requests, calls and appeals.
pub(crate) fn spoken(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    match voice {
        Voice::Request(request) => requests::made(draft, by, request),
        Voice::Refuse(what) => {
            refusal_to_comply::refused(draft, by, what);
            Ok(())
        }
        Voice::Appeal(why) => appeal::lodged(draft, by, why),
        Voice::CallArbiter(why) => {
            let fact = ConductFact::ArbiterCalled { by, why: why.clone() };
            draft.note(Fact::Conduct(fact));
            Ok(())
        }
        Voice::Other(words) => {
            let fact = ConductFact::Said { by, words: words.clone() };
            draft.note(Fact::Conduct(fact));
            Ok(())
        }
        Voice::Adjusting
        | Voice::AboutToCastle
        | Voice::Announce(_)
        | Voice::Repeat(_)
        | Voice::OfferDraw
        | Voice::OfferDrawIf(_)
        | Voice::WithdrawOffer
        | Voice::Accept
        | Voice::Decline
        | Voice::Resign
        | Voice::WouldCorrect
        | Voice::Claim(_)
        | Voice::WithdrawClaim => Err(Why::NotForYou.into()),
    }
}

/// The arbiter is at the board: nobody waits any longer.
pub(crate) fn came(draft: &mut Draft) {
    if !draft.table().conduct().waiting.is_empty() {
        draft.note(Fact::Conduct(ConductFact::ArbiterCame));
    }
}

/// The arbiter decides.
pub(crate) fn decided(draft: &mut Draft, act: &Arbitration) -> Result<(), Refusal> {
    let author = Author::Arbiter(act.by.clone());
    let ground = stated(&act.ground);
    match &act.act {
        ArbiterAct::Penalise { under, .. } if !under.can_carry_penalty() => {
            draft.refuse(Why::NoGround, *under)
        }
        ArbiterAct::Penalise { whom, under, penalties } => {
            penalise(draft, *whom, *under, penalties, author, ground)
        }
        ArbiterAct::Compensate(time) => declare::compensate(draft, *time, author, ground),
        ArbiterAct::Permit { whom, what } => requests::permit(draft, *whom, *what, author, ground),
        ArbiterAct::Declare { outcome, under } => {
            declare::declare(draft, *outcome, *under, author, ground)
        }
        ArbiterAct::Decide { under, about } => {
            declare::decide(draft, *under, *about, author, ground)
        }
        ArbiterAct::Tell(what) => telling::tell(draft, *what, author, ground),
        ArbiterAct::AppointAssistants => {
            declare::appoint(draft, author, ground);
            Ok(())
        }
        ArbiterAct::DecideAppeal(outcome) => appeal::decided(draft, *outcome, author, ground),
        ArbiterAct::Come
        | ArbiterAct::Start
        | ArbiterAct::Stop
        | ArbiterAct::Restart(_)
        | ArbiterAct::SetClock { .. }
        | ArbiterAct::ReplaceClock(_)
        | ArbiterAct::InstallSetting(_)
        | ArbiterAct::Notice(_)
        | ArbiterAct::Restore(_)
        | ArbiterAct::Answer { .. }
        | ArbiterAct::Excuse(_)
        | ArbiterAct::DrawArray(_)
        | ArbiterAct::Adjourn(_)
        | ArbiterAct::Reconstruct => Err(Why::NotForYou.into()),
    }
}

/// The arbiter has judged.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    match asked.topic {
        Topic::Refusal | Topic::OpponentsScore => {
            refusal_to_comply::judged(draft, asked, answer, author)
        }
        Topic::Assistant => {
            assistants::judged(draft, asked, answer, author);
            Ok(())
        }
        Topic::Request => requests::judged(draft, asked, answer, author),
        _ => misconduct::judged(draft, asked, answer, author),
    }
}

/// What the arbiter gave as the reason, if anything.
pub(crate) fn stated(ground: &str) -> Option<Ground> {
    (!ground.is_empty()).then(|| Ground::Stated(ground.to_owned()))
}
