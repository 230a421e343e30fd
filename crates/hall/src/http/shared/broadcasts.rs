//! A cache of games as PGN for the public. Broadcasts poll, and most boards have not changed since the last poll.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use adoube_chess::notation::Language;

use crate::{competition::Delay, ids::GameId};

/// The cache is cleared when it has this many games.
const CAPACITY: usize = 4096;

/// What is rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::http) enum BroadcastScope {
    /// Moves and times.
    Broadcast,
    /// All that spectators may know.
    Spectators,
}

/// What a rendering depends on: the cache key.
pub(in crate::http) type Key = (GameId, Delay, Language, BroadcastScope);

/// The sequence numbers of the game and of the competition at the time of rendering.
pub(in crate::http) type Version = (u64, u64);

/// Rendered games, by key.
#[derive(Default)]
pub struct Broadcasts(Mutex<HashMap<Key, (Version, Arc<str>)>>);

impl Broadcasts {
    /// Returns the cached text, if it has this version.
    pub(in crate::http) fn get(&self, key: &Key, version: Version) -> Option<Arc<str>> {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.get(key).filter(|(cached, _)| *cached == version).map(|(_, text)| text.clone())
    }

    /// Caches a text for the next poll.
    pub(in crate::http) fn insert(&self, key: Key, version: Version, text: Arc<str>) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if games.len() >= CAPACITY {
            games.clear();
        }
        games.insert(key, (version, text));
    }
}
