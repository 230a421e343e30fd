//! How often delayed spectators read the storage.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use adoube_hall::ledger::{
    Appended, BoxFuture, Damage, Entry, Heartbeat, KeyStore, Ledger, Notification, Sqlite, Stream,
    Tip,
};
use serde_json::json;

use crate::server::{Match, TestServer, announced, generous, play, seat};

/// A storage that counts its reads.
pub(crate) struct Counted {
    pub(crate) inner: Sqlite,
    pub(crate) reads: Arc<AtomicUsize>,
}

impl Ledger for Counted {
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        self.inner.append_and_sign(entries, tips)
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.inner.read(stream, after, limit)
    }

    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        self.inner.streams(prefix)
    }

    fn headless(&self) -> BoxFuture<'_, Vec<(Stream, u64)>> {
        self.inner.headless()
    }

    fn mentioning<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        self.inner.mentioning(text)
    }

    fn tips(&self) -> BoxFuture<'_, Vec<Tip>> {
        self.inner.tips()
    }

    fn missing_tips(&self) -> BoxFuture<'_, Vec<Damage>> {
        self.inner.missing_tips()
    }

    fn mark<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Option<String>> {
        self.inner.mark(name)
    }

    fn set_mark<'a>(&'a self, name: &'a str, value: &'a str) -> BoxFuture<'a, ()> {
        self.inner.set_mark(name, value)
    }

    fn file(&self) -> Option<&Path> {
        self.inner.file()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }

    fn now(&self) -> BoxFuture<'_, u64> {
        self.inner.now()
    }

    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        self.inner.beat(node, at)
    }

    fn heartbeats(&self) -> BoxFuture<'_, Vec<(String, u64)>> {
        self.inner.heartbeats()
    }

    fn newest(&self) -> BoxFuture<'_, Option<u64>> {
        self.inner.newest()
    }

    fn keys(&self) -> &dyn KeyStore {
        self.inner.keys()
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        self.inner.next_notification()
    }
}

#[tokio::test]
async fn delayed_spectators_read_only_possible_news() {
    let reads = Arc::new(AtomicUsize::new(0));
    let counter = reads.clone();
    let around = |inner| -> Arc<dyn Ledger> { Arc::new(Counted { inner, reads: counter }) };
    let server = TestServer::on(generous(), around).await;
    let ana = server.first_official("Ana").await;
    let mut about = announced("preset = \"blitz-3-2\"");
    about["delay"] = json!({"time": 3_600_000, "half-moves": 0});
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}]);
    let own = Match::arranged(&ana, &about, &players).await;
    own.start(&ana).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    let (spectator, _) = seat(&ana, &own.competition, &json!("spectator")).await;
    let first = spectator.sees(&own.game).await;
    assert_eq!(first["seq"], 1, "everything is hidden for an hour");
    let before = reads.load(Ordering::Relaxed);
    for _ in 0..20 {
        assert_eq!(spectator.sees(&own.game).await["seq"], 1);
    }
    assert_eq!(reads.load(Ordering::Relaxed), before, "nothing is new, and nothing is due");
    own.black.does(&own.game, play("e7", "e5")).await;
    let before = reads.load(Ordering::Relaxed);
    assert_eq!(spectator.sees(&own.game).await["seq"], 1);
    assert!(reads.load(Ordering::Relaxed) > before, "something has happened");
}
