//! What happened since the last visit, as it is read out.

use adoube_laws::table::{Event, Fact, Table, Viewer, replay};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, Context},
};

use super::{moves, sentence::Sentence};
use crate::game::ActEntry;

/// What happened after an entry. `start` is the table as it was created; what lies behind `until` is not seen yet.
pub(super) fn since(
    after: u64,
    until: u64,
    (start, acts): (Table, &[ActEntry]),
    viewer: Viewer,
    words: &Localizer,
) -> Vec<Sentence> {
    let mut table = start;
    let mut told = Vec::new();
    for act in acts.iter().filter(|act| act.seq <= until) {
        if act.seq > after {
            told.extend(of_act(&table, &act.act.events, viewer, words));
        }
        table = replay(table, act.act.events.iter());
    }
    told
}

/// One act. A move is announced once; its hand movements only if no move came of them.
fn of_act(before: &Table, events: &[Event], viewer: Viewer, words: &Localizer) -> Vec<Sentence> {
    let is_move = events.iter().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
    let mut table = before.clone();
    let mut told = Vec::new();
    for event in events {
        let after = table.clone().apply(event);
        if event.seen_by(viewer, after.regulations()) && !(is_move && is_handiwork(&event.fact)) {
            told.extend(of_event(event, &table, &after, words));
        }
        table = after;
    }
    told
}

fn of_event(event: &Event, before: &Table, after: &Table, words: &Localizer) -> Vec<Sentence> {
    if let (Fact::MoveMade { played, .. }, Some(position)) = (&event.fact, before.position()) {
        let check = after.position().and_then(|now| adoube_record::describe::status(now, words));
        let said = moves::said(after, position, *played, words);
        return std::iter::once(said).chain(check.map(Sentence::new)).collect();
    }
    let context = Context { before, after, words };
    narrate::event(event, context).into_iter().map(Sentence::new).collect()
}

/// Whether it is a part of making a move.
const fn is_handiwork(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Lifted { .. }
            | Fact::Fetched { .. }
            | Fact::Held { .. }
            | Fact::Placed { .. }
            | Fact::PutAside { .. }
            | Fact::Removed { .. }
            | Fact::Pressed { .. }
            | Fact::MoveCompleted { .. }
    )
}
