//! What happened since the last visit, as it is read out.

use adoube_laws::table::{Event, Fact, Table, Viewer, replay};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, Context},
};

use super::{moves, sentence::Sentence};
use crate::game::ActEntry;

/// Describes what happened after an entry. `start` is the table as created; entries after `until` are not
/// visible yet.
pub(super) fn since(
    after: u64,
    until: u64,
    (start, acts): (Table, &[ActEntry]),
    viewer: Viewer,
    words: &Localizer,
) -> Vec<Sentence> {
    let mut table = start;
    let mut sentences = Vec::new();
    for act in acts.iter().filter(|act| act.seq <= until) {
        if act.seq > after {
            sentences.extend(describe_act(&table, &act.act.events, viewer, words));
        }
        table = replay(table, act.act.events.iter());
    }
    sentences
}

/// Describes one act. A move is announced once; its hand movements only if they did not result in a move.
fn describe_act(
    before: &Table,
    events: &[Event],
    viewer: Viewer,
    words: &Localizer,
) -> Vec<Sentence> {
    let is_move = events.iter().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
    let mut table = before.clone();
    let mut sentences = Vec::new();
    for event in events {
        let after = table.clone().apply(event);
        if event.is_visible_to(viewer, after.regulations())
            && !(is_move && is_part_of_move(&event.fact))
        {
            sentences.extend(describe_event(event, &table, &after, words));
        }
        table = after;
    }
    sentences
}

fn describe_event(
    event: &Event,
    before: &Table,
    after: &Table,
    words: &Localizer,
) -> Vec<Sentence> {
    if let (Fact::MoveMade { played, .. }, Some(position)) = (&event.fact, before.position()) {
        let check = after.position().and_then(|now| adoube_record::describe::status(now, words));
        let sentence = moves::describe_move(after, position, *played, words);
        return std::iter::once(sentence).chain(check.map(Sentence::new)).collect();
    }
    let context = Context { before, after, words };
    narrate::event(event, context).into_iter().map(Sentence::new).collect()
}

/// Whether the fact is a part of making a move.
const fn is_part_of_move(fact: &Fact) -> bool {
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
