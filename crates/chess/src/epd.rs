//! EPD: a board in four fields, followed by operations such as `bm Nf3;`.

use std::{error::Error as StdError, fmt, str::FromStr};

use crate::{
    Board,
    fen::{self, Castling, Fields},
};

/// A board with operations.
///
/// ```
/// use adoube_chess::epd::Epd;
/// let epd: Epd = "8/8/8/8/8/2k5/8/K2q4 w - - id \"mate; in 0\"; c0 a b;".parse()?;
/// assert_eq!(epd.operand("id"), Some("mate; in 0"));
/// assert_eq!(epd.to_string(), "8/8/8/8/8/2k5/8/K2q4 w - - id \"mate; in 0\"; c0 a b;");
/// # Ok::<(), adoube_chess::epd::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// The board. The operations `hmvc` and `fmvn` set its counters.
    pub board: Board,
    /// The operations, in order.
    pub operations: Vec<Operation>,
}

/// One operation: an opcode and its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The code, such as `bm`.
    pub opcode: String,
    /// The operands; quotation marks are removed when reading and added where needed when writing.
    pub operands: Vec<String>,
}

impl Epd {
    /// Returns the first operand of the first operation with this code.
    pub fn operand(&self, opcode: &str) -> Option<&str> {
        let found = self.operations.iter().find(|operation| operation.opcode == opcode)?;
        found.operands.first().map(String::as_str)
    }
}

/// Where and why a text is not valid EPD.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The offending byte, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ErrorKind,
}

/// Why a text is not valid EPD.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The four board fields are invalid.
    Board(fen::ErrorKind),
    /// An operation does not begin with a letter.
    Opcode,
    /// A quotation mark is not closed.
    Quote,
    /// A counter is not a number.
    Counter,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            ErrorKind::Board(kind) => return fen::Error { column: self.column, kind }.fmt(f),
            ErrorKind::Opcode => "an operation begins with a letter",
            ErrorKind::Quote => "the quotation mark is not closed",
            ErrorKind::Counter => "hmvc and fmvn are followed by a number",
        };
        write!(f, "column {}: {what}", self.column)
    }
}

impl StdError for Error {}

impl From<fen::Error> for Error {
    fn from(error: fen::Error) -> Self {
        Self { column: error.column, kind: ErrorKind::Board(error.kind) }
    }
}

/// Parses a line of EPD. The last semicolon may be missing.
pub fn read(text: &str) -> Result<Epd, Error> {
    let mut fields = Fields::new(text);
    let mut epd = Epd { board: Board::empty(), operations: Vec::new() };
    fields.placed(&mut epd.board)?;
    let mut reader = Reader { text, at: fields.skip_space() };
    while let Some((operation, column)) = reader.operation()? {
        let counter = || {
            let operand = operation.operands.first().and_then(|text| text.parse().ok());
            operand.ok_or(Error { column, kind: ErrorKind::Counter })
        };
        match operation.opcode.as_str() {
            "hmvc" => epd.board.halfmoves = counter()?,
            "fmvn" => epd.board.fullmoves = counter()?.max(1),
            _ => {}
        }
        epd.operations.push(operation);
    }
    Ok(epd)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// Returns the next operation and the column where it begins.
    fn operation(&mut self) -> Result<Option<(Operation, usize)>, Error> {
        self.skip_space();
        let column = self.at + 1;
        let Some(first) = self.rest().chars().next() else { return Ok(None) };
        if !first.is_alphabetic() {
            return Err(Error { column, kind: ErrorKind::Opcode });
        }
        let mut operation = Operation { opcode: self.word(), operands: Vec::new() };
        loop {
            self.skip_space();
            match self.rest().chars().next() {
                None => break,
                Some(';') => {
                    self.at += 1;
                    break;
                }
                Some('"') => operation.operands.push(self.quoted()?),
                Some(_) => operation.operands.push(self.word()),
            }
        }
        Ok(Some((operation, column)))
    }

    fn word(&mut self) -> String {
        let end = |c: char| c == ';' || c.is_whitespace();
        let length = self.rest().find(end).unwrap_or(self.rest().len());
        let word = self.rest()[..length].to_owned();
        self.at += length;
        word
    }

    fn quoted(&mut self) -> Result<String, Error> {
        let inside = &self.rest()[1..];
        let Some(length) = inside.find('"') else {
            return Err(Error { column: self.at + 1, kind: ErrorKind::Quote });
        };
        let text = inside[..length].to_owned();
        self.at += length + 2;
        Ok(text)
    }
}

impl FromStr for Epd {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        read(text)
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = fen::write(&self.board, Castling::XFen);
        let four = fen.as_str().rsplitn(3, ' ').last().unwrap_or_default();
        f.write_str(four)?;
        for operation in &self.operations {
            write!(f, " {}", operation.opcode)?;
            for operand in &operation.operands {
                // A quotation mark inside a word is part of it.
                let bare = !(operand.is_empty()
                    || operand.starts_with('"')
                    || operand.contains(|c: char| c == ';' || c.is_whitespace()));
                if bare {
                    write!(f, " {operand}")?;
                } else {
                    write!(f, " \"{operand}\"")?;
                }
            }
            f.write_str(";")?;
        }
        Ok(())
    }
}
