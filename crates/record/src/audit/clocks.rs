//! Impossible clock readings.
//!
//! Arbiters add time, sites let players give time, boards round and lose readings: these findings are for a person to
//! look at. Only a negative time is wrong in any case.

use adoube_chess::Colour;
use adoube_laws::clock::{Milliseconds, Mode, PeriodNumber, TimeControl};

use super::{
    Detail, FindingKind,
    reading::{CommentTime, CommentTimes},
};

/// Allows for two readings truncated to seconds, and a board that sent one of them late.
const ROUNDING: Milliseconds = Milliseconds::seconds(2);
/// A first reading larger than the control by this factor: minutes were written where PGN has seconds.
const OTHER_UNIT: u64 = 30;

/// The clock readings of a game.
#[derive(Debug)]
pub(super) struct Clocks {
    control: Control,
    sides: [PlayerClock; 2],
}

/// The time control of a game, parsed when the first clock reading needs it.
#[derive(Debug, Default)]
struct Control {
    /// The tag of this game.
    text: Vec<u8>,
    /// The control that was parsed last, and its text: games of a file often have the same.
    read: Option<(Vec<u8>, Option<TimeControl>)>,
    /// Whether the readings of this game do not fit its control.
    distrusted: bool,
}

#[derive(Clone, Copy, Debug)]
struct PlayerClock {
    /// The last reading, and after how many moves of the player.
    shown: Option<(u32, Milliseconds)>,
    /// The reading before that.
    before: Option<(u32, Milliseconds)>,
    /// The period whose time is on the clock.
    period: PeriodNumber,
    /// The kinds that were already reported; each is reported once.
    reported: [bool; 4],
}

impl PlayerClock {
    const NEW: Self =
        Self { shown: None, before: None, period: PeriodNumber::FIRST, reported: [false; 4] };
}

impl Control {
    fn current(&mut self) -> Option<&TimeControl> {
        if self.distrusted || self.text.is_empty() {
            return None;
        }
        let is_known = self.read.as_ref().is_some_and(|(text, _)| *text == self.text);
        if !is_known {
            let control = str::from_utf8(&self.text).ok().and_then(|text| text.parse().ok());
            self.read = Some((self.text.clone(), control));
        }
        self.read.as_ref()?.1.as_ref()
    }
}

impl Clocks {
    pub(super) fn new() -> Self {
        Self { control: Control::default(), sides: [PlayerClock::NEW; 2] }
    }

    /// Resets for the next game.
    pub(super) fn begin(&mut self) {
        self.control.text.clear();
        self.control.distrusted = false;
        self.sides = [PlayerClock::NEW; 2];
    }

    /// Sets the `TimeControl` of the game.
    pub(super) fn set_control(&mut self, control: &[u8]) {
        self.control.text.clear();
        self.control.text.extend_from_slice(control);
    }

    /// The last reading of a player's clock.
    pub(super) fn last_shown(&self, side: Colour) -> Option<Milliseconds> {
        self.sides[side.index()].shown.map(|(_, time)| time)
    }

    /// Checks the times in the comment after a player's move; `number` counts the player's own moves.
    pub(super) fn check_times(
        &mut self,
        side: Colour,
        moves: u32,
        times: CommentTimes,
        mut tell: impl FnMut(FindingKind, Option<Detail>),
    ) {
        if let Some(spent) = times.spent {
            self.check_spent(side, moves, spent, &mut tell);
        }
        let Some(clock) = times.clock else { return };
        let CommentTime::Of(shown) = clock else {
            let kind = if clock == CommentTime::Negative {
                FindingKind::ClockNegative
            } else {
                FindingKind::ClockUnreadable
            };
            return self.report_once(side, kind, None, &mut tell);
        };
        let own = &mut self.sides[side.index()];
        let last = own.shown.filter(|(then, _)| *then < moves);
        (own.before, own.shown) = (last, Some((moves, shown)));
        let Some(control) = self.control.current() else { return };
        let (then, time) = last.unwrap_or_else(|| (0, at_start(control)));
        let in_period = time + accumulated_increment(control, then, moves);
        if shown <= in_period + ROUNDING {
            return;
        }
        let period = last_possible_period(control, moves);
        let most = in_period + main_time_between(control, own.period, period);
        own.period = period;
        if shown <= most + ROUNDING {
            return;
        }
        if last.is_none() && shown.get() / OTHER_UNIT >= most.get() / 2 {
            self.control.distrusted = true;
            return;
        }
        self.report_once(
            side,
            FindingKind::ClockGrew,
            Some(Detail::Clock { shown, most }),
            &mut tell,
        );
    }

    /// Checks the time spent on a move.
    fn check_spent(
        &mut self,
        side: Colour,
        moves: u32,
        spent: CommentTime,
        tell: &mut impl FnMut(FindingKind, Option<Detail>),
    ) {
        let CommentTime::Of(spent) = spent else {
            let kind = if spent == CommentTime::Negative {
                FindingKind::ClockNegative
            } else {
                FindingKind::ClockUnreadable
            };
            return self.report_once(side, kind, None, tell);
        };
        let own = self.sides[side.index()];
        let last = match own.shown {
            Some((then, _)) if then >= moves => own.before,
            shown => shown,
        };
        let Some((then, time)) = last else { return };
        let Some(control) = self.control.current() else { return };
        // Uncounted delay comes on top, and the time of the next period if it may have begun.
        let next = main_time_between(control, own.period, last_possible_period(control, moves));
        let most =
            time + accumulated_increment(control, then, moves) + next + longest_delay(control);
        if spent > most + ROUNDING {
            let detail = Detail::Clock { shown: spent, most };
            self.report_once(side, FindingKind::ClockOverspent, Some(detail), tell);
        }
    }

    fn report_once(
        &mut self,
        side: Colour,
        kind: FindingKind,
        detail: Option<Detail>,
        tell: &mut impl FnMut(FindingKind, Option<Detail>),
    ) {
        let place = match kind {
            FindingKind::ClockGrew => 0,
            FindingKind::ClockOverspent => 1,
            FindingKind::ClockNegative => 2,
            _ => 3,
        };
        let reported = &mut self.sides[side.index()].reported[place];
        if !std::mem::replace(reported, true) {
            tell(kind, detail);
        }
    }
}

/// The reading before the first move: the extra time for that move is already added.
fn at_start(control: &TimeControl) -> Milliseconds {
    let first = &control.periods()[0];
    first.main + increment(first.mode)
}

/// The extra time that a clock gets for a move and does not lose again.
const fn increment(mode: Mode) -> Milliseconds {
    match mode {
        Mode::Increment(extra) => extra,
        Mode::Plain | Mode::Delay(_) | Mode::Bronstein(_) => Milliseconds::ZERO,
    }
}

/// The extra time accumulated from one move of the player to another.
fn accumulated_increment(control: &TimeControl, from: u32, to: u32) -> Milliseconds {
    if let Some(mode) = control.one_mode() {
        return increment(mode).times(u64::from(to - from));
    }
    // It is added before the move for which it is given.
    let each = (from..to)
        .take(MOST_MOVES)
        .map(|done| increment(control.period(last_possible_period(control, done + 1)).mode));
    each.fold(Milliseconds::ZERO, |sum, extra| sum + extra)
}

/// Clocks of longer games are not checked.
const MOST_MOVES: usize = 2000;

/// The last period that may have begun after this many completed moves. Some clocks count the first press twice, so it may
/// begin a move early.
fn last_possible_period(control: &TimeControl, moves: u32) -> PeriodNumber {
    let mut period = PeriodNumber::FIRST;
    let is_over = |period| {
        control.required(period).is_some_and(|required| u32::from(required.get()) <= moves + 1)
    };
    while is_over(period) {
        period = period.next();
    }
    period
}

/// The main time of the periods after `from`, up to `to`.
fn main_time_between(control: &TimeControl, from: PeriodNumber, to: PeriodNumber) -> Milliseconds {
    let mut sum = Milliseconds::ZERO;
    let mut period = from;
    while period < to {
        period = period.next();
        sum += control.period(period).main;
    }
    sum
}

/// The longest part of a move that does not count (delay).
fn longest_delay(control: &TimeControl) -> Milliseconds {
    let of = |mode| match mode {
        Mode::Delay(extra) | Mode::Bronstein(extra) => extra,
        Mode::Plain | Mode::Increment(_) => Milliseconds::ZERO,
    };
    control.periods().iter().map(|period| of(period.mode)).max().unwrap_or_default()
}
