//! A clock that advances millisecond by millisecond and implements Bronstein literally: slow, obvious, and
//! written independently of the real one.

use adoube_chess::Colour;
use adoube_laws::clock::{Mode, MoveNumber, PeriodNumber, TimeControl};

#[derive(Clone, Default)]
pub(crate) struct PlainSide {
    pub(crate) shown: u64,
    /// The rest of a delay.
    pub(crate) waits: u64,
    pub(crate) spent_on_move: u64,
    pub(crate) period: u32,
    pub(crate) completed: u16,
    pub(crate) fell_at: Option<u64>,
}

pub(crate) struct PlainClock {
    pub(crate) control: TimeControl,
    pub(crate) counts: bool,
    pub(crate) sides: [PlainSide; 2],
    pub(crate) runs: Option<Colour>,
    pub(crate) now: u64,
}

impl PlainClock {
    pub(crate) fn new(control: TimeControl, counts: bool) -> Self {
        let first = control.periods()[0];
        let mut side = PlainSide { shown: first.main.get(), period: 1, ..PlainSide::default() };
        match first.mode {
            Mode::Plain => {}
            Mode::Increment(extra) | Mode::Bronstein(extra) => side.shown += extra.get(),
            Mode::Delay(extra) => side.waits = extra.get(),
        }
        let sides = [side.clone(), side];
        Self { control, counts, sides, runs: Some(Colour::White), now: 0 }
    }

    fn required(&self, period: u32) -> Option<u16> {
        self.control.required(PeriodNumber::new(period)).map(MoveNumber::get)
    }

    fn main(&self, period: u32) -> u64 {
        self.control.period(PeriodNumber::new(period)).main.get()
    }

    /// Checks whether the time of the running clock is used up.
    fn look(&mut self) {
        let Some(colour) = self.runs else { return };
        loop {
            let side = &self.sides[colour.index()];
            if side.shown + side.waits > 0 || side.fell_at.is_some() {
                return;
            }
            let done = self.required(side.period).is_some_and(|moves| side.completed >= moves);
            let next = self.main(side.period + 1);
            let now = self.now;
            let side = &mut self.sides[colour.index()];
            if !done {
                side.fell_at = Some(now);
                return;
            }
            side.period += 1;
            side.shown += next;
        }
    }

    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.look();
        for _ in 0..milliseconds {
            self.now += 1;
            if let Some(colour) = self.runs {
                let side = &mut self.sides[colour.index()];
                side.spent_on_move += 1;
                if side.waits > 0 {
                    side.waits -= 1;
                } else {
                    side.shown = side.shown.saturating_sub(1);
                }
                self.look();
            }
        }
    }

    pub(crate) fn press(&mut self, by: Colour) {
        if self.runs != Some(by) {
            return;
        }
        self.runs = Some(!by);
        let period = self.sides[by.index()].period;
        let done = self.required(period);
        let old = self.control.period(PeriodNumber::new(period)).mode;
        let next_main = self.main(period + 1);
        let counts = self.counts;
        let side = &mut self.sides[by.index()];
        side.completed += 1;
        let spent = std::mem::take(&mut side.spent_on_move);
        side.waits = 0;
        if side.fell_at.is_some() {
            return;
        }
        if let Mode::Bronstein(extra) = old {
            side.shown += spent.min(extra.get());
        }
        if counts && done.is_some_and(|moves| side.completed >= moves) {
            side.period += 1;
            side.shown += next_main;
        }
        match self.control.period(PeriodNumber::new(side.period)).mode {
            Mode::Plain | Mode::Bronstein(_) => {}
            Mode::Increment(extra) => side.shown += extra.get(),
            Mode::Delay(extra) => side.waits = extra.get(),
        }
    }
}
