//! What is not as PGN has it and was understood all the same.

use std::cell::Cell;

use adoube_chess::{
    Move, MoveKind, Position, Role,
    notation::{Leniency, Reading},
    san,
};

/// What was forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forgiven {
    /// A move is written otherwise than in the export format.
    Move(Leniency),
    /// Piece letters of another language than English.
    Letters,
    /// Castling with zeros.
    CastlingZeros,
    /// A promotion without `=`.
    PromotionSignMissing,
    /// `e.p.`, for which PGN has no sign.
    EnPassantSign,
    /// Signs that stand apart from the move, are others than those of SAN, or mean nothing here.
    Signs,
    /// A result in other signs than those of PGN.
    Score,
    /// A result after the result.
    SecondScore,
    /// A line that begins as a tag does and is none.
    BadTag,
    /// A bracket, brace or quotation mark that belongs to nothing.
    Stray,
    /// A comment without an end.
    UnclosedComment,
    /// A variation without an end.
    UnclosedVariation,
    /// A glyph that is no number up to 255.
    Nag,
    /// The kings were put into the centre of an electronic board to show the result.
    KingsPlaced,
    /// A starting position that no game can have led to.
    Composed,
    /// A castling right or an en passant square that the board of the `FEN` tag does not allow.
    FenRights,
}

/// What is forgiven in a word that was read as a move, beside what SAN orders.
pub(super) fn in_move(
    word: &str,
    position: &Position,
    reading: &Reading,
    mut tell: impl FnMut(Forgiven),
) {
    let Reading { moved, leniencies, .. } = reading;
    let moved = *moved;
    let text = word.trim_end_matches(['!', '?']);
    if text == san::write(position, moved).as_str() {
        return;
    }
    let told = Cell::new(false);
    let mut tell = |what: Forgiven| {
        told.set(true);
        tell(what);
    };
    let is_of_san = |leniency: Leniency| match leniency {
        Leniency::CastlingLetters | Leniency::EnPassantSignMissing | Leniency::Comment => true,
        Leniency::PromotionSign => text.contains('='),
        _ => false,
    };
    for leniency in leniencies.iter().copied().filter(|leniency| !is_of_san(*leniency)) {
        tell(Forgiven::Move(leniency));
    }
    if moved.is_castle() && text.contains('0') {
        tell(Forgiven::CastlingZeros);
    }
    if moved.kind() == MoveKind::EnPassant && !leniencies.contains(&Leniency::EnPassantSignMissing)
    {
        tell(Forgiven::EnPassantSign);
    }
    if moved.promotion().is_some() && !leniencies.contains(&Leniency::PromotionSign) {
        tell(Forgiven::PromotionSignMissing);
    }
    if !moved.is_castle() && !has_letters(text, position, moved) {
        tell(Forgiven::Letters);
    }
    if !told.get() {
        tell(Forgiven::Signs);
    }
}

/// Whether the letters of the pieces that a word names are the English ones.
fn has_letters(text: &str, position: &Position, moved: Move) -> bool {
    let piece = position.piece_on(moved.from_square()).map_or(Role::Pawn, |piece| piece.role);
    let named = moved.promotion().or((piece != Role::Pawn).then_some(piece));
    let lower = |sign: char| sign.is_lowercase() || !sign.is_alphabetic();
    named.is_none_or(|role| text.contains(role.letter())) || text.chars().all(lower)
}
