//! Reading and writing PGN.
//!
//! Data flows one way: a [`Source`](source) of bytes, plain or packed, is split into [`Chunk`]s of whole games; a [`Scanner`]
//! splits a chunk into borrowed [`Token`]s; of these, [`replay()`] plays the main lines for a visitor, and [`read()`] builds a
//! [`Game`] with everything that is written in it, and a [`Note`] for each departure from the standard. No file is opened
//! here: bytes come from a `Read`.

mod boundary;
pub(crate) mod comment;
mod escape;
mod game;
mod kings;
pub mod note;
mod read;
pub mod replay;
pub mod scan;
pub mod source;
mod span;
mod start;
#[cfg(feature = "i18n")]
pub mod table;
mod tags;
mod word;
mod write;

pub use comment::{Command, Commands, Comment, Evaluation, Score, written_time};
pub use game::{
    AnnotatedMove, Game, IllegalPlay, LineId, MainLine, MoveLine, MoveOrNull, Nag, Spelling, Step,
    UnreadText, Variation, Walk, WalkItem,
};
pub use note::{Excerpt, Note, NoteKind};
pub use read::{FenStrictness, Games, Stream, read, stream};
pub use replay::replay;
pub use scan::{Scanner, Token};
pub use source::Chunk;
pub use span::{LineColumn, Span};
#[cfg(feature = "audit")]
pub(crate) use tags::edition_named;
pub use tags::{Date, ParseDateError, ROSTER, Tag, Tags, Termination, Variant, tag_name};
pub use write::{OwnComments, WriteOptions, write, write_with};
