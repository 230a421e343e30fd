//! Cutting a stream between games.

/// Some whole games of a stream, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chunk {
    /// Their bytes.
    pub bytes: Vec<u8>,
    /// How many bytes of the unpacked stream come before them.
    pub offset: u64,
    /// The number of their first line, counted from 1.
    pub line: u64,
}
