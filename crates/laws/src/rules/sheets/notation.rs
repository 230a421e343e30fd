//! The appendix on notation, as far as it shows in what a player has written.

use adoube_chess::{
    Move, MoveKind, Piece, Position, Role, Square,
    notation::{self, Appendix, Language},
};

use super::compare;
use crate::{
    Edition, Provision,
    history::Ply,
    state::{Table, sheets::SheetRules},
    vocabulary::SheetFact,
};

/// Returns the appendix on notation of an edition.
pub const fn appendix(edition: Edition) -> Appendix {
    SheetRules::for_edition(edition).appendix
}

/// Returns the items of the appendix that a line of a scoresheet follows.
pub(crate) fn provisions_of(table: &Table, fact: &SheetFact) -> Vec<Provision> {
    match fact {
        SheetFact::Written { line, text, .. } => {
            let before = table.history().back_to(Ply(line.0.saturating_sub(1)));
            let meant = compare::meaning(table.history(), *line, text);
            match before.position().zip(meant) {
                Some((position, played)) => items_of_move(position, played, text, table.edition()),
                None => Vec::new(),
            }
        }
        SheetFact::OfferWritten(_) => vec![Provision::DrawOfferNotation],
        _ => Vec::new(),
    }
}

fn items_of_move(
    position: &Position,
    played: Move,
    text: &str,
    edition: Edition,
) -> Vec<Provision> {
    use Provision as P;
    let mut items = vec![P::AlgebraicNotation];
    let Some(piece) = position.piece_on(played.from_square()) else { return items };
    if played.is_castle() {
        items.push(P::NotationSigns);
    } else {
        items.extend([P::FileLetters, P::RankNumbers, P::SquareNames, P::MoveNotation]);
        items.extend(items_of_piece(position, piece, played, text));
    }
    if takes(position, piece, played) {
        items.push(P::CaptureNotation);
    }
    if played.promotion().is_some() {
        items.push(P::PromotionNotation);
    }
    if text.contains("(=)") {
        items.push(P::DrawOfferNotation);
    }
    if text.contains(['+', '#', '×', 'x', ':']) {
        items.push(P::NotationSigns);
    }
    if is_as_printed(position, played, text, edition) {
        items.push(P::ModelGame);
    }
    items
}

/// Returns the items on naming the moving piece and distinguishing it from others of its kind.
fn items_of_piece(position: &Position, piece: Piece, played: Move, text: &str) -> Vec<Provision> {
    use Provision as P;
    let takes = takes(position, piece, played);
    // Others that could move to the same square.
    let is_rival = |other: &&Move| {
        other.to_square() == played.to_square()
            && other.from_square() != played.from_square()
            && position.piece_on(other.from_square()) == Some(piece)
    };
    let has_rival = position.legal_moves().iter().any(|other| is_rival(&other));
    if piece.role == Role::Pawn {
        let ambiguous = (takes && has_rival).then_some(P::AmbiguousPawnNotation);
        return [P::PawnsHaveNoLetter].into_iter().chain(ambiguous).collect();
    }
    let mut items = vec![P::PieceMeansNoPawn, P::PieceLetters];
    if !text.trim_start().starts_with(piece.role.letter()) {
        items.push(P::NationalLetters);
    }
    items.extend(has_rival.then_some(P::AmbiguousPieceNotation));
    items
}

fn takes(position: &Position, piece: Piece, played: Move) -> bool {
    let is_taken = |square: Square| {
        position.piece_on(square).is_some_and(|there| there.colour != piece.colour)
    };
    played.kind() == MoveKind::EnPassant || !played.is_castle() && is_taken(played.to_square())
}

/// Reports whether it is written exactly as the edition's appendix writes its own example, with the letters
/// of any of the languages.
fn is_as_printed(position: &Position, played: Move, text: &str, edition: Edition) -> bool {
    let appendix = appendix(edition);
    let written = |language| notation::write(position, played, &appendix.style(language));
    Language::ALL.into_iter().any(|language| written(language) == text.trim())
}
