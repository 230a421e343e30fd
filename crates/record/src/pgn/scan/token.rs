//! The tokens of a PGN text.

use adoube_chess::notation::game::Score;

/// A token of a PGN text, borrowed from it: neither decoded nor unescaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// `[Name "value"]`; a `"` or `\` in the value has a `\` before it.
    Tag {
        /// The name.
        name: &'a [u8],
        /// The text between the quotation marks.
        value: &'a [u8],
    },
    /// A line that begins like a tag and is not one, for example `[Event Ljubljana`.
    BadTag(&'a [u8]),
    /// A move number with its dots, `12.` or `12...`.
    Number(&'a [u8]),
    /// A word that should be a move, with attached signs: `Nf3`, `exd8=Q+!?`. It may also be
    /// a result in another notation than that of PGN: see [`score`](super::score).
    Move(&'a [u8]),
    /// `$14`, without the dollar sign.
    Nag(&'a [u8]),
    /// `{ … }`, without the braces.
    Comment(&'a [u8]),
    /// `{ …` without an end. It ends at the next game (see [`Scanner`](super::Scanner)).
    Unclosed(&'a [u8]),
    /// `; …` to the end of the line, without the semicolon.
    LineComment(&'a [u8]),
    /// A line that begins with `%`, without it.
    Escape(&'a [u8]),
    /// `(`: a variation on the move before it.
    Open,
    /// `)`.
    Close,
    /// `(=)`: a draw was offered with the move before it.
    Offer,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Score(Score),
    /// A stray bracket, brace or quotation mark.
    Stray(&'a [u8]),
}

impl Token<'_> {
    /// Whether it belongs to the movetext of a game. Tags, comments and escapes can come before it, and
    /// a tag after it begins the next game.
    pub const fn is_movetext(&self) -> bool {
        !matches!(
            self,
            Self::Tag { .. }
                | Self::BadTag(_)
                | Self::Comment(_)
                | Self::Unclosed(_)
                | Self::LineComment(_)
                | Self::Escape(_)
        )
    }
}
