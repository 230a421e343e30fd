//! The streams of one kind that are in memory.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    cell::{Cell, Desk},
    fold::Fold,
    ledger::{Stream, Unavailable},
};

/// Cells by the names of what they hold.
pub(crate) struct Cells<I, S> {
    loaded: Mutex<HashMap<I, Arc<Cell<S>>>>,
    stream: fn(&I) -> Stream,
}

impl<I: Copy + Eq + Hash, S: Fold> Cells<I, S> {
    /// None yet; this is how their streams are called.
    pub(crate) fn new(stream: fn(&I) -> Stream) -> Self {
        Self { loaded: Mutex::default(), stream }
    }

    /// The cell of something that is known, read if it is not in memory; none if there is no such thing.
    pub(crate) async fn get(
        &self,
        id: I,
        desk: &Desk,
    ) -> Result<Option<Arc<Cell<S>>>, Unavailable> {
        if let Some(cell) = self.loaded(id) {
            return Ok(Some(cell));
        }
        let cell = Cell::load((self.stream)(&id), desk).await?;
        let is_known = cell.latest().tip.seq > 0;
        Ok(is_known.then(|| self.keep(id, cell)))
    }

    /// The cell of something that may be new.
    pub(crate) async fn create(&self, id: I, desk: &Desk) -> Result<Arc<Cell<S>>, Unavailable> {
        if let Some(cell) = self.loaded(id) {
            return Ok(cell);
        }
        Ok(self.keep(id, Cell::load((self.stream)(&id), desk).await?))
    }

    /// The cell, if it is in memory.
    pub(crate) fn loaded(&self, id: I) -> Option<Arc<Cell<S>>> {
        self.with(|loaded| loaded.get(&id).cloned())
    }

    /// All that are in memory.
    pub(crate) fn all(&self) -> Vec<(I, Arc<Cell<S>>)> {
        self.with(|loaded| loaded.iter().map(|(id, cell)| (*id, cell.clone())).collect())
    }

    /// The first of those in memory that this finds something in.
    pub(crate) fn find<T>(&self, look: impl Fn(I, &Cell<S>) -> Option<T>) -> Option<T> {
        self.with(|loaded| loaded.iter().find_map(|(id, cell)| look(*id, cell)))
    }

    /// Forgets one that nobody follows, if this says that it is done with.
    pub(crate) fn forget(&self, id: I, is_done: impl Fn(&S) -> bool) {
        self.with(|loaded| {
            if loaded.get(&id).is_some_and(|cell| is_idle(cell, is_done)) {
                loaded.remove(&id);
            }
        });
    }

    /// Forgets all of those.
    pub(crate) fn forget_all(&self, is_done: impl Fn(&S) -> bool) {
        self.with(|loaded| loaded.retain(|_, cell| !is_idle(cell, &is_done)));
    }

    /// How many are in memory.
    pub(crate) fn count(&self) -> usize {
        self.with(|loaded| loaded.len())
    }

    /// Whoever was first to read it has made the cell that all share.
    fn keep(&self, id: I, cell: Cell<S>) -> Arc<Cell<S>> {
        self.with(|loaded| loaded.entry(id).or_insert_with(|| cell.into()).clone())
    }

    fn with<T>(&self, act: impl FnOnce(&mut HashMap<I, Arc<Cell<S>>>) -> T) -> T {
        act(&mut self.loaded.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn is_idle<S: Fold>(cell: &Arc<Cell<S>>, is_done: impl Fn(&S) -> bool) -> bool {
    !cell.is_followed() && Arc::strong_count(cell) == 1 && is_done(&cell.latest().state)
}
