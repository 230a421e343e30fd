//! The letters of pieces and files: Appendix C lets players use those of their own language, and
//! recommends figurines in print.

use super::Language;
use crate::{File, Role};

/// The letters in which a move is written.
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

/// The letters of one language, or of several that share them.
struct Alphabet {
    /// In the order of [`Role`]. In a move a pawn has no letter; this one is for text diagrams.
    pieces: [char; Role::ALL.len()],
    files: [char; File::ALL.len()],
    en_passant: &'static str,
}

const LATIN_FILES: [char; File::ALL.len()] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const ENGLISH: Alphabet =
    Alphabet { pieces: ['P', 'N', 'B', 'R', 'Q', 'K'], files: LATIN_FILES, en_passant: "e.p." };
const CENTRAL_EUROPEAN: Alphabet =
    Alphabet { pieces: ['P', 'S', 'L', 'T', 'D', 'K'], files: LATIN_FILES, en_passant: "e.p." };
const SERBIAN_CYRILLIC: Alphabet = Alphabet {
    pieces: ['П', 'С', 'Л', 'Т', 'Д', 'К'],
    files: ['а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х'],
    en_passant: "е.п.",
};
const FIGURINES: Alphabet =
    Alphabet {
        pieces: ['♙', '♘', '♗', '♖', '♕', '♔'], files: LATIN_FILES, en_passant: "e.p."
    };

impl Letters {
    /// Those of all languages, then the figurines.
    pub const ALL: [Self; Language::ALL.len() + 1] = {
        let mut all = [Self::Figurines; Language::ALL.len() + 1];
        let mut at = 0;
        while at < Language::ALL.len() {
            all[at] = Self::Of(Language::ALL[at]);
            at += 1;
        }
        all
    };

    /// Returns the alphabet of a language: a row for each alphabet.
    const fn alphabet(self) -> &'static Alphabet {
        match self {
            Self::Of(Language::En) => &ENGLISH,
            Self::Of(Language::Sl | Language::Hr | Language::SrLatn) => &CENTRAL_EUROPEAN,
            Self::Of(Language::SrCyrl) => &SERBIAN_CYRILLIC,
            Self::Figurines => &FIGURINES,
        }
    }

    /// Returns the letter of a piece. Pawns have none.
    pub const fn piece(self, role: Role) -> Option<char> {
        match role {
            Role::Pawn => None,
            _ => Some(self.man(role)),
        }
    }

    /// Returns the letter of a piece or a pawn, for text diagrams.
    pub const fn man(self, role: Role) -> char {
        self.alphabet().pieces[role.index()]
    }

    /// Returns the letter of a file.
    pub const fn file(self, file: File) -> char {
        self.alphabet().files[file.index()]
    }

    /// The abbreviation for a capture en passant.
    pub const fn en_passant(self) -> &'static str {
        self.alphabet().en_passant
    }
}
