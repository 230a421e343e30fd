//! Unpacks while reading, by the first bytes of a file.

use std::{
    fmt,
    io::{self, Chain, Cursor, Read},
};

#[cfg(feature = "packed")]
use super::decoder::Decoder;
use super::{SourceError, error::Packing};

/// The length of the longest signature.
const LONGEST_SIGN: usize = 6;

/// The signatures of packed files. Skippable frames of zstd have one of sixteen.
const SIGNS: &[(&[u8], Packing)] = &[
    (b"\x1F\x8B", Packing::Gzip),
    (b"BZh", Packing::Bzip2),
    (b"\x28\xB5\x2F\xFD", Packing::Zstd),
    (b"PK\x03\x04", Packing::Zip),
    (b"\xFD7zXZ\0", Packing::Xz),
    (b"7z\xBC\xAF\x27\x1C", Packing::SevenZip),
];

type WholeInput<R> = Chain<Cursor<Vec<u8>>, R>;

/// A stream of bytes, unpacked if it is packed.
pub struct Decompressed<R: Read> {
    content: Content<R>,
}

enum Content<R: Read> {
    Plain(WholeInput<R>),
    #[cfg(feature = "packed")]
    Packed(Decoder<WholeInput<R>>),
}

/// Unpacks a reader: gzip, bzip2 and zstd are recognised by their first bytes, whatever the file is
/// called, and need the feature `packed`. Everything else is passed through.
pub fn unpack<R: Read>(mut reader: R) -> Result<Decompressed<R>, SourceError> {
    let mut first = Vec::with_capacity(LONGEST_SIGN);
    reader.by_ref().take(LONGEST_SIGN as u64).read_to_end(&mut first)?;
    let packing = packing(&first);
    let whole = Cursor::new(first).chain(reader);
    let content = match packing {
        None => Content::Plain(whole),
        #[cfg(feature = "packed")]
        Some(packing) => Content::Packed(Decoder::new(packing, whole)?),
        #[cfg(not(feature = "packed"))]
        Some(packing) => return Err(SourceError::NotReadHere(packing)),
    };
    Ok(Decompressed { content })
}

fn packing(first: &[u8]) -> Option<Packing> {
    if matches!(first, [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..]) {
        return Some(Packing::Zstd);
    }
    SIGNS.iter().find(|(sign, _)| first.starts_with(sign)).map(|(_, packing)| *packing)
}

impl<R: Read> Decompressed<R> {
    /// Its packing, if it has one.
    pub const fn packing(&self) -> Option<Packing> {
        match &self.content {
            Content::Plain(_) => None,
            #[cfg(feature = "packed")]
            Content::Packed(decoder) => Some(decoder.packing()),
        }
    }
}

impl<R: Read> Read for Decompressed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match &mut self.content {
            Content::Plain(plain) => plain.read(buffer),
            #[cfg(feature = "packed")]
            Content::Packed(decoder) => decoder.read(buffer),
        }
    }
}

impl<R: Read> fmt::Debug for Decompressed<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decompressed").field("packing", &self.packing()).finish_non_exhaustive()
    }
}
