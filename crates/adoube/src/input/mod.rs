//! From the words of the command line, the standard input and files to boards and positions.

pub(crate) mod file_chunks;
pub(crate) mod games;
pub(crate) mod lines;

use std::{
    fs::File,
    io::{BufReader, ErrorKind, IsTerminal, Read, stdin},
    path::Path,
};

use adoube_chess::{Board, Colour, Position, epd, fen};
use adoube_record::sheet::{self, Sheet};

use crate::problem::Problem;
use lines::{InputLine, InputLines};

/// The word that stands for the initial position.
const START: &str = "startpos";

/// The word that stands for the standard input, or for the standard output.
pub(crate) const DASH: &str = "-";

/// What compilers call it before a line number.
const STANDARD_INPUT: &str = "<stdin>";

/// A board, legal or not. FEN may come as one argument or, unquoted, as several.
pub(crate) fn read_board(words: &[impl AsRef<str>]) -> Result<Board, Problem> {
    parse_board(read_text(words)?)
}

/// A board, legal or not.
pub(crate) fn parse_board(text: String) -> Result<Board, Problem> {
    if text.trim().eq_ignore_ascii_case(START) {
        return Ok(Board::initial());
    }
    fen::read(&text).map_err(|error| Problem::Fen { text, error })
}

/// What begins a remark behind a position; no field of FEN has it.
const REMARK: [char; 2] = [';', '#'];

/// A board from a line of a list: FEN or EPD, and perhaps a remark behind it.
pub(crate) fn parse_list_line(line: &str) -> Result<Board, Problem> {
    let before_remark = line.split(REMARK).next().unwrap_or_default();
    match parse_board(before_remark.to_owned()) {
        Err(Problem::Fen { error, .. }) => {
            parse_epd(line, error).ok_or_else(|| Problem::Fen { text: line.to_owned(), error })
        }
        read => read,
    }
}

/// The board of EPD, which differs from FEN where the counters would be. Operations are read as far as they can
/// be: one of them numbers the moves.
fn parse_epd(line: &str, error: fen::Error) -> Option<Board> {
    let differs = line.get(error.column - 1..)?;
    if error.kind != fen::ErrorKind::Halfmoves || !differs.starts_with(char::is_alphabetic) {
        return None;
    }
    let read = epd::read(line).or_else(|error| epd::read(&line[..error.column - 1]));
    read.ok().map(|epd| epd.board)
}

/// Where a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A game: it must have been possible to reach it.
    Game,
    /// A problem or a study: what counts is that it can be played on.
    Composition,
}

/// A legal position.
pub(crate) fn read_position(words: &[impl AsRef<str>], from: Origin) -> Result<Position, Problem> {
    legal_position(read_board(words)?, from)
}

/// A legal position.
pub(crate) fn legal_position(board: Board, from: Origin) -> Result<Position, Problem> {
    let position = match from {
        Origin::Game => Position::try_from(&board),
        Origin::Composition => Position::composed(&board),
    };
    position.map_err(|faults| Problem::IllegalPosition { board: Box::new(board), faults })
}

/// The arguments with one space between them; a dash alone means the standard input.
pub(crate) fn read_text(words: &[impl AsRef<str>]) -> Result<String, Problem> {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words == [DASH] { read_standard_input() } else { Ok(words.join(" ")) }
}

/// The text of a file.
pub(crate) fn read_file(path: &Path) -> Result<String, Problem> {
    std::fs::read_to_string(path)
        .map(strip_byte_order_mark)
        .map_err(|error| Problem::Read { path: path.to_owned(), error })
}

/// The bytes of a file, or of the standard input for a dash.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Problem> {
    if path.as_os_str() == DASH {
        let mut bytes = Vec::new();
        stdin().read_to_end(&mut bytes).map_err(|error| Problem::Input { error })?;
        return Ok(bytes);
    }
    std::fs::read(path).map_err(|error| Problem::Read { path: path.to_owned(), error })
}

/// A scoresheet that somebody typed in, of a game that began in this position.
pub(crate) fn read_sheet(
    path: &Path,
    whose: Option<Colour>,
    start: Position,
) -> Result<Sheet, Problem> {
    let text = if path.as_os_str() == DASH { read_standard_input()? } else { read_file(path)? };
    sheet::read(&text, whose, start)
        .map_err(|fault| Problem::Sheet { path: path.to_owned(), fault })
}

/// Lines from somewhere.
pub(crate) struct Source {
    /// The file, as it was called.
    pub(crate) name: String,
    /// How many bytes there are, if that is known before they are read.
    pub(crate) size: Option<u64>,
    /// The lines, and what kept the rest from being read.
    pub(crate) lines: Box<dyn Iterator<Item = Result<InputLine, Problem>> + Send>,
}

impl Source {
    /// A file, or the standard input for a dash.
    pub(crate) fn open(path: &Path) -> Result<Self, Problem> {
        if path.as_os_str() == DASH {
            let lines = InputLines::of(BufReader::new(stdin()));
            let lines = lines.map(|line| line.map_err(|error| Problem::Input { error }));
            return Ok(Self { name: STANDARD_INPUT.into(), size: None, lines: Box::new(lines) });
        }
        let unreadable = {
            let path = path.to_owned();
            move |error| Problem::Read { path: path.clone(), error }
        };
        let file = File::open(path).map_err(&unreadable)?;
        let found = file.metadata().map_err(&unreadable)?;
        if found.is_dir() {
            return Err(unreadable(ErrorKind::IsADirectory.into()));
        }
        // A pipe has no length.
        let size = found.is_file().then_some(found.len());
        let lines = InputLines::of(BufReader::new(file)).map(move |line| line.map_err(&unreadable));
        Ok(Self { name: path.to_string_lossy().into_owned(), size, lines: Box::new(lines) })
    }
}

/// What was piped in; empty at a terminal, which would wait for input.
pub(crate) fn read_piped() -> Result<String, Problem> {
    if stdin().is_terminal() { Ok(String::new()) } else { read_standard_input() }
}

fn read_standard_input() -> Result<String, Problem> {
    let mut text = String::new();
    stdin().read_to_string(&mut text).map_err(|error| Problem::Input { error })?;
    Ok(strip_byte_order_mark(text))
}

/// Some editors begin a file with it.
const BYTE_ORDER_MARK: char = '\u{feff}';

fn strip_byte_order_mark(text: String) -> String {
    text.strip_prefix(BYTE_ORDER_MARK).map(ToOwned::to_owned).unwrap_or(text)
}
