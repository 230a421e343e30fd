//! What a reader forgave, and what it could not read: each with its place and the text it is about.

mod excerpt;
mod kind;
#[cfg(feature = "i18n")]
mod tell;

pub use excerpt::Excerpt;
pub use kind::NoteKind;
#[cfg(feature = "i18n")]
pub use tell::{encoding, show, tell};

use adoube_chess::FenError;

use super::{LineColumn, Span};
use crate::encoding::TextEncoding;

/// Something in a text that is not as the standard has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The kind of note.
    pub kind: NoteKind,
    /// Where, in bytes of the chunk.
    pub span: Span,
    /// Where, as editors count.
    pub place: LineColumn,
    /// The text that it is about.
    pub word: String,
    /// The line around it.
    pub excerpt: Excerpt,
    /// The moves that may have been meant, as the standard writes them, the likeliest first.
    pub candidates: Vec<String>,
    /// The FEN that gives no position, and why.
    pub fen: Option<Box<(String, FenError)>>,
    /// The encoding that the file was taken to be in.
    pub encoding: Option<TextEncoding>,
}

impl Note {
    /// Whether something could not be read; else it was forgiven.
    pub const fn is_error(&self) -> bool {
        self.kind.is_error()
    }
}
