//! The notation of Appendix C (E in 2005) as players really write it, in several languages, and
//! announcements for visually disabled players.
//!
//! | | to write | to read |
//! |---|---|---|
//! | a move | [`write()`] in a [`Style`] | [`read()`], one parser for all languages and habits |
//! | a scoresheet | [`game::write`] | [`game::read`], also of announcements |
//! | an announcement | [`announce::write`] | [`announce::read`] |
//!
//! Writing is strict: a [`Style`] says what is written, and an [`Appendix`] which styles an edition
//! permits. Reading is lenient: every deviation from the plain form is recorded as a [`Leniency`]. A
//! text that cannot be a move is an error with its column and the moves that may have been intended.
//! Nothing is guessed: an ambiguous text is an error.

pub mod announce;
mod appendix;
mod draft;
mod error;
pub mod game;
mod glyph;
mod language;
mod leniency;
mod letters;
mod marks;
mod read;
mod style;
mod write;

pub use appendix::Appendix;
pub use error::{ReadError, ReadErrorKind};
pub use language::Language;
pub use leniency::Leniency;
pub use letters::Letters;
pub use read::{Reading, read};
pub use style::{Castling, Checks, Form, Promotion, Sign, Style};
pub use write::write;
