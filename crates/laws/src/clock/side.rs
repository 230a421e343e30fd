//! One player's side of the clock.

use serde::{Deserialize, Serialize};

use super::{
    At, Device, Milliseconds, Mode, MoveNumber, PeriodNumber, SavedInDelay, Setting, TimeControl,
    TimeLedger,
};

/// A flag fall.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", schema(as = Fall))]
pub struct FlagFall {
    /// The instant, to the millisecond.
    pub at: At,
    /// The period that it ended.
    pub period: PeriodNumber,
    /// The moves the player had completed, counted by presses.
    pub completed: MoveNumber,
    /// The moves required in the period; `None` if it was for all moves.
    pub required: Option<MoveNumber>,
}

impl FlagFall {
    /// Reports whether the moves of the period were completed, counted by presses. Then the next period has
    /// begun, and the fall only ends the previous one.
    pub fn has_completed_moves(&self) -> bool {
        self.required.is_some_and(|required| self.completed >= required)
    }
}

/// The largest display: a thousand hours.
const LONGEST: Milliseconds = Milliseconds::minutes(60_000);

/// What the last press added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Grant {
    increment: Milliseconds,
    main: Milliseconds,
    lapsed: Milliseconds,
    next_period: bool,
}

/// One player's side of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// What is left of the counted time.
    pub(super) main: Milliseconds,
    /// What is left of the uncounted part of the move.
    pub(super) uncounted: Milliseconds,
    pub(super) period: PeriodNumber,
    pub(super) completed: MoveNumber,
    /// The last fall, whether or not the moves of its period were completed.
    pub(super) flag: Option<FlagFall>,
    pub(super) account: TimeLedger,
    last_press: Option<Grant>,
}

impl Side {
    /// Creates the state before the first move, whose extra time is already on the clock.
    pub(super) fn new(control: &TimeControl, device: Device) -> Self {
        let mut side = Self {
            main: Milliseconds::ZERO,
            uncounted: Milliseconds::ZERO,
            period: PeriodNumber::FIRST,
            completed: MoveNumber::NONE,
            flag: None,
            account: TimeLedger::default(),
            last_press: None,
        };
        side.receive_main(control.period(side.period).main);
        side.receive_extra(mode_on(device, control, side.period));
        side
    }

    /// Reports whether the flag has fallen without the moves being completed.
    pub(super) fn is_down(&self) -> bool {
        self.flag.is_some_and(|fall| !fall.has_completed_moves())
    }

    /// Lifts a fallen flag if there is time again.
    pub(super) fn lift_flag(&mut self) {
        if self.is_down() && !self.main.is_zero() {
            self.flag = None;
        }
    }

    /// Returns when the time runs out if the clock keeps running from an instant.
    pub(super) fn runs_out(&self, from: At) -> At {
        from + self.uncounted + self.main
    }

    /// Runs the clock; each flag fall is passed to `note`.
    pub(super) fn run(
        &mut self,
        control: &TimeControl,
        from: At,
        to: At,
        mut note: impl FnMut(FlagFall),
    ) {
        let mut now = from;
        loop {
            let uncounted = to.since(now).min(self.uncounted);
            self.uncounted = self.uncounted - uncounted;
            self.account.uncounted += uncounted;
            now = now + uncounted;
            let spent = to.since(now).min(self.main);
            self.main = self.main - spent;
            self.account.spent += spent;
            now = now + spent;
            if !(self.main + self.uncounted).is_zero() {
                return;
            }
            if !self.is_down() {
                let fall = self.fall(control, now);
                note(fall);
                if fall.has_completed_moves() {
                    self.period = self.period.next();
                    self.receive_main(control.period(self.period).main);
                    continue;
                }
            }
            self.account.overrun += to.since(now);
            return;
        }
    }

    fn fall(&mut self, control: &TimeControl, at: At) -> FlagFall {
        let required = control.required(self.period);
        let fall = FlagFall { at, period: self.period, completed: self.completed, required };
        self.flag = Some(fall);
        fall
    }

    /// Completes a move by the player's press. Once the flag has fallen nothing is added.
    pub(super) fn complete_move(&mut self, control: &TimeControl, setting: &Setting) {
        self.completed = self.completed.next();
        let mut grant = Grant::default();
        if !self.is_down() {
            let due = control.required(self.period).is_some_and(|moves| self.completed >= moves);
            if due && setting.device == Device::Counting {
                grant.lapsed = self.lapse(control.period(self.period).mode, setting.saved_in_delay);
                grant.next_period = true;
                self.period = self.period.next();
                grant.main = control.period(self.period).main;
                self.receive_main(grant.main);
            }
            let mode = mode_on(setting.device, control, self.period);
            grant.increment = mode.added();
            self.receive_extra(mode);
        }
        self.last_press = Some(grant);
    }

    /// Removes the saved time of a period with delay, if it is not carried over.
    fn lapse(&mut self, mode: Mode, saved: SavedInDelay) -> Milliseconds {
        let lapsed = match (mode, saved) {
            (Mode::Delay(_) | Mode::Bronstein(_), SavedInDelay::IsLost) => self.main,
            (Mode::Plain | Mode::Increment(_), _) | (_, SavedInDelay::CarriesOver) => {
                Milliseconds::ZERO
            }
        };
        self.main = self.main - lapsed;
        self.account.lapsed += lapsed;
        lapsed
    }

    fn receive_main(&mut self, main: Milliseconds) {
        self.main += main;
        self.account.given += main;
    }

    fn receive_extra(&mut self, mode: Mode) {
        self.main += mode.added();
        self.account.increments += mode.added();
        self.uncounted = mode.uncounted();
    }

    /// Adds time for the arbiter, as far as a clock can show it.
    pub(super) fn add(&mut self, time: Milliseconds) {
        let added = time.min(LONGEST - self.main);
        self.main += added;
        self.account.added += added;
    }

    /// Takes time for the arbiter, as far as there is any.
    pub(super) fn take(&mut self, time: Milliseconds) {
        let taken = time.min(self.main);
        self.main = self.main - taken;
        self.account.taken += taken;
    }

    /// Undoes what the last press added, as far as it is still there.
    pub(super) fn take_back_press(&mut self) {
        let Some(grant) = self.last_press.take() else { return };
        self.completed = self.completed.previous();
        if grant.next_period {
            self.period = self.period.previous();
        }
        self.add(grant.lapsed);
        self.take(grant.increment + grant.main);
    }
}

/// Returns the extra time that a device can give in a period.
pub(super) fn mode_on(device: Device, control: &TimeControl, period: PeriodNumber) -> Mode {
    match device {
        Device::Counting | Device::NotCounting => control.period(period).mode,
        Device::Analogue => Mode::Plain,
    }
}
