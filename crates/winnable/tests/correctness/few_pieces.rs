//! With few pieces the truth is known for every position, and no verdict may differ from it.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Rank, Role, Square};
use adoube_winnable::Budget;

use crate::{
    answer::shown,
    effort::{in_parallel, is_deep},
    symmetry::swapped,
    tables::{Material, Tables},
};

/// If the truth is yes, a full verdict costs a search: it is requested for one position in this many.
const FULL_IN: usize = 500;

/// The tables themselves: with queen or rook White to move always mates, with only a bishop or knight
/// never.
#[test]
fn the_tables_match_known_endgames() {
    let mut tables = Tables::default();
    for (man, can_mate) in [("Q", true), ("R", true), ("B", false), ("N", false)] {
        let material = Material::read(man);
        tables.add(material);
        let table = tables.table(material);
        let legal = table.parts().into_iter().flatten().filter_map(|number| table.position(number));
        for position in legal.filter(|position| position.turn() == Colour::White) {
            assert_eq!(tables.white_can_mate(&position), can_mate, "{position}");
        }
    }
}

#[test]
fn every_position_of_three_pieces() {
    let mut tables = Tables::default();
    for material in Material::all(3) {
        tables.add(material);
        let asked = compare_verdicts(&tables, material, 1);
        assert!(asked > 20_000, "{material:?}: only {asked} positions");
    }
}

/// Knights against each other, and another material without pawns in each run; in the long run every
/// position of all.
#[test]
fn positions_of_four_pieces() {
    let without_pawns = |material: &Material| !material.has_pawns();
    let mut materials: Vec<_> = Material::all(4).into_iter().filter(without_pawns).collect();
    fastrand::shuffle(&mut materials);
    materials.truncate(1);
    materials.push(Material::read("Nn"));
    if is_deep() {
        materials = Material::all(4);
    }
    let mut tables = Tables::default();
    for material in materials {
        tables.add(material);
        let asked = compare_verdicts(&tables, material, if is_deep() { 1 } else { 40 });
        assert!(asked > 20_000, "{material:?}: only {asked} positions");
    }
}

/// Compares verdicts on one in `one_in` positions with the truth; returns their number.
fn compare_verdicts(tables: &Tables, material: Material, one_in: usize) -> usize {
    let table = tables.table(material);
    let asked = AtomicUsize::new(0);
    in_parallel(table.parts(), |part| {
        for number in part.into_iter().filter(|_| fastrand::usize(..one_in) == 0) {
            let Some(position) = table.position(number) else { continue };
            for position in with_rights(&position) {
                let truth = tables.white_can_mate(&position);
                instant_holds(&position, truth);
                if !truth || fastrand::usize(..FULL_IN) == 0 {
                    full_holds(&position, truth);
                }
                asked.fetch_add(1, Relaxed);
            }
        }
    });
    asked.into_inner()
}

/// Returns the position, and variants with all castling rights and with each possible en passant square.
fn with_rights(position: &Position) -> Vec<Position> {
    let mut boards = vec![position.board()];
    let on_first = |colour: Colour, rank| {
        position.pieces(Piece::new(colour, Role::Rook)) & Bitboard::rank(rank)
    };
    let rooks = on_first(Colour::White, Rank::First) | on_first(Colour::Black, Rank::Eighth);
    if rooks.any() {
        boards.push(changed(position, |board| board.set_castling(rooks)));
    }
    if position.role(Role::Pawn).several() {
        let passed = |square| changed(position, |board| board.set_en_passant(Some(square)));
        let sixth = Bitboard::rank(Rank::Third) | Bitboard::rank(Rank::Sixth);
        boards.extend(sixth.into_iter().map(passed));
    }
    let mut positions: Vec<_> =
        boards.iter().filter_map(|board| Position::composed(board).ok()).collect();
    // An en passant square without a legal capture is dropped, which gives the plain position again.
    positions.dedup();
    positions
}

fn changed(position: &Position, change: impl Fn(&mut Board)) -> Board {
    let mut board = position.board();
    change(&mut board);
    board
}

/// Checks that the instant verdict about White, and about Black with colours swapped, is true or
/// undecided.
fn instant_holds(position: &Position, white_can_mate: bool) {
    for (position, winner) in from_both_sides(position) {
        let said = shown(&position, winner, Budget::INSTANT);
        assert!(said.is_none_or(|said| said == white_can_mate), "{position} {winner:?}: {said:?}");
    }
}

/// Checks that the full verdict is always true.
fn full_holds(position: &Position, white_can_mate: bool) {
    for (position, winner) in from_both_sides(position) {
        let said = shown(&position, winner, Budget::FULL);
        assert_eq!(said, Some(white_can_mate), "{position} {winner:?}");
    }
}

/// Returns the same question about White and about Black.
fn from_both_sides(position: &Position) -> [(Position, Colour); 2] {
    [(*position, Colour::White), (swapped(position), Colour::Black)]
}

/// Four and five pieces of any kind, placed at random, half of them with two pawns that block each
/// other. Positions with too many successors are skipped.
#[test]
fn random_placements() {
    let (wanted, most) = if is_deep() { (20_000, 300_000) } else { (200, 20_000) };
    let mut tables = Tables::default();
    for material in if is_deep() { Material::all(4) } else { Material::all(3) } {
        tables.add(material);
    }
    let asked = AtomicUsize::new(0);
    in_parallel(0..2 * wanted, |number| {
        let position = random_placement(4 + number as u32 % 2);
        if let Some(truth) = tables.search(&position, most) {
            instant_holds(&position, truth);
            full_holds(&position, truth);
            asked.fetch_add(1, Relaxed);
        }
    });
    assert!(asked.into_inner() > wanted, "the truth is not found any more");
}

fn random_placement(men: u32) -> Position {
    loop {
        let mut board = Board::empty();
        board.set_turn(Colour::ALL[fastrand::usize(..2)]);
        for colour in Colour::ALL {
            board.set(any_square(), Some(Piece::new(colour, Role::King)));
        }
        if fastrand::bool() {
            let lower = fastrand::usize(8..48);
            for (square, colour) in [(lower, Colour::White), (lower + 8, Colour::Black)] {
                board.set(Square::ALL[square], Some(Piece::new(colour, Role::Pawn)));
            }
        }
        while board.occupied().count() < men {
            let man =
                Piece::new(Colour::ALL[fastrand::usize(..2)], Role::ALL[fastrand::usize(..5)]);
            board.set(any_square(), Some(man));
        }
        if let Ok(position) = Position::try_from(&board) {
            return position;
        }
    }
}

fn any_square() -> Square {
    Square::ALL[fastrand::usize(..64)]
}
