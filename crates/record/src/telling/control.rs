//! Time controls and what is set on a clock.

use adoube_chess::Colour;
use adoube_laws::clock::{Correction, Mode, Period, TimeControl};

use super::{scene::of, time::time};
use crate::words::{TableKey, Words};

/// A time control, period by period.
pub fn control(control: &TimeControl, words: &Words) -> String {
    let periods: Vec<String> = control.periods().iter().map(|each| period(*each, words)).collect();
    periods.join("; ")
}

fn period(period: Period, words: &Words) -> String {
    let main = ("main", time(period.main, words).into());
    let told = match period.moves {
        Some(moves) => words.say(TableKey::PeriodMoves, [main, ("moves", moves.get().into())]),
        None => words.say(TableKey::PeriodAll, [main]),
    };
    let key = match period.mode {
        Mode::Plain => return told,
        Mode::Increment(_) => TableKey::PeriodIncrement,
        Mode::Delay(_) => TableKey::PeriodDelay,
        Mode::Bronstein(_) => TableKey::PeriodBronstein,
    };
    let extra = time(period.mode.extra(), words);
    words.say(key, [("period", told.into()), ("extra", extra.into())])
}

/// What is set on one player's clock.
pub(super) fn correction(whose: Colour, to: Correction, words: &Words) -> String {
    let mut told = Vec::new();
    if let Some(left) = to.time {
        let left = ("time", time(left, words).into());
        told.push(words.say(TableKey::OrderSetClock, [of(whose), left]));
    }
    if let Some(period) = to.period {
        let period = ("period", period.get().into());
        told.push(words.say(TableKey::OrderSetPeriod, [of(whose), period]));
    }
    if let Some(completed) = to.completed {
        let moves = ("moves", completed.get().into());
        told.push(words.say(TableKey::OrderSetCounter, [of(whose), moves]));
    }
    if told.is_empty() {
        told.push(words.say(TableKey::OrderClockStays, [of(whose)]));
    }
    told.join(" ")
}
