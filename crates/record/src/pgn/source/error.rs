//! Why a stream could not be read to its end.

use std::io;

/// The packing of a file, by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Packing {
    /// gzip, of one member or many.
    Gzip,
    /// bzip2, of one stream or many.
    Bzip2,
    /// Zstandard, of one frame or many.
    Zstd,
    /// A zip archive, which is not read.
    Zip,
    /// xz, which is not read.
    Xz,
    /// 7z, which is not read.
    SevenZip,
}

impl Packing {
    /// Its usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Bzip2 => "bzip2",
            Self::Zstd => "zstd",
            Self::Zip => "zip",
            Self::Xz => "xz",
            Self::SevenZip => "7z",
        }
    }
}

/// Why a stream could not be read to its end. The games before were returned.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// Reading failed.
    #[error("cannot be read: {0}")]
    Io(#[source] io::Error),
    /// A packed stream is damaged, or ends too early.
    #[error("the {} archive {}", packing.name(), damage(error))]
    Damaged {
        /// How it is packed.
        packing: Packing,
        /// The error of the decoder.
        #[source]
        error: io::Error,
    },
    /// The packing is not supported here.
    #[error("this is a {} archive: unpack it first", .0.name())]
    NotReadHere(Packing),
    /// It is UTF-32, which is not supported.
    #[error("the text is UTF-32: save it as UTF-8 first")]
    WideCharacters,
}

fn is_end_of_file(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::UnexpectedEof
}

fn damage(error: &io::Error) -> String {
    if is_end_of_file(error) { "ends too early".to_owned() } else { format!("is damaged: {error}") }
}

impl SourceError {
    /// Whether a packed stream is just truncated.
    pub fn is_cut_short(&self) -> bool {
        matches!(self, Self::Damaged { error, .. } if is_end_of_file(error))
    }
}

impl From<io::Error> for SourceError {
    /// Distinguishes read errors from unpacking errors.
    fn from(error: io::Error) -> Self {
        match error.downcast::<Damage>() {
            Ok(Damage { packing, error }) => Self::Damaged { packing, error },
            Err(error) => Self::Io(error),
        }
    }
}

/// An error of the decoder, passed through `Read`.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", packing.name())]
pub(super) struct Damage {
    pub(super) packing: Packing,
    // Not a `source`: `SourceError` extracts it again.
    pub(super) error: io::Error,
}
