//! What went wrong, how it is put right and what it costs (Article 7).
//!
//! **Says:** an illegal move is taken back and costs time, one too many costs the game; a wrong position at the start
//! makes the game void; what was displaced is put back. Who was harmed by it is the clock's and the arbiter's matter.
//! **Differs:** see [`values`].
//! **Decides from:** what the engine noticed when it happened ([`Latent`]), once somebody who may has said so.

mod completed;
mod displaced;
mod illegal_move;
mod out_of_turn;
mod penalty;
mod press_without_move;
mod restore;
mod reversed;
mod times;
mod two_hands;
mod unfinished;
mod values;
mod wrong_start;

pub(crate) use completed::completed;
pub(crate) use displaced::put_right;
pub(crate) use illegal_move::found as illegal_move;
pub(crate) use out_of_turn::{back_in_turn, happened as out_of_turn, is_out_of_turn};
pub(crate) use press_without_move::found as press;
pub(crate) use restore::restore;
pub(crate) use two_hands::{found as two_hands, is_there as is_two_hands, taken_back};

use crate::{
    Provision,
    rules::Draft,
    state::Stage,
    vocabulary::{Answer, Author, Matter, Question, Refusal, Topic, Who, Why},
};

#[cfg(doc)]
use crate::vocabulary::Latent;

/// Something else than an illegal move is found.
pub(crate) fn found(
    draft: &mut Draft,
    who: Who,
    matter: Matter,
    author: Author,
) -> Result<(), Refusal> {
    may_find(who)?;
    match matter {
        Matter::Displacement => displaced::found(draft, author),
        Matter::InitialPosition => wrong_start::position(draft, author),
        Matter::BoardPlacement => wrong_start::board(draft, author),
        Matter::ReversedColours => reversed::found(draft, who, author),
        Matter::OutOfTurn => out_of_turn::found(draft, author),
        // These have rules of their own.
        Matter::IllegalMove
        | Matter::IllegalPosition
        | Matter::Touch
        | Matter::FlagFall
        | Matter::DefectiveClock
        | Matter::ClockSetting
        | Matter::Clock
        | Matter::BoardsDisagree
        | Matter::Scoresheet => Err(Why::NothingOfTheKind.into()),
    }
}

/// The arbiter has judged.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    if asked.topic == Topic::DisplacementPenalty {
        return displaced::judged(draft, asked, answer, author);
    }
    during_the_game(draft, asked.under.provision())?;
    match asked.topic {
        Topic::ClocksAfterIrregularity => {
            times::judged(draft, asked, answer, author);
            Ok(())
        }
        Topic::ReversedColours => {
            reversed::judged(draft, answer, author);
            Ok(())
        }
        Topic::Unfinished => illegal_move::judged(draft, answer, author),
        _ => Err(Why::NoSuchQuestion.into()),
    }
}

/// Players and the arbiter find irregularities; others tell the arbiter.
fn may_find(who: Who) -> Result<(), Refusal> {
    match who {
        Who::Player(_) | Who::Assistant(_) | Who::Arbiter => Ok(()),
        Who::Timekeeper | Who::Bystander => Err(Why::NotForYou.into()),
    }
}

/// The article speaks of what is found during the game.
fn during_the_game(draft: &Draft, under: Provision) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Playing => Ok(()),
        Stage::Adjourned => draft.refuse(Why::Adjourned, under),
        Stage::BeforeStart => draft.refuse(Why::NotStarted, under),
        Stage::Over { .. } => draft.refuse(Why::TooLate, under),
        Stage::Void => draft.refuse(Why::GameIsVoid, under),
    }
}
