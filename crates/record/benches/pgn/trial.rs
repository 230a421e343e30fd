//! Measuring: every trial once a round, best time kept.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::Archive;

/// Short work is repeated within a round until this much processor time has been spent on it.
const LEAST_TIME: Duration = Duration::from_millis(40);

/// The work on each game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// All words, with those of variations.
    Tokens,
    /// The main line, every move checked.
    Legal,
    /// The main line, and at each move the key, the repetitions, and whether the game has ended.
    Judged,
}

impl Task {
    pub(crate) const ALL: [Self; 3] = [Self::Tokens, Self::Legal, Self::Judged];
}

/// The counts of one reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    pub(crate) threefold: u64,
    pub(crate) mates: u64,
    pub(crate) stalemates: u64,
    pub(crate) lacking: u64,
}

/// One task on one archive by one reader: a cell of the table.
pub(crate) struct Trial<'a> {
    pub(crate) task: Task,
    pub(crate) archive: &'a Archive,
    pub(crate) reader: &'static str,
    run: fn(Task, &[u8]) -> Tally,
    tally: Tally,
    pub(crate) best: Duration,
}

impl<'a> Trial<'a> {
    pub(crate) fn new(
        task: Task,
        archive: &'a Archive,
        reader: &'static str,
        run: fn(Task, &[u8]) -> Tally,
    ) -> Self {
        let tally = run(task, &archive.bytes);
        Self { task, archive, reader, run, tally, best: Duration::MAX }
    }

    pub(crate) fn games(&self) -> u64 {
        self.tally.games
    }

    pub(crate) fn nanoseconds_a_move(&self) -> f64 {
        self.best.as_secs_f64() * 1e9 / self.tally.moves as f64
    }

    pub(crate) fn megabytes_a_second(&self) -> f64 {
        self.archive.bytes.len() as f64 / 1e6 / self.best.as_secs_f64()
    }

    fn measure(&mut self) {
        let mut spent = Duration::ZERO;
        while spent < LEAST_TIME {
            let start = ThreadTime::now();
            let tally = (self.run)(self.task, &self.archive.bytes);
            let elapsed = start.elapsed();
            assert_eq!(tally, self.tally, "{} counts differently each time", self.reader);
            self.best = self.best.min(elapsed);
            spent += elapsed;
        }
    }
}

/// Measures all trials, `rounds` times, with trials that are compared one after the other.
pub(crate) fn measure(trials: &mut [Trial<'_>], rounds: u32) {
    for pair in trials.chunks(2) {
        let [ours, theirs] = [&pair[0], &pair[1]].map(|trial| trial.tally);
        assert_eq!(ours, theirs, "{}", pair[0].archive.name);
    }
    for round in 1..=rounds {
        eprint!("\rround {round} of {rounds} ");
        trials.iter_mut().for_each(Trial::measure);
    }
    eprintln!();
}
