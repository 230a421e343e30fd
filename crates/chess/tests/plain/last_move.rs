//! Whether a position can have arisen at all, reduced to the only question that is easy to answer: is
//! there a last move that the opponent can have made?
//!
//! Every retraction is tried: the piece goes back, a captured piece may be restored, and the side now to
//! move must not have been in check before the opponent moved.

use adoube_chess::{Colour, File, Piece, Role, Square};

use super::{PlainBoard, forward, rank_for, step};

/// Returns whether some last move leads to this board. (`false` also refutes the check on it.)
pub(crate) fn could_have_been_made(now: &PlainBoard) -> bool {
    let mover = now.turn.other();
    if let Some(passed) = now.passed {
        // Then the last move is known: the pawn's advance over that square.
        let landing = step(passed, 0, forward(mover));
        let origin = step(passed, 0, -forward(mover));
        return match (landing, origin) {
            (Some(to), Some(from)) => is_sound(now, &[(to, None), (from, now.on(to))]),
            _ => false,
        };
    }
    Square::ALL.into_iter().any(|to| match now.on(to) {
        Some(piece) if piece.colour == mover => {
            ordinary(now, to, piece) || from_a_pawn(now, to, piece)
        }
        _ => false,
    }) || castled(now, mover)
}

/// Returns whether a piece can have come from a square it reaches, with or without a capture.
fn ordinary(now: &PlainBoard, to: Square, piece: Piece) -> bool {
    piece.role != Role::Pawn
        && now.attacked_from(to).into_iter().filter(|&from| now.is_vacant(from)).any(|from| {
            captures(now)
                .into_iter()
                .any(|captured| is_sound(now, &[(to, captured), (from, Some(piece))]))
        })
}

/// Returns whether a pawn can have come to `to`, or have been promoted to the piece there.
fn from_a_pawn(now: &PlainBoard, to: Square, piece: Piece) -> bool {
    let (mover, back) = (piece.colour, -forward(piece.colour));
    let last_rank = to.rank() == rank_for(mover, 8);
    if (piece.role == Role::Pawn) == last_rank || piece.role == Role::King {
        return false;
    }
    let pawn = Some(Piece::new(mover, Role::Pawn));
    let starts = |from: &Square| now.is_vacant(*from) && from.rank() != rank_for(mover, 1);
    let one = step(to, 0, back).filter(starts);
    let two = one
        .filter(|_| to.rank() == rank_for(mover, 4))
        .and_then(|one| step(one, 0, back))
        .filter(starts);
    let advanced =
        one.into_iter().chain(two).any(|from| is_sound(now, &[(to, None), (from, pawn)]));
    let sides = [-1, 1].into_iter().filter_map(|side| step(to, side, back)).filter(starts);
    advanced
        || sides.into_iter().any(|from| {
            is_sound(now, &[(to, Some(Piece::new(now.turn, Role::Knight))), (from, pawn)])
                || captured_en_passant(now, from, to, mover)
        })
}

fn captured_en_passant(now: &PlainBoard, from: Square, to: Square, mover: Colour) -> bool {
    let pawn = |colour| Some(Piece::new(colour, Role::Pawn));
    let Some(victim) = step(to, 0, -forward(mover)) else { return false };
    let origin = step(to, 0, forward(mover));
    to.rank() == rank_for(mover, 6)
        && now.on(to) == pawn(mover)
        && now.is_vacant(victim)
        && origin.is_some_and(|origin| now.is_vacant(origin))
        && is_sound(now, &[(to, None), (victim, pawn(mover.other())), (from, pawn(mover))])
}

/// Returns whether king and rook are placed as after castling, with room on their squares of origin.
fn castled(now: &PlainBoard, mover: Colour) -> bool {
    let rank = rank_for(mover, 1);
    let king = Some(Piece::new(mover, Role::King));
    let rook = Some(Piece::new(mover, Role::Rook));
    let square = |file| Square::new(file, rank);
    [(File::G, File::F), (File::C, File::D)].into_iter().any(|(king_file, rook_file)| {
        let (king_now, rook_now) = (square(king_file), square(rook_file));
        let free = |file: File| {
            let at = square(file);
            at == king_now || at == rook_now || now.is_vacant(at)
        };
        now.on(king_now) == king
            && now.on(rook_now) == rook
            && File::ALL.into_iter().filter(|&file| free(file)).any(|king_from| {
                File::ALL.into_iter().filter(|&file| free(file) && file != king_from).any(|from| {
                    (from > king_from) == (king_file == File::G)
                        && is_sound(
                            now,
                            &[
                                (king_now, None),
                                (rook_now, None),
                                (square(king_from), king),
                                (square(from), rook),
                            ],
                        )
                })
            })
    })
}

/// No captured piece, or any one: for the lines of a check all captured pieces are alike.
fn captures(now: &PlainBoard) -> [Option<Piece>; 2] {
    [None, Some(Piece::new(now.turn, Role::Knight))]
}

/// Returns whether the side now to move was not in check once the changes are undone.
fn is_sound(now: &PlainBoard, undone: &[(Square, Option<Piece>)]) -> bool {
    let mut before = now.clone();
    for &(square, piece) in undone {
        before.put(square, piece);
    }
    !before.is_in_check(now.turn)
}
