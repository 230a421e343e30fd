//! The storage, read without the hall.

use std::{collections::BTreeMap, sync::Arc};

use adoube_hall::{
    fold::Snapshot,
    game,
    ledger::{Ledger, Stream, StreamHead, verify},
};
use serde_json::Value;

use super::player::Player;

/// A stream that is intact.
pub(crate) struct Found {
    /// The bodies of its entries.
    pub(crate) bodies: Vec<Value>,
}

impl Found {
    /// The keys of its entries, in order.
    pub(crate) fn keys(&self) -> Vec<&str> {
        let facts = self.bodies.iter().flat_map(|body| body["facts"].as_array().expect("facts"));
        facts.filter_map(|fact| fact["acted"]["key"].as_str()).collect()
    }

    /// How often this event occurred.
    pub(crate) fn count(&self, event: &str) -> usize {
        let facts = self.bodies.iter().flat_map(|body| body["facts"].as_array().expect("facts"));
        let events =
            facts.flat_map(|fact| fact["acted"]["events"].as_array().into_iter().flatten());
        events.filter(|found| found["fact"] == event).count()
    }
}

/// Every stream, with its chain verified and, for games, folded.
pub(crate) async fn all(ledger: Arc<dyn Ledger>) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::new();
    for stream in ledger.streams("").await.expect("it can be read") {
        found.insert(stream.name().to_owned(), one(&*ledger, &stream).await);
    }
    found
}

async fn one(ledger: &dyn Ledger, stream: &Stream) -> Found {
    let entries = ledger.read(stream, 0, u32::MAX >> 1).await.expect("it can be read");
    let tip =
        verify(StreamHead::default(), &entries).unwrap_or_else(|error| panic!("{stream}: {error}"));
    assert_eq!(tip.seq, entries.len() as u64, "{stream}");
    if stream.name().starts_with("game/") {
        let folded = Snapshot::<game::Game>::default().after(&entries).expect("it folds");
        assert_eq!(folded.tip, tip, "{stream}");
        assert!(folded.state.table().is_some(), "{stream}");
    }
    let read = |entry: &adoube_hall::ledger::Entry| {
        serde_json::from_str(&entry.body).unwrap_or_else(|error| panic!("{stream}: {error}"))
    };
    Found { bodies: entries.iter().map(read).collect() }
}

/// Checks that everything acknowledged is stored exactly once and in order, and at most one more: an entry that was stored,
/// but not acknowledged before the end.
pub(crate) fn nothing_is_lost(players: &[Player], found: &BTreeMap<String, Found>) {
    for player in players {
        let game = &player.seated.game;
        let keys = found[&format!("game/{game}")].keys();
        let acknowledged = &player.acknowledged;
        assert!(
            keys.len() <= acknowledged.len() + 1,
            "{game}: {} and {keys:?}",
            acknowledged.len()
        );
        let kept: Vec<_> = keys.iter().take(acknowledged.len()).collect();
        assert_eq!(kept, acknowledged.iter().collect::<Vec<_>>(), "{game}");
    }
}
