//! Interventions of an arbiter on a clock: penalties, corrections, replacement (6.10, 6.14, 7.1, 13.4 and similar).

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use super::{
    At, Clock, Device, Milliseconds, Mode, MoveNumber, PerPlayer, PeriodNumber, Setting,
    TimeControl,
};

/// A setting of one player's clock by the arbiter; fields not set stay as they are.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Correction {
    /// The time shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<Milliseconds>,
    /// The player's period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<PeriodNumber>,
    /// The move counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<MoveNumber>,
    /// What happens to a fallen flag.
    pub flag: FlagAfter,
}

/// What happens to a fallen flag.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagAfter {
    /// It stays down, unless time is added: a flag belongs to the time that ran out.
    #[default]
    Stays,
    /// It is lifted, as if it had not fallen.
    IsLifted,
}

impl Clock {
    /// Adds time for a player: a penalty on the opponent, or a compensation. It lifts a fallen flag.
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

    /// Sets one player's clock as the arbiter has decided.
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

    /// Undoes a player's last press: the move counter and everything added with it. For an illegal move
    /// whose increment has to be returned.
    #[must_use]
    pub fn take_back_press(mut self, at: At, by: Colour) -> Self {
        self.pass(at, |_, _| {});
        self.side_mut(by).take_back_press();
        self
    }

    /// Stops the clock and replaces it, with times and counters as the arbiter decides.
    #[must_use]
    pub fn replace(mut self, at: At, device: Device, corrections: PerPlayer<Correction>) -> Self {
        self.pass(at, |_, _| {});
        self.halt();
        let setting = Setting { device, ..self.setting().clone() };
        self.set(setting);
        let clock = self.correct(at, Colour::White, corrections.white);
        clock.correct(at, Colour::Black, corrections.black)
    }

    /// Installs the correct time controls on a clock that was set wrongly (6.10 b of 2009, 6.10.2 of 2017),
    /// or others that were granted. They apply from the next press; the arbiter [corrects](Self::correct)
    /// times and counters.
    #[must_use]
    pub fn install(mut self, at: At, controls: PerPlayer<TimeControl>) -> Self {
        self.pass(at, |_, _| {});
        let setting = Setting { controls, ..self.setting().clone() };
        self.set(setting);
        self
    }

    /// Makes a player's clock show this time. The difference is entered in the account.
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
