//! Input from the command line, the standard input and files.

mod decoding;
pub(crate) mod file_chunks;
pub(crate) mod folders;
pub(crate) mod games;
pub(crate) mod lines;

use std::{
    ffi::OsString,
    fs::File,
    io::{BufRead, BufReader, ErrorKind, IsTerminal, Read, stdin},
    path::Path,
};

use adoube_chess::{Board, Colour, Position, epd, fen};
use adoube_record::{
    encoding,
    pgn::source::unpack,
    sheet::{self, Sheet},
};

use crate::problem::Problem;
pub(crate) use crate::stdio::{DASH, STANDARD_INPUT, file_name};
pub(crate) use decoding::{Decoding, Guesses};
use lines::{InputLine, InputLines};

/// The word for the initial position.
const START: &str = "startpos";

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

/// The problem that no position was given.
pub(crate) fn no_position() -> Problem {
    let error = fen::read("").expect_err("nothing is no position");
    Problem::Fen { text: String::new(), error }
}

/// Characters that begin a remark after a position; FEN does not have them.
const REMARK: [char; 2] = [';', '#'];

/// A board from a line of a list: FEN or EPD, possibly followed by a remark.
pub(crate) fn parse_list_line(line: &str) -> Result<Board, Problem> {
    let before_remark = line.split(REMARK).next().unwrap_or_default();
    match parse_board(before_remark.to_owned()) {
        Err(Problem::Fen { error, .. }) => {
            parse_epd(line, error).ok_or_else(|| Problem::Fen { text: line.to_owned(), error })
        }
        read => read,
    }
}

/// The board of EPD, which has operations in place of the counters. They are read as far as possible:
/// one of them numbers the moves.
fn parse_epd(line: &str, error: fen::Error) -> Option<Board> {
    let differs = line.get(error.column - 1..)?;
    if error.kind != fen::ErrorKind::Halfmoves || !differs.starts_with(char::is_alphabetic) {
        return None;
    }
    let read = epd::read(line).or_else(|error| epd::read(&line[..error.column - 1]));
    read.ok().map(|epd| epd.board)
}

/// The origin of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A game: the position must be reachable.
    Game,
    /// A problem or a study: it must only be playable.
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

/// The arguments joined by spaces; a dash alone means the standard input. It is for positions, which are
/// ASCII: a wrong byte is an error in any encoding.
pub(crate) fn read_text(words: &[impl AsRef<str>]) -> Result<String, Problem> {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words == [DASH] {
        let bytes = read_unpacked(Path::new(DASH))?;
        return Ok(encoding::decode(&bytes, None).text.into_owned());
    }
    Ok(words.join(" "))
}

/// The bytes of a binary file.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Problem> {
    std::fs::read(path).map_err(|error| Problem::Read { path: path.to_owned(), error })
}

/// The text of a file, plain or packed, or of the standard input for a dash.
pub(crate) fn read_document(path: &Path, decoding: Decoding<'_>) -> Result<String, Problem> {
    Ok(decoding.decode(path, &read_unpacked(path)?))
}

fn read_unpacked(path: &Path) -> Result<Vec<u8>, Problem> {
    let failed = |error| games::source_problem(path, error);
    let mut bytes = Vec::new();
    let mut unpacked = unpack(games::open(path)?).map_err(failed)?;
    unpacked.read_to_end(&mut bytes).map_err(|error| failed(error.into()))?;
    Ok(bytes)
}

/// A scoresheet that somebody typed in, of a game that began in this position.
pub(crate) fn read_sheet(
    path: &Path,
    whose: Option<Colour>,
    start: Position,
    decoding: Decoding<'_>,
) -> Result<Sheet, Problem> {
    let text = read_document(path, decoding)?;
    sheet::read(&text, whose, start)
        .map_err(|fault| Problem::Sheet { path: path.to_owned(), fault })
}

/// The lines of a source.
pub(crate) struct Source {
    /// The file, as it was called.
    pub(crate) name: String,
    /// The number of bytes, if it is known in advance.
    pub(crate) size: Option<u64>,
    /// The lines, and the error that ends them early.
    pub(crate) lines: Box<dyn Iterator<Item = Result<InputLine, Problem>> + Send>,
}

impl Source {
    /// The standard input, unless it is a terminal.
    pub(crate) fn piped() -> Result<Self, Problem> {
        if stdin().is_terminal() { Err(no_position()) } else { Self::open(Path::new(DASH)) }
    }

    /// A file, or the standard input for a dash.
    pub(crate) fn open(path: &Path) -> Result<Self, Problem> {
        if path.as_os_str() == DASH {
            let lines = InputLines::new(BufReader::new(stdin()));
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
        let lines =
            InputLines::new(BufReader::new(file)).map(move |line| line.map_err(&unreadable));
        Ok(Self { name: path.to_string_lossy().into_owned(), size, lines: Box::new(lines) })
    }
}

/// Whether something is piped in. It waits until that is known; an empty input, such as `/dev/null`, does not count.
pub(crate) fn is_piped() -> bool {
    let mut input = stdin().lock();
    !input.is_terminal() && input.fill_buf().is_ok_and(|begins| !begins.is_empty())
}

/// Whether the user types the input of this command line.
pub(crate) fn is_typed(line: &[OsString]) -> bool {
    stdin().is_terminal() && line.iter().any(|argument| argument == DASH)
}

/// The piped input; empty at a terminal.
pub(crate) fn read_piped(decoding: Decoding<'_>) -> Result<String, Problem> {
    if stdin().is_terminal() { Ok(String::new()) } else { read_document(Path::new(DASH), decoding) }
}

/// Some editors begin a file with it.
const BYTE_ORDER_MARK: char = '\u{feff}';
