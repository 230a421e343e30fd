//! Group commit: concurrent appends share one commit.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use thiserror::Error;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use super::{Appended, Entry, Ledger, StorageError, Stream, StreamHead, Tip};

/// The maximum number of entries in one commit.
const MAX_BATCH: usize = 1024;
/// How often it is signed off how long the streams are: at most this often, so that appends stay as fast.
const SIGNING_INTERVAL: Duration = Duration::from_secs(1);

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
    is_failing: Arc<AtomicBool>,
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
        let is_failing = Arc::new(AtomicBool::new(false));
        let writer = Writer {
            ledger,
            is_failing: is_failing.clone(),
            unsigned: BTreeMap::new(),
            signs_at: Instant::now(),
        };
        let ends = tokio::spawn(serve(writer, waiting, closes));
        Self { queue, task: Mutex::new(Some(Task { close, ends })), is_failing }
    }

    /// Whether the last attempt to write has failed.
    pub fn is_failing(&self) -> bool {
        self.is_failing.load(Ordering::Relaxed)
    }

    /// Notes whether something else could be written to the same storage.
    pub fn note_writing(&self, is_done: bool) {
        self.is_failing.store(!is_done, Ordering::Relaxed);
    }

    /// Appends an entry, unless its number is taken. It is completed even if the caller has gone.
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
    mut writer: Writer,
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
                    writer.sign_off().await;
                    return;
                }
                writer.commit(batch.drain(..)).await;
            }
            () = sleep_until(writer.signs_at), if !writer.unsigned.is_empty() => {
                writer.sign_off().await;
            }
        }
    }
}

/// Commits entries, and signs off with a later commit how long their streams are.
struct Writer {
    ledger: Arc<dyn Ledger>,
    is_failing: Arc<AtomicBool>,
    /// Committed entries that are not signed off yet: the last of each stream.
    unsigned: BTreeMap<Stream, StreamHead>,
    /// When they are to be signed off.
    signs_at: Instant,
}

impl Writer {
    /// Commits the entries, and sends each result to its caller.
    async fn commit(&mut self, batch: impl Iterator<Item = QueuedAppend>) {
        let (entries, answers): (Vec<Entry>, Vec<_>) =
            batch.map(|waiting| (waiting.entry, waiting.answer)).unzip();
        let tips = if self.signs_at <= Instant::now() { self.take_unsigned() } else { Vec::new() };
        let results = match self.append(&entries, tips).await {
            Ok(results) => results.into_iter().map(Ok).collect(),
            Err(error) => vec![Err(error); entries.len()],
        };
        for (answer, results) in answers.into_iter().zip(results) {
            // The caller may have gone.
            let _ = answer.send(results);
        }
    }

    /// Signs off what was committed, without anything new.
    async fn sign_off(&mut self) {
        let tips = self.take_unsigned();
        if tips.is_empty() {
            return;
        }
        if let Err(why) = self.append(&[], tips).await {
            tracing::warn!(%why, "how long the streams are could not be signed off");
        }
    }

    async fn append(
        &mut self,
        entries: &[Entry],
        tips: Vec<Tip>,
    ) -> Result<Vec<Appended>, StorageError> {
        let answer = self.ledger.append_and_sign(entries, &tips).await;
        self.is_failing.store(answer.is_err(), Ordering::Relaxed);
        match &answer {
            Ok(results) => {
                let committed = entries.iter().zip(results);
                let committed = committed.filter(|(_, result)| **result == Appended::Committed);
                for (entry, _) in committed {
                    self.unsigned.insert(entry.stream.clone(), entry.tip());
                }
            }
            Err(_) => {
                for (stream, tip) in tips {
                    self.unsigned.entry(stream).or_insert(tip);
                }
            }
        }
        answer
    }

    fn take_unsigned(&mut self) -> Vec<Tip> {
        self.signs_at = Instant::now() + SIGNING_INTERVAL;
        std::mem::take(&mut self.unsigned).into_iter().collect()
    }
}
