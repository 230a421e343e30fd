//! Group commit: concurrent appends share one commit.

use std::sync::Arc;

use thiserror::Error;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use super::{Appended, Entry, Ledger, StorageError};

/// Entries in one commit.
const LARGEST_BATCH: usize = 1024;

/// Why an entry may not have been written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The storage failed. **It is unknown whether the entry was written**: the answer may have been lost. Read the
    /// stream again before going on.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The hall is closing, and did not take it.
    #[error("the hall is closing")]
    Closing,
}

/// A queue before a ledger. While one commit is being written the next appends gather, so batches grow with the load,
/// and a single append does not wait.
///
/// Callers must have seen entry n−1 committed; appending behind an uncommitted entry may conflict.
pub struct Group {
    queue: mpsc::Sender<QueuedAppend>,
    task: Mutex<Option<Task>>,
}

struct Task {
    close: oneshot::Sender<()>,
    ends: JoinHandle<()>,
}

struct QueuedAppend {
    entry: Entry,
    answer: oneshot::Sender<Result<Appended, StorageError>>,
}

impl Group {
    /// The queue of a ledger; a task of the runtime serves it.
    pub fn new(ledger: Arc<dyn Ledger>) -> Self {
        let (queue, waiting) = mpsc::channel(LARGEST_BATCH);
        let (close, closes) = oneshot::channel();
        let ends = tokio::spawn(serve(ledger, waiting, closes));
        Self { queue, task: Mutex::new(Some(Task { close, ends })) }
    }

    /// Appends an entry, unless its number is taken. It is completed even if the caller has gone.
    pub async fn append(&self, entry: Entry) -> Result<Appended, AppendError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.queue.send(QueuedAppend { entry, answer }).await;
        sent.map_err(|_| AppendError::Closing)?;
        let answer = answered
            .await
            .unwrap_or_else(|_| Err(StorageError("the task that writes has ended".to_owned())));
        Ok(answer?)
    }

    /// Takes no more entries, completes the queued ones, and returns when all are answered.
    pub async fn close(&self) {
        // Locked to the end, so that concurrent calls wait as well.
        let mut task = self.task.lock().await;
        if let Some(Task { close, ends }) = task.take() {
            drop(close);
            if let Err(error) = ends.await {
                tracing::error!(%error, "the task that writes has failed");
            }
        }
    }
}

async fn serve(
    ledger: Arc<dyn Ledger>,
    mut waiting: mpsc::Receiver<QueuedAppend>,
    mut closes: oneshot::Receiver<()>,
) {
    let mut taken = Vec::with_capacity(LARGEST_BATCH);
    let mut open = true;
    loop {
        tokio::select! {
            biased;
            // Also when the group itself is gone.
            _ = &mut closes, if open => {
                open = false;
                waiting.close();
            }
            count = waiting.recv_many(&mut taken, LARGEST_BATCH) => {
                if count == 0 {
                    return;
                }
                commit(&*ledger, taken.drain(..)).await;
            }
        }
    }
}

/// One commit, and the answer to each.
async fn commit(ledger: &dyn Ledger, taken: impl Iterator<Item = QueuedAppend>) {
    let (entries, answers): (Vec<Entry>, Vec<_>) =
        taken.map(|waiting| (waiting.entry, waiting.answer)).unzip();
    let results = match ledger.append(&entries).await {
        Ok(results) => results.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error); entries.len()],
    };
    for (answer, results) in answers.into_iter().zip(results) {
        // The caller may have gone.
        let _ = answer.send(results);
    }
}
