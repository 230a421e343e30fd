//! Measures a crowd of clients: answers per second, and how long each waited.

use std::{
    fmt, io,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

/// The results of a crowd.
pub(crate) struct Measured {
    waited: Vec<Duration>,
    took: Duration,
    /// How often the clock went back during a wait. Some virtual machines have such clocks.
    went_back: usize,
}

impl Measured {
    /// Answers per second.
    pub(crate) fn rate(&self) -> f64 {
        self.waited.len() as f64 / self.took.as_secs_f64()
    }

    /// Whether the clock was monotonic.
    pub(crate) fn is_sound(&self) -> bool {
        self.went_back == 0
    }

    /// The longest wait of all but this fraction, such as 0.01.
    pub(crate) fn all_but(&self, part: f64) -> Duration {
        let last = self.waited.len().saturating_sub(1);
        let place = ((1.0 - part) * last as f64).round() as usize;
        self.waited.get(place).copied().unwrap_or_default()
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |part| self.all_but(part).as_secs_f64() * 1000.0;
        write!(
            f,
            "{:8.0} /s   p50 {:7.2} ms   p99 {:7.2} ms",
            self.rate(),
            millis(0.5),
            millis(0.01)
        )?;
        if self.is_sound() { Ok(()) } else { write!(f, "   (clock went back: {})", self.went_back) }
    }
}

/// A client that repeats one request.
pub(crate) trait Worker: Send + 'static {
    /// Sends it once; `Err` ends the measurement with a panic, because nothing may fail here.
    fn work(&mut self) -> impl Future<Output = io::Result<()>> + Send;
}

/// The pace: as fast as possible, or a total rate per second, whether answers come or not.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    Free,
    Rate(f64),
}

/// Runs all of them for this long; returns them.
pub(crate) async fn measure<W: Worker>(
    workers: Vec<W>,
    pace: Pace,
    length: Duration,
) -> (Measured, Vec<W>) {
    let begin = Instant::now();
    let count = workers.len();
    let mut running = JoinSet::new();
    for (number, worker) in workers.into_iter().enumerate() {
        running.spawn(one(worker, pace, number, count, begin, length));
    }
    let (mut waited, mut workers, mut went_back) = (Vec::new(), Vec::new(), 0);
    while let Some(done) = running.join_next().await {
        let (times, worker) = done.expect("no worker falls");
        went_back += times.iter().filter(|time| time.is_none()).count();
        waited.extend(times.into_iter().map(Option::unwrap_or_default));
        workers.push(worker);
    }
    waited.sort_unstable();
    (Measured { waited, took: begin.elapsed(), went_back }, workers)
}

/// With a rate the time counts from when a request was due: waiting for an earlier answer counts as well.
async fn one<W: Worker>(
    mut worker: W,
    pace: Pace,
    number: usize,
    count: usize,
    begin: Instant,
    length: Duration,
) -> (Vec<Option<Duration>>, W) {
    let mut waited = Vec::new();
    let mut due = begin;
    let step = match pace {
        Pace::Free => Duration::ZERO,
        Pace::Rate(rate) => Duration::from_secs_f64(count as f64 / rate),
    };
    due += step.mul_f64(number as f64 / count as f64);
    loop {
        if step.is_zero() {
            due = Instant::now();
        } else {
            tokio::time::sleep_until(due.into()).await;
        }
        if due >= begin + length {
            return (waited, worker);
        }
        worker.work().await.expect("the hall answers");
        waited.push(Instant::now().checked_duration_since(due));
        due += step;
    }
}
