//! Timers: the instant at which a deadline passes in each game.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, PoisonError},
};

use adoube_laws::clock::At;
use tokio::sync::Notify;

use crate::ids::GameId;

/// The next deadline of each game.
#[derive(Default)]
pub(crate) struct Timers {
    due: Mutex<Due>,
    earlier: Notify,
}

/// The timers, behind the lock.
#[derive(Default)]
struct Due {
    by_time: BTreeSet<(At, GameId)>,
    by_game: HashMap<GameId, At>,
}

impl Timers {
    /// Sets the timer of a game, replacing the earlier one. `at` is evaluated under the lock, so a stale caller cannot
    /// overwrite a newer deadline.
    pub(crate) fn set(&self, game: GameId, at: impl FnOnce() -> Option<At>) {
        let first = self.with(|due| {
            let at = at();
            due.set(game, at);
            due.first() == at && at.is_some()
        });
        if first {
            self.earlier.notify_one();
        }
    }

    /// Removes and returns the games that are due, and the next deadline.
    pub(crate) fn take_due(&self, now: At) -> (Vec<GameId>, Option<At>) {
        self.with(|due| (due.take(now), due.first()))
    }

    /// Whether no game has a deadline.
    pub(crate) fn is_empty(&self) -> bool {
        self.with(|due| due.by_game.is_empty())
    }

    /// The games that have a deadline.
    pub(crate) fn games(&self) -> Vec<GameId> {
        self.with(|due| due.by_game.keys().copied().collect())
    }

    /// Completes when a deadline was set that is earlier than all others.
    pub(crate) async fn earlier(&self) {
        self.earlier.notified().await;
    }

    fn with<T>(&self, act: impl FnOnce(&mut Due) -> T) -> T {
        act(&mut self.due.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Due {
    fn set(&mut self, game: GameId, at: Option<At>) {
        let before = match at {
            Some(at) => self.by_game.insert(game, at),
            None => self.by_game.remove(&game),
        };
        if let Some(before) = before {
            self.by_time.remove(&(before, game));
        }
        self.by_time.extend(at.map(|at| (at, game)));
    }

    fn first(&self) -> Option<At> {
        self.by_time.first().map(|(at, _)| *at)
    }

    fn take(&mut self, now: At) -> Vec<GameId> {
        let mut taken = Vec::new();
        while let Some((at, game)) = self.by_time.first().copied().filter(|(at, _)| *at <= now) {
            self.by_time.remove(&(at, game));
            self.by_game.remove(&game);
            taken.push(game);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn due_games_are_taken_once_and_in_order() {
        let [first, second, third] =
            ["aaaaaaaa", "bbbbbbbb", "cccccccc"].map(|name| name.parse::<GameId>().unwrap());
        let timers = Timers::default();
        timers.set(first, || Some(At::new(30)));
        timers.set(second, || Some(At::new(10)));
        timers.set(third, || Some(At::new(20)));
        timers.set(first, || Some(At::new(5)));
        timers.set(third, || None);
        assert_eq!(timers.take_due(At::new(4)), (vec![], Some(At::new(5))));
        assert_eq!(timers.take_due(At::new(10)), (vec![first, second], None));
        assert_eq!(timers.take_due(At::new(100)), (vec![], None));
    }

    #[test]
    fn a_stale_caller_does_not_overwrite_a_newer_deadline() {
        use std::sync::{
            atomic::{AtomicU64, Ordering},
            mpsc,
        };
        let game: GameId = "aaaaaaaa".parse().unwrap();
        let (timers, state) = (Timers::default(), AtomicU64::new(10));
        let (asks, asked) = mpsc::channel();
        let newest = || Some(At::new(state.load(Ordering::SeqCst)));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                timers.set(game, || {
                    let seen = newest();
                    asks.send(()).unwrap();
                    seen
                });
            });
            asked.recv().unwrap();
            state.store(20, Ordering::SeqCst);
            timers.set(game, newest);
        });
        assert_eq!(timers.take_due(At::new(19)), (vec![], Some(At::new(20))));
    }
}
