//! Databases under test, and entries to store in them.

use std::{path::PathBuf, sync::Arc};

use adoube_hall::ledger::{Entry, Ledger, Postgres, Sqlite, StorageError, Stream, StreamHead};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

use crate::databases::database;

/// A database that can be reopened.
pub(crate) enum Place {
    Sqlite(TempDir),
    Postgres(String),
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().expect("there is room for a folder"))
    }

    pub(crate) async fn postgres() -> Self {
        Self::Postgres(database().await)
    }

    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Self::Sqlite(folder) => folder.path().join("hall.db"),
            Self::Postgres(_) => panic!("it is no file"),
        }
    }

    pub(crate) async fn try_open(&self) -> Result<Arc<dyn Ledger>, StorageError> {
        Ok(match self {
            Self::Sqlite(_) => Arc::new(Sqlite::open(&self.file()).await?),
            Self::Postgres(url) => Arc::new(Postgres::connect(url, 4).await?),
        })
    }

    pub(crate) async fn open(&self) -> Arc<dyn Ledger> {
        self.try_open().await.expect("it can be opened")
    }

    /// Opens two nodes if the database supports it.
    pub(crate) async fn nodes(&self) -> [Arc<dyn Ledger>; 2] {
        let first = self.open().await;
        let second = match self {
            Self::Sqlite(_) => first.clone(),
            Self::Postgres(_) => self.open().await,
        };
        [first, second]
    }

    /// Manipulates the tables.
    pub(crate) async fn meddle(&self, sql: &'static str) {
        match self {
            Self::Sqlite(_) => {
                let options = SqliteConnectOptions::new().filename(self.file());
                let mut connection = options.connect().await.expect("it answers");
                connection.execute(sql).await.expect("it can be done");
                connection.close().await.expect("it can be closed");
            }
            Self::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await.expect("it answers");
                connection.execute(sql).await.expect("it can be done");
            }
        }
    }
}

/// Creates this many consecutive entries of a stream.
pub(crate) fn chain(stream: &str, count: u64) -> Vec<Entry> {
    let stream = Stream::named(stream);
    let mut tip = StreamHead::default();
    let next = |number| {
        let entry = tip.next(&stream, 1_700_000_000_000 + number, format!(r#"{{"n":{number}}}"#));
        tip = entry.tip();
        entry
    };
    (1..=count).map(next).collect()
}

/// Reads all entries of a stream.
pub(crate) async fn all(ledger: &dyn Ledger, stream: &str) -> Vec<Entry> {
    ledger.read(&Stream::named(stream), 0, 1_000_000).await.expect("it can be read")
}
