//! From what was let go of to moves.

use adoube_chess::{Move, Piece, Position, Role, Square};

use super::{AllowedMoves, arrives, duty::instead_of_castling};
use crate::{
    Provision,
    regulations::{IllegalCastlingReleased, OpenPoints},
};

/// What a piece released on a square leaves of the duty. If no legal move puts it there, it was not part of one:
/// the duty stays as it was, and what becomes of the illegal move is another matter. A king two squares away was
/// meant to castle; if it was the first piece touched, that decides what is left.
pub(super) fn of_release(
    position: &Position,
    duty: AllowedMoves,
    released: Option<(Square, Square)>,
    touched: &[Square],
    open: &OpenPoints,
) -> AllowedMoves {
    let Some((from, to)) = released else { return duty };
    let puts_it_there = |played: &&Move| {
        let rook = played.castling_destinations().map(|(_, rook)| rook);
        played.from_square() == from && arrives(**played) == to
            || played.to_square() == from && rook == Some(to)
    };
    let moves: Vec<Move> = duty.moves.iter().filter(puts_it_there).copied().collect();
    if !moves.is_empty() {
        let castles = moves.iter().all(|played| played.wing().is_some());
        let promotes = moves.iter().all(|played| played.promotion().is_some());
        let duty = AllowedMoves { moves, ..duty };
        return match (castles, promotes) {
            (true, _) => duty.because(Provision::CastlingMade),
            (false, true) => {
                duty.because(Provision::PieceReleased).because(Provision::PromotionMade)
            }
            (false, false) => duty.because(Provision::PieceReleased),
        };
    }
    let meant_to_castle = is_king(position, from)
        && touched.first() == Some(&from)
        && from.file().index().abs_diff(to.file().index()) >= 2;
    let has_touched_rook = touched.iter().any(|rook| position.castling().contains(*rook));
    // What is left has an article of its own if no rook was touched.
    let why = if has_touched_rook {
        Provision::IntendedCastlingIllegal
    } else {
        Provision::KingReleasedToCastleIllegally
    };
    match open.illegal_castling_released {
        IllegalCastlingReleased::KingMoves if meant_to_castle => {
            instead_of_castling(position, from, why)
        }
        IllegalCastlingReleased::AnyMove if meant_to_castle => {
            AllowedMoves::free(position).because(why)
        }
        IllegalCastlingReleased::KingMoves | IllegalCastlingReleased::AnyMove => duty,
    }
}

/// What the choice of a piece for the pawn leaves, if a pawn is to promote.
pub(super) fn of_choice(duty: AllowedMoves, becomes: Option<Role>) -> AllowedMoves {
    let Some(role) = becomes else { return duty };
    let chosen = |played: &&Move| played.promotion() == Some(role);
    let moves: Vec<Move> = duty.moves.iter().filter(chosen).copied().collect();
    if moves.is_empty() {
        duty
    } else {
        AllowedMoves { moves, ..duty }.because(Provision::PromotionChoiceFinal)
    }
}

fn is_king(position: &Position, square: Square) -> bool {
    position.piece_on(square) == Some(Piece::new(position.turn(), Role::King))
}
