//! The setup of a table before a game.

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role};
use serde::{Deserialize, Serialize};

use crate::{
    clock::{At, PerPlayer, TimeControl},
    history::{History, RecordedPosition},
    regulations::{Regulations, Start},
    vocabulary::{Presence, Senses},
};

/// The setup that the players find, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Setup {
    /// The prescribed starting position.
    pub prescribed: Board,
    /// The position that was set up instead, if it differs.
    pub stands: Option<Board>,
    /// The orientation of the board.
    pub placement: BoardPlacement,
    /// Which player has which colour.
    pub colours: Colours,
    /// The setting of the clock, if it is wrong.
    pub clock: Option<PerPlayer<TimeControl>>,
    /// The scheduled start of the round.
    pub scheduled: At,
    /// When the round really begins.
    #[serde(skip_serializing_if = "RoundStart::is_as_scheduled")]
    pub round_start: RoundStart,
    /// The players' names; may be empty.
    pub names: PerPlayer<String>,
    /// The senses of the players.
    pub senses: PerPlayer<Senses>,
    /// Which players are absent at the start.
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
            round_start: RoundStart::default(),
            names: PerPlayer::default(),
            senses: PerPlayer::default(),
            absent: PerPlayer::default(),
        }
    }
}

/// The orientation of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardPlacement {
    /// With a light square at each player's right.
    #[default]
    Right,
    /// With a dark square at each player's right.
    Wrong,
}

/// When the round really begins, from which a player is late.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStart {
    /// At the scheduled time, whenever the clock of this game is started.
    #[default]
    AsScheduled,
    /// When the arbiter starts the clocks, which may be later than scheduled. Until then a player can start them only if
    /// both are there.
    ByArbiter,
}

impl RoundStart {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
    fn is_as_scheduled(&self) -> bool {
        *self == Self::AsScheduled
    }
}

/// Which player has which colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// As the pairing says.
    #[default]
    AsPaired,
    /// Reversed.
    Reversed,
}

impl Setup {
    /// Creates a setup with this starting position.
    pub fn from_position(position: &Position) -> Self {
        Self { prescribed: position.board(), ..Self::default() }
    }

    /// Creates a setup for these regulations, with the starting position they prescribe; the usual one
    /// until a Chess960 position has been drawn.
    pub fn under(regulations: &Regulations) -> Self {
        let position = match regulations.start {
            Start::Standard | Start::Chess960 => Position::initial(),
            Start::Chess960Number(number) => number.position(),
        };
        Self::from_position(&position)
    }

    /// The board at the start.
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

/// Returns the legal position that a board represents, or the board itself if it is not one.
pub(crate) fn stand(board: &Board) -> RecordedPosition {
    Position::composed(board).map_or(RecordedPosition::Illegal(*board), RecordedPosition::Legal)
}

/// Returns the board, with castling rights only for a king and a rook on their prescribed squares.
fn without_misplaced(stood: &Board, prescribed: &Board) -> Board {
    let mut board = *stood;
    let mut rights = board.castling();
    for rook in board.castling() {
        let king_stands = stood.piece_on(rook).is_some_and(|rook| {
            let king = Piece::new(rook.colour, Role::King);
            prescribed.pieces(king) == stood.pieces(king)
        });
        if !king_stands || prescribed.piece_on(rook) != stood.piece_on(rook) {
            rights &= !Bitboard::from_square(rook);
        }
    }
    board.set_castling(rights);
    board
}
