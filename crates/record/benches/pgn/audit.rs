//! The whole audit, beside the same games replayed without it; and with two threads.

use std::{
    io::Cursor,
    num::NonZero,
    sync::Arc,
    time::{Duration, Instant},
};

use adoube_record::{
    audit::{AuditOptions, Auditor, Tally},
    parallel::{Parallelism, par_map_ordered},
    pgn::{
        Chunk,
        source::{Chunks, SourceError},
    },
};
use cpu_time::ThreadTime;

use crate::{archives::Archive, ours, trial::Task};

/// How often the archive is repeated for the threads: less would be over before they have started.
const LENGTHS: usize = 10;

/// The best times of one archive.
pub(crate) struct Audited {
    pub(crate) archive: &'static str,
    pub(crate) judged: Duration,
    pub(crate) whole: Duration,
    pub(crate) one_thread: Duration,
    pub(crate) two_threads: Duration,
}

pub(crate) fn measure(archive: &Archive, rounds: u32) -> Audited {
    let many: Arc<[u8]> = archive.bytes.repeat(LENGTHS).into();
    let mut best = Audited {
        archive: archive.name,
        judged: Duration::MAX,
        whole: Duration::MAX,
        one_thread: Duration::MAX,
        two_threads: Duration::MAX,
    };
    for _ in 0..rounds {
        let start = ThreadTime::now();
        let judged = ours::run(Task::Judged, &archive.bytes);
        best.judged = best.judged.min(start.elapsed());
        let start = ThreadTime::now();
        let audited = alone(&archive.bytes);
        best.whole = best.whole.min(start.elapsed());
        assert_eq!((audited.games, audited.plies), (judged.games, judged.moves));
        best.one_thread = best.one_thread.min(by_the_clock(|| alone(&many).games));
        best.two_threads = best.two_threads.min(by_the_clock(|| shared(&many)));
    }
    best
}

fn alone(bytes: &[u8]) -> Tally {
    let mut auditor = Auditor::new(AuditOptions::default());
    let mut sum = Tally::default();
    for chunk in Chunks::new(bytes) {
        sum.add(&auditor.audit(&chunk.expect("it is whole")).tally);
    }
    sum
}

/// With two threads, and one that splits the games for them.
fn shared(bytes: &Arc<[u8]>) -> u64 {
    let workers = NonZero::new(2).expect("two are not none");
    let chunks = Chunks::new(Cursor::new(Arc::clone(bytes)));
    let answers = par_map_ordered(chunks, Parallelism { workers, window: 4 }, || {
        let mut auditor = Auditor::new(AuditOptions::default());
        move |chunk: Result<Chunk, SourceError>| {
            auditor.audit(&chunk.expect("it is whole")).tally.games
        }
    });
    answers.sum()
}

#[expect(clippy::disallowed_methods, reason = "a bench looks at the clock")]
fn by_the_clock(work: impl FnOnce() -> u64) -> Duration {
    let start = Instant::now();
    assert!(work() > 0);
    start.elapsed()
}
