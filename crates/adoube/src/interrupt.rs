//! Cleanup when the user interrupts the program with Ctrl+C: a progress bar, an unfinished file.

use std::{
    process,
    sync::{
        Mutex, Once, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

/// As in shells: 128 plus the number of SIGINT.
const INTERRUPTED: i32 = 130;

type Cleanup = (u64, Box<dyn FnOnce() + Send>);

static CLEANUPS: Mutex<Vec<Cleanup>> = Mutex::new(Vec::new());
static NEXT: AtomicU64 = AtomicU64::new(0);
static HANDLER: Once = Once::new();

/// A cleanup on Ctrl+C, until it is dropped.
pub(crate) struct OnInterrupt(u64);

impl OnInterrupt {
    pub(crate) fn new(cleanup: impl FnOnce() + Send + 'static) -> Self {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        CLEANUPS.lock().unwrap_or_else(PoisonError::into_inner).push((id, Box::new(cleanup)));
        // Without a handler the program still ends, but without cleanup.
        HANDLER.call_once(|| drop(ctrlc::set_handler(tidy_up)));
        Self(id)
    }
}

impl Drop for OnInterrupt {
    fn drop(&mut self) {
        let mut cleanups = CLEANUPS.lock().unwrap_or_else(PoisonError::into_inner);
        cleanups.retain(|(id, _)| *id != self.0);
    }
}

#[expect(clippy::exit, reason = "the program was told to end, wherever it is")]
fn tidy_up() {
    let cleanups = std::mem::take(&mut *CLEANUPS.lock().unwrap_or_else(PoisonError::into_inner));
    for (_, cleanup) in cleanups {
        cleanup();
    }
    process::exit(INTERRUPTED);
}
