//! Why something about a competition cannot be changed so.

use std::fmt;

use adoube_laws::regulations::{self, Place};
use adoube_pairing::{Tournament, dutch::NoPairing, trf::TrfFault};

use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo, SeatId};

/// All that speaks against a change; at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationErrors(pub Vec<ValidationError>);

/// Something that speaks against a change, and where it was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationError {
    /// Which of several things it is about, counted from 0.
    pub item: Option<usize>,
    /// Which field.
    pub field: Option<&'static str>,
    /// The place in a text, if it came as one.
    pub place: Option<Place>,
    /// What is wrong.
    pub problem: Problem,
}

/// What speaks against a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The competition has not been opened.
    NotOpened,
    /// It has been opened already.
    AlreadyOpened,
    /// Something has to be said there.
    Blank,
    /// A text is too long.
    TooLong {
        /// How many letters it may have.
        most: usize,
    },
    /// A text has signs in it that cannot be printed.
    Unprintable,
    /// A number is too small or too large.
    OutOfRange {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// There would be too many of them.
    TooMany {
        /// How many there may be.
        most: usize,
    },
    /// The last day is before the first.
    EndsBeforeItBegins,
    /// The same is said twice.
    SaidTwice,
    /// Regulations by which no games can be played.
    Regulations(regulations::Problem),
    /// Another player has this number.
    NumberTaken(PlayerNo),
    /// Another player has this number of FIDE's.
    FideIdTaken {
        /// The number.
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
    /// There is nothing to be paired.
    NothingPaired,
    /// A player would be in the round twice.
    PairedTwice(PlayerNo),
    /// A player would play with himself.
    SamePlayer(PlayerNo),
    /// Two games would be played on one board.
    BoardTwice(BoardNo),
    /// There is no such board in the round.
    UnknownBoard {
        /// In which round.
        round: RoundNo,
        /// Which board.
        board: BoardNo,
    },
    /// The board has a table of this hall, and its result comes from there.
    HasTable(GameId),
    /// The result of the board has been entered by hand.
    HasResult(BoardNo),
    /// The game on the board has begun.
    BoardBegun(BoardNo),
    /// The game is not one that is played in this competition.
    UnknownGame(GameId),
    /// The game is that of another board.
    GameTaken(GameId),
    /// There are too few players for a round robin, or more than there are tables for.
    NotForBerger {
        /// How many there are.
        players: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The competition is not a Swiss.
    NotSwiss,
    /// The initial colour has not been drawn.
    ColourNotDrawn,
    /// The rules give no pairing.
    NoPairing {
        /// Of which players.
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
    /// The method of acceleration has to know the number of rounds.
    RoundsNotAnnounced,
    /// The method of acceleration needs a win that is worth two draws, and nothing for a loss.
    PointsNotForBaku,
    /// A file has virtual points that are not those of the Baku method.
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
    /// There is a seat of this name, or with this token.
    SeatTaken,
    /// The official is in charge already.
    AlreadyAppointed(String),
    /// The official is not in charge.
    NotAppointed(String),
    /// The text is not UTF-8.
    NotUtf8,
    /// The file has no line with the names of the columns.
    NoHeader,
    /// There is no such column.
    UnknownColumn {
        /// As written.
        found: String,
        /// All that there are.
        known: Vec<&'static str>,
    },
    /// There has to be such a column.
    MissingColumn(&'static str),
    /// The line has more or fewer fields than the first.
    FieldCount {
        /// How many it has.
        found: usize,
        /// How many the first has.
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
        /// What may stand there.
        known: Vec<&'static str>,
    },
    /// The value is not a number.
    NotANumber(String),
    /// The value is not a federation of three capital letters.
    NotAFederation(String),
    /// The value is not a result.
    NotAnOutcome(String),
}

impl Problem {
    /// A name that stays.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotOpened => "competition-not-opened",
            Self::AlreadyOpened => "competition-already-opened",
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
            Self::AlreadyAppointed(_) => "official-already-appointed",
            Self::NotAppointed(_) => "official-not-appointed",
            Self::NotUtf8 => "not-utf8",
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

    /// About no field in particular.
    pub(super) const fn alone(self) -> ValidationError {
        ValidationError { item: None, field: None, place: None, problem: self }
    }

    /// About a field.
    pub(super) const fn of(self, field: &'static str) -> ValidationError {
        ValidationError { item: None, field: Some(field), place: None, problem: self }
    }
}

impl ValidationError {
    /// About a place in a text.
    #[must_use]
    pub(super) const fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// About one of several things.
    #[must_use]
    pub(super) const fn in_item(mut self, item: usize) -> Self {
        self.item = Some(item);
        self
    }
}

impl From<Problem> for ValidationErrors {
    fn from(problem: Problem) -> Self {
        Self(vec![problem.alone()])
    }
}

impl From<ValidationError> for ValidationErrors {
    fn from(objection: ValidationError) -> Self {
        Self(vec![objection])
    }
}

/// Everything is in order if nothing speaks against it.
pub(super) fn unless<T>(
    objections: Vec<ValidationError>,
    then: impl FnOnce() -> T,
) -> Result<T, ValidationErrors> {
    if objections.is_empty() { Ok(then()) } else { Err(ValidationErrors(objections)) }
}

/// For developers; people read what [`crate::http`] makes of it, in their language.
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
        for (index, objection) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            objection.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for ValidationErrors {}
