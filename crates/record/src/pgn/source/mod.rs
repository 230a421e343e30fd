//! From a stream of bytes, plain or packed, to chunks of whole games.

mod chunks;

pub use chunks::Chunk;
