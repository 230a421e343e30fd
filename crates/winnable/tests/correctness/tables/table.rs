//! One bit for every placement of the same pieces.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use adoube_chess::{Board, Colour, Piece, Position, Role, Square};

use super::{Material, material::KINDS};

const WHITE_KING: Piece = Piece::new(Colour::White, Role::King);
const BLACK_KING: Piece = Piece::new(Colour::Black, Role::King);

/// Positions are numbered by the squares of the white king, the black king and the other pieces, and by
/// the side to move. By symmetry only those are used in which the white king is on the files a to d if
/// there are pawns, else in the triangle a1, d1, d4.
pub(crate) struct Table {
    material: Material,
    marked: Vec<AtomicU64>,
}

impl Table {
    pub(crate) fn new(material: Material) -> Self {
        let size = 2 * 64_usize.pow(2 + material.men().count() as u32);
        Self { material, marked: (0..size / 64).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Returns the numbers in use, one part for each square of the white king.
    pub(crate) fn parts(&self) -> Vec<Vec<u32>> {
        let size = self.marked.len() as u32;
        let is_used = |king: &u32| {
            let (file, rank) = (king % 8, king / 8);
            file < 4 && (self.material.has_pawns() || rank <= file)
        };
        (0..64).filter(is_used).map(|king| (king * size..(king + 1) * size).collect()).collect()
    }

    /// Returns the position with this number, if there is one.
    pub(crate) fn position(&self, number: u32) -> Option<Position> {
        let mut board = Board::empty();
        board.set_turn(Colour::ALL[number as usize % 2]);
        let mut rest = number / 2;
        for man in self.material.men().rev().chain([BLACK_KING, WHITE_KING]) {
            let square = Square::ALL[rest as usize % 64];
            rest /= 64;
            if board.piece_on(square).is_some() {
                return None;
            }
            board.set(square, Some(man));
        }
        Position::composed(&board).ok()
    }

    pub(crate) fn mark(&self, number: u32) {
        self.marked[number as usize / 64].fetch_or(1 << (number % 64), Relaxed);
    }

    pub(crate) fn is_marked(&self, position: &Position) -> bool {
        let number = number(position);
        self.marked[number / 64].load(Relaxed) >> (number % 64) & 1 == 1
    }
}

/// Returns the number of a position, or of a symmetrical one.
fn number(position: &Position) -> usize {
    let kings = Colour::ALL.map(|colour| position.king(colour));
    let men = KINDS.into_iter().flat_map(|kind| position.pieces(kind));
    let seen = seen_with_king_on(kings[0].index(), position.role(Role::Pawn).any());
    let squares = kings.into_iter().chain(men);
    let number = squares.fold(0, |number, square| number * 64 + seen(square.index()));
    number * 2 + position.turn().index()
}

/// Returns the symmetry that maps the white king to a square of the table.
fn seen_with_king_on(king: usize, has_pawns: bool) -> impl Fn(usize) -> usize {
    let left_to_right = if king % 8 > 3 { 0o07 } else { 0 };
    let top_to_bottom = if king / 8 > 3 && !has_pawns { 0o70 } else { 0 };
    let flips = left_to_right | top_to_bottom;
    let king = king ^ flips;
    let is_above_diagonal = king / 8 > king % 8 && !has_pawns;
    move |square| {
        let square = square ^ flips;
        if is_above_diagonal { square % 8 * 8 + square / 8 } else { square }
    }
}
