//! Files, one after the other, as chunks of games.

use std::{
    fs,
    io::{self, Read},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use adoube_record::pgn::{
    Chunk,
    source::{Chunks, unpack},
};

use super::{DASH, STANDARD_INPUT, games};
use crate::problem::Problem;

/// Some games of a file.
pub(crate) struct Piece {
    /// The file, as compilers would call it.
    pub(crate) file: Arc<str>,
    pub(crate) chunk: Chunk,
}

/// All chunks of all files; what cannot be read is said in its place, and the next file is read.
pub(crate) struct Pieces {
    files: std::vec::IntoIter<PathBuf>,
    open: Option<Open>,
    read: Arc<AtomicU64>,
}

/// A file that is being read.
struct Open {
    path: PathBuf,
    name: Arc<str>,
    chunks: Chunks<Box<dyn Read + Send>>,
}

impl Pieces {
    pub(crate) fn of(files: Vec<PathBuf>) -> Self {
        Self { files: files.into_iter(), open: None, read: Arc::default() }
    }

    /// How many bytes of the files are read so far, packed as they are.
    pub(crate) fn read(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    fn begin(&self, path: PathBuf) -> Result<Open, Problem> {
        let from = games::open(&path)?;
        let counted = Counted { from, read: Arc::clone(&self.read) };
        let name = if path.as_os_str() == DASH {
            STANDARD_INPUT.into()
        } else {
            path.to_string_lossy().into()
        };
        match unpack(counted) {
            Ok(unpacked) => {
                let chunks = Chunks::new(Box::new(unpacked) as Box<dyn Read + Send>);
                Ok(Open { path, name, chunks })
            }
            Err(error) => Err(games::source(&path, error)),
        }
    }
}

impl Iterator for Pieces {
    type Item = Result<Piece, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(open) = &mut self.open {
                match open.chunks.next() {
                    Some(Ok(chunk)) => {
                        return Some(Ok(Piece { file: Arc::clone(&open.name), chunk }));
                    }
                    Some(Err(error)) => {
                        let problem = games::source(&open.path, error);
                        self.open = None;
                        return Some(Err(problem));
                    }
                    None => self.open = None,
                }
            }
            let next = self.files.next()?;
            match self.begin(next) {
                Ok(open) => self.open = Some(open),
                Err(problem) => return Some(Err(problem)),
            }
        }
    }
}

/// How many bytes there are in all, if that can be known before they are read.
pub(crate) fn size(files: &[PathBuf]) -> Option<u64> {
    let of = |path: &PathBuf| {
        let found = fs::metadata(path).ok().filter(fs::Metadata::is_file);
        found.map(|found| found.len())
    };
    files.iter().map(of).sum()
}

/// Counts what is read.
struct Counted<R> {
    from: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
