//! What regulations choose between.

use std::{fmt, str::FromStr};

use adoube_chess::chess960;
use serde::{Deserialize, Serialize};

use crate::clock::MoveNumber;

/// Whether rapid chess and blitz have an arbiter for every few games, so that the competition rules hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Supervision {
    /// There is an arbiter for so few games.
    Supervised,
    /// There is not.
    Unsupervised,
}

/// Whose time runs if neither player is there at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NeitherPresent {
    /// White's, until White arrives: what every edition says if the regulations do not.
    #[default]
    WhiteLosesTime,
    /// Nobody's: the clocks wait for the first who comes.
    ClocksWait,
}

/// Whether the guideline on games without extra time was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quickplay {
    /// It was.
    Announced,
    /// It was not.
    NotAnnounced,
}

/// Who can make a fallen flag count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagCall {
    /// The arbiter who sees it, or a player who claims it.
    SeenOrClaimed,
    /// A player who claims it, and nobody else.
    OnlyClaimed,
}

/// What a hand can do on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardMode {
    /// Anything: a real board.
    #[default]
    Free,
    /// Legal moves alone: a screen.
    Enforced,
}

/// Where a player may have a phone or another device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Devices {
    /// Where the edition lets it be.
    #[default]
    AsEdition,
    /// Switched off, in a bag, in a place that was agreed.
    OffInABag,
}

/// A penalty for a device that is milder than the loss of the game, the mildest first.
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

/// What a player does who leaves the playing area while the opponent has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// Goes.
    Freely,
    /// Reports to the arbiter first.
    Reported,
}

/// Whether something was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announcement {
    /// It was.
    Announced,
    /// It was not.
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

/// When players may agree on a draw by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AgreedDraws {
    /// Whenever the edition lets them.
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
    /// One of Chess960, drawn before the game.
    Chess960,
    /// This one of Chess960.
    Chess960Number(chess960::Number),
}

/// A text that is none of the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAChoice {
    /// Of [`AgreedDraws`].
    AgreedDraws,
    /// Of [`Start`].
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
