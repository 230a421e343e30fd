//! The aggregates of one kind that are loaded in memory.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    aggregate::{Aggregate, Store},
    fold::Fold,
    ledger::{ReadError, Stream},
};

/// Aggregates by id.
pub(crate) struct Aggregates<I, S> {
    loaded: Mutex<HashMap<I, Arc<Aggregate<S>>>>,
    stream: fn(&I) -> Stream,
}

impl<I: Copy + Eq + Hash, S: Fold> Aggregates<I, S> {
    /// Creates an empty collection; `stream` gives the stream of an id.
    pub(crate) fn new(stream: fn(&I) -> Stream) -> Self {
        Self { loaded: Mutex::default(), stream }
    }

    /// Returns the aggregate of a known id; loads it if it is not in memory.
    pub(crate) async fn get(
        &self,
        id: I,
        store: &Store,
    ) -> Result<Option<Arc<Aggregate<S>>>, ReadError> {
        let stream = (self.stream)(&id);
        store.damaged.check(&stream)?;
        if let Some(aggregate) = self.loaded(id) {
            return Ok(Some(aggregate));
        }
        let aggregate = Aggregate::load(stream, store).await?;
        let is_known = aggregate.latest().tip.seq > 0;
        Ok(is_known.then(|| self.insert(id, aggregate)))
    }

    /// Returns the aggregate of an id that may be new.
    pub(crate) async fn create(
        &self,
        id: I,
        store: &Store,
    ) -> Result<Arc<Aggregate<S>>, ReadError> {
        let stream = (self.stream)(&id);
        store.damaged.check(&stream)?;
        if let Some(aggregate) = self.loaded(id) {
            return Ok(aggregate);
        }
        Ok(self.insert(id, Aggregate::load(stream, store).await?))
    }

    /// Drops an aggregate; its subscribers see the end of the stream.
    pub(crate) fn drop_loaded(&self, id: I) {
        self.with(|loaded| loaded.remove(&id));
    }

    /// Returns the aggregate if it is in memory.
    pub(crate) fn loaded(&self, id: I) -> Option<Arc<Aggregate<S>>> {
        self.with(|loaded| loaded.get(&id).cloned())
    }

    /// Returns all aggregates in memory.
    pub(crate) fn all(&self) -> Vec<(I, Arc<Aggregate<S>>)> {
        self.with(|loaded| loaded.iter().map(|(id, aggregate)| (*id, aggregate.clone())).collect())
    }

    /// Returns the first result of `look` among the aggregates in memory.
    pub(crate) fn find<T>(&self, look: impl Fn(I, &Aggregate<S>) -> Option<T>) -> Option<T> {
        self.with(|loaded| loaded.iter().find_map(|(id, aggregate)| look(*id, aggregate)))
    }

    /// Evicts an aggregate that has no subscribers, if `is_done` agrees.
    pub(crate) fn evict(&self, id: I, is_done: impl Fn(&S) -> bool) {
        self.with(|loaded| {
            if loaded.get(&id).is_some_and(|aggregate| is_idle(aggregate, is_done)) {
                loaded.remove(&id);
            }
        });
    }

    /// Evicts every aggregate that has no subscribers and for which `is_done` agrees.
    pub(crate) fn evict_all(&self, is_done: impl Fn(&S) -> bool) {
        self.with(|loaded| loaded.retain(|_, aggregate| !is_idle(aggregate, &is_done)));
    }

    /// Returns the number of aggregates in memory.
    pub(crate) fn count(&self) -> usize {
        self.with(|loaded| loaded.len())
    }

    /// Inserts a loaded aggregate; if two callers loaded the same one, the first to arrive is shared.
    fn insert(&self, id: I, aggregate: Aggregate<S>) -> Arc<Aggregate<S>> {
        self.with(|loaded| loaded.entry(id).or_insert_with(|| aggregate.into()).clone())
    }

    fn with<T>(&self, act: impl FnOnce(&mut HashMap<I, Arc<Aggregate<S>>>) -> T) -> T {
        act(&mut self.loaded.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn is_idle<S: Fold>(aggregate: &Arc<Aggregate<S>>, is_done: impl Fn(&S) -> bool) -> bool {
    !aggregate.has_subscribers()
        && Arc::strong_count(aggregate) == 1
        && is_done(&aggregate.latest().state)
}
