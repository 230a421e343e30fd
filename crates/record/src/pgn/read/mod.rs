//! Reading games as people and programs write them.
//!
//! Nothing stops the reader: leniencies are noted; a move that cannot be read ends its line, which keeps the moves before it
//! and the text of the rest. The next game is read normally.

mod brackets;
mod game;
mod moves;
mod notes;
mod start;
mod stream;
mod tags;

use std::borrow::Cow;

use game::GameReader;
use notes::{CountedLine, LineCounter, Notes};
pub use stream::{Stream, stream};

use super::{
    Chunk, Game, LineId, NoteKind, Span,
    source::{EncodingGuess, Ending},
    word::{Letters, TABLES},
};

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
    if str::from_utf8(text).is_ok() {
        return Games::new(Cow::Borrowed(text), 1);
    }
    let Chunk { bytes, guess, .. } = Chunk::from(text);
    Games { guess, ..Games::new(Cow::Owned(bytes), 1) }
}

/// How lenient a reader is with a `FEN` tag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FenStrictness {
    /// Castling rights and en passant squares that the board does not allow are dropped.
    #[default]
    Lenient,
    /// They make the FEN unreadable, and with it the game.
    StrictFen,
}

/// Reads games one after the other.
pub struct Games<'a> {
    bytes: Cow<'a, [u8]>,
    at: usize,
    /// The number of the line in which the next game begins.
    line: CountedLine,
    ending: Ending,
    rigour: FenStrictness,
    /// The guessed encoding, until it is noted in a game.
    guess: Option<EncodingGuess>,
}

impl<'a> Games<'a> {
    /// The games of a chunk; their places are those of the whole stream.
    pub fn from_chunk(chunk: &'a Chunk) -> Self {
        let games = Self::new(Cow::Borrowed(&chunk.bytes), chunk.line);
        Self { ending: chunk.ending, guess: chunk.guess, ..games }
    }

    fn new(bytes: Cow<'a, [u8]>, first_line: u64) -> Self {
        let line = CountedLine { at: 0, number: first_line };
        let (ending, rigour) = (Ending::Whole, FenStrictness::Lenient);
        Self { bytes, at: 0, line, ending, rigour, guess: None }
    }

    /// The same, read with this rigour.
    #[must_use]
    pub fn with_rigour(self, rigour: FenStrictness) -> Self {
        Self { rigour, ..self }
    }

    fn notes(&self) -> Notes<'_> {
        Notes::new(&self.bytes, self.lines())
    }

    fn lines(&self) -> LineCounter<'_> {
        LineCounter::new(&self.bytes, self.line)
    }

    /// Notes that the last game is incomplete.
    fn note_ending(&self, game: &mut Game) {
        let kind = match self.ending {
            Ending::Whole => return,
            Ending::TooLarge => NoteKind::TooLarge,
            Ending::BrokenOff => NoteKind::BrokenOff,
        };
        let end = self.bytes.trim_ascii_end().len();
        let mut notes = self.notes();
        notes.note(kind, Span { start: end, end });
        game.notes.append(&mut notes.kept);
    }

    /// Notes the guessed encoding, in the first game with a decoded word.
    fn note_encoding(&mut self, game: &mut Game) {
        let Some(guess) = self.guess.take_if(|guess| guess.span.start < self.at) else { return };
        let mut notes = self.notes();
        notes.with_encoding(guess.span, guess.encoding);
        let after = game.notes.partition_point(|note| note.span.start < guess.span.start);
        game.notes.splice(after..after, notes.kept);
    }

    /// The next game and the offset after it; none if there are only escapes.
    fn game(&self, letters: Option<&'static Letters>) -> Option<(Game, usize)> {
        GameReader::new(&self.bytes, self.at, self.lines(), letters, self.rigour).read()
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let space = self.bytes[self.at..].iter().take_while(|byte| byte.is_ascii_whitespace());
        self.at += space.count();
        let (mut game, mut end) = self.game(None)?;
        let word = game.broken().and_then(|rest| self.bytes.get(rest.span.start).copied());
        if word.is_some_and(may_be_foreign)
            && let Some(better) =
                in_other_letters(&self.bytes, self.at, &self.lines(), self.rigour, &game)
        {
            (game, end) = (better.game, better.end);
        }
        let mut lines = self.lines();
        game.place = lines.place(self.at);
        self.line = lines.line();
        // Every game advances, so that the end is reached.
        self.at = end.max(self.at + 1);
        if self.bytes[self.at..].trim_ascii().is_empty() {
            self.note_ending(&mut game);
        }
        self.note_encoding(&mut game);
        Some(game)
    }
}

/// A game that is written in the letters of another language.
pub(crate) struct ForeignGame {
    pub(crate) letters: &'static Letters,
    pub(crate) game: Game,
    end: usize,
}

/// Tries the letters of other languages for a game that breaks at a move: the language in which most of it can be read,
/// if that is more than before.
fn in_other_letters(
    bytes: &[u8],
    at: usize,
    lines: &LineCounter<'_>,
    rigour: FenStrictness,
    broken: &Game,
) -> Option<ForeignGame> {
    let read_to = |game: &Game| (game.broken().is_none(), game.line(LineId::MAIN).moves().len());
    let others = TABLES.iter().filter_map(|letters| {
        let (game, end) =
            GameReader::new(bytes, at, lines.clone(), Some(letters), rigour).read()?;
        // Without a move in its letters, the language only made other words unreadable.
        let is_used = game.notes.iter().any(|note| note.kind == NoteKind::PieceLetters);
        is_used.then_some(ForeignGame { letters, game, end })
    });
    let best = others
        .reduce(|best, next| if read_to(&next.game) > read_to(&best.game) { next } else { best })?;
    (read_to(&best.game) > read_to(broken)).then_some(best)
}

/// The game that begins at the byte `at` and breaks at a word with this first byte, in the letters of another language.
pub(crate) fn read_foreign(bytes: &[u8], at: usize, word: u8) -> Option<ForeignGame> {
    if !may_be_foreign(word) {
        return None;
    }
    let lines = LineCounter::new(bytes, CountedLine { at: 0, number: 1 });
    let rigour = FenStrictness::Lenient;
    let (broken, _) = GameReader::new(bytes, at, lines.clone(), None, rigour).read()?;
    in_other_letters(bytes, at, &lines, rigour, &broken)
}

/// Whether a word that begins with this byte may begin with a piece letter of another language.
const fn may_be_foreign(first: u8) -> bool {
    first.is_ascii_uppercase() || !first.is_ascii()
}
