//! The games of a stream.

use std::{collections::VecDeque, io::Read};

use super::Games;
use crate::pgn::{
    Game,
    source::{Chunks, Decompressed, SourceError, unpack},
};

/// The games of a file, plain or packed, in constant memory. If the file cannot be read to its end, the last item is the
/// error.
///
/// ```
/// use adoube_record::pgn;
/// let file: &[u8] = b"[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
/// let names: Vec<_> = pgn::stream(file)?
///     .map(|game| Ok(game?.tags.get("White").unwrap_or_default().to_owned()))
///     .collect::<Result<_, pgn::source::SourceError>>()?;
/// assert_eq!(names, ["A", "B"]);
/// # Ok::<(), pgn::source::SourceError>(())
/// ```
pub fn stream<R: Read>(from: R) -> Result<Stream<Decompressed<R>>, SourceError> {
    Ok(Stream { chunks: Chunks::new(unpack(from)?), waiting: VecDeque::new() })
}

/// Reads one game after the other from a stream.
pub struct Stream<R> {
    chunks: Chunks<R>,
    /// The games of the last chunk.
    waiting: VecDeque<Game>,
}

impl<R: Read> Iterator for Stream<R> {
    type Item = Result<Game, SourceError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.waiting.is_empty() {
            match self.chunks.next()? {
                Ok(chunk) => self.waiting.extend(Games::from_chunk(&chunk)),
                Err(error) => return Some(Err(error)),
            }
        }
        self.waiting.pop_front().map(Ok)
    }
}
