//! Files that were asked for.

use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    path::{Path, PathBuf},
};

use crate::problem::Problem;

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    fs::write(path, bytes).map_err(|error| Problem::Write { path: path.to_owned(), error })
}

/// A file that keeps its old content until the new one is complete: it may be one of those that are read. A
/// device or a pipe, which has nothing to keep, is written itself.
pub(crate) struct Output {
    file: BufWriter<File>,
    path: PathBuf,
    /// The file beside it that is written, if it is not written itself.
    beside: Option<PathBuf>,
}

impl Output {
    pub(crate) fn open(path: &Path) -> Result<Self, Problem> {
        let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
        let beside = (!is_special).then(|| {
            let mut name = path.as_os_str().to_owned();
            name.push(".part");
            PathBuf::from(name)
        });
        let error = |error| Problem::Write { path: path.to_owned(), error };
        let file = File::create(beside.as_deref().unwrap_or(path)).map_err(error)?;
        Ok(Self { file: BufWriter::new(file), path: path.to_owned(), beside })
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<(), Problem> {
        let path = &self.path;
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| Problem::Write { path: path.clone(), error })
    }

    /// Puts the new file in the place of the old one.
    pub(crate) fn finish(&mut self) -> Result<(), Problem> {
        let mut written = self.file.flush();
        if let Some(beside) = self.beside.take() {
            written = written.and_then(|()| fs::rename(beside, &self.path));
        }
        written.map_err(|error| Problem::Write { path: self.path.clone(), error })
    }
}

impl Drop for Output {
    /// What was not finished is not left lying about.
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside);
        }
    }
}
