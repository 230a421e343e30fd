//! Follows a game on any node.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use super::{
    crowd::{self, Seated},
    player::{Game, Nodes},
    wire::{Events, Wire},
};

/// How often a stream may break once no node is killed any more.
const MOST_AFTER: u32 = 50;

/// What was received of a game.
pub(crate) struct Follower {
    pub(crate) seated: Seated,
    /// The numbers of the entries, in order of arrival.
    pub(crate) seen: Vec<u64>,
    /// How often the stream broke.
    pub(crate) breaks: u32,
}

impl Follower {
    pub(crate) fn new(seated: Seated) -> Self {
        Self { seated, seen: Vec::new(), breaks: 0 }
    }

    /// Follows until nothing comes any more after the end. A broken stream is resumed on the next node, where it
    /// broke.
    pub(crate) async fn watch(mut self, nodes: Nodes, first: u64, game: Arc<Game>) -> Self {
        let mut after = 0;
        for node in first.. {
            if let Ok(wire) = Wire::open(nodes.any(node)).await
                && let Ok(events) =
                    crowd::follow(wire, &self.seated, self.seen.last().copied()).await
                && self.listen(events, &game).await
            {
                return self;
            }
            self.breaks += 1;
            after += u32::from(game.is_over.load(Ordering::Relaxed));
            assert!(
                after < MOST_AFTER,
                "{}: the stream breaks after {:?}",
                self.seated.game,
                self.seen.last()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self
    }

    /// Whether it was followed to the end.
    async fn listen(&mut self, mut events: Events, game: &Game) -> bool {
        loop {
            // Giving up loses nothing: either everything is over, or the stream is resumed elsewhere.
            match tokio::time::timeout(Duration::from_secs(2), events.next()).await {
                Ok(Ok(event)) => self.seen.extend(event.id.parse::<u64>()),
                Ok(Err(_)) => return false,
                Err(_) => return game.is_over.load(Ordering::Relaxed),
            }
        }
    }
}
