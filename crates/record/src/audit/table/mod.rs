//! Findings as rows of a table, for programs: CSV, Parquet, and the JSON lines of the command. Names and meanings of the columns are
//! the same in all of them and do not change.

mod column;
mod csv;
#[cfg(feature = "parquet")]
mod parquet;
mod row;

use std::io;

pub use self::csv::Csv;
pub use column::{Cell, Column};
#[cfg(feature = "parquet")]
pub use parquet::Parquet;
pub use row::{COLUMNS, Row};

/// A table that grows row by row.
pub trait Table {
    /// Adds a row.
    fn add(&mut self, row: &Row) -> io::Result<()>;

    /// Writes everything that is still buffered. Without it a table is not complete.
    fn finish(&mut self) -> io::Result<()>;
}
