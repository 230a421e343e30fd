//! An illegal move that the table has not seen, as the arbiter states it: the board was put right before, or the
//! moves are not entered.
//!
//! **Says:** it is penalised like any other illegal move, and counted with them.
//! **Decides from:** the arbiter's statement, the earlier offences and the position of record.

use adoube_chess::Colour;

use super::{
    check_during_game,
    penalty::{self, CountedOffence, Follows},
};
use crate::{
    Provision,
    rules::{Draft, rapid},
    vocabulary::{Author, Ground, Offence, Refusal, Ruling},
};

/// Imposes what the Laws prescribe for an illegal move.
pub(crate) fn penalise(
    draft: &mut Draft,
    by: Colour,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    check_during_game(draft, Provision::IllegalMovePenalty)?;
    let table = draft.table();
    let stands = table.position().cloned();
    let loses_at_once = rapid::loses_at_once(table.regulations());
    let main =
        if loses_at_once { rapid::rests_on(table) } else { Provision::IllegalMoveCompleted };
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: if loses_at_once { main } else { Provision::IllegalMovePenalty },
        stands: stands.as_ref(),
    };
    let ruling = ground.into_iter().fold(draft.ruling(main).about(by).by(author), Ruling::ground);
    let (ruling, follows) = penalty::impose(draft, ruling, fault);
    draft.rule(ruling);
    if follows == Follows::Waits {
        penalty::ask_for_chance(draft, fault);
    }
    Ok(())
}
