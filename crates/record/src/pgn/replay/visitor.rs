//! The visitor of the games.

use adoube_chess::{
    FenError, Move, Position, Status,
    notation::{ReadError, game::Score},
    san::Line,
};

use crate::pgn::{NoteKind, Span};

/// What [`replay`](super::replay()) tells, in this order:
///
/// 1. [`begin`](Self::begin) once;
/// 2. [`tag`](Self::tag) for each tag;
/// 3. [`start`](Self::start) once, when all tags are known. It does not come if they give no position to start
///    from ([`ReplayFault::Fen`], [`ReplayFault::Variant`]);
/// 4. [`ply`](Self::ply) for each move of the main line, with [`nag`](Self::nag), [`comment`](Self::comment)
///    and [`offer`](Self::offer) after the move that they belong to; [`fault`](Self::fault) at the first word that cannot be
///    read, after which no more moves of this game come;
/// 5. [`end`](Self::end) once.
///
/// A comment may come before the first tag; [`note`](Self::note) at any time. Variations are passed over, with all
/// that stands in them. Everything that is not wanted costs nothing: the methods do nothing unless written.
///
/// Texts are borrowed from the chunk and are as they stand there (see [`decoded`](crate::pgn::scan::decoded));
/// a [`Span`] tells where in it, and [`Chunk::places`](crate::pgn::Chunk::places) where in the file.
#[allow(unused_variables, reason = "named for those who write them")]
pub trait Visitor<'a> {
    /// A game begins at this byte of the chunk.
    fn begin(&mut self, at: usize) {}

    /// A tag, or what a line in its place was meant to be; its value has a `\` before each `"` and `\`.
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

    /// Something is not written as it should be, as [`read`](crate::pgn::read()) notes it. For a move it comes before its
    /// [`Visitor::ply`].
    fn note(&mut self, kind: NoteKind, span: Span) {}

    /// The rest of this game is not read.
    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {}

    /// The game ends; `span` is all of it. The score is the one below the moves.
    fn end(&mut self, score: Option<Score>, span: Span) {}
}

/// One move of the main line.
#[derive(Clone, Copy, Debug)]
pub struct ReplayedPly<'p, 'a> {
    /// The move.
    pub played: Move,
    /// What stood before it.
    pub before: &'p Position,
    /// What stands after it.
    pub after: &'p Position,
    /// The word that was written.
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

    /// Check, checkmate or stalemate, more quickly than the position after it can tell.
    #[inline]
    pub fn status(&self) -> Status {
        self.line.status()
    }
}

/// Why the rest of a game is not read.
#[derive(Clone, Debug)]
pub enum ReplayFault<'p, 'a> {
    /// A word is no legal move, or could be several. A null move is none.
    Move {
        /// What is wrong, and the moves that may have been meant. Its column counts within the word.
        error: ReadError,
        /// The position it should have been played in.
        position: &'p Position,
        /// The word.
        word: &'a [u8],
    },
    /// The `FEN` tag holds no legal position.
    Fen(FenError),
    /// The `Variant` tag names another game than chess or Chess960.
    Variant(&'a [u8]),
    /// The game is larger than [`LARGEST_GAME`](crate::pgn::source::LARGEST_GAME).
    TooLarge,
    /// The stream broke off here.
    BrokenOff,
}
