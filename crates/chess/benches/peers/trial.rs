//! Measurement: every trial of every crate once per round, in a new order each round, keeping the best
//! time.

use std::{cell::RefCell, io, rc::Rc, time::Duration};

use cpu_time::ThreadTime;

use crate::native::Server;

/// Short work is repeated within a round until it has used this much CPU time.
const LEAST_TIME: Duration = Duration::from_millis(50);

/// One piece of work by one crate: a cell of the table.
pub(crate) struct Trial {
    pub(crate) section: Section,
    pub(crate) row: String,
    pub(crate) peer: &'static str,
    /// The number of operations (nodes, texts) in one run.
    pub(crate) operations: u64,
    work: Work,
    pub(crate) best: Duration,
}

/// Where the work is done.
enum Work {
    /// In this process; returns the number of operations.
    Here(Box<dyn Fn() -> u64>),
    /// In another one, which also measures the time.
    Elsewhere(Rc<RefCell<Server>>, usize),
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
        let (row, work) = (row.to_owned(), Work::Here(Box::new(run)));
        Self { section, row, peer: P::NAME, operations, work, best: Duration::MAX }
    }

    /// The same trial in another process, where it has this index.
    pub(crate) fn elsewhere(
        here: &Self,
        peer: &'static str,
        server: Rc<RefCell<Server>>,
        index: usize,
    ) -> Self {
        let work = Work::Elsewhere(server, index);
        Self { peer, work, row: here.row.clone(), best: Duration::MAX, ..*here }
    }

    /// The best time per operation, in nanoseconds.
    pub(crate) fn nanoseconds(&self) -> f64 {
        self.best.as_secs_f64() * 1e9 / self.operations as f64
    }

    /// Runs the work, checks its result, and keeps the time if it is the best.
    pub(crate) fn measure(&mut self) -> io::Result<()> {
        let run = match &self.work {
            Work::Here(run) => run,
            Work::Elsewhere(server, index) => {
                self.best = self.best.min(server.borrow_mut().run(*index)?);
                return Ok(());
            }
        };
        let mut spent = Duration::ZERO;
        while spent < LEAST_TIME {
            let start = ThreadTime::now();
            let done = run();
            let elapsed = start.elapsed();
            assert_eq!(done, self.operations, "{}: {} counts differently", self.row, self.peer);
            self.best = self.best.min(elapsed);
            spent += elapsed;
        }
        Ok(())
    }
}

/// Measures all trials in `rounds` rounds.
pub(crate) fn measure(trials: &mut [Trial], rounds: u32) -> io::Result<()> {
    let mut order: Vec<usize> = (0..trials.len()).collect();
    for round in 1..=rounds {
        eprint!("\rround {round} of {rounds} ");
        fastrand::shuffle(&mut order);
        for &index in &order {
            trials[index].measure()?;
        }
    }
    eprintln!();
    Ok(())
}
