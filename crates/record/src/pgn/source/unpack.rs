//! Unpacking while reading, in whatever way the first bytes ask for.

use std::{
    fmt,
    io::{self, BufReader, Chain, Cursor, Read},
};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use zstd::stream::read::Decoder as ZstdDecoder;

use super::{
    SourceError,
    error::{Damage, Packing},
};

/// The largest window of a zstd frame, as a power of two: 128 MiB, what the zstd command takes unasked.
/// Memory follows what a frame asks for, and no archive shall ask for more.
const LARGEST_WINDOW: u32 = 27;

/// No sign of a packing is longer.
const LONGEST_SIGN: usize = 6;

/// The first bytes of each kind of packed file. The frames that zstd skips begin with one of sixteen signs.
const SIGNS: &[(&[u8], Packing)] = &[
    (b"\x1F\x8B", Packing::Gzip),
    (b"BZh", Packing::Bzip2),
    (b"\x28\xB5\x2F\xFD", Packing::Zstd),
    (b"PK\x03\x04", Packing::Zip),
    (b"\xFD7zXZ\0", Packing::Xz),
    (b"7z\xBC\xAF\x27\x1C", Packing::SevenZip),
];

type Inner<R> = Marked<Chain<Cursor<Vec<u8>>, R>>;

/// A stream of bytes, unpacked if it is packed.
pub struct Unpacked<R: Read> {
    decoder: Decoder<R>,
}

enum Decoder<R: Read> {
    Plain(Chain<Cursor<Vec<u8>>, R>),
    Gzip(Box<MultiGzDecoder<BufReader<Inner<R>>>>),
    Bzip2(Box<MultiBzDecoder<BufReader<Inner<R>>>>),
    Zstd(Box<ZstdDecoder<'static, BufReader<Inner<R>>>>),
}

/// Unpacks what `reader` gives: gzip, bzip2 and zstd are known by their first bytes, whatever the file is
/// called. Everything else is passed on as it is.
pub fn unpack<R: Read>(mut reader: R) -> Result<Unpacked<R>, SourceError> {
    let mut first = Vec::with_capacity(LONGEST_SIGN);
    reader.by_ref().take(LONGEST_SIGN as u64).read_to_end(&mut first)?;
    let packing = packing(&first);
    let whole = Cursor::new(first).chain(reader);
    let buffered = |whole| BufReader::with_capacity(1 << 16, Marked(whole));
    let decoder = match packing {
        None => Decoder::Plain(whole),
        Some(Packing::Gzip) => Decoder::Gzip(Box::new(MultiGzDecoder::new(buffered(whole)))),
        Some(Packing::Bzip2) => Decoder::Bzip2(Box::new(MultiBzDecoder::new(buffered(whole)))),
        Some(Packing::Zstd) => {
            let mut decoder = ZstdDecoder::with_buffer(buffered(whole))?;
            decoder.window_log_max(LARGEST_WINDOW)?;
            Decoder::Zstd(Box::new(decoder))
        }
        Some(other) => return Err(SourceError::NotReadHere(other)),
    };
    Ok(Unpacked { decoder })
}

fn packing(first: &[u8]) -> Option<Packing> {
    if matches!(first, [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..]) {
        return Some(Packing::Zstd);
    }
    SIGNS.iter().find(|(sign, _)| first.starts_with(sign)).map(|(_, packing)| *packing)
}

impl<R: Read> Unpacked<R> {
    /// How it was packed, if it was.
    pub const fn packing(&self) -> Option<Packing> {
        match self.decoder {
            Decoder::Plain(_) => None,
            Decoder::Gzip(_) => Some(Packing::Gzip),
            Decoder::Bzip2(_) => Some(Packing::Bzip2),
            Decoder::Zstd(_) => Some(Packing::Zstd),
        }
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = match &mut self.decoder {
            Decoder::Plain(plain) => plain.read(buffer),
            Decoder::Gzip(decoder) => decoder.read(buffer),
            Decoder::Bzip2(decoder) => decoder.read(buffer),
            Decoder::Zstd(decoder) => decoder.read(buffer),
        };
        let packing = self.packing();
        read.map_err(|error| match packing {
            Some(packing) => with_cause(packing, error),
            None => error,
        })
    }
}

impl<R: Read> fmt::Debug for Unpacked<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unpacked").field("packing", &self.packing()).finish_non_exhaustive()
    }
}

/// The error of the decoder, or of the reader below it.
fn with_cause(packing: Packing, error: io::Error) -> io::Error {
    if error.kind() == io::ErrorKind::Interrupted {
        return error;
    }
    match error.downcast::<ReaderError>() {
        Ok(ReaderError(error)) => error,
        Err(error) => io::Error::other(Damage { packing, error }),
    }
}

/// Marks the errors of a reader, to distinguish them from those of the decoder above it.
struct Marked<R>(R);

impl<R: Read> Read for Marked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            kind => io::Error::new(kind, ReaderError(error)),
        })
    }
}

/// An error of the reader below the decoder.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct ReaderError(io::Error);
