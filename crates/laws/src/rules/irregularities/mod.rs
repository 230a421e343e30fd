//! Irregularities: how they are corrected and penalised (Article 7).
//!
//! **Says:** an illegal move is taken back and costs time, one too many costs the game; a wrong starting
//! position makes the game void; displaced pieces are put back. The clocks and the arbiter compensate the
//! player affected.
//! **Differs:** see [`values`].
//! **Decides from:** what the engine recorded when it happened ([`Latent`]), once somebody entitled to raises it.

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
pub(crate) mod unseen;
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

/// Marks it as noticed, if it did not disappear with the moves taken back.
fn settle(draft: &mut Draft, latent: Latent) {
    let table = draft.table();
    if table.latent().contains(&latent) || table.lapsed().contains(&latent) {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}

/// Checks that the game is not over: the article covers only what is found during it.
fn check_during_game(draft: &Draft, under: Provision) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Playing => Ok(()),
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, under),
        Stage::BeforeStart => draft.refuse(RefusalReason::NotStarted, under),
        Stage::Over { .. } => draft.refuse(RefusalReason::TooLate, under),
        Stage::Void => draft.refuse(RefusalReason::GameIsVoid, under),
    }
}
