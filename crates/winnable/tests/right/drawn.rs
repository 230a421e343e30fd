//! Positions drawn at random: published ones, changed by hand or played on.

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role, Square};

use crate::{
    published::questions,
    symmetry::{mirrored, swapped},
};

/// Where drawing starts.
pub(crate) struct Urn(Vec<Position>);

impl Urn {
    /// The positions of some of our files.
    pub(crate) fn of(files: &[&str]) -> Self {
        let all = files.iter().flat_map(|file| questions(file));
        Self(all.map(|question| question.position).collect())
    }

    pub(crate) fn draw(&self) -> Position {
        self.0[fastrand::usize(..self.0.len())]
    }

    /// One as it is, played on or changed.
    pub(crate) fn draw_any(&self) -> Position {
        [Self::draw, Self::draw_played_on, Self::draw_changed][fastrand::usize(..3)](self)
    }

    /// One that was played on for some moves.
    pub(crate) fn draw_played_on(&self) -> Position {
        let mut position = self.draw();
        for _ in 0..fastrand::usize(..8) {
            let moves = position.legal_moves();
            let Some(played) = fastrand::choice(moves.iter()) else { break };
            position = position.play_unchecked(*played);
        }
        position
    }

    /// One that was changed by hand, and is a legal position still.
    pub(crate) fn draw_changed(&self) -> Position {
        loop {
            let mut board = self.draw().board();
            // What can be taken in passing, and mostly who can castle, depends on what is changed.
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

/// A man moved, taken off or put on, or the turn changed.
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

/// Moves a man to an empty square.
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

/// From any point of view.
fn turned(position: &Position) -> Position {
    match fastrand::u8(..4) {
        0 => mirrored(position),
        1 => swapped(position),
        2 => mirrored(&swapped(position)),
        _ => *position,
    }
}
