//! The open event streams.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::watch;

use crate::ids::{CompetitionId, PlayerNo};

/// Players with an open event stream. Each player has one: a new stream closes the previous one, whose client
/// may have disconnected unnoticed.
#[derive(Clone, Default)]
pub(super) struct EventListeners {
    listeners: Arc<Mutex<HashMap<Listener, watch::Sender<u64>>>>,
}

type Listener = (CompetitionId, PlayerNo);

/// Registers a connected client until it is dropped.
pub(super) struct ListenerGuard {
    listeners: EventListeners,
    who: Listener,
    number: u64,
    others: watch::Receiver<u64>,
}

impl EventListeners {
    /// Registers a client of this player.
    pub(super) fn listen(&self, who: Listener) -> ListenerGuard {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = listeners.entry(who).or_default();
        sender.send_modify(|number| *number += 1);
        let others = sender.subscribe();
        let number = *others.borrow();
        ListenerGuard { listeners: self.clone(), who, number, others }
    }

    /// Whether a client of this player is connected to this node.
    pub(super) fn is_here(&self, who: Listener) -> bool {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.contains_key(&who)
    }
}

impl ListenerGuard {
    /// Completes when a newer client of the player connects.
    pub(super) async fn replaced(&mut self) {
        let number = self.number;
        // The sender lives as long as there are listeners, so this waits for a newer one.
        let _ = self.others.wait_for(|last| *last > number).await;
    }
}

impl Drop for ListenerGuard {
    fn drop(&mut self) {
        let mut listeners = self.listeners.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let is_last = |sender: &watch::Sender<u64>| *sender.borrow() == self.number;
        if listeners.get(&self.who).is_some_and(is_last) {
            listeners.remove(&self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a_new_listener_takes_the_place_of_the_old() {
        let listeners = EventListeners::default();
        let who = ("cccccccc".parse().unwrap(), PlayerNo::FIRST);
        let mut first = listeners.listen(who);
        assert!(timeout(Duration::from_millis(10), first.replaced()).await.is_err());
        let mut second = listeners.listen(who);
        first.replaced().await;
        drop(first);
        assert!(listeners.is_here(who));
        assert!(timeout(Duration::from_millis(10), second.replaced()).await.is_err());
        drop(second);
        assert!(!listeners.is_here(who));
    }
}
