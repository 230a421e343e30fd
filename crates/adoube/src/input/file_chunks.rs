//! Files as a series of chunks of games.

use std::{
    fs,
    io::{self, Read},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use adoube_record::{
    encoding::TextEncoding,
    pgn::{
        Chunk,
        source::{Chunks, unpack},
    },
};

use super::{file_name, games};
use crate::problem::Problem;

/// Some games of a file.
pub(crate) struct FileChunk {
    /// The file name as error messages show it.
    pub(crate) file: Arc<str>,
    pub(crate) chunk: Chunk,
}

/// All chunks of all files. A file that cannot be read yields its problem, and the next file is read.
pub(crate) struct FileChunks {
    files: std::vec::IntoIter<Result<PathBuf, Problem>>,
    open: Option<OpenFile>,
    read: Arc<AtomicU64>,
    encoding: Option<TextEncoding>,
}

/// A file while it is read.
struct OpenFile {
    path: PathBuf,
    name: Arc<str>,
    chunks: Chunks<Box<dyn Read + Send>>,
}

impl FileChunks {
    pub(crate) fn new(files: Vec<Result<PathBuf, Problem>>) -> Self {
        Self { files: files.into_iter(), open: None, read: Arc::default(), encoding: None }
    }

    /// The same for files in a known encoding.
    pub(crate) fn in_encoding(self, encoding: Option<TextEncoding>) -> Self {
        Self { encoding, ..self }
    }

    /// The number of bytes read so far, still packed.
    pub(crate) fn bytes_read(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    fn begin(&self, path: PathBuf) -> Result<OpenFile, Problem> {
        let from = games::open(&path)?;
        let counted = CountedReader { from, read: Arc::clone(&self.read) };
        let name = file_name(&path).into();
        match unpack(counted) {
            Ok(unpacked) => {
                let unpacked: Box<dyn Read + Send> = Box::new(unpacked);
                let chunks = Chunks::in_encoding(unpacked, self.encoding);
                Ok(OpenFile { path, name, chunks })
            }
            Err(error) => Err(games::source_problem(&path, error)),
        }
    }
}

impl Iterator for FileChunks {
    type Item = Result<FileChunk, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(open) = &mut self.open {
                match open.chunks.next() {
                    Some(Ok(chunk)) => {
                        return Some(Ok(FileChunk { file: Arc::clone(&open.name), chunk }));
                    }
                    Some(Err(error)) => {
                        let problem = games::source_problem(&open.path, error);
                        self.open = None;
                        return Some(Err(problem));
                    }
                    None => self.open = None,
                }
            }
            let next = self.files.next()?;
            match next.and_then(|path| self.begin(path)) {
                Ok(open) => self.open = Some(open),
                Err(problem) => return Some(Err(problem)),
            }
        }
    }
}

/// The total number of bytes, if it is known in advance.
pub(crate) fn total_size(files: &[Result<PathBuf, Problem>]) -> Option<u64> {
    let of = |path: &PathBuf| {
        let found = fs::metadata(path).ok().filter(fs::Metadata::is_file);
        found.map(|found| found.len())
    };
    files.iter().flatten().map(of).sum()
}

/// Counts the bytes that are read.
struct CountedReader<R> {
    from: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for CountedReader<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
