//! Notifications between several nodes through PostgreSQL.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use adoube_hall::ledger::{Appended::Committed, Ledger, Notification, Postgres, Stream};
use tokio::time::timeout;

use crate::{
    place::{Place, all, chain},
    postgres::Server,
};

const SOON: Duration = Duration::from_secs(5);

async fn next_notification(ledger: &Arc<dyn Ledger>) -> Notification {
    timeout(SOON, ledger.next_notification())
        .await
        .expect("there is a notification")
        .expect("the connection listens")
}

#[tokio::test(flavor = "multi_thread")]
async fn other_nodes_are_notified_and_the_sender_is_not() {
    let place = Place::postgres().await;
    let [one, other] = place.nodes().await;
    one.append(&chain("game/a", 2)).await.expect("they are stored");
    let stream = |name| Notification::Appended(vec![Stream::named(name)]);
    assert_eq!(next_notification(&other).await, stream("game/a"));
    // A conflict: nothing to notify.
    one.append(&chain("game/a", 2)).await.expect("a conflict is not an error");
    other.append(&chain("game/b", 1)).await.expect("it is stored");
    assert_eq!(next_notification(&one).await, stream("game/b"));
    one.append(&chain("game/c", 1)).await.expect("it is stored");
    assert_eq!(next_notification(&other).await, stream("game/c"));
    assert!(
        timeout(Duration::from_millis(200), one.next_notification()).await.is_err(),
        "notified of its own"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn all_streams_of_a_large_commit_are_notified() {
    let place = Place::postgres().await;
    let [one, other] = place.nodes().await;
    let name = |n: u32| format!("competition/{n:051}");
    let entries: Vec<_> = (0..1024).flat_map(|n| chain(&name(n), 1)).collect();
    assert_eq!(one.append(&entries).await, Ok(vec![Committed; 1024]));
    let mut notified = BTreeSet::new();
    while notified.len() < 1024 {
        match next_notification(&other).await {
            Notification::Appended(streams) => notified.extend(streams),
            Notification::Missed => panic!("nothing was missed"),
        }
    }
    assert_eq!(notified, entries.into_iter().map(|entry| entry.stream).collect());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_reported() {
    let place = Place::postgres().await;
    let [one, other] = place.nodes().await;
    place
        .meddle(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
    assert_eq!(next_notification(&one).await, Notification::Missed);
    assert_eq!(next_notification(&other).await, Notification::Missed);
    assert_eq!(one.append(&chain("game/a", 1)).await, Ok(vec![Committed]));
    assert_eq!(
        next_notification(&other).await,
        Notification::Appended(vec![Stream::named("game/a")])
    );
}

/// Verification changes nothing, even in a database that no hall has used.
#[tokio::test(flavor = "multi_thread")]
async fn read_only_access_creates_no_tables_and_writes_nothing() {
    let place = Place::postgres().await;
    let Place::Postgres(url) = &place else { panic!("it is one of PostgreSQL") };
    let reader = Postgres::connect_read_only(url).await.expect("it answers");
    assert!(reader.streams("").await.is_err(), "there is nothing to be read");
    // A division by zero if there are tables.
    place
        .meddle(
            "SELECT 1 / (CASE WHEN to_regclass('entries') IS NULL \
             AND to_regclass('_sqlx_migrations') IS NULL THEN 1 ELSE 0 END)",
        )
        .await;
    let hall = place.open().await;
    hall.append(&chain("game/a", 2)).await.expect("they are stored");
    assert_eq!(reader.streams("").await, Ok(vec![Stream::named("game/a")]));
    assert!(reader.append(&chain("game/b", 1)).await.is_err());
}

/// The server loses its memory, but no acknowledged entry.
#[tokio::test(flavor = "multi_thread")]
async fn the_ledger_recovers_from_a_crash_of_the_database() {
    let mut server = Server::start(&[]);
    let ledger: Arc<dyn Ledger> = Arc::new(Postgres::connect(server.url(), 2).await.unwrap());
    let entries = chain("game/a", 20);
    for (number, entry) in entries.iter().enumerate() {
        if number % 10 == 5 {
            server.crash();
            assert_eq!(next_notification(&ledger).await, Notification::Missed);
        }
        let mut tries = 0;
        while let Err(error) = ledger.append(std::slice::from_ref(entry)).await {
            tries += 1;
            assert!(tries < 10, "{error}");
        }
    }
    assert_eq!(all(&*ledger, "game/a").await, entries);
}
