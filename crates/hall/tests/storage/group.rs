//! Group commit.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use adoube_hall::ledger::{
    AppendError,
    Appended::{self, Committed, Conflict},
    BoxFuture, Entry, Group, Ledger, LedgerWrapper, StorageError, Stream, StreamHead, Tip, verify,
};

use crate::{
    place::{Place, all, chain},
    suite::on_both,
};

on_both! { concurrent_appends_share_commits, what_was_taken_is_kept_at_the_end }

/// A ledger that counts commits, and makes them slow or fail.
struct Counted {
    ledger: Arc<dyn Ledger>,
    commits: AtomicU64,
    fails: bool,
}

impl Counted {
    fn new(ledger: Arc<dyn Ledger>, fails: bool) -> Arc<Self> {
        Arc::new(Self { ledger, commits: AtomicU64::new(0), fails })
    }
}

impl LedgerWrapper for Counted {
    fn inner(&self) -> &dyn Ledger {
        &*self.ledger
    }

    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        Box::pin(async move {
            self.commits.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(5)).await;
            if self.fails {
                return Err(StorageError("it burns".to_owned()));
            }
            self.ledger.append_and_sign(entries, tips).await
        })
    }
}

/// Two hundred streams of ten entries each, each entry appended when the one before is committed; and a
/// duplicate of every entry, which conflicts.
async fn concurrent_appends_share_commits(place: Place) {
    let counted = Counted::new(place.open().await, false);
    let group = Arc::new(Group::new(counted.clone()));
    let crowd = (0..200).map(|n| {
        let group = group.clone();
        tokio::spawn(async move {
            for entry in chain(&format!("game/{n}"), 10) {
                let twin = Entry { body: "twin".to_owned(), ..entry.clone() };
                let (committed, conflict) = tokio::join!(group.append(entry), group.append(twin));
                assert_eq!((committed, conflict), (Ok(Committed), Ok(Conflict)));
            }
        })
    });
    for one in crowd.collect::<Vec<_>>() {
        one.await.expect("each is answered");
    }
    let commits = counted.commits.load(Ordering::Relaxed);
    assert!(commits < 400, "{commits} commits for 4000 appends");
    for n in 0..200 {
        let name = format!("game/{n}");
        assert_eq!(all(&*counted, &name).await, chain(&name, 10));
    }
}

async fn what_was_taken_is_kept_at_the_end(place: Place) {
    let counted = Counted::new(place.open().await, false);
    let group = Arc::new(Group::new(counted.clone()));
    let crowd: Vec<_> = (0..3000)
        .map(|n| {
            let group = group.clone();
            let entry =
                StreamHead::default().next(&Stream::named(format!("game/{n}")), 1, String::new());
            tokio::spawn(async move { (group.append(entry.clone()).await, entry) })
        })
        .collect();
    while counted.commits.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    tokio::join!(group.close(), group.close());
    let mut kept = 0;
    for one in crowd {
        let (answer, entry) = one.await.expect("each is answered");
        let entries = all(&*counted, entry.stream.name()).await;
        match answer {
            Ok(Committed) => assert_eq!(entries, [entry]),
            other => {
                assert_eq!((other, entries), (Err(AppendError::Closing), vec![]));
                continue;
            }
        }
        kept += 1;
    }
    assert!(kept > 0);
    let late = chain("hall", 1).remove(0);
    assert_eq!(group.append(late).await, Err(AppendError::Closing));
}

#[tokio::test]
async fn a_failure_is_reported_to_all_callers_and_is_not_permanent() {
    let place = Place::sqlite();
    let ledger = place.open().await;
    let group = Group::new(Counted::new(ledger.clone(), true));
    let entries = chain("game/a", 1);
    let burnt = Err(AppendError::Storage(StorageError("it burns".to_owned())));
    let other = chain("game/b", 1).remove(0);
    let answers = tokio::join!(group.append(entries[0].clone()), group.append(other));
    assert_eq!(answers, (burnt.clone(), burnt));
    let group = Group::new(ledger.clone());
    assert_eq!(group.append(entries[0].clone()).await, Ok(Committed));
    assert_eq!(verify(StreamHead::default(), &all(&*ledger, "game/a").await), Ok(entries[0].tip()));
}
