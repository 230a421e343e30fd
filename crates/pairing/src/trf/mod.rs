//! The Tournament Report File: TRF16, TRF26, and the extensions of `JaVaFo` (`XX…`) and `bbpPairings`
//! (`BB…`).
//!
//! [`read`] is lenient: any line endings, missing trailing blanks, lower case, blank cells, decimal
//! commas, several spellings of a bye. [`write()`] is strict: fixed columns, one spelling. Unknown
//! records are kept verbatim.

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
