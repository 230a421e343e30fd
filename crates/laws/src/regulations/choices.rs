//! The choices that regulations can make.

use std::{fmt, str::FromStr};

use adoube_chess::chess960;
use serde::{Deserialize, Serialize};

use crate::clock::MoveNumber;

/// Whether rapid chess and blitz have enough arbiters for the competition rules to apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Supervision {
    /// They do.
    Supervised,
    /// They do not.
    Unsupervised,
}

/// Whose clock runs if neither player is present at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NeitherPresent {
    /// White's, until White arrives: the default of every edition.
    #[default]
    WhiteLosesTime,
    /// Neither: the clocks wait for the first player to arrive.
    ClocksWait,
}

/// What becomes of the clocks while the service that keeps a game is down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Interruptions {
    /// They stand until the arbiter starts them again.
    #[default]
    StopClocks,
    /// They run on, and flags fall.
    ClocksRunOn,
}

/// Whether the guideline on games without increment was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quickplay {
    /// Announced.
    Announced,
    /// Not announced.
    NotAnnounced,
}

/// Who can call a fallen flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagCall {
    /// The arbiter who sees it, or a player who claims it.
    SeenOrClaimed,
    /// Only a player who claims it.
    OnlyClaimed,
}

/// What a hand can do on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardMode {
    /// Anything: a physical board.
    #[default]
    Free,
    /// Only legal moves: a screen.
    Enforced,
}

/// Where a player may keep a phone or another device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Devices {
    /// As the edition says.
    #[default]
    AsEdition,
    /// Switched off, in a bag, in an agreed place.
    OffInABag,
}

/// A penalty for a device that is milder than loss of the game, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DevicePenalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent,
    /// Less time for the offender.
    LessTime,
    /// More points for the opponent.
    MorePointsForOpponent,
    /// Fewer points for the offender.
    FewerPoints,
}

/// What a player must do to leave the playing area while the opponent has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// Nothing.
    Freely,
    /// Report to the arbiter first.
    Reported,
}

/// Whether something was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announcement {
    /// Announced.
    Announced,
    /// Not announced.
    NotAnnounced,
}

/// Whether decisions of the arbiter can be appealed against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appeals {
    /// They can, where the edition says so.
    Allowed,
    /// They cannot.
    Excluded,
}

/// When players may agree to a draw without consent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AgreedDraws {
    /// Whenever the edition allows.
    #[default]
    Free,
    /// Before this move only with the arbiter's consent.
    ConsentBefore(MoveNumber),
    /// Only with the arbiter's consent.
    Consent,
}

/// The position in which games begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// The usual one.
    #[default]
    Standard,
    /// A Chess960 position, drawn before the game.
    Chess960,
    /// This Chess960 position.
    Chess960Number(chess960::Number),
}

/// Error: the text is not one of the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAChoice {
    /// For [`AgreedDraws`].
    AgreedDraws,
    /// For [`Start`].
    Start,
}

impl fmt::Display for NotAChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AgreedDraws => "write free, consent, or consent-before-move 30",
            Self::Start => "write standard, chess960, or chess960 with a number from 0 to 959",
        })
    }
}

impl std::error::Error for NotAChoice {}

impl FromStr for AgreedDraws {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        match text.split_once(' ') {
            None if text == "free" => Ok(Self::Free),
            None if text == "consent" => Ok(Self::Consent),
            Some(("consent-before-move", number)) => {
                let number = number.trim().parse().map_err(|_| NotAChoice::AgreedDraws)?;
                Ok(Self::ConsentBefore(MoveNumber::new(number)))
            }
            None | Some(_) => Err(NotAChoice::AgreedDraws),
        }
    }
}

impl fmt::Display for AgreedDraws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("free"),
            Self::Consent => f.write_str("consent"),
            Self::ConsentBefore(number) => write!(f, "consent-before-move {}", number.get()),
        }
    }
}

impl FromStr for Start {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        match text.split_once(' ') {
            None if text == "standard" => Ok(Self::Standard),
            None if text == "chess960" => Ok(Self::Chess960),
            Some(("chess960", number)) => {
                let number = number.trim().parse().ok().and_then(chess960::Number::new);
                number.map(Self::Chess960Number).ok_or(NotAChoice::Start)
            }
            None | Some(_) => Err(NotAChoice::Start),
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Standard => f.write_str("standard"),
            Self::Chess960 => f.write_str("chess960"),
            Self::Chess960Number(number) => write!(f, "chess960 {number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in ["free", "consent", "consent-before-move 30"] {
            assert_eq!(text.parse::<AgreedDraws>().unwrap().to_string(), text);
        }
        for text in ["standard", "chess960", "chess960 518"] {
            assert_eq!(text.parse::<Start>().unwrap().to_string(), text);
        }
        for text in ["", "never", "consent-before-move", "consent-before-move x", "free 3"] {
            assert_eq!(text.parse::<AgreedDraws>(), Err(NotAChoice::AgreedDraws), "{text}");
        }
        for text in ["", "fischer", "chess960 960", "chess960 -1", "standard 518"] {
            assert_eq!(text.parse::<Start>(), Err(NotAChoice::Start), "{text}");
        }
    }
}
