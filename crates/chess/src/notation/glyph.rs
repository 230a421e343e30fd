//! What a written sign can mean. The piece letters of the languages do not conflict with each other;
//! upper and lower case, look-alike letters of the two scripts, and `х`, which is a file and looks like
//! the capture sign, do. So a sign has several meanings, and all but the first are recorded as
//! leniencies. This table has the signs of the languages whose conflicts were reviewed; a letter that
//! only [`Letters`] has is read as defined there.

use super::Leniency::{
    self, CaptureSignOther, FileCapital, Hyphen, Lookalike, PawnLetter, PieceLetterSmall,
    PromotionSign,
};
use super::Letters;
use crate::{
    File, Rank,
    Role::{self, Bishop, King, Knight, Pawn, Queen, Rook},
};

/// One meaning of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    Piece(Role),
    File(File),
    Rank(Rank),
    Capture,
    Dash,
    /// The promotion piece follows.
    Becomes,
    Open,
    Close,
}

/// A meaning, and the leniency needed to accept it.
type Meaning = (Glyph, Option<Leniency>);

const fn piece(role: Role) -> Meaning {
    (Glyph::Piece(role), None)
}

const fn small(role: Role) -> Meaning {
    (Glyph::Piece(role), Some(PieceLetterSmall))
}

const fn file(file: File) -> Meaning {
    (Glyph::File(file), None)
}

const fn capital(file: File) -> Meaning {
    (Glyph::File(file), Some(FileCapital))
}

const fn looks_like(glyph: Glyph) -> Meaning {
    (glyph, Some(Lookalike))
}

const fn rank(rank: Rank) -> Meaning {
    (Glyph::Rank(rank), None)
}

/// Returns all meanings of a sign, the likeliest first; empty if it cannot be part of a move.
#[rustfmt::skip]
pub(super) const fn meanings(sign: char) -> &'static [Meaning] {
    match sign {
        // Latin letters come before Cyrillic ones, even where they look alike.
        'K' | 'К' | '♔' | '♚' => const { &[piece(King)] },
        'Q' | '♕' | '♛' => const { &[piece(Queen)] },
        'D' | 'Д' => const { &[piece(Queen), capital(File::D)] },
        'R' | 'T' | 'Т' | '♖' | '♜' => const { &[piece(Rook)] },
        'B' => const { &[piece(Bishop), capital(File::B)] },
        'L' | 'Л' | '♗' | '♝' => const { &[piece(Bishop)] },
        'N' | 'S' | 'С' | '♘' | '♞' => const { &[piece(Knight)] },
        'P' | 'П' | 'Р' | 'p' | 'п' | 'р' | '♙' | '♟' => const { &[(Glyph::Piece(Pawn), Some(PawnLetter))] },
        'k' | 'к' => const { &[small(King)] },
        'q' => const { &[small(Queen)] },
        'r' | 't' | 'т' => const { &[small(Rook)] },
        'l' | 'л' => const { &[small(Bishop)] },
        'n' | 's' => const { &[small(Knight)] },

        'a' | 'а' => const { &[file(File::A)] },
        'b' => const { &[file(File::B), small(Bishop)] },
        'б' => const { &[file(File::B)] },
        'c' | 'ц' => const { &[file(File::C)] },
        'd' | 'д' => const { &[file(File::D), small(Queen)] },
        'e' | 'е' => const { &[file(File::E)] },
        'f' | 'ф' => const { &[file(File::F)] },
        'g' | 'г' => const { &[file(File::G)] },
        'h' => const { &[file(File::H)] },
        'A' | 'А' => const { &[capital(File::A)] },
        'Б' => const { &[capital(File::B)] },
        'Ц' => const { &[capital(File::C)] },
        'E' | 'Е' => const { &[capital(File::E)] },
        'F' | 'Ф' => const { &[capital(File::F)] },
        'G' | 'Г' => const { &[capital(File::G)] },
        'H' => const { &[capital(File::H)] },

        // Latin C for the Cyrillic knight, Cyrillic В for the Latin bishop.
        'C' => const { &[looks_like(Glyph::Piece(Knight)), capital(File::C)] },
        'с' => const { &[looks_like(Glyph::File(File::C)), small(Knight)] },
        'В' => const { &[looks_like(Glyph::Piece(Bishop))] },

        'x' => const { &[(Glyph::Capture, None), looks_like(Glyph::File(File::H))] },
        'х' => const { &[file(File::H), (Glyph::Capture, Some(CaptureSignOther))] },
        'X' => const { &[(Glyph::Capture, Some(CaptureSignOther)), looks_like(Glyph::File(File::H))] },
        'Х' => const { &[capital(File::H), (Glyph::Capture, Some(CaptureSignOther))] },
        ':' | '×' | '*' => const { &[(Glyph::Capture, Some(CaptureSignOther))] },

        '1' => const { &[rank(Rank::First)] },
        '2' => const { &[rank(Rank::Second)] },
        '3' => const { &[rank(Rank::Third)] },
        // The Cyrillic letter, which looks like the digit.
        'З' | 'з' => const { &[looks_like(Glyph::Rank(Rank::Third))] },
        '4' => const { &[rank(Rank::Fourth)] },
        '5' => const { &[rank(Rank::Fifth)] },
        '6' => const { &[rank(Rank::Sixth)] },
        '7' => const { &[rank(Rank::Seventh)] },
        '8' => const { &[rank(Rank::Eighth)] },

        '=' | '/' => const { &[(Glyph::Becomes, Some(PromotionSign))] },
        '(' => const { &[(Glyph::Open, Some(PromotionSign))] },
        ')' => const { &[(Glyph::Close, None)] },
        _ if is_dash(sign) => const { &[(Glyph::Dash, Some(Hyphen))] },
        _ => as_letter(sign),
    }
}

/// Returns the meanings of a sign as a letter of one of the languages.
const fn as_letter(sign: char) -> &'static [Meaning] {
    const PIECES: [[Meaning; 1]; Role::ALL.len()] = [
        [piece(Pawn)],
        [piece(Knight)],
        [piece(Bishop)],
        [piece(Rook)],
        [piece(Queen)],
        [piece(King)],
    ];
    const FILES: [[Meaning; 1]; File::ALL.len()] = [
        [file(File::A)],
        [file(File::B)],
        [file(File::C)],
        [file(File::D)],
        [file(File::E)],
        [file(File::F)],
        [file(File::G)],
        [file(File::H)],
    ];
    let mut at = 0;
    while at < Letters::ALL.len() {
        let letters = Letters::ALL[at];
        let mut role = 1;
        while role < PIECES.len() {
            if letters.man(Role::ALL[role]) as u32 == sign as u32 {
                return &PIECES[role];
            }
            role += 1;
        }
        let mut file = 0;
        while file < FILES.len() {
            if letters.file(File::ALL[file]) as u32 == sign as u32 {
                return &FILES[file];
            }
            file += 1;
        }
        at += 1;
    }
    &[]
}

/// Returns whether a move that begins with the sign would contradict it by meaning the glyph: a capital
/// that names a piece is never the file of a pawn, and the small letter of a file never a piece. Later
/// in a move the two cannot be confused: `NB3`, `d8b`.
pub(super) fn is_contradicted(sign: char, glyph: Glyph) -> bool {
    matches!(
        (meanings(sign).first(), glyph),
        (Some((Glyph::Piece(_), None)), Glyph::File(_))
            | (Some((Glyph::File(_), None)), Glyph::Piece(_))
    )
}

/// Returns whether it is a variation selector, which may follow a figurine and carries no meaning.
pub(super) const fn is_variation_selector(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

/// Returns whether it is a Unicode chess piece.
pub(super) const fn is_figurine(sign: char) -> bool {
    matches!(sign, '♔'..='♟')
}

/// Returns whether it is a hyphen, a dash or the minus sign.
pub(super) const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

/// Returns whether it is a zero or a letter O of either script, as written for castling.
pub(super) const fn is_castling_sign(sign: char) -> bool {
    matches!(sign, '0' | 'O' | 'o' | 'О' | 'о')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails for a language whose letters mean something else in another: one parser cannot handle both.
    #[test]
    fn letters_of_all_languages_are_read_as_they_are_written() {
        for letters in Letters::ALL {
            for role in Role::ALL {
                let Some(letter) = letters.piece(role) else { continue };
                for read in [meanings(letter), as_letter(letter)] {
                    assert_eq!(read.first(), Some(&piece(role)), "{letter} of {letters:?}");
                }
            }
            for own in File::ALL {
                let letter = letters.file(own);
                for read in [meanings(letter), as_letter(letter)] {
                    assert_eq!(read.first(), Some(&file(own)), "{letter} of {letters:?}");
                }
            }
        }
        assert_eq!(as_letter('!'), []);
    }
}
