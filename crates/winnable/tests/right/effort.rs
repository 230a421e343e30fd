//! How much to try: enough for every change, or with `ADOUBE_DEEP=1` as much as an hour allows; and a way to
//! use every core for it.

use std::{env, num::NonZero, sync::Mutex, thread};

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
