//! Findings written to a file.

use std::{
    cell::RefCell,
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use adoube_record::audit::table::{Csv, Parquet, Row, Table};

use crate::{input::DASH, problem::Problem};

/// Where findings go.
pub(super) enum Sheet {
    /// To whoever reads the answer.
    None,
    /// To the standard output, as CSV.
    Output(Box<Csv<Shelf>>),
    /// To a file.
    File(Kept),
}

/// Where lines of CSV wait to be printed.
#[derive(Default)]
pub(super) struct Shelf(RefCell<Vec<u8>>);

impl Write for Shelf {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.get_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A file that keeps its old content until the new one is complete.
pub(super) struct Kept {
    table: Box<dyn Table>,
    path: PathBuf,
    /// The file beside it that is written, if it is not written itself.
    beside: Option<PathBuf>,
}

impl Sheet {
    pub(super) fn csv(path: &Path) -> Result<Self, Problem> {
        if path.as_os_str() == DASH {
            let error = |error| Problem::Output { error };
            let csv = Csv::new(Shelf::default()).map_err(error)?;
            return Ok(Self::Output(Box::new(csv)));
        }
        Kept::open(path, |file| Ok(Box::new(Csv::new(file)?))).map(Self::File)
    }

    pub(super) fn parquet(path: &Path) -> Result<Self, Problem> {
        Kept::open(path, |file| Ok(Box::new(Parquet::new(file)?))).map(Self::File)
    }

    /// Adds a row.
    pub(super) fn add(&mut self, row: &Row) -> Result<(), Problem> {
        match self {
            Self::None => Ok(()),
            Self::Output(csv) => csv.add(row).map_err(|error| Problem::Output { error }),
            Self::File(kept) => kept.table.add(row).map_err(|error| kept.problem(error)),
        }
    }

    /// What is to be printed since the last time.
    pub(super) fn printed(&mut self) -> Result<String, Problem> {
        let Self::Output(csv) = self else { return Ok(String::new()) };
        let lines = csv.target().map_err(|error| Problem::Output { error })?;
        Ok(String::from_utf8_lossy(&lines.0.take()).into_owned())
    }

    /// All is written.
    pub(super) fn finish(&mut self) -> Result<(), Problem> {
        match self {
            Self::None | Self::Output(_) => Ok(()),
            Self::File(kept) => kept.finish().map_err(|error| kept.problem(error)),
        }
    }
}

impl Kept {
    fn open(
        path: &Path,
        table: impl FnOnce(BufWriter<File>) -> io::Result<Box<dyn Table>>,
    ) -> Result<Self, Problem> {
        // A device or a pipe has no content to keep.
        let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let beside = (!is_special).then(|| PathBuf::from(name));
        let written = beside.as_deref().unwrap_or(path);
        let file = File::create(written).map(BufWriter::new);
        match file.and_then(table) {
            Ok(table) => Ok(Self { table, path: path.to_owned(), beside }),
            Err(error) => Err(Problem::Write { path: path.to_owned(), error }),
        }
    }

    fn problem(&self, error: io::Error) -> Problem {
        Problem::Write { path: self.path.clone(), error }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.table.finish()?;
        match self.beside.take() {
            Some(beside) => fs::rename(beside, &self.path),
            None => Ok(()),
        }
    }
}

impl Drop for Kept {
    /// What was not finished is of no use.
    fn drop(&mut self) {
        if let Some(beside) = self.beside.take() {
            let _ = fs::remove_file(beside);
        }
    }
}
