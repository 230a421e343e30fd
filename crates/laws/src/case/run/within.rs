//! What the parts of a line, and the line behind it, say about one of its acts.

use crate::{
    case::{acts::ParsedAct, moves::Scene},
    vocabulary::{Accusation, Action, Claim, Latent, Voice},
};

/// A claim about a touched piece that the opponent will deny is not yet a fact: the arbiter has to believe it.
pub(super) fn disputed(actions: &mut [Action], scene: &Scene<'_>) {
    let accused = !scene.side;
    for action in actions {
        if *action != Action::Say(Voice::Claim(Claim::Touch)) {
            continue;
        }
        let latent = scene.table.latent().iter().find_map(|latent| match latent {
            Latent::Touch { by, allowed, .. } if *by == accused => allowed.first(),
            _ => None,
        });
        let touched = scene.table.player(accused).hands.touch.touched().first().copied();
        if let Some(on) = latent.map(|played| played.from_square()).or(touched) {
            *action = Action::Say(Voice::Accuse(Accusation::Touched(on)));
        }
    }
}

/// Whether the same line says that the same player presses the clock after this act, before another move.
pub(super) fn is_pressed_later(act: &ParsedAct, later: &[ParsedAct], scene: &Scene<'_>) -> bool {
    let own = later.iter().filter(|other| other.who == act.who);
    let mut actions = own.filter_map(|other| other.actions(scene).ok()).flatten();
    let next = actions.find(|action| matches!(action, Action::Press { .. } | Action::Play(_)));
    matches!(next, Some(Action::Press { .. }))
}

/// A move that is played is only made, if the press is a line of its own.
pub(super) fn without_press(actions: &mut Vec<Action>) {
    match actions[..] {
        [Action::Play(plan)] => *actions = vec![Action::Make(plan)],
        [Action::Hand { .. }, .., Action::Press { .. }] => drop(actions.pop()),
        _ => {}
    }
}
