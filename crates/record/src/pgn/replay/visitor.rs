//! The visitor of a replay.

use adoube_chess::{
    FenError, Move, Position, Status,
    notation::{ReadError, game::Score},
    san::Line,
};

use crate::pgn::{NoteKind, Span};

/// The callbacks of [`replay`](super::replay()), in this order:
///
/// 1. [`begin`](Self::begin) once;
/// 2. [`tag`](Self::tag) for each tag;
/// 3. [`start`](Self::start) once, when all tags are known, unless they give no start position
///    ([`ReplayFault::Fen`], [`ReplayFault::Variant`]);
/// 4. [`ply`](Self::ply) for each move of the main line, with [`nag`](Self::nag), [`comment`](Self::comment)
///    and [`offer`](Self::offer) after the move that they belong to; [`fault`](Self::fault) at the first word that cannot be
///    read, after which no more moves of this game come;
/// 5. [`end`](Self::end) once.
///
/// A comment may come before the first tag; [`note`](Self::note) at any time. Variations are skipped with their
/// content. Unneeded callbacks cost nothing: their default is empty.
///
/// Texts are borrowed from the chunk as written (see [`decoded`](crate::pgn::scan::decoded));
/// a [`Span`] is a place in it, and [`Chunk::places`](crate::pgn::Chunk::places) converts it to a place in the file.
#[allow(unused_variables, reason = "named for those who write them")]
pub trait Visitor<'a> {
    /// A game begins at this byte of the chunk.
    fn begin(&mut self, at: usize) {}

    /// A tag, repaired if necessary; its value has a `\` before each `"` and `\`.
    fn tag(&mut self, name: &'a [u8], value: &'a [u8], span: Span) {}

    /// The position from which the moves are played.
    fn start(&mut self, position: &Position) {}

    /// A move was played.
    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {}

    /// A comment, without its braces or semicolon.
    fn comment(&mut self, text: &'a [u8], span: Span) {}

    /// A numeric annotation glyph: `$14`.
    fn nag(&mut self, nag: u16, span: Span) {}

    /// A draw was offered with the last move: `(=)`.
    fn offer(&mut self, span: Span) {}

    /// A leniency, as [`read`](crate::pgn::read()) notes it. For a move it comes before its
    /// [`Visitor::ply`].
    fn note(&mut self, kind: NoteKind, span: Span) {}

    /// The rest of this game is not read.
    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {}

    /// The game ends; `span` covers all of it. The score is the one below the moves.
    fn end(&mut self, score: Option<Score>, span: Span) {}
}

/// One move of the main line.
#[derive(Clone, Copy, Debug)]
pub struct ReplayedPly<'p, 'a> {
    /// The move.
    pub played: Move,
    /// The position before it.
    pub before: &'p Position,
    /// The position after it.
    pub after: &'p Position,
    /// The word as written.
    pub word: &'a [u8],
    /// The span.
    pub span: Span,
    line: &'p Line,
}

impl<'p, 'a> ReplayedPly<'p, 'a> {
    /// The last move of a line.
    #[inline]
    pub(super) const fn new(played: Move, line: &'p Line, word: &'a [u8], span: Span) -> Self {
        Self { played, before: line.before(), after: line.position(), word, span, line }
    }

    /// Whether it gives check.
    #[inline]
    pub const fn is_check(&self) -> bool {
        self.line.is_check()
    }

    /// Check, checkmate or stalemate; faster than asking the position after it.
    #[inline]
    pub fn status(&self) -> Status {
        self.line.status()
    }
}

/// Why the rest of a game is not read.
#[derive(Clone, Debug)]
pub enum ReplayFault<'p, 'a> {
    /// A word that is not a legal move, or ambiguous; also a null move.
    Move {
        /// The error, with the moves that may have been meant. Its column counts within the word.
        error: ReadError,
        /// The position it should have been played in.
        position: &'p Position,
        /// The word.
        word: &'a [u8],
    },
    /// The `FEN` tag is not a legal position.
    Fen(FenError),
    /// The `Variant` tag is neither chess nor Chess960.
    Variant(&'a [u8]),
    /// The game is larger than [`LARGEST_GAME`](crate::pgn::source::LARGEST_GAME).
    TooLarge,
    /// The stream was cut off here.
    BrokenOff,
}
