//! Measurement: every trial of every crate once per round, in a new order each round, keeping the best
//! time.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Short work is repeated within a round until it has used this much CPU time.
const LEAST_TIME: Duration = Duration::from_millis(50);

/// One piece of work by one crate: a cell of the table.
pub(crate) struct Trial {
    pub(crate) section: Section,
    pub(crate) row: String,
    pub(crate) peer: &'static str,
    /// The number of operations (nodes, texts) in one run.
    pub(crate) operations: u64,
    pub(crate) run: Box<dyn Fn() -> u64>,
    pub(crate) best: Duration,
}

/// The sections of the table, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    Classics,
    Chess960,
    EveryNode,
    Text,
}

impl Section {
    pub(crate) const ALL: [Self; 4] = [Self::Classics, Self::Chess960, Self::EveryNode, Self::Text];
}

impl Trial {
    pub(crate) fn new<P: crate::peer::Peer>(
        section: Section,
        row: &str,
        operations: u64,
        run: impl Fn() -> u64 + 'static,
    ) -> Self {
        let (row, run) = (row.to_owned(), Box::new(run));
        Self { section, row, peer: P::NAME, operations, run, best: Duration::MAX }
    }

    /// The best time per operation, in nanoseconds.
    pub(crate) fn nanoseconds(&self) -> f64 {
        self.best.as_secs_f64() * 1e9 / self.operations as f64
    }

    /// Runs the work, checks its result, and keeps the time if it is the best.
    fn measure(&mut self) {
        let mut spent = Duration::ZERO;
        while spent < LEAST_TIME {
            let start = ThreadTime::now();
            let done = (self.run)();
            let elapsed = start.elapsed();
            assert_eq!(done, self.operations, "{}: {} counts differently", self.row, self.peer);
            self.best = self.best.min(elapsed);
            spent += elapsed;
        }
    }
}

/// Measures all trials in `rounds` rounds.
pub(crate) fn measure(trials: &mut [Trial], rounds: u32) {
    let mut order: Vec<usize> = (0..trials.len()).collect();
    for round in 1..=rounds {
        eprint!("\rround {round} of {rounds} ");
        fastrand::shuffle(&mut order);
        for &index in &order {
            trials[index].measure();
        }
    }
    eprintln!();
}
