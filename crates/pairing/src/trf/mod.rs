//! The Tournament Report File: TRF16, TRF26, and what `JaVaFo` (`XX…`) and `bbpPairings` (`BB…`) added.
//!
//! [`read`] is forgiving: any line ends, trailing blanks cut off, small letters, blank cells, decimal commas, several
//! spellings of a bye. [`write()`] is strict: fixed columns, one spelling. What neither knows is kept as it stands.

mod cell;
mod changed;
mod columns;
mod error;
mod player;
mod read;
mod record;
mod write;

pub use cell::{Cell, ResultLetter};
pub use error::{Field, Place, ReadError, TrfFault};
pub use player::PlayerLine;
pub use read::{decode, read};
pub use record::{ByeKind, Document, PointsKind, Record};
pub use write::write;
