//! Views of random games: they agree with what is decided, and reveal no secrets.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::table::{
    Action, ActionKind, Answer, ArbiterAct, BlindFact, DecidedBy, Event, Fact, Refusal,
    RefusalReason, Table, View, Viewer, Who, decide, replay,
};
use adoube_laws::{
    Provision,
    regulations::{Category, Rules, Start},
};

use crate::game::{self, Attempt, Tally};

const GAMES: u64 = 150;
const BYTES: usize = 500;

pub(crate) fn watched(mut watch: impl FnMut(&Attempt<'_>)) {
    // `make test-deep` plays more.
    let games = option_env!("ADOUBE_GAMES").and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    for seed in 0..games {
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

/// Reports whether an act was regular: nothing irregular came of it, and a move is a legal move.
fn is_in_order(attempt: &Attempt<'_>, decided: &Result<Vec<Event>, Refusal>) -> bool {
    let Ok(events) = decided else { return false };
    let side = attempt.who.side();
    let came = |event: &Event| match &event.fact {
        Fact::IrregularityArose(latent) => Some(latent.by()) == side,
        Fact::Blind(BlindFact::CameApart { by, .. }) => Some(*by) == side,
        _ => false,
    };
    let made =
        |event: &Event| matches!(&event.fact, Fact::MoveMade { by, .. } if Some(*by) == side);
    let is_move = matches!(attempt.action, Action::Make(_) | Action::Play(_));
    // A neighbour may press the wrong clock, but it is never offered.
    if attempt.who == Who::Bystander && matches!(attempt.action, Action::Press { .. }) {
        return false;
    }
    !events.iter().any(came) && (!is_move || events.iter().any(made))
}

/// Reports whether time ended the game before the act.
fn is_too_late(attempt: &Attempt<'_>) -> bool {
    let after = attempt.table.act(attempt.at, Who::Timekeeper, &Action::Tick);
    let ends = after.is_ok_and(|decision| decision.table.outcome().is_some());
    ends && attempt.table.outcome().is_none()
}

/// Reports whether it continues an undetected irregularity, which does not arise a second time.
fn goes_on(attempt: &Attempt<'_>) -> bool {
    let unknowing = as_if_nothing(attempt.laid, attempt.events);
    !is_in_order(attempt, &decide(&unknowing, attempt.at, attempt.who, attempt.action))
}

/// Reports whether it belongs to another kind of game: it may be said, and is not offered.
fn is_of_another_kind_of_game(attempt: &Attempt<'_>, kind: ActionKind) -> bool {
    let regulations = attempt.table.regulations();
    match kind {
        ActionKind::AnnounceCastling => regulations.start == Start::Standard,
        ActionKind::RequestBlankScoresheet => regulations.category() == Category::Standard,
        // Only the record of an arbiter who supervises rapid chess or blitz can be asked for, since 2017.
        ActionKind::RequestScoresheet => {
            regulations.category() == Category::Standard
                || regulations.rules() != Rules::Competition
                || attempt.table.outcome().is_some()
                || attempt.table.cite(Provision::ArbitersRecordShown).is_none()
        }
        _ => false,
    }
}

#[test]
fn what_is_done_in_order_was_on_the_list() {
    let mut done: BTreeMap<String, usize> = BTreeMap::new();
    let mut unlisted = BTreeMap::new();
    watched(|attempt| {
        let (Some(viewer), Some(kind)) =
            (viewer(attempt.who), ActionKind::from_action(attempt.action))
        else {
            return;
        };
        if !is_in_order(attempt, attempt.decided)
            || is_too_late(attempt)
            || is_of_another_kind_of_game(attempt, kind)
        {
            return;
        }
        let view = View::new(attempt.table, attempt.at, viewer);
        if !view.allows(kind) && !goes_on(attempt) {
            let was = format!("{viewer:?} may not {kind:?}, and does: {:?}", attempt.action);
            unlisted.insert(format!("{kind:?}"), was);
        }
        *done.entry(format!("{kind:?}")).or_default() += 1;
    });
    assert!(unlisted.is_empty(), "{unlisted:#?}");
    assert!(done.len() > 40, "too little was done: {done:?}");
}

/// Reports whether the decision also depends on the content: no game that has begun is a forfeit, and the
/// first of several penalties may end the game.
fn depends_on_content(kind: ActionKind, action: &Action) -> bool {
    if matches!(kind, ActionKind::Penalise | ActionKind::Report) {
        return true;
    }
    let Action::Arbiter(arbitration) = action else { return false };
    match &arbitration.act {
        ArbiterAct::Declare { outcome, .. }
        | ArbiterAct::DecideAppeal(Some(outcome))
        | ArbiterAct::Answer { answer: Answer::Outcome(outcome), .. } => {
            outcome.by == DecidedBy::Forfeit
        }
        ArbiterAct::Answer { answer: Answer::Penalty(penalties), .. } => penalties.len() > 1,
        _ => false,
    }
}

/// Reports whether another move would end the game: that one needs no press, and so no running clock.
fn could_end_the_game(attempt: &Attempt<'_>) -> bool {
    let moves = attempt.table.obligation().map(|duty| duty.moves).unwrap_or_default();
    let ends = |action: Action| {
        let decision = attempt.table.act(attempt.at, attempt.who, &action);
        decision.is_ok_and(|decision| decision.table.outcome().is_some())
    };
    let mut plays = moves.into_iter().map(|played| Action::Play(played.into()));
    matches!(attempt.action, Action::Play(_)) && plays.any(ends)
}

#[test]
fn what_is_refused_for_the_moment_was_not_on_the_list() {
    let mut listed = BTreeMap::new();
    watched(|attempt| {
        let (Some(viewer), Some(kind)) =
            (viewer(attempt.who), ActionKind::from_action(attempt.action))
        else {
            return;
        };
        if depends_on_content(kind, attempt.action) {
            return;
        }
        let Err(refusal) = attempt.decided else { return };
        let is_out_of_place =
            refusal.why.is_about_the_moment() || refusal.why == RefusalReason::NotForYou;
        if is_out_of_place
            && View::new(attempt.table, attempt.at, viewer).allows(kind)
            && !could_end_the_game(attempt)
        {
            let was = format!("{viewer:?}, {:?}: {refusal:?}", attempt.action);
            listed.insert(format!("{kind:?}"), was);
        }
    });
    assert!(listed.is_empty(), "{listed:#?}");
}

/// Replays the game without undetected irregularities.
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
            let knowing = View::new(attempt.table, attempt.at, viewer);
            assert_eq!(knowing, View::new(&unknowing, attempt.at, viewer));
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
        let view = View::new(attempt.table, attempt.at, viewer);
        let sent = serde_json::to_value(&view).expect("a view can be sent");
        assert!(sent.get("may").is_some_and(serde_json::Value::is_array));
        assert!(sent.get("unnoticed").is_none() && sent.get("questions").is_none());
        assert_eq!((view.board.fullmoves(), view.board.halfmoves()), (1, 0));
    });
}
