//! Random positions: published ones, edited or played on.

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role, Square};

use crate::{
    published::questions,
    symmetry::{mirrored, swapped},
};

/// The pool of positions to choose from.
pub(crate) struct PositionPool(Vec<Position>);

impl PositionPool {
    /// Loads the positions of some of our files.
    pub(crate) fn load(files: &[&str]) -> Self {
        let all = files.iter().flat_map(|file| questions(file));
        Self(all.map(|question| question.position).collect())
    }

    pub(crate) fn draw(&self) -> Position {
        self.0[fastrand::usize(..self.0.len())]
    }

    /// Chooses a position as it is, played on or edited.
    pub(crate) fn draw_any(&self) -> Position {
        [Self::draw, Self::draw_played_on, Self::draw_edited][fastrand::usize(..3)](self)
    }

    /// Chooses a position and plays some moves.
    pub(crate) fn draw_played_on(&self) -> Position {
        let mut position = self.draw();
        for _ in 0..fastrand::usize(..8) {
            let moves = position.legal_moves();
            let Some(played) = fastrand::choice(moves.iter()) else { break };
            position = position.play_unchecked(*played);
        }
        position
    }

    /// Chooses a position and edits it, keeping it legal.
    pub(crate) fn draw_edited(&self) -> Position {
        loop {
            let mut board = self.draw().board();
            // Edits usually invalidate en passant and castling rights.
            board.set_en_passant(None);
            for _ in 0..fastrand::usize(1..4) {
                change(&mut board);
            }
            let without_rights = || {
                let mut board = board;
                board.set_castling(Bitboard::EMPTY);
                board
            };
            let position = Position::try_from(&board);
            let Ok(position) = position.or_else(|_| Position::try_from(&without_rights())) else {
                continue;
            };
            return turned(&position);
        }
    }
}

/// Moves, removes or adds a piece, or changes the turn.
fn change(board: &mut Board) {
    let men: Vec<Square> = board.occupied().into_iter().collect();
    let from = men[fastrand::usize(..men.len())];
    let man = board.piece_on(from);
    let is_king = man.is_some_and(|man| man.role == Role::King);
    match fastrand::u8(..8) {
        0 => board.set_turn(!board.turn()),
        1 if !is_king => board.set(from, None),
        2 => put(board, from, near(from)),
        3 | 4 => put(board, from, Square::ALL[fastrand::usize(..64)]),
        5 => {
            let man =
                Piece::new(Colour::ALL[fastrand::usize(..2)], Role::ALL[fastrand::usize(..5)]);
            let to = Square::ALL[fastrand::usize(..64)];
            if board.piece_on(to).is_none() {
                board.set(to, Some(man));
            }
        }
        _ => put(board, from, above_or_below(from)),
    }
}

/// Moves a piece to an empty square.
fn put(board: &mut Board, from: Square, to: Square) {
    if board.piece_on(to).is_none() {
        board.set(to, board.piece_on(from));
        board.set(from, None);
    }
}

fn near(square: Square) -> Square {
    let step = [1, 7, 8, 9, 55, 56, 57, 63][fastrand::usize(..8)];
    Square::ALL[(square.index() + step) % 64]
}

fn above_or_below(square: Square) -> Square {
    Square::ALL[(square.index() + [8, 56][fastrand::usize(..2)]) % 64]
}

/// Returns the position from a random point of view.
fn turned(position: &Position) -> Position {
    match fastrand::u8(..4) {
        0 => mirrored(position),
        1 => swapped(position),
        2 => mirrored(&swapped(position)),
        _ => *position,
    }
}
