//! Group commit: concurrent appends share one commit.

use std::sync::Arc;

use thiserror::Error;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use super::{Appended, Entry, Ledger, StorageError};

/// The maximum number of entries in one commit.
const MAX_BATCH: usize = 1024;

/// Why an append failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The storage failed. **It is unknown whether the entry was written**: the response may have been lost.
    /// Read the stream again before continuing.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The hall is closing and did not accept the entry.
    #[error("the hall is closing")]
    Closing,
}

/// A queue in front of a ledger. While one commit is being written the next appends are collected, so batches
/// grow with the load, and a single append does not wait.
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
    /// Creates the queue of a ledger; a task of the runtime serves it.
    pub fn new(ledger: Arc<dyn Ledger>) -> Self {
        let (queue, waiting) = mpsc::channel(MAX_BATCH);
        let (close, closes) = oneshot::channel();
        let ends = tokio::spawn(serve(ledger, waiting, closes));
        Self { queue, task: Mutex::new(Some(Task { close, ends })) }
    }

    /// Appends an entry, unless its number is batch. It is completed even if the caller has gone.
    pub async fn append(&self, entry: Entry) -> Result<Appended, AppendError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.queue.send(QueuedAppend { entry, answer }).await;
        sent.map_err(|_| AppendError::Closing)?;
        let answer = answered
            .await
            .unwrap_or_else(|_| Err(StorageError("the writer task has ended".to_owned())));
        Ok(answer?)
    }

    /// Stops accepting entries, completes the queued ones, and returns when all are answered.
    pub async fn close(&self) {
        // Locked to the end, so that concurrent calls wait as well.
        let mut task = self.task.lock().await;
        if let Some(Task { close, ends }) = task.take() {
            drop(close);
            if let Err(error) = ends.await {
                tracing::error!(%error, "the writer task has failed");
            }
        }
    }
}

async fn serve(
    ledger: Arc<dyn Ledger>,
    mut waiting: mpsc::Receiver<QueuedAppend>,
    mut closes: oneshot::Receiver<()>,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut open = true;
    loop {
        tokio::select! {
            biased;
            // Also when the group itself was dropped.
            _ = &mut closes, if open => {
                open = false;
                waiting.close();
            }
            count = waiting.recv_many(&mut batch, MAX_BATCH) => {
                if count == 0 {
                    return;
                }
                commit(&*ledger, batch.drain(..)).await;
            }
        }
    }
}

/// Commits the entries, and sends each result to its caller.
async fn commit(ledger: &dyn Ledger, batch: impl Iterator<Item = QueuedAppend>) {
    let (entries, answers): (Vec<Entry>, Vec<_>) =
        batch.map(|waiting| (waiting.entry, waiting.answer)).unzip();
    let results = match ledger.append(&entries).await {
        Ok(results) => results.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error); entries.len()],
    };
    for (answer, results) in answers.into_iter().zip(results) {
        // The caller may have gone.
        let _ = answer.send(results);
    }
}
