//! Whether the players of a game have a working line, by their open streams. A node knows only its own streams: a
//! player who never opened one here is not reported.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use adoube_chess::Colour;
use adoube_laws::clock::PerPlayer;

use crate::ids::GameId;

/// A line is lost when all streams have been closed for this long: reloading a page takes less.
const CLOSED: Duration = Duration::from_secs(3);

/// A line is lost when no pulse has been answered for this long.
const SILENT: Duration = Duration::from_secs(7);

/// The number of players above which those who left long ago are forgotten.
const MANY: usize = 8192;

/// How long a closed line is remembered.
const REMEMBERED: Duration = Duration::from_hours(6);

type Key = (GameId, Colour);

/// The lines of the players.
#[derive(Clone, Default)]
pub(in crate::http) struct Lines(Arc<Mutex<HashMap<Key, PlayerLine>>>);

/// The streams of one player.
struct PlayerLine {
    /// Open streams that answer pulses.
    answering: u32,
    /// Open streams that need not answer them.
    plain: u32,
    /// When the player was last heard of.
    heard: Instant,
}

/// Counts as an open stream of a player until it is dropped.
pub(in crate::http) struct LinePermit {
    lines: Lines,
    key: Key,
    answers: bool,
}

impl PlayerLine {
    fn is_lost(&self) -> bool {
        match (self.plain, self.answering) {
            (0, 0) => self.heard.elapsed() > CLOSED,
            (0, _) => self.heard.elapsed() > SILENT,
            _ => false,
        }
    }
}

impl Lines {
    /// Registers a stream of a player.
    pub(in crate::http) fn open(&self, game: GameId, by: Colour, answers: bool) -> LinePermit {
        let key = (game, by);
        let mut lines = self.lock();
        if lines.len() >= MANY {
            lines.retain(|_, line| {
                line.answering + line.plain > 0 || line.heard.elapsed() < REMEMBERED
            });
        }
        let line = lines.entry(key).or_insert_with(|| PlayerLine {
            answering: 0,
            plain: 0,
            heard: Instant::now(),
        });
        line.heard = Instant::now();
        *(if answers { &mut line.answering } else { &mut line.plain }) += 1;
        LinePermit { lines: self.clone(), key, answers }
    }

    /// Records that a player was heard of.
    pub(in crate::http) fn hear(&self, game: GameId, by: Colour) {
        let mut lines = self.lock();
        let Some(line) = lines.get_mut(&(game, by)) else { return };
        line.heard = Instant::now();
        // Somebody who acts without a stream is not missed when there is none.
        if line.answering + line.plain == 0 {
            lines.remove(&(game, by));
        }
    }

    /// Returns which players of a game have lost their lines.
    pub(in crate::http) fn lost(&self, game: GameId) -> PerPlayer<bool> {
        let lines = self.lock();
        PerPlayer::from_fn(|colour| lines.get(&(game, colour)).is_some_and(PlayerLine::is_lost))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, PlayerLine>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for LinePermit {
    fn drop(&mut self) {
        if let Some(line) = self.lines.lock().get_mut(&self.key) {
            let open = if self.answers { &mut line.answering } else { &mut line.plain };
            *open -= 1;
            if line.answering + line.plain == 0 {
                line.heard = Instant::now();
            }
        }
    }
}
