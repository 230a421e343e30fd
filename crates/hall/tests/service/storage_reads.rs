//! How often delayed spectators read the storage.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use adoube_hall::ledger::{BoxFuture, Entry, Ledger, LedgerWrapper, Sqlite, Stream};
use serde_json::json;

use crate::server::{Match, TestServer, announced, generous, play, seat};

/// A storage that counts its reads.
pub(crate) struct Counted {
    pub(crate) inner: Sqlite,
    pub(crate) reads: Arc<AtomicUsize>,
}

impl LedgerWrapper for Counted {
    fn inner(&self) -> &dyn Ledger {
        &self.inner
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.inner.read(stream, after, limit)
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
