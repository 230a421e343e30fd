//! Derives the allowed moves from released pieces.

use adoube_chess::{Move, Piece, Position, Role, Square};

use super::{AllowedMoves, arrives, duty::instead_of_castling};
use crate::{
    Provision,
    regulations::{IllegalCastlingReleased, OpenPoints},
};

/// Narrows the allowed moves to those that put the released piece on its square. If no legal move does,
/// nothing changes here and the illegal move is handled elsewhere. A king released two squares away was
/// meant to castle; if it was touched first, that decides what is left.
pub(super) fn after_release(
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
    // If no rook was touched, another article applies.
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

/// Narrows the moves to the chosen promotion piece, if a pawn is to promote.
pub(super) fn after_choice(duty: AllowedMoves, becomes: Option<Role>) -> AllowedMoves {
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
