//! Undetected irregularities.

use adoube_laws::table::Latent;

use super::context::{Context, Form, colour_value};
use crate::i18n::PlayKey;

/// An undetected irregularity.
pub fn latent(latent: &Latent, context: Context<'_>) -> String {
    let words = context.words;
    let by = colour_value(latent.by());
    match latent {
        Latent::IllegalMove { attempt: None, .. } => words.say(PlayKey::LatentIllegalMove, [by]),
        Latent::IllegalMove { attempt: Some(plan), by: mover, ply, .. } => {
            let key = if context.after.uncompleted(*mover) == Some(*ply) {
                PlayKey::LatentIllegalMoveMade
            } else {
                PlayKey::LatentIllegalMoveKnown
            };
            words.say(key, [by, ("move", context.plan_at(*plan, *ply).into())])
        }
        Latent::Touch { ply, allowed, .. } => {
            let moves = allowed.iter().map(|played| context.played_at(*played, *ply));
            let moves = moves.collect::<Vec<_>>().join(", ");
            words.say(PlayKey::LatentTouch, [by, ("moves", moves.into())])
        }
        Latent::Accident { on, .. } => words.say(
            PlayKey::LatentAccident,
            [by, ("piece", context.piece(*on, Form::Touched).into())],
        ),
        Latent::TwoHands { .. } => words.say(PlayKey::LatentTwoHands, [by]),
        Latent::OtherHand(_) => words.say(PlayKey::LatentOtherHand, [by]),
        Latent::PressWithoutMove { .. } => words.say(PlayKey::LatentPressWithoutMove, [by]),
        Latent::Hovering(_) => words.say(PlayKey::LatentHovering, [by]),
        Latent::ClockHandling(_) => words.say(PlayKey::LatentClockHandling, [by]),
        Latent::Displacement { .. } => words.say(PlayKey::LatentDisplacement, [by]),
        Latent::OutOfTurn { .. } => words.say(PlayKey::LatentOutOfTurn, [by]),
        Latent::EndOfGame { .. } => words.say(PlayKey::LatentEndOfGame, [by]),
        Latent::Scoresheet { breaks, .. } => {
            let law = ("law", words.provision(*breaks, context.after.edition()).into());
            words.say(PlayKey::LatentScoresheet, [by, law])
        }
        Latent::Meddling(_) => words.say(PlayKey::LatentMeddling, [by]),
    }
}
