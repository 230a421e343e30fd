//! Adjusts an act by the other parts of its line, and by the next line.

use crate::{
    case::{acts::ParsedAct, moves::SentenceContext},
    vocabulary::{Accusation, Action, Claim, Latent, Voice},
};

/// Turns a claim about a touched piece that the opponent will deny into an accusation, which the arbiter has to judge.
pub(super) fn turn_into_accusations(actions: &mut [Action], scene: &SentenceContext<'_>) {
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

/// Reports whether the same player presses the clock later in the same line, before another move.
pub(super) fn is_pressed_later(
    act: &ParsedAct,
    later: &[ParsedAct],
    scene: &SentenceContext<'_>,
) -> bool {
    let own = later.iter().filter(|other| other.who == act.who);
    let mut actions = own.filter_map(|other| other.actions(scene).ok()).flatten();
    let next = actions.find(|action| matches!(action, Action::Press { .. } | Action::Play(_)));
    matches!(next, Some(Action::Press { .. }))
}

/// Removes the press from a move whose press is stated separately.
pub(super) fn without_press(actions: &mut Vec<Action>) {
    match actions[..] {
        [Action::Play(plan)] => *actions = vec![Action::Make(plan)],
        [Action::Hand { .. }, .., Action::Press { .. }] => drop(actions.pop()),
        _ => {}
    }
}
