//! Test effort: quick enough for every change, or with `ADOUBE_DEEP=1` up to an hour; and parallel
//! execution.

use std::{
    env, iter,
    num::NonZero,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

/// Returns whether the long run was requested.
pub(crate) fn is_deep() -> bool {
    env::var_os("ADOUBE_DEEP").is_some()
}

/// Passes every item to `work`, with one thread per core.
pub(crate) fn in_parallel<I>(items: I, work: impl Fn(I::Item) + Sync)
where
    I: IntoIterator<IntoIter: Send>,
{
    let left = Mutex::new(items.into_iter());
    let next = || left.lock().unwrap().next();
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = next() {
                    work(item);
                }
            });
        }
    });
}

/// Calls `work` repeatedly on every core for `quick` seconds; a hundred times as long in the long run.
pub(crate) fn for_seconds(quick: f64, work: impl Fn() + Sync) {
    let seconds = if is_deep() { 100.0 * quick } else { quick };
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    in_parallel(iter::repeat(()).take_while(|()| Instant::now() < end), |()| work());
}
