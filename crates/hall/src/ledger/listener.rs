//! Notifications from other nodes through PostgreSQL (`LISTEN`/`NOTIFY`).

use std::time::Duration;

use sqlx::{
    Executor,
    postgres::{PgConnectOptions, PgListener, PgPoolOptions},
};
use tokio::{
    sync::{Mutex, mpsc},
    task::JoinHandle,
    time::{sleep, timeout},
};

use super::{Notification, StorageError, Stream};

/// The channel of all nodes.
pub(super) const CHANNEL: &str = "adoube_entries";

/// After this much silence the connection is tested: a broken one may not report an error.
const IDLE: Duration = Duration::from_secs(10);
const TIMEOUT: Duration = Duration::from_secs(5);
const RETRY_AFTER: Duration = Duration::from_millis(300);

/// A listening connection and its queue.
pub(super) struct Listener {
    own_name: String,
    receiver: Mutex<mpsc::UnboundedReceiver<Notification>>,
    task: JoinHandle<()>,
}

impl Listener {
    /// Starts listening.
    pub(super) async fn start(options: PgConnectOptions) -> Result<Self, StorageError> {
        let mut own_name = [0; 8];
        getrandom::fill(&mut own_name).map_err(|error| StorageError(error.to_string()))?;
        let own_name = format!("{:016x}", u64::from_be_bytes(own_name));
        let listener = listener(&options).await?;
        let (sender, receiver) = mpsc::unbounded_channel();
        let task = tokio::spawn(listen(listener, options, own_name.clone(), sender));
        Ok(Self { own_name, receiver: Mutex::new(receiver), task })
    }

    /// The name of this node in its notifications, by which it ignores its own.
    pub(super) fn own_name(&self) -> &str {
        &self.own_name
    }

    /// Returns the next notification. Cancel safe.
    pub(super) async fn next(&self) -> Notification {
        match self.receiver.lock().await.recv().await {
            Some(news) => news,
            None => std::future::pending().await,
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn listener(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(TIMEOUT)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.ignore_pool_close_event(true);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Forwards notifications. After a reconnect it sends [`Notification::Missed`].
async fn listen(
    mut listener: PgListener,
    options: PgConnectOptions,
    own_name: String,
    sender: mpsc::UnboundedSender<Notification>,
) {
    loop {
        let lost = forward(&mut listener, &own_name, &sender).await;
        tracing::warn!(reason = %lost, "the notification connection was lost");
        listener = loop {
            match self::listener(&options).await {
                Ok(listener) => break listener,
                Err(error) => {
                    tracing::debug!(%error, "the notification connection could not be restored yet");
                }
            }
            sleep(RETRY_AFTER).await;
        };
        tracing::info!("the notification connection was restored");
        if sender.send(Notification::Missed).is_err() {
            return;
        }
    }
}

/// Forwards notifications until the connection is lost; returns the reason.
async fn forward(
    listener: &mut PgListener,
    own_name: &str,
    sender: &mpsc::UnboundedSender<Notification>,
) -> StorageError {
    listener.eager_reconnect(false);
    loop {
        match timeout(IDLE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                if let Some(news) = read(notification.payload(), own_name) {
                    // The receiver has gone only if the task is about to be aborted.
                    let _ = sender.send(news);
                }
            }
            Ok(Ok(None)) => return StorageError("the connection ended".to_owned()),
            Ok(Err(error)) => return error.into(),
            Err(_) => match timeout(TIMEOUT, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return error.into(),
                Err(_) => return StorageError("the connection does not respond".to_owned()),
            },
        }
    }
}

/// Parses the streams of a notification from another node.
fn read(payload: &str, own_name: &str) -> Option<Notification> {
    let (node, streams) = payload.split_once(' ')?;
    let streams = || streams.split(' ').map(Stream::named).collect();
    (node != own_name).then(|| Notification::Appended(streams()))
}
