//! Files that were asked for.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use crate::{interrupt::OnInterrupt, problem::Problem};

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    fs::write(path, bytes).map_err(|error| Problem::Write { path: path.to_owned(), error })
}

/// A file that keeps its old content until the new one is complete: it may be one of those that are read. A
/// device or a pipe, which has nothing to keep, is written itself.
pub(crate) struct Replacement {
    path: PathBuf,
    /// The file beside it that is written, if it is not written itself.
    beside: Option<PathBuf>,
    _removed: Option<OnInterrupt>,
}

impl Replacement {
    /// Begins a new content, and gives where it is to be written.
    pub(crate) fn begin(path: &Path) -> Result<(Self, BufWriter<File>), Problem> {
        let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
        let beside = (!is_special).then(|| {
            let mut name = path.as_os_str().to_owned();
            name.push(".part");
            PathBuf::from(name)
        });
        let removed = beside.clone().map(|path| {
            OnInterrupt::new(move || {
                let _ = fs::remove_file(path);
            })
        });
        let begun = Self { path: path.to_owned(), beside, _removed: removed };
        match File::create(begun.beside.as_deref().unwrap_or(path)) {
            Ok(file) => Ok((begun, BufWriter::new(file))),
            Err(error) => Err(begun.problem(error)),
        }
    }

    /// What went wrong with this file.
    pub(crate) fn problem(&self, error: io::Error) -> Problem {
        Problem::Write { path: self.path.clone(), error }
    }

    /// Everything is written: puts the new content in the place of the old.
    pub(crate) fn finish(&mut self) -> Result<(), Problem> {
        match self.beside.take() {
            Some(beside) => fs::rename(beside, &self.path).map_err(|error| self.problem(error)),
            None => Ok(()),
        }
    }
}

impl Drop for Replacement {
    /// Removes an unfinished file.
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside);
        }
    }
}

/// A text that is written bit by bit in the place of another.
pub(crate) struct Output {
    file: BufWriter<File>,
    replacement: Replacement,
}

impl Output {
    pub(crate) fn open(path: &Path) -> Result<Self, Problem> {
        let (replacement, file) = Replacement::begin(path)?;
        Ok(Self { file, replacement })
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<(), Problem> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| self.replacement.problem(error))
    }

    /// Puts the new file in the place of the old one.
    pub(crate) fn finish(&mut self) -> Result<(), Problem> {
        self.file.flush().map_err(|error| self.replacement.problem(error))?;
        self.replacement.finish()
    }
}
