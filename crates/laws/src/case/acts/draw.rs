//! Draw claims: by repetition, by fifty moves, or by the only one that fits.

use super::person::claim;
use crate::{
    case::{
        draw_ground::DrawGround,
        moves::SentenceContext,
        values::{Bindings, Unclear},
    },
    rules::decide,
    vocabulary::{Action, Basis, Claim, Fact, Order, Outcome, Voice, Who},
};

/// Returns the named claim, or the only one that would be correct now.
pub(super) fn claimed(
    values: &Bindings,
    scene: &SentenceContext<'_>,
    basis: Basis,
) -> Result<Vec<Action>, Unclear> {
    if let Some(said) = values.named::<DrawGround>("ground")?.claim(basis) {
        return claim(said);
    }
    let grounds = [DrawGround::Repetition, DrawGround::FiftyMoves];
    let mut correct = grounds
        .into_iter()
        .filter_map(|ground| ground.claim(basis))
        .filter(|claim| is_correct(claim, scene));
    match (correct.next(), correct.next()) {
        (Some(only), None) => claim(only),
        _ => Err(Unclear::WhichDraw),
    }
}

/// Reports whether the claim would draw the game.
fn is_correct(claim: &Claim, scene: &SentenceContext<'_>) -> bool {
    let action = Action::Say(Voice::Claim(claim.clone()));
    let events = decide(scene.table, scene.at, Who::Player(scene.side), &action);
    events.is_ok_and(|events| {
        let is_draw = |order: &Order| *order == Order::End(Outcome::DRAW);
        events.iter().any(|event| match &event.fact {
            Fact::Ruled(ruling) => ruling.orders.iter().any(is_draw),
            _ => false,
        })
    })
}
