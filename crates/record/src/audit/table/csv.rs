//! CSV with a header row.

use std::io::{self, Write};

use super::{COLUMNS, Cell, Row, Table};
use crate::spreadsheet::inert;

/// A table in CSV (RFC 4180).
pub struct Csv<W: Write>(::csv::Writer<W>);

impl<W: Write> Csv<W> {
    /// A table with its header row.
    pub fn new(to: W) -> io::Result<Self> {
        let mut writer = ::csv::Writer::from_writer(to);
        writer.write_record(COLUMNS.iter().map(|column| column.name)).map_err(io::Error::from)?;
        Ok(Self(writer))
    }

    /// The writer below.
    pub fn target(&mut self) -> io::Result<&W> {
        self.0.flush()?;
        Ok(self.0.get_ref())
    }
}

impl<W: Write> Table for Csv<W> {
    fn add(&mut self, row: &Row) -> io::Result<()> {
        for cell in row.cells() {
            let text = match cell {
                Cell::Number(number) => number.map(|number| number.to_string()),
                // Names in PGN files are whatever somebody has written there.
                Cell::Text(text) => text.map(|text| inert(&text).into_owned()),
            };
            self.0.write_field(text.unwrap_or_default())?;
        }
        self.0.write_record(None::<&[u8]>).map_err(io::Error::from)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
