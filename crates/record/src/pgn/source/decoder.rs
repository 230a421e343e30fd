//! The decoders of packed archives: gzip, bzip2 and Zstandard.

use std::io::{self, BufReader, Read};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use zstd::stream::read::Decoder as ZstdDecoder;

use super::{
    SourceError,
    error::{Damage, Packing},
};

/// The largest window of a zstd frame, as a power of two: 128 MiB, the default limit of the zstd command.
/// The memory use depends on it.
const LARGEST_WINDOW: u32 = 27;

type Buffered<R> = BufReader<ErrorMarkingReader<R>>;

pub(super) enum Decoder<R: Read> {
    Gzip(Box<MultiGzDecoder<Buffered<R>>>),
    Bzip2(Box<MultiBzDecoder<Buffered<R>>>),
    Zstd(Box<ZstdDecoder<'static, Buffered<R>>>),
}

impl<R: Read> Decoder<R> {
    pub(super) fn new(packing: Packing, reader: R) -> Result<Self, SourceError> {
        let buffered = BufReader::with_capacity(1 << 16, ErrorMarkingReader(reader));
        Ok(match packing {
            Packing::Gzip => Self::Gzip(Box::new(MultiGzDecoder::new(buffered))),
            Packing::Bzip2 => Self::Bzip2(Box::new(MultiBzDecoder::new(buffered))),
            Packing::Zstd => {
                let mut decoder = ZstdDecoder::with_buffer(buffered)?;
                decoder.window_log_max(LARGEST_WINDOW)?;
                Self::Zstd(Box::new(decoder))
            }
            other => return Err(SourceError::NotReadHere(other)),
        })
    }

    pub(super) const fn packing(&self) -> Packing {
        match self {
            Self::Gzip(_) => Packing::Gzip,
            Self::Bzip2(_) => Packing::Bzip2,
            Self::Zstd(_) => Packing::Zstd,
        }
    }
}

impl<R: Read> Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = match self {
            Self::Gzip(decoder) => decoder.read(buffer),
            Self::Bzip2(decoder) => decoder.read(buffer),
            Self::Zstd(decoder) => decoder.read(buffer),
        };
        read.map_err(|error| with_cause(self.packing(), error))
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
pub(super) struct ErrorMarkingReader<R>(R);

impl<R: Read> Read for ErrorMarkingReader<R> {
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
