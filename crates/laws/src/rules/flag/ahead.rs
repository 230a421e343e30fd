//! A clock that is ahead of the game: it counted a press too many, and added the time of the next period too early.
//!
//! **Says:** the moves of a period have to be completed in its time, whatever the clock counts.

use adoube_chess::Colour;

use crate::{
    clock::{At, FlagFall, Milliseconds, MoveNumber, PeriodNumber, TimeControl},
    state::Table,
};

/// Returns the flag fall that would have happened if the clock counted only completed moves.
pub(super) fn fallen(table: &Table, whose: Colour, at: At) -> Option<FlagFall> {
    let ahead = u16::try_from(table.counter_ahead(whose)).ok().filter(|ahead| *ahead > 0)?;
    let clock = table.clock();
    let really = |counted: MoveNumber| MoveNumber::new(counted.get().saturating_sub(ahead));
    if let Some(fall) = clock.flag(whose).filter(FlagFall::has_completed_moves) {
        // A clock without a counter adds nothing before its flag falls.
        let fall = FlagFall { completed: really(fall.completed), ..fall };
        return Some(fall).filter(|fall| !fall.has_completed_moves());
    }
    let completed = really(clock.completed(whose));
    let control = clock.control(whose);
    let period = period_of(control, completed, clock.period(whose));
    let mut too_early = Milliseconds::ZERO;
    let mut next = period;
    while next < clock.period(whose) {
        next = next.next();
        too_early += control.period(next).main;
    }
    let is_over = period < next && clock.remaining(whose, at) <= too_early;
    let required = control.required(period);
    is_over.then_some(FlagFall { at, period, completed, required })
}

/// Returns the period of a player with this many completed moves, at most `most`.
fn period_of(control: &TimeControl, completed: MoveNumber, most: PeriodNumber) -> PeriodNumber {
    let mut period = PeriodNumber::FIRST;
    while period < most && control.required(period).is_some_and(|moves| completed >= moves) {
        period = period.next();
    }
    period
}
