//! The chess clock: two displays of which one runs at most (6.1).

use std::sync::Arc;

use adoube_chess::Colour;

use super::{
    At, Fall, Milliseconds, Mode, MoveNumber, PerPlayer, PeriodNumber, Setting, TimeControl,
    TimeLedger,
    side::{Side, mode_on},
};

/// Whether and for whom it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    NotStarted,
    Running { whose: Colour, since: At },
    Stopped { was: Option<Colour> },
}

/// A chess clock as a value: every act gives the clock after it.
///
/// Instants should not go back; one before the last is taken for the last. An act first lets the time up to its
/// instant pass, so flags may fall in it: [`Clock::tick`] tells which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    // Shared: a table is copied for every decision.
    setting: Arc<Setting>,
    sides: PerPlayer<Side>,
    motion: Motion,
}

impl Clock {
    /// A clock that is set and stands still. The extra time for the first move is on it.
    pub fn new(setting: Setting) -> Self {
        let sides = setting.controls.each_ref().map(|control| Side::new(control, setting.device));
        Self { setting: Arc::new(setting), sides, motion: Motion::NotStarted }
    }

    /// How it was set.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Whose clock runs, if one does.
    pub fn running(&self) -> Option<Colour> {
        match self.motion {
            Motion::Running { whose, .. } => Some(whose),
            Motion::NotStarted | Motion::Stopped { .. } => None,
        }
    }

    /// Whose clock ran before both were stopped.
    pub fn ran_before(&self) -> Option<Colour> {
        match self.motion {
            Motion::Stopped { was } => was,
            Motion::NotStarted | Motion::Running { .. } => None,
        }
    }

    /// Starts one player's clock and stops the other's, without completing a move: White's at the beginning (6.5,
    /// 6.6 of 2017), any by the arbiter.
    #[must_use]
    pub fn start(mut self, at: At, whose: Colour) -> Self {
        let since = self.pass(at, |_, _| {}).unwrap_or(at);
        self.motion = Motion::Running { whose, since };
        self
    }

    /// A player presses: if it is that player's clock that runs, it stops, its move is counted, and the
    /// opponent's starts. Otherwise the lever is down already and nothing happens.
    #[must_use]
    pub fn press(mut self, at: At, by: Colour) -> Self {
        self.complete(at, by);
        self
    }

    /// The same on the spot.
    pub(crate) fn complete(&mut self, at: At, by: Colour) {
        if self.running() != Some(by) {
            return;
        }
        let since = self.pass(at, |_, _| {}).unwrap_or(at);
        self.sides[by].complete_move(&self.setting.controls[by], &self.setting);
        self.motion = Motion::Running { whose: !by, since };
    }

    /// Stops both clocks. What is left of a delay stays.
    #[must_use]
    pub fn stop(mut self, at: At) -> Self {
        if let Some(whose) = self.running() {
            self.pass(at, |_, _| {});
            self.motion = Motion::Stopped { was: Some(whose) };
        }
        self
    }

    /// Starts the clock that ran before both were stopped, if there is one.
    #[must_use]
    pub fn resume(self, at: At) -> Self {
        match self.ran_before() {
            Some(whose) => self.start(at, whose),
            None => self,
        }
    }

    /// Lets time pass up to an instant; also gives the flags that fell in it, in their order.
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
    pub fn tick(mut self, at: At) -> (Self, Vec<(Colour, Fall)>) {
        let mut fell = Vec::new();
        self.run(at, |whose, fall| fell.push((whose, fall)));
        (self, fell)
    }

    /// Lets time pass up to an instant.
    pub(crate) fn advance(&mut self, at: At) {
        self.pass(at, |_, _| {});
    }

    /// Lets a flag fall that is due at an instant.
    pub(crate) fn let_fall(&mut self, at: At) {
        self.run(at, |_, _| {});
    }

    /// Lets time pass before an act; gives the instant now reached, if a clock runs. If none has passed, nothing
    /// happens: a clock that was just set to zero falls with the next tick, so that somebody notices.
    pub(super) fn pass(&mut self, at: At, fell: impl FnMut(Colour, Fall)) -> Option<At> {
        match self.motion {
            Motion::Running { since, .. } if at <= since => Some(since),
            Motion::Running { .. } | Motion::NotStarted | Motion::Stopped { .. } => {
                self.run(at, fell)
            }
        }
    }

    fn run(&mut self, at: At, mut fell: impl FnMut(Colour, Fall)) -> Option<At> {
        let Motion::Running { whose, since } = self.motion else { return None };
        let now = at.max(since);
        self.sides[whose].run(&self.setting.controls[whose], since, now, |fall| fell(whose, fall));
        self.motion = Motion::Running { whose, since: now };
        Some(now)
    }

    /// A player's half as it is at an instant.
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

    /// What a player's clock shows at an instant: nothing below zero, and with Bronstein the extra time of the
    /// move together with the rest.
    pub fn remaining(&self, colour: Colour, at: At) -> Milliseconds {
        self.shown(colour, &self.side_at(colour, at))
    }

    /// What a clock in this state shows.
    pub(super) fn shown(&self, colour: Colour, side: &Side) -> Milliseconds {
        match mode_on(self.setting.device, self.control(colour), side.period) {
            Mode::Bronstein(_) => side.main + side.uncounted,
            Mode::Plain | Mode::Increment(_) | Mode::Delay(_) => side.main,
        }
    }

    /// When the flag of the player whose clock runs will fall if nobody does anything.
    pub fn next_fall(&self) -> Option<(Colour, At)> {
        match self.motion {
            Motion::Running { whose, since } if !self.sides[whose].is_down() => {
                Some((whose, self.sides[whose].runs_out(since)))
            }
            Motion::Running { .. } | Motion::NotStarted | Motion::Stopped { .. } => None,
        }
    }

    /// A player's last flag fall as of the last act or tick; it may have ended a period in order.
    pub fn flag(&self, colour: Colour) -> Option<Fall> {
        self.sides[colour].flag
    }

    /// The fall of a player's flag that is down: the moves of its period were not completed.
    pub fn down(&self, colour: Colour) -> Option<Fall> {
        self.flag(colour).filter(|fall| !fall.in_order())
    }

    /// How many moves a player has completed, by the count of presses.
    pub fn completed(&self, colour: Colour) -> MoveNumber {
        self.sides[colour].completed
    }

    /// The period in which a player is, as of the last act or tick.
    pub fn period(&self, colour: Colour) -> PeriodNumber {
        self.sides[colour].period
    }

    /// The extra time that a player gets in that period, as far as the clock can give any.
    pub fn mode(&self, colour: Colour) -> Mode {
        mode_on(self.setting.device, self.control(colour), self.period(colour))
    }

    /// A player's books at an instant.
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

    /// Another setting from here on; times and counters stay.
    pub(super) fn set(&mut self, setting: Setting) {
        self.setting = Arc::new(setting);
    }

    /// A move of the player was completed without a press.
    pub(crate) fn count_move(&mut self, by: Colour) {
        self.sides[by].complete_move(&self.setting.controls[by], &self.setting);
    }

    /// Stands still, and it does not matter any more whose clock ran before.
    pub(crate) fn rest(&mut self) {
        self.motion = Motion::Stopped { was: None };
    }

    /// Stands still, whether or not it ran before.
    pub(super) fn halt(&mut self) {
        self.motion = Motion::Stopped { was: self.running().or(self.ran_before()) };
    }
}
