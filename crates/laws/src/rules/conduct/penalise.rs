//! Imposing a penalty.
//!
//! **Says:** a player who breaks the Laws may be penalised; the arbiter chooses the kind and the amount from the list.
//! **Differs:** see [`super::penalties`].
//! **Decides from:** the arbiter's choice. Time is applied to the clocks at once; points count when the game is over.

use adoube_chess::Colour;

use super::{penalties, values::ConductRules};
use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Author, Ground, Order, Penalty, Refusal},
};

/// Penalises a player who has broken a provision, if the edition's list and its limits allow it.
pub(crate) fn penalise(
    draft: &mut Draft,
    whom: Colour,
    under: Provision,
    penalties: &[Penalty],
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    penalties::check_lawful(draft.table(), whom, under, penalties)?;
    let mut ruling = draft.ruling(under).about(whom).by(author);
    if under == Provision::AdjustingPieces {
        // Only the player whose clock is running may adjust pieces; otherwise it distracts the player to move.
        ruling =
            ruling.also(Provision::AdjustingOnOwnTimeOnly).also(Provision::DisturbingTheOpponent);
    }
    if ConductRules::for_edition(draft.table().edition()).conduct.contains(&under) {
        ruling = ruling.also(Provision::ConductPenalised);
    }
    ruling = ruling.also(Provision::Penalties).also(Provision::TermPenalties);
    for penalty in penalties {
        ruling = ruling.also(penalty.provision());
        if let Some(order) = order(whom, *penalty) {
            ruling = ruling.order(order);
        }
    }
    if let Some(ground) = ground {
        ruling = ruling.ground(ground);
    }
    let changed = penalties::outcome_after(draft.table(), whom, penalties)
        .filter(|outcome| draft.table().outcome() != Some(*outcome));
    let Some(outcome) = changed else {
        draft.rule(ruling);
        return Ok(());
    };
    draft.rule(ruling.also(Provision::ScoreLimits).order(Order::End(outcome)));
    Ok(())
}

/// Returns the order of a penalty, apart from the result.
fn order(whom: Colour, penalty: Penalty) -> Option<Order> {
    match penalty {
        Penalty::MoreTimeForOpponent(time) => Some(Order::AddTime { to: !whom, time }),
        Penalty::LessTime(time) => Some(Order::TakeTime { from: whom, time }),
        Penalty::LossOfGame(_) => None,
        Penalty::Warning
        | Penalty::FewerPoints(_)
        | Penalty::MorePointsForOpponent(_)
        | Penalty::Fine
        | Penalty::ExclusionFromRounds(_)
        | Penalty::Expulsion => Some(Order::Penalise { whom, penalty }),
    }
}
