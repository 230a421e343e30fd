//! Time controls and clock settings.

use adoube_chess::Colour;
use adoube_laws::clock::{Correction, Mode, Period, TimeControl};

use super::{
    context::colour_value,
    time::{length, reading, seconds},
};
use crate::i18n::{Localizer, TableKey};

/// A time control, period by period.
pub fn control(control: &TimeControl, words: &Localizer) -> String {
    let periods: Vec<String> = control.periods().iter().map(|each| period(*each, words)).collect();
    periods.join("; ")
}

fn period(period: Period, words: &Localizer) -> String {
    let main = ("main", length(period.main, words).into());
    let moves = period.moves.map(|moves| ("moves", moves.get().into()));
    // A period that has only an increment names no main time.
    let rendered = match (moves, period.main.get()) {
        (Some(moves), 0) => words.say(TableKey::PeriodMovesOnly, [moves]),
        (Some(moves), _) => words.say(TableKey::PeriodMoves, [main, moves]),
        (None, 0) => words.plain(TableKey::PeriodAllOnly),
        (None, _) => words.say(TableKey::PeriodAll, [main]),
    };
    let key = match period.mode {
        Mode::Plain => return rendered,
        Mode::Increment(_) => TableKey::PeriodIncrement,
        Mode::Delay(_) => TableKey::PeriodDelay,
        Mode::Bronstein(_) => TableKey::PeriodBronstein,
    };
    let [seconds, shown] = seconds(period.mode.extra(), words);
    words.say(key, [("period", rendered.into()), seconds, shown])
}

/// The setting of one player's clock.
pub(super) fn correction(whose: Colour, to: Correction, words: &Localizer) -> String {
    let mut rendered = Vec::new();
    if let Some(left) = to.time {
        let left = ("time", reading(left, words).into());
        rendered.push(words.say(TableKey::OrderSetClock, [colour_value(whose), left]));
    }
    if let Some(period) = to.period {
        let period = ("period", period.get().into());
        rendered.push(words.say(TableKey::OrderSetPeriod, [colour_value(whose), period]));
    }
    if let Some(completed) = to.completed {
        let moves = ("moves", completed.get().into());
        rendered.push(words.say(TableKey::OrderSetCounter, [colour_value(whose), moves]));
    }
    if rendered.is_empty() {
        rendered.push(words.say(TableKey::OrderClockStays, [colour_value(whose)]));
    }
    rendered.join(" ")
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    #[test]
    fn the_increment_is_given_in_seconds() {
        for (language, text, rendered) in [
            (Language::En, "300+1", "all moves in 5 min, with an increment of 1 second per move"),
            (Language::Sl, "300+2", "5 min za vse poteze z dodatkom 2 sekund na potezo"),
            (Language::Hr, "300+5", "svi potezi za 5 min s dodatkom od 5 sekundi po potezu"),
            (Language::SrLatn, "300+2", "svi potezi za 5 min sa dodatne 2 sekunde po potezu"),
            // A last period that is nothing but its increment.
            (
                Language::En,
                "60/300:0+2",
                "60 moves in 5 min; all moves, with an increment of 2 seconds per move",
            ),
        ] {
            let read = text.parse().expect("a time control");
            assert_eq!(control(&read, &Localizer::new(language)), rendered);
        }
    }
}
