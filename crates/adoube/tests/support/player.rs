//! A player who plays on, whatever happens to the hall.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use super::{
    crowd::{self, Seated},
    wire::Wire,
};

/// The current addresses of the nodes.
#[derive(Clone, Default)]
pub(crate) struct Nodes(Arc<Mutex<Vec<SocketAddr>>>);

impl Nodes {
    pub(crate) fn new(addresses: &[SocketAddr]) -> Self {
        Self(Arc::new(Mutex::new(addresses.to_vec())))
    }

    /// One of them, by any number.
    pub(crate) fn any(&self, number: u64) -> SocketAddr {
        let nodes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        nodes[(number % nodes.len() as u64) as usize]
    }
}

/// State shared by the players.
#[derive(Default)]
pub(crate) struct Game {
    pub(crate) is_over: AtomicBool,
    /// Half-moves that were acknowledged.
    pub(crate) acknowledged: AtomicU64,
    /// Requests without an answer, or with the answer that the storage does not work.
    pub(crate) unanswered: AtomicU64,
}

/// Both players of a game, in turn.
pub(crate) struct Player {
    pub(crate) seated: Seated,
    /// The keys of acknowledged moves, in order.
    pub(crate) acknowledged: Vec<String>,
    hand: u64,
    wire: Option<Wire>,
}

impl Player {
    pub(crate) fn new(seated: Seated) -> Self {
        Self { seated, acknowledged: Vec::new(), hand: 0, wire: None }
    }

    /// Plays until the end of the test. A move that was not acknowledged is retried with the same key, here or elsewhere.
    pub(crate) async fn play(mut self, nodes: Nodes, game: Arc<Game>) -> Self {
        while !game.is_over.load(Ordering::Relaxed) {
            let number = self.acknowledged.len() as u64;
            let key = format!("{}-{number}", self.seated.game);
            if self.attempt(&nodes, number, &key).await {
                self.acknowledged.push(key);
                game.acknowledged.fetch_add(1, Ordering::Relaxed);
            } else {
                game.unanswered.fetch_add(1, Ordering::Relaxed);
                self.hand += 1;
                self.wire = None;
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        self
    }

    /// Whether it was acknowledged. A refusal of the move is a bug of the hall.
    async fn attempt(&mut self, nodes: &Nodes, number: u64, key: &str) -> bool {
        // Sometimes switches to another node without need.
        if number % 7 == 6 && self.wire.is_some() && self.hand % 7 != number % 7 {
            self.hand = number % 7;
            self.wire = None;
        }
        if self.wire.is_none() {
            self.wire = Wire::open(nodes.any(self.hand)).await.ok();
        }
        let Some(wire) = &mut self.wire else { return false };
        match crowd::play(wire, &self.seated, number, Some(key)).await {
            Ok(answer) if answer.is_good() => true,
            Ok(answer) if answer.status == 503 => false,
            // Downtime has interrupted the game, and the arbiter has not restarted the clock yet.
            Ok(answer) if answer.text().contains("clocks are stopped") => false,
            Ok(answer) => panic!("{key}: {} {}", answer.status, answer.text()),
            Err(_) => false,
        }
    }
}
