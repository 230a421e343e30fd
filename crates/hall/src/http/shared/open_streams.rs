//! Limits the open streams of each client.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::http::shared::{caller::Caller, problem::ApiError};

/// The number of open streams of each client.
#[derive(Clone)]
pub struct OpenStreams {
    most: u32,
    held: Arc<Mutex<HashMap<String, u32>>>,
}

/// Counts as an open stream until it is dropped.
pub struct StreamPermit {
    streams: OpenStreams,
    by: String,
}

impl OpenStreams {
    /// Sets the limit for each client.
    pub fn new(most: u32) -> Self {
        Self { most, held: Arc::default() }
    }

    /// Acquires a permit for one more stream.
    pub fn open(&self, by: &Caller) -> Result<StreamPermit, ApiError> {
        let by = by.as_client();
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(by.clone()).or_default();
        if *count >= self.most {
            return Err(ApiError::TooManyStreams { most: self.most });
        }
        *count += 1;
        Ok(StreamPermit { streams: self.clone(), by })
    }

    /// Returns the number of open streams.
    pub fn count(&self) -> u64 {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.values().map(|count| u64::from(*count)).sum()
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut held = self.streams.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.by) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.by);
            }
        }
    }
}
