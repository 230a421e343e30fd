//! What an arbiter does to a clock: penalties, corrections, another clock (6.10, 6.14, 7.1, 13.4 and their likes).

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use super::{
    At, Clock, Device, Milliseconds, Mode, MoveNumber, PerPlayer, PeriodNumber, Setting,
    TimeControl,
};

/// What an arbiter sets on one player's clock; what is not named stays as it is.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Correction {
    /// The time that it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<Milliseconds>,
    /// The period in which the player is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<PeriodNumber>,
    /// The move counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<MoveNumber>,
    /// What becomes of a flag that is down.
    pub flag: FlagAfter,
}

/// What becomes of a flag that is down.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagAfter {
    /// It stays down, unless there is time again: a flag belongs to the time that ran out.
    #[default]
    Stays,
    /// It is put up again: as if it had not fallen.
    IsLifted,
}

impl Clock {
    /// Adds time for a player: a penalty on the opponent, or a compensation. A flag that is down goes up with it.
    #[must_use]
    pub fn add(mut self, at: At, colour: Colour, time: Milliseconds) -> Self {
        self.pass(at, |_, _| {});
        let side = self.side_mut(colour);
        side.add(time);
        side.lift_flag();
        self
    }

    /// Takes time from a player, as far as there is any.
    #[must_use]
    pub fn take(mut self, at: At, colour: Colour, time: Milliseconds) -> Self {
        self.pass(at, |_, _| {});
        self.side_mut(colour).take(time);
        self
    }

    /// Sets what the arbiter has judged right on one player's clock.
    #[must_use]
    pub fn correct(mut self, at: At, colour: Colour, correction: Correction) -> Self {
        self.pass(at, |_, _| {});
        let side = self.side_mut(colour);
        side.period = correction.period.unwrap_or(side.period);
        side.completed = correction.completed.unwrap_or(side.completed);
        if correction.flag == FlagAfter::IsLifted {
            side.flag = None;
        }
        if let Some(time) = correction.time {
            self.show(colour, time);
            self.side_mut(colour).lift_flag();
        }
        self
    }

    /// Takes back the last press of a player: the move counter, and all that was added with it, goes back. For an
    /// illegal move whose increment is to be returned.
    #[must_use]
    pub fn take_back_press(mut self, at: At, by: Colour) -> Self {
        self.pass(at, |_, _| {});
        self.side_mut(by).take_back_press();
        self
    }

    /// Stops the clock and puts another in its place, with times and counters as the arbiter judges.
    #[must_use]
    pub fn replace(mut self, at: At, device: Device, corrections: PerPlayer<Correction>) -> Self {
        self.pass(at, |_, _| {});
        self.halt();
        let setting = Setting { device, ..self.setting().clone() };
        self.set(setting);
        let clock = self.correct(at, Colour::White, corrections.white);
        clock.correct(at, Colour::Black, corrections.black)
    }

    /// Installs the right time controls on a clock that was set wrongly (6.10 b of 2009, 6.10.2 of 2017), or
    /// others that were granted. They hold from the next press on; times and counters are for the arbiter to
    /// [`correct`](Self::correct).
    #[must_use]
    pub fn install(mut self, at: At, controls: PerPlayer<TimeControl>) -> Self {
        self.pass(at, |_, _| {});
        let setting = Setting { controls, ..self.setting().clone() };
        self.set(setting);
        self
    }

    /// Makes a player's clock show this time. What is gained or lost by it goes through the books.
    fn show(&mut self, colour: Colour, time: Milliseconds) {
        let mode = self.mode(colour);
        let side = self.side_mut(colour);
        let main = match mode {
            Mode::Bronstein(_) => {
                side.uncounted = side.uncounted.min(time);
                time - side.uncounted
            }
            Mode::Plain | Mode::Increment(_) | Mode::Delay(_) => time,
        };
        let gained = main - side.main;
        side.take(side.main - main);
        side.add(gained);
    }
}
