//! Splits a stream between games.

use std::io::Read;

use memchr::memchr;

use super::{
    Chunk, Ending, SourceError,
    cutter::{Cutter, More},
    input::Input,
};
use crate::{
    encoding::{EncodingGuesser, TextEncoding, wide},
    pgn::{
        LineColumn,
        scan::{BYTE_ORDER_MARK, EVENT_OVERLAP, blanks, last_event, last_event_line, next_event},
        span::{characters, line_around, line_ends},
    },
};

/// How much is read before it is split: enough for some milliseconds of work in a thread, and small
/// enough for the cache.
pub const CHUNK: usize = 512 << 10;

/// The largest game that is read. The longest possible game has some six thousand moves, and the most thorough
/// commentary is a thousandth of this; anything larger is no game, or an unclosed comment.
pub const LARGEST_GAME: usize = 16 << 20;

/// Splits a stream into chunks of whole games, in constant memory.
///
/// A game begins with a tag that comes after moves, or with a second `Event`. Where many games follow each other without
/// tags, one begins with the first move after a result. A game above [`LARGEST_GAME`] is cut off, and reading continues with
/// the next.
///
/// ```
/// use adoube_record::pgn::source::{Chunks, unpack};
/// let file: &[u8] = b"[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n";
/// for chunk in Chunks::new(unpack(file)?) {
///     assert_eq!(chunk?.bytes, file);
/// }
/// # Ok::<(), adoube_record::pgn::source::SourceError>(())
/// ```
#[derive(Debug)]
pub struct Chunks<R> {
    reader: Input<R>,
    guesser: EncodingGuesser,
    buffer: Vec<u8>,
    cutter: Cutter,
    /// The offset of the buffer in the stream.
    offset: u64,
    /// The place of the buffer in the file.
    place: LineColumn,
    /// The size that the buffer must have before it is split.
    wanted: usize,
    sizes: Sizes,
    state: State,
    error: Option<SourceError>,
}

/// The sizes that tests reduce.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    chunk: usize,
    largest: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Fresh,
    Reading,
    /// Within a game that was too large.
    PassingOver,
    /// Within a line that was too large.
    Lost,
    /// Within a comment that was too large.
    LostInComment,
    /// At the end of the stream.
    Ended,
}

impl<R: Read> Chunks<R> {
    /// The chunks of a stream.
    pub fn new(reader: R) -> Self {
        Self::with_sizes(reader, CHUNK, LARGEST_GAME)
    }

    /// The chunks of a stream in this encoding; if none is given, it is UTF-8 or guessed.
    pub fn in_encoding(reader: R, encoding: Option<TextEncoding>) -> Self {
        let mut chunks = Self::new(reader);
        if let Some(encoding) = encoding {
            chunks.reader.decode_from(encoding, &[]);
        }
        chunks
    }

    /// The same with other sizes than [`CHUNK`] and [`LARGEST_GAME`]; both have a minimum of a few bytes.
    pub fn with_sizes(reader: R, chunk: usize, largest: usize) -> Self {
        let chunk = chunk.max(2 * EVENT_OVERLAP);
        let sizes = Sizes { chunk, largest: largest.max(chunk) };
        Self {
            reader: Input::new(reader),
            guesser: EncodingGuesser::default(),
            buffer: Vec::new(),
            cutter: Cutter::default(),
            offset: 0,
            place: LineColumn { line: 1, column: 1 },
            wanted: chunk,
            sizes,
            state: State::Fresh,
            error: None,
        }
    }

    /// Fills the buffer up to the wanted size.
    fn fill(&mut self) -> More {
        let room = self.wanted.saturating_sub(self.buffer.len());
        self.buffer.reserve_exact(room);
        match self.reader.by_ref().take(room as u64).read_to_end(&mut self.buffer) {
            Ok(read) if read == room => More::MayCome,
            Ok(_) => self.end(None),
            Err(error) => self.end(Some(error.into())),
        }
    }

    fn end(&mut self, error: Option<SourceError>) -> More {
        self.state = State::Ended;
        self.error = error;
        More::No
    }

    /// Examines the first bytes.
    fn begin(&mut self) {
        self.state = State::Reading;
        self.fill();
        if is_utf_32(&self.buffer) {
            self.buffer.clear();
            self.end(Some(SourceError::WideCharacters));
        } else if let Some(encoding) = wide(&self.buffer) {
            self.reader.decode_from(encoding, &std::mem::take(&mut self.buffer));
            self.state = State::Reading;
        } else if self.buffer.starts_with(BYTE_ORDER_MARK) {
            self.forget(BYTE_ORDER_MARK.len());
            self.place = LineColumn { line: 1, column: 1 };
        }
    }

    fn next_chunk(&mut self) -> Option<Chunk> {
        if self.state == State::Fresh {
            self.begin();
        }
        loop {
            self.pass_over();
            let more = if self.state == State::Ended { More::No } else { self.fill() };
            if more == More::No {
                return self.last();
            }
            if let Some(cut) = last_event(&self.buffer).filter(|cut| *cut > 0)
                && !begins_with_comment(&self.buffer)
            {
                if self.cutter.at <= cut {
                    // What the cutter has seen is of the games before.
                    self.cutter = Cutter { at: cut, ..Cutter::default() };
                }
                return Some(self.take(cut, Ending::Whole));
            }
            self.cutter.advance(&self.buffer, more);
            if self.cutter.cut == 0 {
                self.cutter.cut_after_score(&self.buffer);
            }
            if self.cutter.cut > 0 {
                return Some(self.take(self.cutter.cut, Ending::Whole));
            }
            if self.buffer.len() >= self.sizes.largest {
                return Some(self.too_large());
            }
            self.wanted = (2 * self.wanted).min(self.sizes.largest);
        }
    }

    /// Everything that is left at the end of the stream.
    fn last(&mut self) -> Option<Chunk> {
        if self.buffer.iter().all(u8::is_ascii_whitespace) {
            self.buffer = Vec::new();
            return None;
        }
        let ending = if self.error.is_some() { Ending::BrokenOff } else { Ending::Whole };
        Some(self.take(self.buffer.len(), ending))
    }

    /// The first `length` bytes as a chunk.
    fn take(&mut self, length: usize, ending: Ending) -> Chunk {
        let mut rest = Vec::with_capacity(self.sizes.chunk);
        rest.extend_from_slice(&self.buffer[length..]);
        self.buffer.truncate(length);
        let bytes = std::mem::replace(&mut self.buffer, rest);
        let LineColumn { line, column } = self.place;
        let chunk = Chunk { bytes, offset: self.offset, line, column, ending, guess: None };
        self.offset += length as u64;
        self.place = chunk.end();
        self.cutter.shift(length);
        self.wanted = self.sizes.chunk.max(self.buffer.len());
        chunk
    }

    /// Cuts off a game above the limit. If it is an unclosed comment, it contains the games after it.
    fn too_large(&mut self) -> Chunk {
        let at = self.cutter.at;
        let lost = self.buffer.len() - at >= self.sizes.chunk;
        let next = if lost { last_event_line(&self.buffer[at..]) } else { None };
        if let Some(next) = next {
            self.cutter = Cutter { at: at + next, ..Cutter::default() };
            return self.take(at + next, Ending::Whole);
        }
        let state = match self.buffer.get(at) {
            Some(b'{') if lost => State::LostInComment,
            _ if lost => State::Lost,
            _ => State::PassingOver,
        };
        let kept = if lost { EVENT_OVERLAP } else { self.buffer.len() - at };
        let tail = self.buffer[self.buffer.len() - kept..].to_vec();
        let chunk = self.take(self.buffer.len(), Ending::TooLarge);
        self.take_back(&chunk, &tail);
        // The next tag begins another game in any case.
        self.cutter.seen.movetext = true;
        self.state = state;
        chunk
    }

    /// Puts the end of a chunk back into the buffer.
    fn take_back(&mut self, chunk: &Chunk, tail: &[u8]) {
        let before = chunk.bytes.len() - tail.len();
        self.offset -= tail.len() as u64;
        self.place = chunk.place(before);
        self.buffer.extend_from_slice(tail);
        self.cutter.at = 0;
    }

    /// Skips to the next game.
    fn pass_over(&mut self) {
        let mut passing = self.state;
        while matches!(passing, State::PassingOver | State::Lost | State::LostInComment) {
            let more = self.fill();
            if passing == State::LostInComment && self.leave_comment() {
                passing = State::PassingOver;
            }
            let is_lost = passing != State::PassingOver;
            let next = if is_lost {
                next_event(&self.buffer)
            } else {
                self.cutter.advance(&self.buffer, more);
                Some(self.cutter.cut).filter(|cut| *cut > 0)
            };
            if let Some(next) = next {
                self.forget(next);
                if is_lost {
                    self.cutter = Cutter::default();
                }
                passing = State::Reading;
            } else if more == More::No {
                self.forget(self.buffer.len());
                passing = State::Ended;
            } else if is_lost {
                self.forget(self.buffer.len() - EVENT_OVERLAP);
            } else if self.cutter.at == 0 {
                let in_comment = self.buffer.starts_with(b"{");
                passing = if in_comment { State::LostInComment } else { State::Lost };
            } else {
                self.forget(self.cutter.at);
            }
        }
        if self.state != State::Ended {
            self.state = passing;
        }
    }

    /// Leaves an oversized comment, if its end is in the buffer and no game begins before it.
    fn leave_comment(&mut self) -> bool {
        let next = next_event(&self.buffer).unwrap_or(self.buffer.len());
        let Some(end) = memchr(b'}', &self.buffer[..next]) else { return false };
        self.forget(end + 1);
        self.cutter = Cutter::default();
        self.cutter.seen.movetext = true;
        true
    }

    /// Removes bytes from the buffer. A CR LF is not separated.
    fn forget(&mut self, length: usize) {
        let parts_line =
            self.buffer[..length].ends_with(b"\r") && self.buffer[length..].starts_with(b"\n");
        let length = length - usize::from(parts_line);
        let LineColumn { line, column } = self.place;
        let passed = &self.buffer[..length];
        self.place = match line_ends(passed) {
            0 => LineColumn { line, column: column + characters(passed) },
            lines => {
                let last = &passed[line_around(passed, length).0..];
                LineColumn { line: line + lines, column: 1 + characters(last) }
            }
        };
        self.offset += length as u64;
        self.buffer.drain(..length);
        self.cutter.shift(length);
    }
}

/// Whether a comment or an escape comes first: if nothing else comes before the first tags, it belongs to their game.
fn begins_with_comment(text: &[u8]) -> bool {
    matches!(text[blanks(text)..].first(), Some(b'{' | b';' | b'%'))
}

/// Whether a text is UTF-32 by its byte order mark; that is not decoded.
fn is_utf_32(text: &[u8]) -> bool {
    matches!(text, [0, 0, 0xFE, 0xFF, ..] | [0xFF, 0xFE, 0, 0, ..])
}

impl<R: Read> Iterator for Chunks<R> {
    type Item = Result<Chunk, SourceError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next_chunk() {
            Some(mut chunk) => {
                chunk.decode(&mut self.guesser);
                Some(Ok(chunk))
            }
            None => self.error.take().map(Err),
        }
    }
}
