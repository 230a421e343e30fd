//! Errors of a file, with their place.

use thiserror::Error;

/// A place in a file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// An error and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {}, column {}: {fault}", place.line, place.column)]
pub struct ReadError {
    /// The place.
    pub place: Place,
    /// The error.
    pub fault: TrfFault,
}

/// The kinds of errors in a TRF file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TrfFault {
    /// A required field is blank or cut off.
    #[error("the {0} is missing")]
    Missing(Field),
    /// A field cannot be parsed.
    #[error("«{found}» is not a {field}")]
    Unreadable {
        /// The field.
        field: Field,
        /// The text found.
        found: String,
    },
    /// Two players with the same start number.
    #[error("player {player} stands here a second time, first in line {first}")]
    PlayerTwice {
        /// The start number.
        player: u32,
        /// The line where it first occurred.
        first: usize,
    },
    /// An opponent without a line of his own.
    #[error("round {round}: there is no player {opponent}")]
    NoSuchOpponent {
        /// The round.
        round: usize,
        /// The start number named.
        opponent: u32,
    },
    /// A player as his own opponent.
    #[error("round {round}: player {player} against himself")]
    AgainstHimself {
        /// The round.
        round: usize,
        /// The start number.
        player: u32,
    },
    /// The opponent's line names a different player, or none.
    #[error(
        "round {round}: player {opponent} (line {line}) does not name player {player} as opponent"
    )]
    NotMutual {
        /// The round.
        round: usize,
        /// The player of this line.
        player: u32,
        /// The opponent it names.
        opponent: u32,
        /// The opponent's line.
        line: usize,
    },
    /// The two results are inconsistent.
    #[error("round {round}: the result does not fit that of player {opponent} (line {line})")]
    ResultsDiffer {
        /// The round.
        round: usize,
        /// The opponent.
        opponent: u32,
        /// The opponent's line.
        line: usize,
    },
    /// Both have the same colour.
    #[error("round {round}: player {opponent} (line {line}) has the same colour")]
    SameColour {
        /// The round.
        round: usize,
        /// The opponent.
        opponent: u32,
        /// The opponent's line.
        line: usize,
    },
    /// A played game without a colour, or a colour without an opponent.
    #[error("round {round}: opponent, colour and result do not make a game or a bye")]
    NoSense {
        /// The round.
        round: usize,
    },
    /// The total is not the sum of the results.
    #[error("{written} points are written, the results make {counted}")]
    WrongTotal {
        /// The total in the line.
        written: crate::Points,
        /// The sum of the results.
        counted: crate::Points,
    },
    /// More rounds have results than were announced.
    #[error("{found} rounds have entries, {announced} are announced")]
    TooManyRounds {
        /// Rounds with entries.
        found: usize,
        /// Rounds announced.
        announced: usize,
    },
    /// A record names a player who does not exist.
    #[error("there is no player {0}")]
    NoSuchPlayer(u32),
}

/// The fields that an error can refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Field {
    /// A start number.
    StartNumber,
    /// A rating.
    Rating,
    /// A number of points.
    Points,
    /// A final rank.
    Rank,
    /// A colour.
    Colour,
    /// A result.
    Result,
    /// A round.
    Round,
    /// A number of rounds.
    Rounds,
    /// A kind of bye.
    ByeKind,
    /// A kind of result in a table of points.
    PointsKind,
}

impl Field {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::StartNumber => "StartNumber",
            Self::Rating => "Rating",
            Self::Points => "Points",
            Self::Rank => "Rank",
            Self::Colour => "Colour",
            Self::Result => "Result",
            Self::Round => "Round",
            Self::Rounds => "Rounds",
            Self::ByeKind => "ByeKind",
            Self::PointsKind => "PointsKind",
        }
    }
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::StartNumber => "start number",
            Self::Rating => "rating",
            Self::Points => "number of points",
            Self::Rank => "rank",
            Self::Colour => "colour",
            Self::Result => "result",
            Self::Round => "round",
            Self::Rounds => "number of rounds",
            Self::ByeKind => "kind of bye",
            Self::PointsKind => "kind of result",
        })
    }
}
