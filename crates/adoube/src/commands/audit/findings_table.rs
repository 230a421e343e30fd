//! Findings as a table in a file or on the standard output.

use std::{
    cell::RefCell,
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use adoube_record::audit::table::{Csv, Parquet, Row, Table};

use crate::{input::DASH, output::Replacement, problem::Problem};

/// The destination of findings.
pub(super) enum FindingsTable {
    /// The answers.
    None,
    /// The standard output, as CSV.
    Output(Box<Csv<PrintBuffer>>),
    /// A file.
    File(TableFile),
}

/// Buffers lines of CSV until they are printed.
#[derive(Default)]
pub(super) struct PrintBuffer(RefCell<Vec<u8>>);

impl Write for PrintBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.get_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A table in a file.
pub(super) struct TableFile {
    table: Box<dyn Table>,
    replacement: Replacement,
}

impl FindingsTable {
    pub(super) fn csv(path: &Path) -> Result<Self, Problem> {
        if path.as_os_str() == DASH {
            let error = |error| Problem::Output { error };
            let csv = Csv::new(PrintBuffer::default()).map_err(error)?;
            return Ok(Self::Output(Box::new(csv)));
        }
        TableFile::open(path, |file| Ok(Box::new(Csv::new(file)?))).map(Self::File)
    }

    pub(super) fn parquet(path: &Path) -> Result<Self, Problem> {
        TableFile::open(path, |file| Ok(Box::new(Parquet::new(file)?))).map(Self::File)
    }

    /// Adds a row.
    pub(super) fn add(&mut self, row: &Row) -> Result<(), Problem> {
        match self {
            Self::None => Ok(()),
            Self::Output(csv) => csv.add(row).map_err(|error| Problem::Output { error }),
            Self::File(file) => {
                file.table.add(row).map_err(|error| file.replacement.problem(error))
            }
        }
    }

    /// Takes the lines that were added since the last call.
    pub(super) fn take_printed(&mut self) -> Result<String, Problem> {
        let Self::Output(csv) = self else { return Ok(String::new()) };
        let lines = csv.target().map_err(|error| Problem::Output { error })?;
        Ok(String::from_utf8_lossy(&lines.0.take()).into_owned())
    }

    /// Completes the table.
    pub(super) fn finish(&mut self) -> Result<(), Problem> {
        match self {
            Self::None | Self::Output(_) => Ok(()),
            Self::File(file) => file.finish(),
        }
    }
}

impl TableFile {
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
