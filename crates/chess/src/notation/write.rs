//! Writing one move.

use super::{Castling, Checks, Form, Letters, Promotion, Sign, Style};
use crate::{Move, MoveKind, Position, Role, Square, Wing};

/// Writes a legal move in a style.
///
/// ```
/// use adoube_chess::{Position, notation::{self, Appendix, Language, Style}, san};
/// let start = Position::initial();
/// let knight = san::read(&start, "Nf3").unwrap();
/// assert_eq!(notation::write(&start, knight, &Style::pgn()), "Nf3");
/// assert_eq!(notation::write(&start, knight, &Appendix::Y2009.style(Language::SrCyrl)), "Сф3");
/// ```
pub fn write(position: &Position, moved: Move, style: &Style) -> String {
    let mut text = String::with_capacity(16);
    match moved.wing() {
        Some(side) => text.push_str(castling(side, style.castling)),
        None => squares(&mut text, position, moved, *style),
    }
    text.push_str(threat(position, moved, style.checks));
    if moved.kind() == MoveKind::EnPassant && style.en_passant == Sign::Written {
        text.push(' ');
        text.push_str(style.letters.en_passant());
    }
    text
}

const fn castling(side: Wing, signs: Castling) -> &'static str {
    match (signs, side) {
        (Castling::Zeros, Wing::King) => "0-0",
        (Castling::Zeros, Wing::Queen) => "0-0-0",
        (Castling::Letters, Wing::King) => "O-O",
        (Castling::Letters, Wing::Queen) => "O-O-O",
    }
}

/// Writes piece, departure as needed, capture sign, arrival, promotion piece.
fn squares(text: &mut String, position: &Position, moved: Move, style: Style) {
    let letters = style.letters;
    text.extend(role_of(position, moved).and_then(|role| letters.piece(role)));
    let departure = match style.form {
        Form::Short => Departure::needed(position, moved),
        Form::Long | Form::Hyphenated => Departure::Square,
    };
    if matches!(departure, Departure::File | Departure::Square) {
        text.push(letters.file(moved.from_square().file()));
    }
    if matches!(departure, Departure::Rank | Departure::Square) {
        text.push(moved.from_square().rank().digit());
    }
    if is_capture(position, moved) && style.captures == Sign::Written {
        text.push('x');
    } else if style.form == Form::Hyphenated {
        text.push('-');
    }
    push_square(text, moved.to_square(), letters);
    if let Some(letter) = moved.promotion().and_then(|role| letters.piece(role)) {
        match style.promotion {
            Promotion::Plain => text.push(letter),
            Promotion::Equals => text.extend(['=', letter]),
            Promotion::Brackets => text.extend(['(', letter, ')']),
        }
    }
}

fn push_square(text: &mut String, square: Square, letters: Letters) {
    text.extend([letters.file(square.file()), square.rank().digit()]);
}

fn threat(position: &Position, moved: Move, signs: Checks) -> &'static str {
    if signs == Checks::Omitted {
        return "";
    }
    let after = position.play_unchecked(moved);
    match signs {
        _ if !after.is_check() => "",
        _ if after.has_legal_move() => "+",
        Checks::PlusPlus => "++",
        Checks::PlusHash | Checks::Omitted => "#",
    }
}

/// Returns the role of the moving piece or pawn.
pub(super) fn role_of(position: &Position, moved: Move) -> Option<Role> {
    position.piece_on(moved.from_square()).map(|piece| piece.role)
}

/// Returns whether the move captures. Castling onto the rook's square does not.
pub(super) fn is_capture(position: &Position, moved: Move) -> bool {
    match moved.kind() {
        MoveKind::Castle => false,
        MoveKind::EnPassant => true,
        MoveKind::Normal | MoveKind::Promotion(_) => position.piece_on(moved.to_square()).is_some(),
    }
}

/// How much of the square of departure is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Departure {
    Nothing,
    File,
    Rank,
    Square,
}

impl Departure {
    /// Returns what has to be written. A pawn names its file when it captures. A piece names its file if
    /// another of its kind can legally go to the same square, its rank if that other piece is on the
    /// same file, or both.
    pub(super) fn needed(position: &Position, moved: Move) -> Self {
        match role_of(position, moved) {
            Some(Role::Pawn) if is_capture(position, moved) => return Self::File,
            Some(Role::Pawn | Role::King) | None => return Self::Nothing,
            Some(_) => {}
        }
        let (mut rivals, mut same_file, mut same_rank) = (false, false, false);
        for &other in &position.legal_moves() {
            let rival = other.to_square() == moved.to_square()
                && other.from_square() != moved.from_square()
                && role_of(position, other) == role_of(position, moved);
            rivals |= rival;
            same_file |= rival && other.from_square().file() == moved.from_square().file();
            same_rank |= rival && other.from_square().rank() == moved.from_square().rank();
        }
        match (rivals, same_file, same_rank) {
            (false, ..) => Self::Nothing,
            (true, false, _) => Self::File,
            (true, true, false) => Self::Rank,
            (true, true, true) => Self::Square,
        }
    }
}
