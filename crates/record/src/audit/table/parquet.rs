//! Parquet, in groups of rows, so that no more than one group is in memory.

use std::{
    io::{self, Write},
    sync::Arc,
};

use parquet::{
    data_type::{ByteArray, ByteArrayType, Int64Type},
    errors::{ParquetError, Result},
    file::{
        properties::WriterProperties,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::parser::parse_message_type,
};

use super::{COLUMNS, Cell, Column, Row, Table};

/// The rows of a group.
const GROUP: usize = 16 << 10;

/// A Parquet file: texts are UTF-8, numbers 64 bits, missing values null.
pub struct Parquet<W: Write + Send> {
    /// None once it is finished.
    writer: Option<SerializedFileWriter<W>>,
    columns: Vec<Values>,
    rows: usize,
}

/// The buffered values of a column.
struct Values {
    /// 1 for each row that has a value, else 0.
    present: Vec<i16>,
    numbers: Vec<i64>,
    texts: Vec<ByteArray>,
}

impl<W: Write + Send> Parquet<W> {
    /// An empty table.
    pub fn new(to: W) -> io::Result<Self> {
        let field = |Column { name, is_number }: &Column| {
            let (of, note) = if *is_number { ("INT64", "") } else { ("BYTE_ARRAY", " (UTF8)") };
            format!("OPTIONAL {of} {name}{note};")
        };
        let fields = COLUMNS.iter().map(field).collect::<Vec<_>>().join("\n");
        let open = || {
            let schema = parse_message_type(&format!("message audit {{\n{fields}}}"))?;
            let properties = Arc::new(WriterProperties::builder().build());
            SerializedFileWriter::new(to, Arc::new(schema), properties)
        };
        let new = || Values { present: Vec::new(), numbers: Vec::new(), texts: Vec::new() };
        let columns = COLUMNS.iter().map(|_| new()).collect();
        Ok(Self { writer: Some(open().map_err(as_io)?), columns, rows: 0 })
    }

    /// Writes the buffered rows as a group.
    fn flush(&mut self) -> Result<()> {
        let Some(writer) = self.writer.as_mut().filter(|_| self.rows > 0) else { return Ok(()) };
        let mut group = writer.next_row_group()?;
        for (column, values) in COLUMNS.iter().zip(&mut self.columns) {
            values.write(column.is_number, &mut group)?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }
}

impl Values {
    fn write<W: Write + Send>(
        &mut self,
        is_number: bool,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<()> {
        let Some(mut column) = group.next_column()? else { return Ok(()) };
        let present = Some(&self.present[..]);
        if is_number {
            column.typed::<Int64Type>().write_batch(&self.numbers, present, None)?;
        } else {
            column.typed::<ByteArrayType>().write_batch(&self.texts, present, None)?;
        }
        column.close()?;
        self.present.clear();
        self.numbers.clear();
        self.texts.clear();
        Ok(())
    }
}

impl<W: Write + Send> Table for Parquet<W> {
    fn add(&mut self, row: &Row) -> io::Result<()> {
        for (cell, values) in row.cells().into_iter().zip(&mut self.columns) {
            let is_present = match cell {
                Cell::Number(number) => {
                    let number = number.map(|number| i64::try_from(number).unwrap_or(i64::MAX));
                    values.numbers.extend(number);
                    number.is_some()
                }
                Cell::Text(text) => {
                    let is_present = text.is_some();
                    values.texts.extend(text.map(|text| ByteArray::from(text.into_bytes())));
                    is_present
                }
            };
            values.present.push(i16::from(is_present));
        }
        self.rows += 1;
        if self.rows >= GROUP { self.flush().map_err(as_io) } else { Ok(()) }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.flush().map_err(as_io)?;
        match self.writer.take() {
            Some(writer) => writer.close().map(|_| ()).map_err(as_io),
            None => Ok(()),
        }
    }
}

/// The I/O error below, if there is one.
fn as_io(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(cause) => {
            cause.downcast::<io::Error>().map_or_else(io::Error::other, |error| *error)
        }
        error => io::Error::other(error),
    }
}
