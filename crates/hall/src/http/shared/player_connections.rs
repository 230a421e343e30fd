//! Whether the players of a game have a working connection, by their open streams. A node knows only its own streams: a
//! player who never opened one here is not reported.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use adoube_chess::Colour;
use adoube_laws::clock::PerPlayer;

use crate::ids::GameId;

/// A connection is lost when all streams have been closed for this long: reloading a page takes less.
const CLOSED: Duration = Duration::from_secs(3);

/// A connection is lost when no pulse has been answered for this long.
const SILENT: Duration = Duration::from_secs(7);

/// The number of players above which those who left long ago are forgotten.
const MANY: usize = 8192;

/// How long a closed connection is remembered.
const REMEMBERED: Duration = Duration::from_hours(6);

type Key = (GameId, Colour);

/// The connections of the players.
#[derive(Clone, Default)]
pub(in crate::http) struct PlayerConnections(Arc<Mutex<HashMap<Key, PlayerConnection>>>);

/// The streams of one player.
struct PlayerConnection {
    /// Open streams that answer pulses.
    answering: u32,
    /// Open streams that need not answer them.
    plain: u32,
    /// When the player's last message arrived.
    last_seen: Instant,
}

/// Counts as an open stream of a player until it is dropped.
pub(in crate::http) struct ConnectionPermit {
    connections: PlayerConnections,
    key: Key,
    answers: bool,
}

impl PlayerConnection {
    fn is_lost(&self) -> bool {
        match (self.plain, self.answering) {
            (0, 0) => self.last_seen.elapsed() > CLOSED,
            (0, _) => self.last_seen.elapsed() > SILENT,
            _ => false,
        }
    }
}

impl PlayerConnections {
    /// Registers a stream of a player.
    pub(in crate::http) fn open(
        &self,
        game: GameId,
        by: Colour,
        answers: bool,
    ) -> ConnectionPermit {
        let key = (game, by);
        let mut connections = self.lock();
        if connections.len() >= MANY {
            connections.retain(|_, connection| {
                connection.answering + connection.plain > 0
                    || connection.last_seen.elapsed() < REMEMBERED
            });
        }
        let connection = connections.entry(key).or_insert_with(|| PlayerConnection {
            answering: 0,
            plain: 0,
            last_seen: Instant::now(),
        });
        connection.last_seen = Instant::now();
        *(if answers { &mut connection.answering } else { &mut connection.plain }) += 1;
        ConnectionPermit { connections: self.clone(), key, answers }
    }

    /// Records that a message of a player arrived.
    pub(in crate::http) fn note_message(&self, game: GameId, by: Colour) {
        let mut connections = self.lock();
        let Some(connection) = connections.get_mut(&(game, by)) else { return };
        connection.last_seen = Instant::now();
        // Somebody who acts without a stream is not missed when there is none.
        if connection.answering + connection.plain == 0 {
            connections.remove(&(game, by));
        }
    }

    /// Returns which players of a game have lost their connections.
    pub(in crate::http) fn lost(&self, game: GameId) -> PerPlayer<bool> {
        let connections = self.lock();
        PerPlayer::from_fn(|colour| {
            connections.get(&(game, colour)).is_some_and(PlayerConnection::is_lost)
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, PlayerConnection>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        if let Some(connection) = self.connections.lock().get_mut(&self.key) {
            let open = if self.answers { &mut connection.answering } else { &mut connection.plain };
            *open -= 1;
            if connection.answering + connection.plain == 0 {
                connection.last_seen = Instant::now();
            }
        }
    }
}
