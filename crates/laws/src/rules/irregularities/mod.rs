//! What went wrong, how it is put right and what it costs (Article 7).
//!
//! **Says:** an illegal move is taken back and costs time, one too many costs the game; a wrong position at the start
//! makes the game void; what was displaced is put back. Who was harmed by it is the clock's and the arbiter's matter.
//! **Differs:** see [`values`].
//! **Decides from:** what the engine noticed when it happened ([`Latent`]), once somebody who may has said so.

pub(crate) mod completed;
pub(crate) mod displaced;
pub(crate) mod illegal_move;
pub(crate) mod illegal_position;
pub(crate) mod out_of_turn;
mod penalty;
pub(crate) mod press_without_move;
mod restore;
pub(crate) mod reversed;
pub(crate) mod times;
pub(crate) mod two_hands;
mod unfinished;
pub(crate) mod values;
pub(crate) mod wrong_start;

pub(crate) use completed::{complete, forget};
pub(crate) use displaced::put_right;
pub(crate) use out_of_turn::{accept_as_answer, clear_out_of_turn, is_out_of_turn};
pub(crate) use restore::restore;
pub(crate) use two_hands::take_back;

use crate::{
    Provision,
    rules::Draft,
    state::Stage,
    vocabulary::{Fact, Latent, Refusal, RefusalReason},
};

/// It has been dealt with, if it did not go with the moves that were taken back.
fn settle(draft: &mut Draft, latent: Latent) {
    let table = draft.table();
    if table.latent().contains(&latent) || table.lapsed().contains(&latent) {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}

/// The article speaks of what is found during the game.
fn during_the_game(draft: &Draft, under: Provision) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Playing => Ok(()),
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, under),
        Stage::BeforeStart => draft.refuse(RefusalReason::NotStarted, under),
        Stage::Over { .. } => draft.refuse(RefusalReason::TooLate, under),
        Stage::Void => draft.refuse(RefusalReason::GameIsVoid, under),
    }
}
