//! The setting of a clock before a game: the device, and the time control of each player.

use serde::{Deserialize, Serialize};

use super::{PerPlayer, TimeControl};

/// The kind of clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// Electronic, with a move counter: the time of the next period is added at the press that completes
    /// the last move of the current one.
    #[default]
    Counting,
    /// Electronic, without a move counter: the next period begins when the time of the current one is used
    /// up and its flag has fallen.
    NotCounting,
    /// Analogue: without a counter, with nothing added for a move, and when both flags have fallen it is
    /// unknown which fell first.
    Analogue,
}

/// What happens to the main time saved in a period with delay.
///
/// 2005 and 2009 carry saved time over "except in time-delay mode" (6.2 b), 2017 "where applicable" (6.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedInDelay {
    /// It is added to the time of the next period, as in every other mode.
    CarriesOver,
    /// The next period begins with its own time only.
    IsLost,
}

/// The setting of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setting {
    /// The time control of each player.
    pub controls: PerPlayer<TimeControl>,
    /// The kind of clock.
    pub device: Device,
    /// Whether time saved with delay is carried over.
    pub saved_in_delay: SavedInDelay,
}

impl Setting {
    /// Creates a setting with the same time control for both players, with all saved time carried over.
    pub fn same(control: TimeControl, device: Device) -> Self {
        let controls = PerPlayer::same(control);
        Self { controls, device, saved_in_delay: SavedInDelay::CarriesOver }
    }
}
