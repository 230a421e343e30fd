//! PGN, in and out.
//!
//! Data moves one way: a [`Source`](source) of bytes, plain or packed, is cut into
//! [`Chunk`]s of whole games; a [`Scanner`] makes [`Token`]s of a chunk, borrowed from it; what is made of the
//! tokens depends on who asks: [`replay()`] plays through the main lines. Nothing here knows a file: bytes come from
//! a `Read`.

pub mod replay;
pub mod scan;
pub mod source;
mod span;

pub use replay::replay;
pub use scan::{Scanner, Token};
pub use source::Chunk;
pub use span::{Place, Span};
