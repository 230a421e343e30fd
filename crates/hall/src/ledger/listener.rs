//! Notifications of other nodes through PostgreSQL (`LISTEN`/`NOTIFY`).

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

/// After so long a silence the connection is tried: one that was cut without a word is silent too.
const IDLE: Duration = Duration::from_secs(10);
const TIMEOUT: Duration = Duration::from_secs(5);
const RETRY_AFTER: Duration = Duration::from_millis(300);

/// A listening connection, and its queue.
pub(super) struct Listener {
    own_name: String,
    heard: Mutex<mpsc::UnboundedReceiver<Notification>>,
    task: JoinHandle<()>,
}

impl Listener {
    /// Listens from now on.
    pub(super) async fn start(options: PgConnectOptions) -> Result<Self, StorageError> {
        let mut own_name = [0; 8];
        getrandom::fill(&mut own_name).map_err(|error| StorageError(error.to_string()))?;
        let own_name = format!("{:016x}", u64::from_be_bytes(own_name));
        let listener = listener(&options).await?;
        let (sender, heard) = mpsc::unbounded_channel();
        let task = tokio::spawn(listen(listener, options, own_name.clone(), sender));
        Ok(Self { own_name, heard: Mutex::new(heard), task })
    }

    /// By what the other nodes know this one's notifications.
    pub(super) fn own_name(&self) -> &str {
        &self.own_name
    }

    /// The next notification. Cancel safe.
    pub(super) async fn next(&self) -> Notification {
        match self.heard.lock().await.recv().await {
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
        let lost = hear(&mut listener, &own_name, &sender).await;
        tracing::warn!(reason = %lost, "the database is not heard any more");
        listener = loop {
            match self::listener(&options).await {
                Ok(listener) => break listener,
                Err(error) => tracing::debug!(%error, "the database is not heard yet"),
            }
            sleep(RETRY_AFTER).await;
        };
        tracing::info!("the database is heard again");
        if sender.send(Notification::Missed).is_err() {
            return;
        }
    }
}

/// Forwards notifications until the connection is lost; returns the reason.
async fn hear(
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
                Err(_) => return StorageError("the connection is dead".to_owned()),
            },
        }
    }
}

/// The streams of a notification of another node.
fn read(payload: &str, own_name: &str) -> Option<Notification> {
    let (node, streams) = payload.split_once(' ')?;
    let streams = || streams.split(' ').map(Stream::named).collect();
    (node != own_name).then(|| Notification::Appended(streams()))
}
