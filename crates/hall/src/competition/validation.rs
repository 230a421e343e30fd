//! Why a change to a competition is refused.

use std::fmt;

use adoube_laws::regulations::{self, Place};
use adoube_pairing::{Tournament, dutch::NoPairing, trf::TrfFault};

use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo, SeatId};

/// Everything that is wrong with a change; at least one error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationErrors(pub Vec<ValidationError>);

/// An error in a requested change, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationError {
    /// The index of the item that it is about, from 0.
    pub item: Option<usize>,
    /// The field.
    pub field: Option<&'static str>,
    /// The heading of the column, as written, if the request was a table.
    pub heading: Option<String>,
    /// The place in the text, if the request was one.
    pub place: Option<Place>,
    /// What is wrong.
    pub problem: Problem,
}

/// A reason why a change is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The competition has not been opened.
    NotOpened,
    /// It has been opened already.
    AlreadyOpened,
    /// It was deleted.
    Deleted,
    /// The name that should confirm a deletion is not the competition's.
    OtherName,
    /// The personal data of the player was removed, and cannot be entered again.
    PlayerErased(PlayerNo),
    /// A required text is empty.
    Blank,
    /// A text is too long.
    TooLong {
        /// The maximum length in characters.
        most: usize,
    },
    /// A text contains characters that cannot be printed.
    Unprintable,
    /// A number is too small or too large.
    OutOfRange {
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    },
    /// There would be too many of them.
    TooMany {
        /// The maximum number.
        most: usize,
    },
    /// The last day is before the first.
    EndsBeforeItBegins,
    /// The same thing is given twice.
    SaidTwice,
    /// Regulations by which no games can be played.
    Regulations(regulations::Problem),
    /// Another player has this number.
    NumberTaken(PlayerNo),
    /// Another player has this FIDE ID.
    FideIdTaken {
        /// The FIDE ID.
        fide_id: u32,
        /// The player who has it.
        by: PlayerNo,
    },
    /// There is no such player.
    UnknownPlayer(PlayerNo),
    /// The player has been paired and stays on the list.
    PlayerPaired(PlayerNo),
    /// The player has withdrawn.
    PlayerWithdrawn(PlayerNo),
    /// The player has not withdrawn.
    NotWithdrawn(PlayerNo),
    /// There is no such round.
    UnknownRound(RoundNo),
    /// The round has been paired.
    RoundPaired(RoundNo),
    /// Games of the round have been created, or results entered.
    RoundBegun(RoundNo),
    /// There is nothing to pair.
    NothingPaired,
    /// A player would be in the round twice.
    PairedTwice(PlayerNo),
    /// A player would play against themselves.
    SamePlayer(PlayerNo),
    /// Two games would be played on one board.
    BoardTwice(BoardNo),
    /// There is no such board in the round.
    UnknownBoard {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// The board has a table of this hall, which supplies its result.
    HasTable(GameId),
    /// The result of the board has been entered by hand.
    HasResult(BoardNo),
    /// The game on the board has begun.
    BoardBegun(BoardNo),
    /// The game does not belong to this competition.
    UnknownGame(GameId),
    /// The game belongs to another board.
    GameTaken(GameId),
    /// There are too few players for a round robin, or more than the Berger tables allow.
    NotForBerger {
        /// The number of players.
        players: usize,
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
    },
    /// The competition is not a Swiss.
    NotSwiss,
    /// The initial colour has not been drawn.
    ColourNotDrawn,
    /// The rules give no pairing.
    NoPairing {
        /// The tournament that was to be paired.
        tournament: Box<Tournament>,
        /// The reason.
        why: NoPairing,
    },
    /// A player is not in the order that was given.
    NotListed(PlayerNo),
    /// Players have arranged games among themselves, under their numbers.
    GamesArranged,
    /// A group of players who must not meet has fewer than two.
    TooFewPlayers,
    /// The method of acceleration requires the number of rounds.
    RoundsNotAnnounced,
    /// The method of acceleration requires that a win is worth two draws and a loss nothing.
    PointsNotForBaku,
    /// The virtual points in a file are not those of the Baku method.
    UnknownAcceleration,
    /// There are players or rounds already.
    NotEmpty,
    /// A TRF file is wrong.
    Trf(Box<TrfFault>),
    /// The file is not a rating list.
    NoRatingList,
    /// There is no such seat.
    UnknownSeat(SeatId),
    /// The seat has been revoked.
    SeatRevoked(SeatId),
    /// There is already a seat with this id or token.
    SeatTaken,
    /// Only a player's seat can be used by a program.
    NotAPlayersSeat,
    /// The official has already been appointed.
    AlreadyAppointed(String),
    /// The official has not been appointed.
    NotAppointed(String),
    /// The file is not a text.
    NotText,
    /// The file has no header line.
    NoHeader,
    /// There are no such columns.
    UnknownColumn {
        /// As written, separated by commas.
        found: String,
        /// The known columns.
        known: Vec<&'static str>,
    },
    /// A required column is missing.
    MissingColumn(&'static str),
    /// The line has more or fewer fields than the first.
    FieldCount {
        /// The number of fields.
        found: usize,
        /// The number of fields in the first line.
        expected: usize,
    },
    /// A quoted field does not end.
    UnclosedQuote,
    /// Something follows the end of a quoted field.
    AfterQuote,
    /// The value is not one of the known ones.
    NotOneOf {
        /// As written.
        found: String,
        /// The allowed values.
        known: Vec<&'static str>,
    },
    /// The value is not a number.
    NotANumber(String),
    /// The value is not a federation code of three capital letters.
    NotAFederation(String),
    /// The value is not a result.
    NotAnOutcome(String),
}

impl Problem {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotOpened => "competition-not-opened",
            Self::AlreadyOpened => "competition-already-opened",
            Self::Deleted => "competition-deleted",
            Self::OtherName => "other-name",
            Self::PlayerErased(_) => "player-erased",
            Self::Blank => "blank",
            Self::TooLong { .. } => "too-long",
            Self::Unprintable => "unprintable",
            Self::OutOfRange { .. } => "out-of-range",
            Self::TooMany { .. } => "too-many",
            Self::EndsBeforeItBegins => "ends-before-it-begins",
            Self::SaidTwice => "said-twice",
            Self::Regulations(problem) => problem.code(),
            Self::NumberTaken(_) => "player-number-taken",
            Self::FideIdTaken { .. } => "fide-id-taken",
            Self::UnknownPlayer(_) => "unknown-player",
            Self::PlayerPaired(_) => "player-paired",
            Self::PlayerWithdrawn(_) => "player-withdrawn",
            Self::NotWithdrawn(_) => "player-not-withdrawn",
            Self::UnknownRound(_) => "unknown-round",
            Self::RoundPaired(_) => "round-paired",
            Self::RoundBegun(_) => "round-begun",
            Self::NothingPaired => "nothing-paired",
            Self::PairedTwice(_) => "paired-twice",
            Self::SamePlayer(_) => "same-player",
            Self::BoardTwice(_) => "board-twice",
            Self::UnknownBoard { .. } => "unknown-board",
            Self::HasTable(_) => "board-has-table",
            Self::HasResult(_) => "board-has-result",
            Self::BoardBegun(_) => "board-begun",
            Self::UnknownGame(_) => "unknown-game",
            Self::GameTaken(_) => "game-taken",
            Self::NotForBerger { .. } => "not-for-berger",
            Self::NotSwiss => "not-swiss",
            Self::ColourNotDrawn => "colour-not-drawn",
            Self::NoPairing { .. } => "no-pairing",
            Self::NotListed(_) => "player-not-listed",
            Self::GamesArranged => "games-arranged",
            Self::TooFewPlayers => "too-few-players",
            Self::RoundsNotAnnounced => "rounds-not-announced",
            Self::PointsNotForBaku => "points-not-for-baku",
            Self::UnknownAcceleration => "unknown-acceleration",
            Self::NotEmpty => "not-empty",
            Self::Trf(_) => "trf",
            Self::NoRatingList => "no-rating-list",
            Self::UnknownSeat(_) => "unknown-seat",
            Self::SeatRevoked(_) => "seat-revoked",
            Self::SeatTaken => "seat-taken",
            Self::NotAPlayersSeat => "not-a-players-seat",
            Self::AlreadyAppointed(_) => "official-already-appointed",
            Self::NotAppointed(_) => "official-not-appointed",
            Self::NotText => "not-text",
            Self::NoHeader => "no-header",
            Self::UnknownColumn { .. } => "unknown-column",
            Self::MissingColumn(_) => "missing-column",
            Self::FieldCount { .. } => "field-count",
            Self::UnclosedQuote => "unclosed-quote",
            Self::AfterQuote => "after-quote",
            Self::NotOneOf { .. } => "not-one-of",
            Self::NotANumber(_) => "not-a-number",
            Self::NotAFederation(_) => "not-a-federation",
            Self::NotAnOutcome(_) => "not-an-outcome",
        }
    }

    /// An error about no particular field.
    pub(super) const fn without_field(self) -> ValidationError {
        ValidationError { item: None, field: None, heading: None, place: None, problem: self }
    }

    /// An error about a field.
    pub(super) const fn in_field(self, field: &'static str) -> ValidationError {
        ValidationError {
            item: None,
            field: Some(field),
            heading: None,
            place: None,
            problem: self,
        }
    }
}

impl ValidationError {
    /// Adds the place in a text.
    #[must_use]
    pub(super) const fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// Adds the index of the item.
    #[must_use]
    pub(super) const fn in_item(mut self, item: usize) -> Self {
        self.item = Some(item);
        self
    }
}

impl From<Problem> for ValidationErrors {
    fn from(problem: Problem) -> Self {
        Self(vec![problem.without_field()])
    }
}

impl From<ValidationError> for ValidationErrors {
    fn from(error: ValidationError) -> Self {
        Self(vec![error])
    }
}

/// Returns the result of `then` if there are no errors.
pub(super) fn if_no_errors<T>(
    errors: Vec<ValidationError>,
    then: impl FnOnce() -> T,
) -> Result<T, ValidationErrors> {
    if errors.is_empty() { Ok(then()) } else { Err(ValidationErrors(errors)) }
}

/// For developers; users read the localised message that [`crate::http`] renders.
impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "line {}, column {}: ", place.line, place.column)?;
        }
        if let Some(item) = self.item {
            write!(f, "[{item}] ")?;
        }
        if let Some(field) = self.field {
            write!(f, "{field}: ")?;
        }
        match &self.problem {
            Problem::Regulations(regulations::Problem::Text(fault)) => fault.fmt(f),
            Problem::Regulations(regulations::Problem::Meaning(fault)) => fault.fmt(f),
            problem => write!(f, "{problem:?}"),
        }
    }
}

impl fmt::Display for ValidationErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for ValidationErrors {}
