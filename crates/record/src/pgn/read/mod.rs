//! Reading games as people and programs write them.
//!
//! Nothing stops the reader: what can be forgiven is noted and forgiven; a move that cannot be read breaks its line,
//! which keeps what was read and the text of what was not. The next game is read as if nothing had happened.

mod brackets;
mod cursor;
mod game;
mod letters;
mod moves;
mod notes;
mod signs;
mod start;
mod stream;
mod tags;
mod word;

use game::GameReader;
use letters::{Letters, TABLES};
use notes::{LineCounter, Notes};
pub use stream::{Stream, stream};

use super::{Chunk, Game, LineId, NoteKind, Span, source::Ending};

/// The games of a text.
///
/// ```
/// use adoube_record::pgn;
/// let text = b"1. e4 e5 2. Sf3 Sc6 1-0\n\n[Event \"Next\"]\n\n1. e4 e4 2. Nf3 *";
/// let games: Vec<_> = pgn::read(text).collect();
/// assert_eq!(games[0].last().fullmoves(), 3);
/// assert_eq!(games[1].broken().map(|rest| rest.text.as_str()), Some("e4 2. Nf3"));
/// ```
pub fn read(text: &[u8]) -> Games<'_> {
    Games::new(text, 1)
}

/// Reads one game after the other.
pub struct Games<'a> {
    bytes: &'a [u8],
    at: usize,
    lines: LineCounter<'a>,
    ending: Ending,
}

impl<'a> Games<'a> {
    /// The games of a chunk; their places are those of the whole stream.
    pub fn of_chunk(chunk: &'a Chunk) -> Self {
        Self { ending: chunk.ending, ..Self::new(&chunk.bytes, chunk.line) }
    }

    fn new(bytes: &'a [u8], first_line: u64) -> Self {
        Self { bytes, at: 0, lines: LineCounter::new(bytes, first_line), ending: Ending::Whole }
    }

    /// Notes that the last game is not all there.
    fn note_ending(&mut self, game: &mut Game) {
        let kind = match self.ending {
            Ending::Whole => return,
            Ending::TooLarge => NoteKind::TooLarge,
            Ending::BrokenOff => NoteKind::BrokenOff,
        };
        let end = self.bytes.trim_ascii_end().len();
        let mut notes = Notes::new(self.bytes, self.lines.clone());
        notes.note(kind, Span { start: end, end });
        game.notes.append(&mut notes.kept);
    }

    fn game(&self, letters: Option<&'static Letters>) -> (Game, usize) {
        GameReader::new(self.bytes, self.at, self.lines.clone(), letters).read()
    }

    /// A game that breaks at a move may be written in the letters of another language: the one in which most of it
    /// can be read, if it is more than in ours.
    fn in_other_letters(&self, broken: &Game) -> Option<(Game, usize)> {
        let read_to =
            |game: &Game| (game.broken().is_none(), game.line(LineId::MAIN).moves().len());
        let others = TABLES.iter().map(|table| self.game(Some(table)));
        let best = others.reduce(
            |best, next| {
                if read_to(&next.0) > read_to(&best.0) { next } else { best }
            },
        )?;
        (read_to(&best.0) > read_to(broken)).then_some(best)
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let space = self.bytes[self.at..].iter().take_while(|byte| byte.is_ascii_whitespace());
        self.at += space.count();
        if self.at >= self.bytes.len() {
            return None;
        }
        let (mut game, mut end) = self.game(None);
        let word = game.broken().and_then(|rest| self.bytes.get(rest.span.start).copied());
        if word.is_some_and(may_be_foreign)
            && let Some(better) = self.in_other_letters(&game)
        {
            (game, end) = better;
        }
        game.place = self.lines.place(self.at);
        // Every game takes something, so that the end is reached.
        self.at = end.max(self.at + 1);
        if self.bytes[self.at..].trim_ascii().is_empty() {
            self.note_ending(&mut game);
        }
        Some(game)
    }
}

/// Whether a word that begins with this byte may begin with a piece letter of another language.
const fn may_be_foreign(first: u8) -> bool {
    first.is_ascii_uppercase() || !first.is_ascii()
}
