//! Findings written to a file.

use std::{
    cell::RefCell,
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use adoube_record::audit::table::{Csv, Parquet, Row, Table};

use crate::{input::DASH, output::Replacement, problem::Problem};

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

/// A table in a file.
pub(super) struct Kept {
    table: Box<dyn Table>,
    replacement: Replacement,
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
            Self::File(kept) => {
                kept.table.add(row).map_err(|error| kept.replacement.problem(error))
            }
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
            Self::File(kept) => kept.finish(),
        }
    }
}

impl Kept {
    fn open(
        path: &Path,
        table: impl FnOnce(BufWriter<File>) -> io::Result<Box<dyn Table>>,
    ) -> Result<Self, Problem> {
        let (replacement, file) = Replacement::begin(path)?;
        let table = table(file).map_err(|error| replacement.problem(error))?;
        Ok(Self { table, replacement })
    }

    fn finish(&mut self) -> Result<(), Problem> {
        self.table.finish().map_err(|error| self.replacement.problem(error))?;
        self.replacement.finish()
    }
}
