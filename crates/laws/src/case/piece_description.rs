//! A piece on the board, as people name it.

use adoube_chess::{Board, Colour, File, Role, Square};

use super::Unclear;

/// A piece on the board, as far as it was specified.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PieceDescription {
    pub(super) colour: Option<Colour>,
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) square: Option<Square>,
    pub(super) text: String,
}

impl PieceDescription {
    /// Returns its square: the only one that fits, looking first among the player's own pieces.
    pub(super) fn on(&self, board: &Board, own: Colour) -> Result<Square, Unclear> {
        let is_it = |square: &Square, colour: Option<Colour>| {
            board.piece_on(*square).is_some_and(|piece| {
                self.role.is_none_or(|role| role == piece.role)
                    && colour.is_none_or(|colour| colour == piece.colour)
                    && self.file.is_none_or(|file| file == square.file())
            })
        };
        if let Some(square) = self.square {
            // For a bare square, the piece is looked up at the table.
            let is_bare = self.role.is_none() && self.colour.is_none();
            let is_there = is_bare || is_it(&square, self.colour);
            return if is_there { Ok(square) } else { Err(Unclear::NotThere(self.text.clone())) };
        }
        let all = |colour| -> Vec<Square> {
            Square::ALL.into_iter().filter(|square| is_it(square, Some(colour))).collect()
        };
        let found = match self.colour {
            Some(colour) => all(colour),
            None if all(own).is_empty() => all(own.other()),
            None => all(own),
        };
        match found[..] {
            [only] => Ok(only),
            [] => Err(Unclear::NotThere(self.text.clone())),
            _ => Err(Unclear::SeveralPieces(self.text.clone())),
        }
    }
}
