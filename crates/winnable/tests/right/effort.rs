//! How much to try: enough for every change, or with `ADOUBE_DEEP=1` as much as an hour allows; and a way to
//! use every core for it.

use std::{
    env, iter,
    num::NonZero,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

/// Whether the long run is asked for.
pub(crate) fn is_deep() -> bool {
    env::var_os("ADOUBE_DEEP").is_some()
}

/// Hands every item to `work`, with as many threads as there are cores.
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

/// Calls `work` again and again on every core, for so many seconds; in the long run a hundred times as long.
pub(crate) fn for_seconds(quick: f64, work: impl Fn() + Sync) {
    let seconds = if is_deep() { 100.0 * quick } else { quick };
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    in_parallel(iter::repeat(()).take_while(|()| Instant::now() < end), |()| work());
}
