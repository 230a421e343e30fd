//! What can be found, and how much it weighs.

use std::{fmt, str::FromStr};

/// How much a finding weighs, from the least on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The moves can be followed; how they are written is not as the appendix on notation has it.
    Notation,
    /// Something that was possible and was not done, or that ought to be looked at.
    Notice,
    /// The record, or the result, is wrong.
    Error,
}

impl Severity {
    /// All of them, the lightest first.
    pub const ALL: [Self; 3] = [Self::Notation, Self::Notice, Self::Error];

    /// Its name in files and options.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Notation => "notation",
            Self::Notice => "notice",
            Self::Error => "error",
        }
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $variant:ident = $name:literal $severity:ident,)*) => {
        /// What was found. Names last: files are sorted and counted by them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FindingKind { $($(#[$doc])* $variant,)* }

        impl FindingKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its name in files and options.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// How much it weighs, where nothing makes it lighter.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

kinds! {
    /// A move that is not legal.
    IllegalMove = "illegal-move" Error,
    /// A text that is not the notation of a move.
    UnreadableMove = "unreadable-move" Error,
    /// A text that can mean several legal moves.
    AmbiguousMove = "ambiguous-move" Error,
    /// Moves after checkmate.
    MovesAfterCheckmate = "moves-after-checkmate" Error,
    /// Moves after stalemate.
    MovesAfterStalemate = "moves-after-stalemate" Error,
    /// Moves after a position in which nobody could mate any more.
    MovesAfterDeadPosition = "moves-after-dead-position" Error,
    /// Moves after the same position had stood five times.
    MovesAfterFivefold = "moves-after-fivefold" Error,
    /// Moves after 75 without a pawn's move or a capture.
    MovesAfterSeventyFive = "moves-after-seventy-five" Error,
    /// Another result than that of the mate on the board.
    ResultAgainstCheckmate = "result-against-checkmate" Error,
    /// Another result than a draw by stalemate.
    ResultAgainstStalemate = "result-against-stalemate" Error,
    /// Another result than a draw in a dead position.
    ResultAgainstDeadPosition = "result-against-dead-position" Error,
    /// Another result than a draw by the same position five times.
    ResultAgainstFivefold = "result-against-fivefold" Error,
    /// Another result than a draw by 75 moves.
    ResultAgainstSeventyFive = "result-against-seventy-five" Error,
    /// Won on time by a player who could not mate by any series of legal moves.
    WonOnTimeWithoutMate = "won-on-time-without-mate" Error,
    /// Won, it is not said how, by a player who could not mate by any series of legal moves.
    WonWithoutMate = "won-without-mate" Notice,
    /// Drawn when the time was up, though the opponent could have mated.
    DrawnOnTimeWithMate = "drawn-on-time-with-mate" Notice,
    /// The result in the tags and the one below the moves are two.
    ResultTagDiffers = "result-tag-differs" Error,
    /// `Termination` does not go with the result or with the last position.
    TerminationDiffers = "termination-differs" Notice,
    /// A result without a single move.
    NoMoves = "no-moves" Notice,
    /// The same position stood three times, and nobody claimed.
    RepetitionNotClaimed = "repetition-not-claimed" Notice,
    /// With another move the same position would have stood for the third time.
    RepetitionInReach = "repetition-in-reach" Notice,
    /// Three times the same position, in one reading of the Laws and not in the one applied.
    RepetitionInOtherReading = "repetition-in-other-reading" Notice,
    /// Fifty moves without a pawn's move or a capture, and nobody claimed.
    FiftyMovesNotClaimed = "fifty-moves-not-claimed" Notice,
    /// With another move fifty moves would have been complete.
    FiftyMovesInReach = "fifty-moves-in-reach" Notice,
    /// A clock that shows more than it can.
    ClockGrew = "clock-grew" Notice,
    /// More time spent on a move than there was.
    ClockOverspent = "clock-overspent" Notice,
    /// Less than nothing on a clock.
    ClockNegative = "clock-negative" Error,
    /// A time that is none.
    ClockUnreadable = "clock-unreadable" Notice,
    /// Chess960 from an array that is none of the 960.
    NotAStartPosition = "not-a-start-position" Error,
    /// The position from which the game began is missing.
    PositionMissing = "position-missing" Error,
    /// A text that is no position.
    PositionUnreadable = "position-unreadable" Error,
    /// Castling rights or an en passant square that the board does not allow.
    PositionRights = "position-rights" Notice,
    /// A position that is not legal.
    IllegalPosition = "illegal-position" Error,
    /// A game that breaks off, or that is too large to be one.
    BrokenGame = "broken-game" Error,
    /// Another game than chess.
    OtherGame = "other-game" Notice,
    /// A day that the calendar does not have.
    ImpossibleDate = "impossible-date" Error,
    /// A move that is written otherwise than the appendix on notation orders.
    Notation = "notation" Notation,
}

impl FindingKind {
    /// Whether it says that the result is not the one that the Laws give.
    pub const fn is_wrong_result(self) -> bool {
        matches!(
            self,
            Self::ResultAgainstCheckmate
                | Self::ResultAgainstStalemate
                | Self::ResultAgainstDeadPosition
                | Self::ResultAgainstFivefold
                | Self::ResultAgainstSeventyFive
                | Self::WonOnTimeWithoutMate
                | Self::ResultTagDiffers
        )
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an audit has no finding of this kind")]
pub struct UnknownFindingKind;

impl FromStr for FindingKind {
    type Err = UnknownFindingKind;

    fn from_str(text: &str) -> Result<Self, UnknownFindingKind> {
        Self::ALL.iter().copied().find(|kind| kind.name() == text).ok_or(UnknownFindingKind)
    }
}
