//! The display of a clock.

use std::cmp::Ordering::{Equal, Greater, Less};

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use super::{At, Clock, Device, FlagFall, Milliseconds, MoveNumber, PerPlayer, PeriodNumber};

/// The display of one player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The time shown.
    pub time: Milliseconds,
    /// What is left of the uncounted part of the move.
    pub uncounted: Milliseconds,
    /// Whether it is running.
    pub runs: bool,
    /// The flag, if it has fallen.
    pub flag: Option<FlagFall>,
    /// The player's period.
    pub period: PeriodNumber,
    /// The move counter, if the clock has one.
    pub counter: Option<MoveNumber>,
}

/// Which of two fallen flags fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// This player's flag.
    First(Colour),
    /// Unknown: the clock is analogue, or both are found down at once.
    Unknown,
}

/// Both displays at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockDisplay {
    /// White's and Black's.
    pub displays: PerPlayer<Reading>,
    /// Which flag fell first, if both have fallen.
    pub order: Option<Order>,
}

impl Clock {
    /// Returns both displays at an instant.
    ///
    /// ```
    /// use adoube_chess::Colour::White;
    /// use adoube_laws::clock::{At, Clock, Device, Milliseconds, Setting};
    /// let clock = Clock::new(Setting::same("300d5".parse()?, Device::Counting)).start(At::ZERO, White);
    /// let white = clock.face(At::new(2000)).displays.white;
    /// assert_eq!(white.time, Milliseconds::minutes(5));
    /// assert_eq!(white.uncounted, Milliseconds::seconds(3));
    /// # Ok::<(), adoube_laws::clock::ControlError>(())
    /// ```
    pub fn face(&self, at: At) -> ClockDisplay {
        let sides = PerPlayer::from_fn(|colour| self.side_at(colour, at));
        let flags = sides.map(|side| side.flag.filter(|fall| !fall.has_completed_moves()));
        let displays = PerPlayer::from_fn(|colour| Reading {
            time: self.shown(colour, &sides[colour]),
            uncounted: sides[colour].uncounted,
            runs: self.running() == Some(colour),
            flag: flags[colour],
            period: sides[colour].period,
            counter: (self.setting().device == Device::Counting).then_some(sides[colour].completed),
        });
        ClockDisplay { displays, order: self.order_of(flags) }
    }

    /// Returns which flag fell first, if both have fallen as of the last act or tick.
    pub fn order(&self) -> Option<Order> {
        self.order_of(PerPlayer::from_fn(|colour| self.down(colour)))
    }

    fn order_of(&self, flags: PerPlayer<Option<FlagFall>>) -> Option<Order> {
        let (white, black) = (flags.white?, flags.black?);
        let known = self.setting().device != Device::Analogue;
        Some(match white.at.cmp(&black.at) {
            Less if known => Order::First(Colour::White),
            Greater if known => Order::First(Colour::Black),
            Less | Equal | Greater => Order::Unknown,
        })
    }
}
