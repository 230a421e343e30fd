//! Tags and score of a game in the export format.

use adoube_chess::{
    Bitboard, Board, Position, Rank, Square,
    fen::{self, Castling},
    notation::game::Score,
};

use super::Game;
use crate::pgn::{
    start::read_start,
    tags::{CHESS960, Tags, Variant, score},
};

impl Game {
    /// The score below the moves, else that of the `Result` tag.
    pub fn exported_score(&self) -> Score {
        self.score.or_else(|| self.tags.result()).unwrap_or(Score::Open)
    }

    /// The tags in the export format: the seven of the roster and the others; `Result` as in the standard; `SetUp` and `FEN` if
    /// the game does not begin in the initial position, and `Variant` if castling differs.
    pub fn exported_tags(&self) -> Tags {
        let mut tags = self.tags.clone();
        if tags.get("Result").and_then(score).is_none() {
            tags.set("Result", self.exported_score().to_string());
        }
        // If the start is not known, only the game's own tags describe it.
        if !self.is_start_known {
            return tags.exported();
        }
        let board = self.start.board();
        let is_usual = board == Board::initial();
        let says_so = tags.fen().map(|text| stands(text) == Some(self.start));
        let is_new = says_so == Some(false) || (says_so.is_none() && !is_usual);
        if is_new || says_so.is_some() {
            tags.set("SetUp", "1");
        }
        if is_new {
            tags.set("FEN", fen::write(&board, Castling::XFen).to_string());
        }
        if castles_otherwise(&board) && tags.variant() != Variant::Chess960 {
            tags.set("Variant", CHESS960);
        }
        tags.exported()
    }
}

/// The position of a FEN.
pub(crate) fn stands(text: &str) -> Option<Position> {
    Some(read_start(text).ok()?.position)
}

/// Whether castling is possible with a king or rook on an unusual square.
fn castles_otherwise(board: &Board) -> bool {
    let rooks: Bitboard = [Square::A1, Square::H1, Square::A8, Square::H8].into_iter().collect();
    let kings: Bitboard = [Square::E1, Square::E8].into_iter().collect();
    let castling = board.castling();
    let king_elsewhere = [Rank::First, Rank::Eighth].into_iter().any(|rank| {
        let rank = Bitboard::rank(rank);
        let own_king = board.role(adoube_chess::Role::King) & rank & kings;
        !(castling & rank).is_empty() && own_king.is_empty()
    });
    !(castling & !rooks).is_empty() || king_elsewhere
}
