//! From a stream of bytes, plain or packed, to chunks of whole games.

mod chunk;
mod chunks;
mod cutter;
#[cfg(feature = "packed")]
mod decoder;
mod error;
mod input;
mod unpack;

pub use chunk::{Chunk, EncodingGuess, Ending, Places};
pub use chunks::{CHUNK, Chunks, LARGEST_GAME};
pub use error::{Packing, SourceError};
pub use unpack::{Decompressed, unpack};
