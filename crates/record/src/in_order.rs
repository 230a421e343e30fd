//! Work shared by all processors, with the results in the order of the questions.

use std::{
    num::NonZero,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

/// By how many the work is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// So many work at a time.
    pub workers: NonZero<usize>,
    /// So many questions may be on their way: enough that a hard one does not keep the others waiting at once, and few
    /// enough that an endless series needs no more memory than a short one.
    pub window: usize,
}

impl Shared {
    /// One for each processor.
    pub fn by_all(window: usize) -> Self {
        let workers = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        Self { workers, window }
    }
}

/// A question, and where its answer goes.
type Task<Q, A> = (Q, SyncSender<A>);

/// The answers to the questions, in their order. `worker` is called once in each thread and makes what
/// answers there. If the answers are no longer wanted, no more questions are taken.
///
/// # Panics
///
/// If a worker does.
pub fn in_order<Q, A, W>(
    questions: impl Iterator<Item = Q> + Send + 'static,
    shared: Shared,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> impl Iterator<Item = A>
where
    Q: Send + 'static,
    A: Send + 'static,
    W: FnMut(Q) -> A,
{
    let (hand_out, tasks) = sync_channel::<Task<Q, A>>(shared.window);
    let (promise, promised) = sync_channel::<Receiver<A>>(shared.window);
    let (tasks, worker) = (Arc::new(Mutex::new(tasks)), Arc::new(worker));
    for _ in 0..shared.workers.get() {
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

/// Answers questions until there are no more.
fn work<Q, A>(tasks: &Mutex<Receiver<Task<Q, A>>>, mut answer: impl FnMut(Q) -> A) {
    let next = || tasks.lock().ok()?.recv().ok();
    while let Some((question, reply)) = next() {
        // Whoever asked may have gone away in the meantime.
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
                // Others are asked in the meantime.
                for _ in 0..if number.is_multiple_of(100) { 10_000 } else { 0 } {
                    thread::yield_now();
                }
                number * 2
            }
        };
        let answers: Vec<u64> = in_order(0..1000, Shared::by_all(WINDOW), slow_first).collect();
        assert_eq!(answers, (0..1000).map(|number| number * 2).collect::<Vec<_>>());
    }

    #[test]
    fn of_an_endless_series_no_more_is_taken_than_the_window_holds() {
        static TAKEN: AtomicUsize = AtomicUsize::new(0);
        let endless = std::iter::repeat_with(|| TAKEN.fetch_add(1, Ordering::SeqCst));
        let mut answers = in_order(endless, Shared::by_all(WINDOW), || |number| number);
        assert_eq!(answers.by_ref().take(10).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
        for _ in 0..100_000 {
            thread::yield_now();
        }
        // One more may wait at the door.
        assert!(TAKEN.load(Ordering::SeqCst) <= 10 + WINDOW + 1);
        assert_eq!(answers.next(), Some(10));
    }
}
