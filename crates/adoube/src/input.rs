//! From the words of the command line to boards and positions.

use adoube_chess::{Board, Position, fen};

use crate::problem::Problem;

/// The word that stands for the initial position.
const START: &str = "startpos";

/// A board, legal or not. FEN may come as one argument or, unquoted, as several.
pub(crate) fn board(words: &[impl AsRef<str>]) -> Result<Board, Problem> {
    let text = joined(words);
    if is_start(&text) {
        return Ok(Board::initial());
    }
    fen::parse(&text).map_err(|error| Problem::Fen { text, error })
}

/// Whether this is the word for the initial position.
pub(crate) fn is_start(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case(START)
}

/// A legal position.
pub(crate) fn position(words: &[impl AsRef<str>]) -> Result<Position, Problem> {
    let board = board(words)?;
    Position::try_from(&board)
        .map_err(|faults| Problem::IllegalPosition { board: Box::new(board), faults })
}

/// The arguments with one space between them.
pub(crate) fn joined(words: &[impl AsRef<str>]) -> String {
    words.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ")
}
