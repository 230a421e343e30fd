//! Why a stream could not be read to its end.

use std::{error::Error, fmt, io};

/// How a file is packed, by its first bytes.
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

/// Why a stream could not be read to its end. What came before has been handed out.
#[derive(Debug)]
pub enum SourceError {
    /// Reading failed.
    Io(io::Error),
    /// A packed stream is damaged, or ends too early.
    Damaged {
        /// How it is packed.
        packing: Packing,
        /// What the unpacking said.
        error: io::Error,
    },
    /// It is packed in a way that is not read here.
    NotReadHere(Packing),
    /// It is UTF-16 or UTF-32. PGN is UTF-8 or Latin-1.
    WideCharacters,
}

impl SourceError {
    /// Whether a packed stream simply ends before its end.
    pub fn is_cut_short(&self) -> bool {
        matches!(self, Self::Damaged { error, .. } if error.kind() == io::ErrorKind::UnexpectedEof)
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot be read: {error}"),
            Self::Damaged { packing, .. } if self.is_cut_short() => {
                write!(f, "the {} archive ends too early", packing.name())
            }
            Self::Damaged { packing, error } => {
                write!(f, "the {} archive is damaged: {error}", packing.name())
            }
            Self::NotReadHere(packing) => {
                write!(f, "this is a {} archive: unpack it first", packing.name())
            }
            Self::WideCharacters => {
                f.write_str("the text is UTF-16 or UTF-32: save it as UTF-8 first")
            }
        }
    }
}

impl Error for SourceError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Io(error) | Self::Damaged { error, .. } => Some(error),
            Self::NotReadHere(_) | Self::WideCharacters => None,
        }
    }
}

impl From<io::Error> for SourceError {
    /// Finds out whether the reading or the unpacking failed.
    fn from(error: io::Error) -> Self {
        match error.downcast::<Damage>() {
            Ok(Damage { packing, error }) => Self::Damaged { packing, error },
            Err(error) => Self::Io(error),
        }
    }
}

/// A failure of the unpacking, on its way through `Read`.
#[derive(Debug)]
pub(super) struct Damage {
    pub(super) packing: Packing,
    pub(super) error: io::Error,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.packing.name(), self.error)
    }
}

impl Error for Damage {}
