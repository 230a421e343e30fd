//! A small cache.

use std::collections::VecDeque;

/// A cache with a fixed capacity. When it is full, the oldest entry is evicted.
pub(super) struct BoundedCache<K, V, const SIZE: usize>(VecDeque<(K, V)>);

impl<K, V, const SIZE: usize> Default for BoundedCache<K, V, SIZE> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<K: PartialEq, V: Clone, const SIZE: usize> BoundedCache<K, V, SIZE> {
    /// Returns the value of a key.
    pub(super) fn get(&self, key: &K) -> Option<V> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
    }

    /// Inserts a value, or replaces that of its key; returns it.
    pub(super) fn insert(&mut self, key: K, value: V) -> V {
        self.0.retain(|(known, _)| *known != key);
        if self.0.len() >= SIZE {
            self.0.pop_front();
        }
        self.0.push_back((key, value.clone()));
        value
    }
}
