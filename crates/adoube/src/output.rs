//! Output files.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use crate::{interrupt::OnInterrupt, problem::Problem, stdio::DASH};

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    fs::write(path, bytes).map_err(|error| Problem::Write { path: path.to_owned(), error })
}

/// Writes a file; what is for the standard output is returned, to be printed.
pub(crate) fn write_or_print(path: &Path, bytes: Vec<u8>) -> Result<Option<Vec<u8>>, Problem> {
    if path.as_os_str() == DASH {
        return Ok(Some(bytes));
    }
    write(path, &bytes).map(|()| None)
}

/// A file that keeps its old content until the new one is complete: it may be one of the inputs. A
/// device or a pipe is written directly.
pub(crate) struct Replacement {
    path: PathBuf,
    /// The temporary file beside it, if it is not written directly.
    beside: Option<PathBuf>,
    _removed: Option<OnInterrupt>,
}

impl Replacement {
    /// Begins a new content, and returns its writer.
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

    /// The problem of writing this file.
    pub(crate) fn problem(&self, error: io::Error) -> Problem {
        Problem::Write { path: self.path.clone(), error }
    }

    /// Replaces the old content once everything is written.
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

/// A text that is written in parts and replaces another.
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

    /// Replaces the old file.
    pub(crate) fn finish(&mut self) -> Result<(), Problem> {
        self.file.flush().map_err(|error| self.replacement.problem(error))?;
        self.replacement.finish()
    }
}
