//! The kinds of findings and their severities.

use std::{fmt, str::FromStr};

/// The severity of a finding, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The moves can be followed, but their notation differs from the appendix.
    Notation,
    /// A possibility that was not used, or something for a person to look at.
    Notice,
    /// The record or the result is wrong.
    Error,
}

impl Severity {
    /// All of them, in ascending order.
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
        /// The kind of a finding. Names are stable: files are sorted and counted by them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FindingKind { $($(#[$doc])* $variant,)* }

        impl FindingKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its name in files and options.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// Its usual severity.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

kinds! {
    /// A move that is not legal.
    IllegalMove = "illegal-move" Error,
    /// A text that is not a move in any notation.
    UnreadableMove = "unreadable-move" Error,
    /// A text that matches several legal moves.
    AmbiguousMove = "ambiguous-move" Error,
    /// Moves after checkmate.
    MovesAfterCheckmate = "moves-after-checkmate" Error,
    /// Moves after stalemate.
    MovesAfterStalemate = "moves-after-stalemate" Error,
    /// Moves after a dead position.
    MovesAfterDeadPosition = "moves-after-dead-position" Error,
    /// Moves after a fivefold repetition.
    MovesAfterFivefold = "moves-after-fivefold" Error,
    /// Moves after 75 without a pawn's move or a capture.
    MovesAfterSeventyFive = "moves-after-seventy-five" Error,
    /// A result that differs from that of the mate on the board.
    ResultAgainstCheckmate = "result-against-checkmate" Error,
    /// A result other than a draw after stalemate.
    ResultAgainstStalemate = "result-against-stalemate" Error,
    /// A result other than a draw in a dead position.
    ResultAgainstDeadPosition = "result-against-dead-position" Error,
    /// A result other than a draw after a fivefold repetition.
    ResultAgainstFivefold = "result-against-fivefold" Error,
    /// A result other than a draw after 75 moves.
    ResultAgainstSeventyFive = "result-against-seventy-five" Error,
    /// Won on time by a player who could not mate by any series of legal moves.
    WonOnTimeWithoutMate = "won-on-time-without-mate" Error,
    /// Won in an unstated way by a player who could not mate by any series of legal moves.
    WonWithoutMate = "won-without-mate" Notice,
    /// Drawn when a flag had fallen, though the opponent could have mated.
    DrawnOnTimeWithMate = "drawn-on-time-with-mate" Notice,
    /// The result in the tags and the one below the moves differ.
    ResultTagDiffers = "result-tag-differs" Error,
    /// `Termination` does not fit the result or the last position.
    TerminationDiffers = "termination-differs" Notice,
    /// A result without a single move.
    NoMoves = "no-moves" Notice,
    /// A threefold repetition that nobody claimed.
    RepetitionNotClaimed = "repetition-not-claimed" Notice,
    /// A threefold repetition that would have come with a move that was not played.
    RepetitionInReach = "repetition-in-reach" Notice,
    /// A threefold repetition under one reading of the Laws, but not under the one applied.
    RepetitionInOtherReading = "repetition-in-other-reading" Notice,
    /// Fifty moves without a pawn's move or a capture that nobody claimed.
    FiftyMovesNotClaimed = "fifty-moves-not-claimed" Notice,
    /// Fifty moves that would have been complete with a move that was not played.
    FiftyMovesInReach = "fifty-moves-in-reach" Notice,
    /// A clock that shows more than is possible.
    ClockGrew = "clock-grew" Notice,
    /// More time spent on a move than the player had.
    ClockOverspent = "clock-overspent" Notice,
    /// A negative time.
    ClockNegative = "clock-negative" Error,
    /// An unreadable time.
    ClockUnreadable = "clock-unreadable" Notice,
    /// Chess960 from a position that is none of the 960.
    NotAStartPosition = "not-a-start-position" Error,
    /// A missing start position.
    PositionMissing = "position-missing" Error,
    /// A start position that is no FEN.
    PositionUnreadable = "position-unreadable" Error,
    /// Castling rights or an en passant square that the board does not allow.
    PositionRights = "position-rights" Notice,
    /// A position that is not legal.
    IllegalPosition = "illegal-position" Error,
    /// A game that is cut off, or too large.
    BrokenGame = "broken-game" Error,
    /// A game by other rules than chess.
    OtherGame = "other-game" Notice,
    /// A day that the calendar does not have.
    ImpossibleDate = "impossible-date" Error,
    /// A move whose notation differs from the appendix.
    Notation = "notation" Notation,
}

impl FindingKind {
    /// Whether it says that the Laws give another result.
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

/// A name that is no kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an audit has no finding of this kind")]
pub struct UnknownFindingKind;

impl FromStr for FindingKind {
    type Err = UnknownFindingKind;

    fn from_str(text: &str) -> Result<Self, UnknownFindingKind> {
        Self::ALL.iter().copied().find(|kind| kind.name() == text).ok_or(UnknownFindingKind)
    }
}
