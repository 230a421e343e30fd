//! Games from files, plain or packed, and from the standard input.

use std::{
    fs::File,
    io::{ErrorKind, Read, stdin},
    path::Path,
};

use adoube_record::pgn::{
    Game, Games,
    source::{Chunk, Chunks, SourceError, unpack},
};

use super::{DASH, Decoding, file_name};
use crate::problem::Problem;

/// The games of a source, one after the other, until one of its chunks cannot be read.
pub(crate) fn read(
    path: &Path,
    source: impl Read + Send + 'static,
    decoding: Decoding<'_>,
) -> Result<impl Iterator<Item = Result<Game, Problem>>, Problem> {
    let unpacked = unpack(source).map_err(|error| source_problem(path, error))?;
    let chunks = Chunks::in_encoding(unpacked, decoding.named);
    let of_chunk = move |chunk: Result<Chunk, SourceError>| match chunk {
        Ok(chunk) => {
            if let Some(guess) = chunk.guess {
                decoding.guesses.add(&file_name(path), guess.encoding);
            }
            Games::from_chunk(&chunk).map(Ok).collect()
        }
        Err(error) => vec![Err(source_problem(path, error))],
    };
    Ok(chunks.flat_map(of_chunk))
}

/// The game of this number, counted from 1.
pub(crate) fn read_game(
    path: &Path,
    number: usize,
    decoding: Decoding<'_>,
) -> Result<Game, Problem> {
    let mut count = 0;
    for game in read(path, open(path)?, decoding)? {
        let game = game?;
        count += 1;
        if count == number {
            return Ok(game);
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

/// Why a game cannot be followed to its end, if it cannot.
pub(crate) fn unplayable(path: &Path, number: usize, game: &Game) -> Option<Problem> {
    game.broken()?;
    let note = game.notes.iter().rfind(|note| note.is_error())?;
    Some(Problem::Unplayable {
        path: path.to_owned(),
        number: u32::try_from(number).unwrap_or(u32::MAX),
        note: Box::new(note.clone()),
    })
}
