//! Leniencies and errors of the reader, each with its place and text.

mod excerpt;
mod kind;
#[cfg(feature = "i18n")]
mod text;

pub use excerpt::Excerpt;
pub use kind::NoteKind;
#[cfg(feature = "i18n")]
pub use text::{encoding, sentences, show};

use adoube_chess::FenError;

use super::{LineColumn, Span};
use crate::encoding::TextEncoding;

/// A departure from the standard in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The kind of note.
    pub kind: NoteKind,
    /// Its place in bytes of the chunk.
    pub span: Span,
    /// Its line and column.
    pub place: LineColumn,
    /// The text concerned.
    pub word: String,
    /// The line around it.
    pub excerpt: Excerpt,
    /// The moves that may have been meant, in SAN, the likeliest first.
    pub candidates: Vec<String>,
    /// The FEN that does not fit its board, and why.
    pub fen: Option<Box<(String, FenError)>>,
    /// The guessed encoding of the file.
    pub encoding: Option<TextEncoding>,
}

impl Note {
    /// Whether it is an error; otherwise the reader was lenient.
    pub const fn is_error(&self) -> bool {
        self.kind.is_error()
    }
}
