//! Views of the games in which anybody does anything: they agree with what is decided, and tell no secrets.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::table::{
    Action, ActionKind, Event, Fact, RefusalReason, Table, View, Viewer, Who, replay,
};

use crate::game::{self, Attempt, Tally};

const GAMES: u64 = 60;
const BYTES: usize = 500;

pub(crate) fn watched(mut watch: impl FnMut(&Attempt<'_>)) {
    for seed in 0..GAMES {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut bytes = vec![0; random.usize(..BYTES)];
        random.fill(&mut bytes);
        game::play_watched(&bytes, &mut Tally::default(), &mut watch);
    }
}

const fn viewer(who: Who) -> Option<Viewer> {
    match who {
        Who::Player(colour) => Some(Viewer::Player(colour)),
        Who::Assistant(colour) => Some(Viewer::Assistant(colour)),
        Who::Arbiter => Some(Viewer::Arbiter),
        Who::Bystander => Some(Viewer::Spectator),
        Who::Timekeeper => None,
    }
}

/// Whether what somebody has done is in order: nothing came of it that should not be done, and a move is a move.
fn is_in_order(attempt: &Attempt<'_>) -> bool {
    let Ok(events) = attempt.decided else { return false };
    let side = attempt.who.side();
    let came = |event: &Event| matches!(&event.fact, Fact::IrregularityArose(latent) if Some(latent.by()) == side);
    let made =
        |event: &Event| matches!(&event.fact, Fact::MoveMade { by, .. } if Some(*by) == side);
    let is_move = matches!(attempt.action, Action::Make(_) | Action::Play(_));
    // It happens that a neighbour presses the wrong clock; nobody is offered it.
    if attempt.who == Who::Bystander && matches!(attempt.action, Action::Press { .. }) {
        return false;
    }
    !events.iter().any(came) && (!is_move || events.iter().any(made))
}

#[test]
fn what_is_done_in_order_was_on_the_list() {
    let mut done: BTreeMap<String, usize> = BTreeMap::new();
    let mut unlisted = BTreeMap::new();
    watched(|attempt| {
        let (Some(viewer), Some(kind)) = (viewer(attempt.who), ActionKind::of(attempt.action))
        else {
            return;
        };
        if !is_in_order(attempt) {
            return;
        }
        let view = View::of(attempt.table, attempt.at, viewer);
        if !view.allows(kind) {
            let was = format!("{viewer:?} may not {kind:?}, and does: {:?}", attempt.action);
            unlisted.insert(format!("{kind:?}"), was);
        }
        *done.entry(format!("{kind:?}")).or_default() += 1;
    });
    assert!(unlisted.is_empty(), "{unlisted:#?}");
    assert!(done.len() > 40, "too little was done: {done:?}");
}

#[test]
fn what_is_refused_for_the_moment_was_not_on_the_list() {
    let mut listed = BTreeMap::new();
    watched(|attempt| {
        let (Some(viewer), Some(kind)) = (viewer(attempt.who), ActionKind::of(attempt.action))
        else {
            return;
        };
        // Of these it depends on what they are about, too.
        if matches!(kind, ActionKind::Penalise | ActionKind::Report) {
            return;
        }
        let Err(refusal) = attempt.decided else { return };
        let is_out_of_place =
            refusal.why.is_about_the_moment() || refusal.why == RefusalReason::NotForYou;
        if is_out_of_place && View::of(attempt.table, attempt.at, viewer).allows(kind) {
            let was = format!("{viewer:?}, {:?}: {refusal:?}", attempt.action);
            listed.insert(format!("{kind:?}"), was);
        }
    });
    assert!(listed.is_empty(), "{listed:#?}");
}

/// The same game if nobody, and not even the table, had noticed anything.
fn as_if_nothing(laid: &Table, events: &[Event]) -> Table {
    let known = events.iter().filter(|event| {
        !matches!(
            event.fact,
            Fact::IrregularityArose(_) | Fact::IrregularityLapsed(_) | Fact::IrregularityNoticed(_)
        )
    });
    replay(laid.clone(), known)
}

#[test]
fn only_the_arbiter_learns_what_nobody_has_noticed() {
    let mut secrets = 0;
    watched(|attempt| {
        if attempt.table.latent().is_empty() || attempt.events.len() % 8 != 0 {
            return;
        }
        let unknowing = as_if_nothing(attempt.laid, attempt.events);
        secrets += 1;
        let viewers = Colour::ALL.map(Viewer::Player).into_iter().chain([Viewer::Spectator]);
        for viewer in viewers {
            let knowing = View::of(attempt.table, attempt.at, viewer);
            assert_eq!(knowing, View::of(&unknowing, attempt.at, viewer));
        }
    });
    assert!(secrets > 20, "nothing was ever unnoticed");
}

#[test]
fn a_view_can_be_sent_and_counts_no_moves() {
    watched(|attempt| {
        if attempt.events.len() % 8 != 0 {
            return;
        }
        let viewer = Viewer::Player(Colour::White);
        let view = View::of(attempt.table, attempt.at, viewer);
        let sent = serde_json::to_value(&view).expect("a view can be sent");
        assert!(sent.get("may").is_some_and(serde_json::Value::is_array));
        assert!(sent.get("unnoticed").is_none() && sent.get("questions").is_none());
        assert_eq!((view.board.fullmoves(), view.board.halfmoves()), (1, 0));
    });
}
