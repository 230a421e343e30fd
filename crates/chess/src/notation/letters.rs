//! The letters of pieces and files: Appendix C lets players use those of their own country, and
//! recommends figurines in print.

use super::Language;
use crate::{File, Role};

/// With which letters a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letters {
    /// The letters of a language.
    Of(Language),
    /// ♔♕♖♗♘ with Latin files, the same for both colours.
    Figurines,
}

impl From<Language> for Letters {
    fn from(language: Language) -> Self {
        Self::Of(language)
    }
}

/// Knight, bishop, rook, queen, king: the order of [`Role`] without the pawn.
type Pieces = [char; 5];

const ENGLISH: Pieces = ['N', 'B', 'R', 'Q', 'K'];
const LATIN: Pieces = ['S', 'L', 'T', 'D', 'K'];
const CYRILLIC: Pieces = ['С', 'Л', 'Т', 'Д', 'К'];
const FIGURINES: Pieces = ['♘', '♗', '♖', '♕', '♔'];

const CYRILLIC_FILES: [char; 8] = ['а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х'];

impl Letters {
    /// Those of the five languages, then the figurines.
    pub const ALL: [Self; 6] = [
        Self::Of(Language::En),
        Self::Of(Language::Sl),
        Self::Of(Language::Hr),
        Self::Of(Language::SrLatn),
        Self::Of(Language::SrCyrl),
        Self::Figurines,
    ];

    /// The letter of a piece. A pawn is known by having none.
    pub const fn piece(self, role: Role) -> Option<char> {
        let pieces = match self {
            Self::Of(Language::En) => ENGLISH,
            Self::Of(Language::Sl | Language::Hr | Language::SrLatn) => LATIN,
            Self::Of(Language::SrCyrl) => CYRILLIC,
            Self::Figurines => FIGURINES,
        };
        match role.index() {
            0 => None,
            above_pawn => Some(pieces[above_pawn - 1]),
        }
    }

    /// The letter of a file.
    pub const fn file(self, file: File) -> char {
        match self {
            Self::Of(Language::SrCyrl) => CYRILLIC_FILES[file.index()],
            _ => file.letter(),
        }
    }

    /// The sign of a capture en passant.
    pub const fn en_passant(self) -> &'static str {
        match self {
            Self::Of(Language::SrCyrl) => "е.п.",
            _ => "e.p.",
        }
    }
}
