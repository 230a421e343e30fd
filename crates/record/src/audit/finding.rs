//! A finding.

use adoube_chess::{
    Board, Colour, Faults, Position, chess960::StartFaults, fen, notation::Leniency,
    notation::game::Score,
};
use adoube_laws::{Citation, Edition, Provision, clock::Milliseconds};

use super::{FindingKind, Severity};
use crate::pgn::LineColumn;

/// Something in a game that is not as the Laws have it, or that could have been otherwise under them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// How much it weighs.
    pub severity: Severity,
    /// Under which provisions, the first one before all; none where it concerns the file and not the game.
    pub cites: Vec<Citation>,
    /// Where it stands in the file.
    pub place: LineColumn,
    /// At which move, if it is at one.
    pub turn: Option<Turn>,
    /// What stands there in the file: the move, the value of a tag, a clock.
    pub written: String,
    /// What there is to say of it.
    pub detail: Detail,
}

/// One player's turn in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// Half-moves of the game, this one counted.
    pub ply: u32,
    /// The number of the move, as the game counts.
    pub number: u32,
    /// Whose it is.
    pub side: Colour,
}

impl Turn {
    /// The turn that comes after so many half-moves of a game that began so.
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

/// What there is to say of a finding, by its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Nothing that the kind does not say.
    Nothing,
    /// The legal moves nearest to what is written, or those that it can mean, in the notation of PGN.
    Nearest(Vec<String>),
    /// So many half-moves too many.
    TooMany(u32),
    /// A result, and the right one.
    Result {
        /// What is given.
        given: Score,
        /// What it must be.
        right: Score,
    },
    /// Two results.
    Results {
        /// In the tag.
        tag: Score,
        /// Below the moves.
        below: Score,
    },
    /// About a player: who has won, or could have.
    Player(Colour),
    /// The result beside it.
    Score(Score),
    /// When a position stood: at the beginning, or after these turns.
    Stood {
        /// After these half-moves.
        plies: Vec<u32>,
        /// The turns with which it came about; none for the beginning.
        turns: Vec<Option<Turn>>,
        /// The move that would have brought it about again, if it was not played.
        intended: Option<String>,
    },
    /// So many half-moves without a pawn's move or a capture.
    Quiet(u32),
    /// A clock.
    Clock {
        /// What it shows, or what was spent.
        shown: Milliseconds,
        /// The most that it can be.
        most: Milliseconds,
    },
    /// A position and its faults.
    Position {
        /// As it was given.
        board: Box<Board>,
        /// What is wrong with it.
        faults: PositionFaults,
    },
    /// A text that is not FEN.
    Fen(fen::Error),
    /// A tag that asks for a position where none is given.
    Tag(&'static str),
    /// Something forgiven in a move.
    Forgiven(Leniency),
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFaults {
    /// It is not legal.
    Illegal(Faults),
    /// It is no start of Chess960.
    NoStart(StartFaults),
}

/// What an edition has of these provisions; the Preface where it has none of them.
pub(super) fn cited(edition: Edition, provisions: &[Provision]) -> Vec<Citation> {
    let mut cites: Vec<Citation> =
        provisions.iter().filter_map(|&provision| edition.cite(provision)).collect();
    if cites.is_empty() {
        cites.extend(edition.cite(Provision::CasesNotRegulated));
    }
    cites
}
