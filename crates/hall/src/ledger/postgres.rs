//! Entries in PostgreSQL, for several nodes that notify each other of appends.

use std::{path::Path, str::FromStr, time::Duration};

use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::{
    Appended, BoxFuture, Damage, Entry, HEARTBEATS_KEPT, Heartbeat, KeyStore, Ledger, Notification,
    StorageError, Stream, Tip, batch,
    listener::{CHANNEL, Listener},
    migrations,
};

/// The query timeout; afterwards the outcome is unknown.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The maximum number of names in one notification: with 64 characters each they stay below the limit of 8000
/// bytes.
const NAMES: i64 = 100;

/// The maximum length of a stream's name.
const MAX_NAME_LENGTH: usize = 64;

/// A database that several nodes share.
///
/// Every commit is durable before it is acknowledged (`synchronous_commit = on`).
pub struct Postgres {
    pub(super) pool: PgPool,
    /// `None` for read-only access.
    listening: Option<Listener>,
}

impl Postgres {
    /// Connects to a database with a connection pool and a listening connection, and runs the migrations.
    pub async fn connect(url: &str, connections: u32) -> Result<Self, StorageError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("adoube")
            .options([("synchronous_commit", "on"), ("statement_timeout", "10s")]);
        let pool = PgPoolOptions::new()
            .max_connections(connections.max(1))
            .acquire_timeout(TIMEOUT)
            .connect_with(options.clone())
            .await?;
        migrations::postgres().run(&pool).await?;
        Ok(Self { pool, listening: Some(Listener::start(options).await?) })
    }

    /// Connects to an existing database without changing it, also while halls are using it.
    pub async fn connect_read_only(url: &str) -> Result<Self, StorageError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("adoube")
            .options([("default_transaction_read_only", "on"), ("statement_timeout", "10s")]);
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TIMEOUT)
            .connect_with(options)
            .await?;
        Ok(Self { pool, listening: None })
    }

    async fn insert(&self, entries: &[Entry], tips: &[Tip]) -> Result<Vec<Appended>, StorageError> {
        let Some(listening) = &self.listening else {
            return Err(StorageError("the database was opened read-only".to_owned()));
        };
        let sorted = batch::sorted(entries);
        if let Some(entry) = sorted.iter().find(|entry| entry.stream.name().len() > MAX_NAME_LENGTH)
        {
            return Err(StorageError(format!(
                "a name of {MAX_NAME_LENGTH} bytes at most, not {}",
                entry.stream
            )));
        }
        let names: Vec<&str> = sorted.iter().map(|entry| entry.stream.name()).collect();
        let numbers: Vec<i64> = sorted.iter().map(|entry| entry.seq.cast_signed()).collect();
        let times: Vec<i64> = sorted.iter().map(|entry| entry.at.cast_signed()).collect();
        let bodies: Vec<&str> = sorted.iter().map(|entry| entry.body.as_str()).collect();
        let hashes: Vec<&[u8]> = sorted.iter().map(|entry| entry.hash.0.as_slice()).collect();
        let tips = batch::sorted_tips(tips);
        let tip_names: Vec<&str> = tips.iter().map(|(stream, _)| stream.name()).collect();
        let tip_numbers: Vec<i64> = tips.iter().map(|(_, tip)| tip.seq.cast_signed()).collect();
        let tip_hashes: Vec<&[u8]> = tips.iter().map(|(_, tip)| tip.hash.0.as_slice()).collect();
        let inserted: Vec<(String, i64)> = sqlx::query_as(INSERTION)
            .bind(names)
            .bind(numbers)
            .bind(times)
            .bind(bodies)
            .bind(hashes)
            .bind(CHANNEL)
            .bind(listening.own_name())
            .bind(NAMES)
            .bind(tip_names)
            .bind(tip_numbers)
            .bind(tip_hashes)
            .fetch_all(&self.pool)
            .await?;
        Ok(batch::results(entries, &inserted))
    }
}

/// One statement is one commit and one round trip. The payload is the name of this node, then names of
/// streams. The last join forces the server to evaluate the notification.
const INSERTION: &str = "\
    WITH kept AS (
        INSERT INTO entries (stream, seq, at, body, hash)
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[])
        ON CONFLICT DO NOTHING
        RETURNING stream, seq
    ), names AS (
        SELECT stream, row_number() OVER () / $8 AS part FROM (SELECT DISTINCT stream FROM kept) AS them
    ), told AS (
        SELECT pg_notify($6, $7 || ' ' || string_agg(stream, ' ')) IS NULL AS done FROM names GROUP BY part
    ), signed AS (
        INSERT INTO tips (stream, seq, hash)
        SELECT * FROM UNNEST($9::text[], $10::bigint[], $11::bytea[])
        ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, hash = excluded.hash WHERE tips.seq < excluded.seq
    )
    SELECT kept.stream, kept.seq FROM kept CROSS JOIN (SELECT count(done) FROM told) AS all_told";

/// The first part sees the table as it was before the others.
const HEARTBEAT: &str = "\
    WITH others AS (
        SELECT max(at) AS at FROM heartbeats WHERE node <> $1
    ), forgotten AS (
        DELETE FROM heartbeats WHERE at < $2 - $3 AND node <> $1
    ), own AS (
        INSERT INTO heartbeats (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at
    )
    SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM others";

impl Ledger for Postgres {
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        patiently(self.insert(entries, tips))
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        patiently(async move {
            let rows: Vec<batch::Row> = sqlx::query_as(
                "SELECT stream, seq, at, body, hash FROM entries WHERE stream = $1 AND seq > $2 \
                 ORDER BY seq LIMIT $3",
            )
            .bind(stream.name())
            .bind(after.cast_signed())
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
            let mut entries: Vec<Entry> = rows.into_iter().map(batch::entry).collect();
            self.attach_keys(&mut entries).await?;
            Ok(entries)
        })
    }

    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        patiently(async move {
            let names: Vec<String> = sqlx::query_scalar(
                "SELECT stream FROM entries WHERE seq = 1 AND stream >= $1 AND stream < $2 \
                 ORDER BY stream",
            )
            .bind(prefix)
            .bind(batch::end_of(prefix))
            .fetch_all(&self.pool)
            .await?;
            Ok(names.into_iter().map(Stream::from).collect())
        })
    }

    fn headless(&self) -> BoxFuture<'_, Vec<(Stream, u64)>> {
        patiently(async {
            let rows: Vec<(String, i64)> =
                sqlx::query_as(batch::HEADLESS).fetch_all(&self.pool).await?;
            Ok(rows.into_iter().map(|(name, seq)| (name.into(), seq.cast_unsigned())).collect())
        })
    }

    fn mentioning<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        patiently(async move {
            let names: Vec<String> = sqlx::query_scalar(
                "SELECT DISTINCT stream FROM entries WHERE strpos(body, $1) > 0 ORDER BY stream",
            )
            .bind(text)
            .fetch_all(&self.pool)
            .await?;
            Ok(names.into_iter().map(Stream::from).collect())
        })
    }

    fn tips(&self) -> BoxFuture<'_, Vec<Tip>> {
        patiently(async {
            let rows = sqlx::query_as("SELECT stream, seq, hash FROM tips").fetch_all(&self.pool);
            let rows: Vec<batch::TipRow> = batch::or_none_yet(rows.await)?;
            Ok(rows.into_iter().map(batch::tip).collect())
        })
    }

    fn missing_tips(&self) -> BoxFuture<'_, Vec<Damage>> {
        patiently(async {
            let rows = sqlx::query_as(batch::MISSING_TIPS).fetch_all(&self.pool).await?;
            Ok(rows.into_iter().map(batch::missing_tip).collect())
        })
    }

    fn mark<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Option<String>> {
        patiently(async move {
            let value = sqlx::query_scalar("SELECT value FROM marks WHERE name = $1").bind(name);
            batch::or_none_yet(value.fetch_optional(&self.pool).await)
        })
    }

    fn set_mark<'a>(&'a self, name: &'a str, value: &'a str) -> BoxFuture<'a, ()> {
        patiently(async move {
            let statement = "INSERT INTO marks (name, value) VALUES ($1, $2) \
                             ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            sqlx::query(statement).bind(name).bind(value).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn now(&self) -> BoxFuture<'_, u64> {
        patiently(async {
            let now: i64 =
                sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
                    .fetch_one(&self.pool)
                    .await?;
            Ok(now.cast_unsigned())
        })
    }

    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        patiently(async move {
            let (before, now): (Option<i64>, i64) = sqlx::query_as(HEARTBEAT)
                .bind(node)
                .bind(at.cast_signed())
                .bind(HEARTBEATS_KEPT)
                .fetch_one(&self.pool)
                .await?;
            Ok(Heartbeat { before: before.map(i64::cast_unsigned), now: now.cast_unsigned() })
        })
    }

    fn heartbeats(&self) -> BoxFuture<'_, Vec<(String, u64)>> {
        patiently(async {
            let rows: Vec<(String, i64)> =
                sqlx::query_as("SELECT node, at FROM heartbeats").fetch_all(&self.pool).await?;
            Ok(rows.into_iter().map(|(node, at)| (node, at.cast_unsigned())).collect())
        })
    }

    fn newest(&self) -> BoxFuture<'_, Option<u64>> {
        patiently(async {
            let newest: Option<i64> =
                sqlx::query_scalar("SELECT max(at) FROM entries").fetch_one(&self.pool).await?;
            Ok(newest.map(i64::cast_unsigned))
        })
    }

    fn keys(&self) -> &dyn KeyStore {
        self
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn file(&self) -> Option<&Path> {
        None
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.pool.close().await;
            Ok(())
        })
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        Box::pin(async {
            match &self.listening {
                Some(listening) => Ok(listening.next().await),
                None => std::future::pending().await,
            }
        })
    }
}

pub(super) fn patiently<'a, T>(
    question: impl Future<Output = Result<T, StorageError>> + Send + 'a,
) -> BoxFuture<'a, T> {
    Box::pin(async {
        let answer = tokio::time::timeout(TIMEOUT, question).await;
        answer.unwrap_or_else(|_| {
            Err(StorageError(format!("no answer within {} seconds", TIMEOUT.as_secs())))
        })
    })
}
