//! Claims of a draw: by repetition, by fifty moves, or by the one of them that can be meant.

use serde::Deserialize;

use super::person::claim;
use crate::{
    case::{
        moves::Scene,
        values::{Unclear, Values},
    },
    rules::decide,
    vocabulary::{Action, Basis, Claim, Fact, Order, Outcome, Voice, Who},
};

/// Why it is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::case) enum DrawGround {
    Repetition,
    FiftyMoves,
    /// It was not said.
    Draw,
}

impl DrawGround {
    /// Other ways to say it.
    pub(in crate::case) const ALIASES: &[(&str, &str)] = &[
        ("threefold repetition", "repetition"),
        ("3-fold repetition", "repetition"),
        ("triple repetition", "repetition"),
        ("third repetition", "repetition"),
        ("threefold", "repetition"),
        ("repetition of the position", "repetition"),
        ("repetition of moves", "repetition"),
        ("threefold repetition of the position", "repetition"),
        ("the same position three times", "repetition"),
        ("the same position for the third time", "repetition"),
        ("a draw by repetition", "repetition"),
        ("a draw by threefold repetition", "repetition"),
        ("a draw by triple repetition", "repetition"),
        ("a draw by repetition of the position", "repetition"),
        ("a draw because of repetition", "repetition"),
        ("50 moves", "fifty-moves"),
        ("the fifty-move rule", "fifty-moves"),
        ("the 50-move rule", "fifty-moves"),
        ("the 50 moves rule", "fifty-moves"),
        ("the fifty-moves rule", "fifty-moves"),
        ("50 moves without capture or pawn move", "fifty-moves"),
        ("a draw by fifty moves", "fifty-moves"),
        ("a draw by 50 moves", "fifty-moves"),
        ("a draw by the fifty-move rule", "fifty-moves"),
        ("a draw by the 50-move rule", "fifty-moves"),
        ("the draw", "draw"),
    ];

    const fn claim(self, basis: Basis) -> Option<Claim> {
        match self {
            Self::Repetition => Some(Claim::Repetition(basis)),
            Self::FiftyMoves => Some(Claim::FiftyMoves(basis)),
            Self::Draw => None,
        }
    }
}

/// The claim that was said, or the only one that would be correct now.
pub(super) fn claimed(
    values: &Values,
    scene: &Scene<'_>,
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

/// Whether the game would be drawn by it.
fn is_correct(claim: &Claim, scene: &Scene<'_>) -> bool {
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
