//! Text that could not be read as moves.

use crate::pgn::Span;

/// The rest of a line, from the first word that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadText {
    /// Its text, in one line.
    pub text: String,
    /// Its place.
    pub span: Span,
}

/// A part of a text that other programs may read as movetext.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::pgn) enum MovetextPart<'a> {
    Word(&'a str),
    /// Without its braces.
    Comment(&'a str),
}

impl UnreadText {
    /// The text as words and comments; none if it has something with another meaning on another line: tags, comments to
    /// the end of the line, escapes, unmatched braces.
    pub(in crate::pgn) fn movetext(&self) -> Option<Vec<MovetextPart<'_>>> {
        let mut parts = Vec::new();
        let mut rest = self.text.trim_start();
        while !rest.is_empty() {
            if let Some(comment) = rest.strip_prefix('{') {
                let end = comment.find('}')?;
                parts.push(MovetextPart::Comment(&comment[..end]));
                rest = comment[end + 1..].trim_start();
                continue;
            }
            let end = rest.find([' ', '{']).unwrap_or(rest.len());
            let word = &rest[..end];
            if word.contains(['[', ']', ';', '%', '}', '"']) {
                return None;
            }
            parts.push(MovetextPart::Word(word));
            rest = rest[end..].trim_start();
        }
        Some(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stays_the_same_in_another_line_is_kept() {
        let unread = |text: &str| UnreadText { text: text.to_owned(), span: Span::default() };
        let moves = unread("1. a5{[%clk 0:01:00]} (1. b5) h5");
        let parts = moves.movetext().expect("moves and comments");
        assert_eq!(parts.len(), 6, "{parts:?}");
        assert!(parts.contains(&MovetextPart::Comment("[%clk 0:01:00]")), "{parts:?}");
        for other in ["1. a5 ; to the end", "1. a5 [Event", "1. a5 %x", "1. a5 {open", "1. a5 }"] {
            assert_eq!(unread(other).movetext(), None, "{other}");
        }
    }
}
