//! A parallel map that keeps the order of its input.

use std::{
    num::NonZero,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

/// The number of threads and of items in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parallelism {
    /// The number of threads.
    pub workers: NonZero<usize>,
    /// The most items in progress: enough that a slow one does not delay the others, few enough that an endless input needs
    /// constant memory.
    pub window: usize,
}

impl Parallelism {
    /// One thread for each processor.
    pub fn all_cores(window: usize) -> Self {
        let workers = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        Self { workers, window }
    }
}

/// An item, and the channel for its result.
type Task<Q, A> = (Q, SyncSender<A>);

/// Maps every item and yields the results in the order of the items. `worker` is called once in each thread and makes the
/// function that maps there. If the results are dropped, no more items are taken.
///
/// # Panics
///
/// If a worker does.
pub fn par_map_ordered<Q, A, W>(
    questions: impl Iterator<Item = Q> + Send + 'static,
    parallelism: Parallelism,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> impl Iterator<Item = A>
where
    Q: Send + 'static,
    A: Send + 'static,
    W: FnMut(Q) -> A,
{
    let (hand_out, tasks) = sync_channel::<Task<Q, A>>(parallelism.window);
    let (promise, promised) = sync_channel::<Receiver<A>>(parallelism.window);
    let (tasks, worker) = (Arc::new(Mutex::new(tasks)), Arc::new(worker));
    for _ in 0..parallelism.workers.get() {
        let (tasks, worker) = (Arc::clone(&tasks), Arc::clone(&worker));
        thread::spawn(move || work(&tasks, worker()));
    }
    thread::spawn(move || {
        for question in questions {
            let (reply, answer) = sync_channel(1);
            if promise.send(answer).is_err() || hand_out.send((question, reply)).is_err() {
                return;
            }
        }
    });
    promised.into_iter().map(|answer| answer.recv().expect("a worker answers what it has taken"))
}

/// Maps items until there are no more.
fn work<Q, A>(tasks: &Mutex<Receiver<Task<Q, A>>>, mut answer: impl FnMut(Q) -> A) {
    let next = || tasks.lock().ok()?.recv().ok();
    while let Some((question, reply)) = next() {
        // The receiver may have been dropped in the meantime.
        let _ = reply.send(answer(question));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const WINDOW: usize = 64;

    #[test]
    fn a_slow_answer_keeps_its_place() {
        let slow_first = || {
            |number: u64| {
                // Other items are mapped in the meantime.
                for _ in 0..if number.is_multiple_of(100) { 10_000 } else { 0 } {
                    thread::yield_now();
                }
                number * 2
            }
        };
        let answers: Vec<u64> =
            par_map_ordered(0..1000, Parallelism::all_cores(WINDOW), slow_first).collect();
        assert_eq!(answers, (0..1000).map(|number| number * 2).collect::<Vec<_>>());
    }

    #[test]
    fn of_an_endless_series_no_more_is_taken_than_the_window_holds() {
        static TAKEN: AtomicUsize = AtomicUsize::new(0);
        let endless = std::iter::repeat_with(|| TAKEN.fetch_add(1, Ordering::SeqCst));
        let mut answers =
            par_map_ordered(endless, Parallelism::all_cores(WINDOW), || |number| number);
        assert_eq!(answers.by_ref().take(10).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
        for _ in 0..100_000 {
            thread::yield_now();
        }
        // One more may wait for its place in the window.
        assert!(TAKEN.load(Ordering::SeqCst) <= 10 + WINDOW + 1);
        assert_eq!(answers.next(), Some(10));
    }
}
