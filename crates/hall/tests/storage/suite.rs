//! Tests that hold for every database.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use adoube_hall::ledger::{
    Appended::{Committed, Conflict},
    ChainError, Entry, Hash, Ledger, Stream, StreamHead, verify,
};

use crate::place::{Place, all, chain};

macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            use crate::place::Place;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(Place::sqlite()).await;
                }
            )*
        }
        mod postgres {
            use crate::place::Place;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(Place::postgres().await).await;
                }
            )*
        }
    };
}
pub(crate) use on_both;

on_both! {
    entries_are_read_as_they_were_appended,
    a_number_is_taken_once,
    of_twins_the_first_is_kept,
    names_are_found_by_their_beginning,
    nothing_is_lost_by_closing,
    of_concurrent_appends_one_wins_each_number,
    large_commits_are_whole,
    meddling_is_found,
    a_newer_database_is_refused,
    the_clock_goes,
}

async fn entries_are_read_as_they_were_appended(place: Place) {
    let ledger = place.open().await;
    let stream = Stream::named("game/abcdefgh");
    let bodies =
        ["{}", r#"{"said":"šah, „мат”"}"#, "'); DROP TABLE entries; --", "♚\u{10FFFD}\n\t\\"];
    let mut tip = StreamHead::default();
    let mut written = Vec::new();
    for (body, at) in bodies.into_iter().zip([0, 1, 1_794_000_000_000, i64::MAX as u64]) {
        let entry = tip.next(&stream, at, body.to_owned());
        tip = entry.tip();
        written.push(entry);
    }
    assert_eq!(ledger.append(&written).await, Ok(vec![Committed; 4]));
    assert_eq!(ledger.append(&chain("game/another0", 2)).await, Ok(vec![Committed; 2]));
    assert_eq!(all(&*ledger, "game/abcdefgh").await, written);
    assert_eq!(ledger.read(&stream, 1, 2).await.as_deref(), Ok(&written[1..3]));
    assert_eq!(ledger.read(&stream, 4, 9).await, Ok(vec![]));
    assert_eq!(all(&*ledger, "game/abcdefg").await, []);
    assert_eq!(verify(StreamHead::default(), &written), Ok(tip));
    assert_eq!(ledger.append(&[]).await, Ok(vec![]));
}

async fn a_number_is_taken_once(place: Place) {
    let ledger = place.open().await;
    let entries = chain("hall", 3);
    assert_eq!(ledger.append(&entries[..2]).await, Ok(vec![Committed; 2]));
    let other = entries[0].tip().next(&entries[0].stream, 5, "another second".to_owned());
    assert_eq!(ledger.append(std::slice::from_ref(&other)).await, Ok(vec![Conflict]));
    assert_eq!(ledger.append(&[entries[2].clone(), other]).await, Ok(vec![Committed, Conflict]));
    assert_eq!(all(&*ledger, "hall").await, entries);
}

async fn of_twins_the_first_is_kept(place: Place) {
    let ledger = place.open().await;
    let first = StreamHead::default().next(&Stream::named("game/b"), 1, "first".to_owned());
    let second = StreamHead::default().next(&Stream::named("game/b"), 1, "second".to_owned());
    let stranger = StreamHead::default().next(&Stream::named("game/a"), 1, "stranger".to_owned());
    let batch = [first.clone(), stranger, second.clone()];
    assert_eq!(ledger.append(&batch).await, Ok(vec![Committed, Committed, Conflict]));
    assert_eq!(all(&*ledger, "game/b").await, [first]);
    assert_eq!(ledger.append(&[second.clone(), second]).await, Ok(vec![Conflict; 2]));
}

async fn names_are_found_by_their_beginning(place: Place) {
    let ledger = place.open().await;
    for name in ["hall", "game/b1", "game/a_", "game/a1", "competition/x", "gamf", "game/ž"] {
        ledger.append(&chain(name, 3)).await.expect("it is stored");
    }
    let names = |prefix| {
        let ledger = ledger.clone();
        async move {
            let streams = ledger.streams(prefix).await.expect("they are listed");
            streams.iter().map(|stream| stream.name().to_owned()).collect::<Vec<_>>()
        }
    };
    assert_eq!(names("game/").await, ["game/a1", "game/a_", "game/b1", "game/ž"]);
    assert_eq!(names("").await.len(), 7);
    assert_eq!(names("hall").await, ["hall"]);
    assert_eq!(names("x").await, [""; 0]);
}

async fn nothing_is_lost_by_closing(place: Place) {
    let entries = chain("game/a", 5);
    place.open().await.append(&entries).await.expect("they are stored");
    assert_eq!(all(&*place.open().await, "game/a").await, entries);
}

/// Each racer appends to every stream, in an order of its own, the successor of the last entry that it has
/// read.
async fn of_concurrent_appends_one_wins_each_number(place: Place) {
    const STREAMS: u64 = 5;
    const ROUNDS: usize = 20;
    let nodes = place.nodes().await;
    let racers = (0..6).map(|racer: u64| {
        let ledger = nodes[racer as usize % 2].clone();
        tokio::spawn(async move {
            let mut won = Vec::new();
            for _ in 0..ROUNDS {
                let order = (0..STREAMS).map(|n| (n * (racer % 2 * 3 + 1) + racer) % STREAMS);
                let mut batch = Vec::new();
                for number in order {
                    batch.push(following(&*ledger, number, racer).await);
                }
                let kept = ledger.append(&batch).await.expect("nobody waits for ever");
                won.extend(batch.into_iter().zip(kept).filter(|(_, kept)| *kept == Committed));
            }
            won
        })
    });
    let racers: Vec<_> = racers.collect();
    let mut won = 0;
    let mut held = 0;
    for racer in racers {
        for (entry, _) in racer.await.expect("no task panics") {
            let kept = nodes[0].read(&entry.stream, entry.seq - 1, 1).await;
            assert_eq!(kept.as_deref(), Ok(&[entry][..]));
            won += 1;
        }
    }
    for number in 0..STREAMS {
        let entries = all(&*nodes[1], &format!("game/{number}")).await;
        assert_eq!(
            verify(StreamHead::default(), &entries).map(|tip| tip.seq),
            Ok(entries.len() as u64)
        );
        held += entries.len();
    }
    assert_eq!(won, held);
    assert!(held >= ROUNDS * STREAMS as usize, "{held}");
}

async fn following(ledger: &dyn Ledger, number: u64, racer: u64) -> Entry {
    let stream = Stream::named(format!("game/{number}"));
    let entries = ledger.read(&stream, 0, 1_000_000).await.expect("it can be read");
    let tip = entries.last().map_or(StreamHead::default(), Entry::tip);
    tip.next(&stream, racer, format!("racer {racer}"))
}

async fn large_commits_are_whole(place: Place) {
    let ledger = place.open().await;
    let entries: Vec<_> = (0..1500).flat_map(|n| chain(&format!("game/{n:08}"), 2)).collect();
    for count in [1, 2, 3, 255, 257, 1024, 3000] {
        let answers = ledger.append(&entries[..count]).await.expect("they are stored");
        assert_eq!(answers.len(), count);
    }
    assert_eq!(ledger.append(&entries).await, Ok(vec![Conflict; 3000]));
    assert_eq!(ledger.streams("game/").await.map(|streams| streams.len()), Ok(1500));
    let long = StreamHead::default().next(&Stream::named("game/long"), 1, "ä".repeat(1_000_000));
    assert_eq!(ledger.append(std::slice::from_ref(&long)).await, Ok(vec![Committed]));
    assert_eq!(all(&*ledger, "game/long").await, [long]);
}

async fn meddling_is_found(place: Place) {
    let check = async |ledger: &Arc<dyn Ledger>, stream: &str| {
        verify(StreamHead::default(), &all(&**ledger, stream).await)
    };
    let ledger = place.open().await;
    for name in ["game/a", "game/b", "game/c", "game/d"] {
        ledger.append(&chain(name, 4)).await.expect("they are stored");
    }
    place.meddle("UPDATE entries SET body = '{}' WHERE stream = 'game/a' AND seq = 2").await;
    assert_eq!(check(&ledger, "game/a").await, Err(ChainError::Altered { seq: 2 }));
    place.meddle("DELETE FROM entries WHERE stream = 'game/b' AND seq = 3").await;
    assert_eq!(check(&ledger, "game/b").await, Err(ChainError::Gap { expected: 3, found: 4 }));
    place.meddle("UPDATE entries SET at = at + 1 WHERE stream = 'game/c' AND seq = 4").await;
    assert_eq!(check(&ledger, "game/c").await, Err(ChainError::Altered { seq: 4 }));
    assert!(check(&ledger, "game/d").await.is_ok());
    place.meddle("UPDATE entries SET stream = 'game/e' WHERE stream = 'game/d'").await;
    assert_eq!(check(&ledger, "game/e").await, Err(ChainError::Altered { seq: 1 }));
    let mut entries = chain("game/f", 2);
    entries[0].hash = Hash::default();
    assert_eq!(verify(StreamHead::default(), &entries), Err(ChainError::Altered { seq: 1 }));
    entries.swap(0, 1);
    assert_eq!(
        verify(StreamHead::default(), &entries),
        Err(ChainError::Gap { expected: 1, found: 2 })
    );
}

async fn a_newer_database_is_refused(place: Place) {
    let entries = chain("hall", 1);
    place.open().await.append(&entries).await.expect("it is stored");
    place
        .meddle(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'of the future', TRUE, '', 0)",
        )
        .await;
    let Err(refused) = place.try_open().await else { panic!("it was opened") };
    assert!(refused.to_string().contains("newer version"), "{refused}");
    assert!(refused.to_string().contains("9999"), "{refused}");
    place.meddle("DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    assert_eq!(all(&*place.open().await, "hall").await, entries);
}

async fn the_clock_goes(place: Place) {
    let ledger = place.open().await;
    let first = ledger.now().await.expect("it can be read");
    let began = Instant::now();
    let mut second = first;
    while second < first + 30 && began.elapsed() < Duration::from_secs(5) {
        second = ledger.now().await.expect("it can be read");
    }
    assert!((30..5_000).contains(&(second - first)), "{first} {second}");
    assert!(first > 1_700_000_000_000, "{first} are no milliseconds since 1970");
}
