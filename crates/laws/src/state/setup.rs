//! How a table is laid before a game.

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role};
use serde::{Deserialize, Serialize};

use crate::{
    clock::{At, PerPlayer, TimeControl},
    history::{History, RecordedPosition},
    regulations::{Regulations, Start},
    vocabulary::{Presence, Senses},
};

/// What stands there when the players come, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Setup {
    /// The position with which the game has to begin.
    pub prescribed: Board,
    /// The one that was set up, if it is another.
    pub stands: Option<Board>,
    /// Which way round the board lies.
    pub placement: BoardPlacement,
    /// Who sits where.
    pub colours: Colours,
    /// How the clock was set, if it was set wrongly.
    pub clock: Option<PerPlayer<TimeControl>>,
    /// When the round was to begin.
    pub scheduled: At,
    /// The players' names; may be empty.
    pub names: PerPlayer<String>,
    /// How the players see and hear.
    pub senses: PerPlayer<Senses>,
    /// Who is not at the board when it begins.
    pub absent: PerPlayer<bool>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            prescribed: Board::initial(),
            stands: None,
            placement: BoardPlacement::default(),
            colours: Colours::default(),
            clock: None,
            scheduled: At::ZERO,
            names: PerPlayer::default(),
            senses: PerPlayer::default(),
            absent: PerPlayer::default(),
        }
    }
}

/// Which way round a board lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardPlacement {
    /// With a light square at each player's right.
    #[default]
    Right,
    /// With a dark one.
    Wrong,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// As the pairing says.
    #[default]
    AsPaired,
    /// The other way round.
    Reversed,
}

impl Setup {
    /// A game that has to begin with this position, and does.
    pub fn from_position(position: &Position) -> Self {
        Self { prescribed: position.board(), ..Self::default() }
    }

    /// A game under these regulations, with the position in which it has to begin; one that is still to be drawn is
    /// the usual one until then.
    pub fn under(regulations: &Regulations) -> Self {
        let position = match regulations.start {
            Start::Standard | Start::Chess960 => Position::initial(),
            Start::Chess960Number(number) => number.position(),
        };
        Self::from_position(&position)
    }

    /// What stands on the board at the beginning.
    pub fn board(&self) -> &Board {
        self.stands.as_ref().unwrap_or(&self.prescribed)
    }

    pub(super) fn history(&self) -> History {
        let stands = without_misplaced(self.board(), &self.prescribed);
        History::beginning(stand(&stands))
    }

    pub(super) fn presence(&self, colour: Colour) -> Presence {
        if self.absent[colour] { Presence::Absent } else { Presence::AtTheBoard }
    }
}

/// The position that a board is, however it came about, or the bare board.
pub(crate) fn stand(board: &Board) -> RecordedPosition {
    Position::composed(board).map_or(RecordedPosition::Illegal(*board), RecordedPosition::Legal)
}

/// What stands on the board, with rights to castle only for a king and a rook that stand where they were prescribed.
fn without_misplaced(stood: &Board, prescribed: &Board) -> Board {
    let mut board = *stood;
    let mut rights = board.castling();
    for rook in board.castling() {
        let king_stands = stood.piece_on(rook).is_some_and(|rook| {
            let king = Piece::new(rook.colour, Role::King);
            prescribed.pieces(king) == stood.pieces(king)
        });
        if !king_stands || prescribed.piece_on(rook) != stood.piece_on(rook) {
            rights &= !Bitboard::of(rook);
        }
    }
    board.set_castling(rights);
    board
}
