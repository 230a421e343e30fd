//! The chess clock: two displays, of which at most one runs (6.1).

use std::sync::Arc;

use adoube_chess::Colour;

use super::{
    At, FlagFall, Milliseconds, Mode, MoveNumber, PerPlayer, PeriodNumber, Setting, TimeControl,
    TimeLedger,
    side::{Side, mode_on},
};

/// Whether it runs, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    NotStarted,
    Running { whose: Colour, since: At },
    Stopped { was: Option<Colour> },
}

/// A chess clock as a value: every act returns the clock after it.
///
/// Instants should not go back; an earlier one counts as the last one. An act first advances the time to
/// its instant, so flags may fall: [`Clock::tick`] returns which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    // Shared, because a table is cloned for every decision.
    setting: Arc<Setting>,
    sides: PerPlayer<Side>,
    motion: Motion,
}

impl Clock {
    /// Creates a stopped clock with this setting. The extra time for the first move is on it.
    pub fn new(setting: Setting) -> Self {
        let sides = setting.controls.each_ref().map(|control| Side::new(control, setting.device));
        Self { setting: Arc::new(setting), sides, motion: Motion::NotStarted }
    }

    /// Its setting.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The player whose clock is running, if any.
    pub fn running(&self) -> Option<Colour> {
        match self.motion {
            Motion::Running { whose, .. } => Some(whose),
            Motion::NotStarted | Motion::Stopped { .. } => None,
        }
    }

    /// The player whose clock was running before both were stopped.
    pub fn ran_before(&self) -> Option<Colour> {
        match self.motion {
            Motion::Stopped { was } => was,
            Motion::NotStarted | Motion::Running { .. } => None,
        }
    }

    /// Starts one player's clock and stops the other's, without completing a move: White's at the beginning
    /// (6.5, 6.6 of 2017), either one by the arbiter.
    #[must_use]
    pub fn start(mut self, at: At, whose: Colour) -> Self {
        let since = self.pass(at, |_, _| {}).unwrap_or(at);
        self.motion = Motion::Running { whose, since };
        self
    }

    /// Presses a player's clock: if it is running, it stops, the move is counted, and the opponent's
    /// starts. Otherwise the lever is already down and nothing happens.
    #[must_use]
    pub fn press(mut self, at: At, by: Colour) -> Self {
        self.complete(at, by);
        self
    }

    /// Does the same in place.
    pub(crate) fn complete(&mut self, at: At, by: Colour) {
        if self.running() != Some(by) {
            return;
        }
        let since = self.pass(at, |_, _| {}).unwrap_or(at);
        self.sides[by].complete_move(&self.setting.controls[by], &self.setting);
        self.motion = Motion::Running { whose: !by, since };
    }

    /// Stops both clocks. The rest of a delay is kept.
    #[must_use]
    pub fn stop(mut self, at: At) -> Self {
        if let Some(whose) = self.running() {
            self.pass(at, |_, _| {});
            self.motion = Motion::Stopped { was: Some(whose) };
        }
        self
    }

    /// Starts the clock that was running before both were stopped, if any.
    #[must_use]
    pub fn resume(self, at: At) -> Self {
        match self.ran_before() {
            Some(whose) => self.start(at, whose),
            None => self,
        }
    }

    /// Advances the time to an instant; also returns the flags that fell, in order.
    ///
    /// ```
    /// use adoube_chess::Colour::White;
    /// use adoube_laws::clock::{At, Clock, Device, Setting};
    /// let clock = Clock::new(Setting::same("60".parse()?, Device::Counting)).start(At::ZERO, White);
    /// let (clock, fell) = clock.tick(At::new(61_000));
    /// assert_eq!(fell.iter().map(|(whose, fall)| (*whose, fall.at)).collect::<Vec<_>>(), [(White, At::new(60_000))]);
    /// assert_eq!(clock.account(White, At::new(61_000)).overrun.get(), 1000);
    /// # Ok::<(), adoube_laws::clock::ControlError>(())
    /// ```
    #[must_use]
    pub fn tick(mut self, at: At) -> (Self, Vec<(Colour, FlagFall)>) {
        let mut fell = Vec::new();
        self.run(at, |whose, fall| fell.push((whose, fall)));
        (self, fell)
    }

    /// Advances the time to an instant.
    pub(crate) fn advance(&mut self, at: At) {
        self.pass(at, |_, _| {});
    }

    /// Lets a flag fall that is due at an instant.
    pub(crate) fn let_fall(&mut self, at: At) {
        self.run(at, |_, _| {});
    }

    /// Advances the time before an act; returns the instant reached, if a clock is running. If no time has
    /// passed, nothing happens: a clock just set to zero falls with the next tick, so that the fall is reported.
    pub(super) fn pass(&mut self, at: At, fell: impl FnMut(Colour, FlagFall)) -> Option<At> {
        match self.motion {
            Motion::Running { since, .. } if at <= since => Some(since),
            Motion::Running { .. } | Motion::NotStarted | Motion::Stopped { .. } => {
                self.run(at, fell)
            }
        }
    }

    fn run(&mut self, at: At, mut fell: impl FnMut(Colour, FlagFall)) -> Option<At> {
        let Motion::Running { whose, since } = self.motion else { return None };
        let now = at.max(since);
        self.sides[whose].run(&self.setting.controls[whose], since, now, |fall| fell(whose, fall));
        self.motion = Motion::Running { whose, since: now };
        Some(now)
    }

    /// Returns a player's side at an instant.
    pub(super) fn side_at(&self, colour: Colour, at: At) -> Side {
        let mut side = self.sides[colour];
        if let Motion::Running { whose, since } = self.motion
            && whose == colour
            && at > since
        {
            side.run(self.control(colour), since, at, |_| {});
        }
        side
    }

    /// Returns what a player's clock shows at an instant: never below zero, and with Bronstein including
    /// the extra time of the move.
    pub fn remaining(&self, colour: Colour, at: At) -> Milliseconds {
        self.shown(colour, &self.side_at(colour, at))
    }

    /// Returns what a clock in this state shows.
    pub(super) fn shown(&self, colour: Colour, side: &Side) -> Milliseconds {
        match mode_on(self.setting.device, self.control(colour), side.period) {
            Mode::Bronstein(_) => side.main + side.uncounted,
            Mode::Plain | Mode::Increment(_) | Mode::Delay(_) => side.main,
        }
    }

    /// Returns when the running player's flag will fall if nothing is done.
    pub fn next_fall(&self) -> Option<(Colour, At)> {
        match self.motion {
            Motion::Running { whose, since } if !self.sides[whose].is_down() => {
                Some((whose, self.sides[whose].runs_out(since)))
            }
            Motion::Running { .. } | Motion::NotStarted | Motion::Stopped { .. } => None,
        }
    }

    /// Returns a player's last flag fall as of the last act or tick; it may only have ended a period.
    pub fn flag(&self, colour: Colour) -> Option<FlagFall> {
        self.sides[colour].flag
    }

    /// Returns a player's flag fall if the moves of its period were not completed.
    pub fn down(&self, colour: Colour) -> Option<FlagFall> {
        self.flag(colour).filter(|fall| !fall.has_completed_moves())
    }

    /// Returns the moves a player has completed, counted by presses.
    pub fn completed(&self, colour: Colour) -> MoveNumber {
        self.sides[colour].completed
    }

    /// Returns a player's period as of the last act or tick.
    pub fn period(&self, colour: Colour) -> PeriodNumber {
        self.sides[colour].period
    }

    /// Returns a player's extra time in that period, as far as the clock can give any.
    pub fn mode(&self, colour: Colour) -> Mode {
        mode_on(self.setting.device, self.control(colour), self.period(colour))
    }

    /// Returns a player's account at an instant.
    pub fn account(&self, colour: Colour, at: At) -> TimeLedger {
        self.side_at(colour, at).account
    }

    /// A player's time control.
    pub fn control(&self, colour: Colour) -> &TimeControl {
        &self.setting.controls[colour]
    }

    pub(super) fn side_mut(&mut self, colour: Colour) -> &mut Side {
        &mut self.sides[colour]
    }

    /// Changes the setting; times and counters stay.
    pub(super) fn set(&mut self, setting: Setting) {
        self.setting = Arc::new(setting);
    }

    /// Counts a move completed without a press.
    pub(crate) fn count_move(&mut self, by: Colour) {
        self.sides[by].complete_move(&self.setting.controls[by], &self.setting);
    }

    /// Stops the clock and forgets whose was running.
    pub(crate) fn rest(&mut self) {
        self.motion = Motion::Stopped { was: None };
    }

    /// Stops the clock, whether or not it was running.
    pub(super) fn halt(&mut self) {
        self.motion = Motion::Stopped { was: self.running().or(self.ran_before()) };
    }
}
