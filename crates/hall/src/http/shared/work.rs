//! Work that takes long: on threads of its own and few at a time, so that games are not delayed by it.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

use super::problem::ApiError;

/// How many are worked on at a time: each serves one reader, and the games of the hall have priority.
const PLACES: usize = 2;
/// How long a request waits for a place.
const PATIENCE: Duration = Duration::from_secs(10);

/// The places for long work.
pub struct WorkSlots {
    places: Arc<Semaphore>,
}

impl Default for WorkSlots {
    fn default() -> Self {
        Self { places: Arc::new(Semaphore::new(PLACES)) }
    }
}

impl WorkSlots {
    /// Does work as soon as there is a place.
    pub(in crate::http) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let waiting = timeout(PATIENCE, self.places.clone().acquire_owned());
        let place = waiting.await.map_err(|_| ApiError::TooSlow)?.map_err(|_| ApiError::Closing)?;
        let working = spawn_blocking(move || {
            // Held until the work ends, even if the client has disconnected.
            let _place = place;
            work()
        });
        working.await.map_err(|_| ApiError::Broken)
    }
}
