//! A finding.

use adoube_chess::{
    Board, Colour, Faults, Position, chess960::StartFaults, fen, notation::Leniency,
    notation::game::Score,
};
use adoube_laws::{Citation, Edition, Provision, clock::Milliseconds};

use super::{FindingKind, Severity};
use crate::pgn::LineColumn;

/// Something in a game that contradicts the Laws, or a possibility under them that was not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// Its severity.
    pub severity: Severity,
    /// The provisions, the leading one first; none if it concerns the file and not the game.
    pub cites: Vec<Citation>,
    /// Its place in the file.
    pub place: LineColumn,
    /// The move it is about, if it is about one.
    pub turn: Option<Turn>,
    /// The text at that place: the move, the value of a tag, a clock reading.
    pub written: String,
    /// Details, by its kind.
    pub detail: Detail,
}

/// One player's turn in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// The half-move, from 1.
    pub ply: u32,
    /// The number of the move, as the game counts.
    pub number: u32,
    /// The player.
    pub side: Colour,
}

impl Turn {
    /// The turn after this many half-moves of a game that began in `start`.
    pub fn after(start: &Position, plies: usize) -> Self {
        let plies = u32::try_from(plies).unwrap_or(u32::MAX - 1);
        let black_first = u32::from(start.turn() == Colour::Black);
        let side =
            if (plies + black_first).is_multiple_of(2) { Colour::White } else { Colour::Black };
        let number = start.fullmoves().saturating_add(u32::midpoint(plies, black_first));
        Self { ply: plies + 1, number, side }
    }
}

impl std::fmt::Display for Turn {
    /// `34.` for White, `34...` for Black.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dots = if self.side == Colour::White { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}

/// Details of a finding, by its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// None.
    Nothing,
    /// The legal moves nearest to what is written, or those that it can mean, in the notation of PGN.
    Nearest(Vec<String>),
    /// The number of half-moves too many.
    TooMany(u32),
    /// A result, and the right one.
    Result {
        /// The given one.
        given: Score,
        /// The right one.
        right: Score,
    },
    /// Two results.
    Results {
        /// The one in the tag.
        tag: Score,
        /// The one below the moves.
        below: Score,
    },
    /// A player: the winner, or the one who could have won or claimed.
    Player(Colour),
    /// The result beside it.
    Score(Score),
    /// The occurrences of a position.
    Stood {
        /// The half-moves after which it occurred; 0 is the beginning.
        plies: Vec<u32>,
        /// The turns that led to it; none for the beginning.
        turns: Vec<Option<Turn>>,
        /// The move that would have led to it again, if it was not played.
        intended: Option<String>,
    },
    /// The number of half-moves without a pawn's move or a capture.
    Quiet(u32),
    /// A clock reading.
    Clock {
        /// The reading, or the time spent.
        shown: Milliseconds,
        /// The maximum.
        most: Milliseconds,
    },
    /// A position and its faults.
    Position {
        /// As written.
        board: Box<Board>,
        /// What is wrong with it.
        faults: PositionFaults,
    },
    /// A text that is not FEN.
    Fen(fen::Error),
    /// A tag that asks for a position where none is given.
    Tag(&'static str),
    /// A leniency in the notation of a move.
    Forgiven(Leniency),
}

/// The faults of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFaults {
    /// It is not legal.
    Illegal(Faults),
    /// It is no start position of Chess960.
    NoStart(StartFaults),
}

/// The citations of these provisions in an edition; the Preface if it has none of them.
pub(super) fn cited(edition: Edition, provisions: &[Provision]) -> Vec<Citation> {
    let mut cites: Vec<Citation> =
        provisions.iter().filter_map(|&provision| edition.cite(provision)).collect();
    if cites.is_empty() {
        cites.extend(edition.cite(Provision::CasesNotRegulated));
    }
    cites
}
