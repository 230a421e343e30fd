//! From the words of the command line, the standard input and files to boards and positions.

use std::{
    io::{IsTerminal, Read, stdin},
    path::Path,
};

use adoube_chess::{Board, Position, fen};

use crate::problem::Problem;

/// The word that stands for the initial position.
const START: &str = "startpos";

/// The word that stands for the standard input, or for the standard output.
pub(crate) const DASH: &str = "-";

/// A board, legal or not. FEN may come as one argument or, unquoted, as several.
pub(crate) fn board(words: &[impl AsRef<str>]) -> Result<Board, Problem> {
    board_of(text(words)?)
}

/// A board, legal or not.
pub(crate) fn board_of(text: String) -> Result<Board, Problem> {
    if text.trim().eq_ignore_ascii_case(START) {
        return Ok(Board::initial());
    }
    fen::read(&text).map_err(|error| Problem::Fen { text, error })
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
pub(crate) fn position(words: &[impl AsRef<str>], from: Origin) -> Result<Position, Problem> {
    let board = board(words)?;
    let position = match from {
        Origin::Game => Position::try_from(&board),
        Origin::Composition => Position::composed(&board),
    };
    position.map_err(|faults| Problem::IllegalPosition { board: Box::new(board), faults })
}

/// The arguments with one space between them; a dash alone means the standard input.
pub(crate) fn text(words: &[impl AsRef<str>]) -> Result<String, Problem> {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words == [DASH] { standard_input() } else { Ok(words.join(" ")) }
}

/// The text of a file.
pub(crate) fn file(path: &Path) -> Result<String, Problem> {
    std::fs::read_to_string(path)
        .map(without_mark)
        .map_err(|error| Problem::Read { path: path.to_owned(), error })
}

/// What was piped in; nobody is kept waiting at a terminal that was not asked for.
pub(crate) fn piped() -> Result<String, Problem> {
    if stdin().is_terminal() { Ok(String::new()) } else { standard_input() }
}

fn standard_input() -> Result<String, Problem> {
    let mut text = String::new();
    stdin().read_to_string(&mut text).map_err(|error| Problem::Input { error })?;
    Ok(without_mark(text))
}

/// Some editors begin a file with a byte order mark.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(ToOwned::to_owned).unwrap_or(text)
}
