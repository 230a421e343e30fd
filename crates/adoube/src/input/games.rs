//! Games from files, plain or packed, and from the standard input.

use std::{
    fs::File,
    io::{ErrorKind, Read, stdin},
    path::Path,
};

use adoube_record::pgn::{
    Game, Games,
    source::{Chunks, SourceError, unpack},
};

use super::DASH;
use crate::problem::Problem;

/// The game of this number, counted from 1.
pub(crate) fn read_game(path: &Path, number: usize) -> Result<Game, Problem> {
    let failed = |error| source_problem(path, error);
    let chunks = Chunks::new(unpack(open(path)?).map_err(failed)?);
    let mut count = 0;
    for chunk in chunks {
        for game in Games::of_chunk(&chunk.map_err(failed)?) {
            count += 1;
            if count == number {
                return Ok(game);
            }
        }
    }
    Err(Problem::NoSuchGame { path: path.to_owned(), number, count })
}

/// A file, or the standard input for a dash.
pub(crate) fn open(path: &Path) -> Result<Box<dyn Read + Send>, Problem> {
    if path.as_os_str() == DASH {
        return Ok(Box::new(stdin()));
    }
    let unreadable = |error| Problem::Read { path: path.to_owned(), error };
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(unreadable(ErrorKind::IsADirectory.into()));
    }
    Ok(Box::new(file))
}

/// Why a file of games could not be read.
pub(crate) fn source_problem(path: &Path, error: SourceError) -> Problem {
    match error {
        SourceError::Io(error) if path.as_os_str() == DASH => Problem::Input { error },
        SourceError::Io(error) => Problem::Read { path: path.to_owned(), error },
        error => Problem::Source { path: path.to_owned(), error },
    }
}
