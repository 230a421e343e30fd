//! Parses PGN tags and comments, for the splitting of a stream and the scanning of a chunk.

use memchr::{memchr, memchr_iter, memchr2, memchr3, memmem};

/// How a line that begins with `[` was parsed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TagSyntax {
    /// A valid tag, whatever follows.
    Exact,
    /// A tag with unescaped quotation marks in its value.
    Loose,
    /// Not a tag, though it begins a line like one.
    Bad,
    /// A bracket.
    Bracket,
}

/// Whether a character is the first of its line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TagContext {
    First,
    Within,
}

impl TagContext {
    /// The context of the byte `at` of a text.
    #[inline]
    pub(crate) fn at(text: &[u8], at: usize) -> Self {
        match text[..at].last() {
            None | Some(b'\n' | b'\r') => Self::First,
            Some(_) => Self::Within,
        }
    }
}

/// A parsed tag pair, or the line that should be one.
#[derive(Clone, Copy)]
pub(crate) struct TagLine<'a> {
    pub(crate) name: &'a [u8],
    pub(crate) value: &'a [u8],
    pub(crate) length: usize,
    pub(crate) syntax: TagSyntax,
}

impl<'a> TagLine<'a> {
    /// Parses a tag pair: a text that begins with `[`.
    #[inline]
    pub(crate) fn parse(text: &'a [u8], stands: TagContext) -> Self {
        match text.get(1) {
            Some(b' ' | b'A'..=b'Z' | b'a'..=b'z') => {
                Self::exact(text).unwrap_or_else(|| Self::parse_malformed(text, stands))
            }
            _ => Self::BRACKET,
        }
    }

    #[inline]
    fn exact(text: &'a [u8]) -> Option<Self> {
        let names = &text[..text.len().min(LONGEST_NAME)];
        let open = memchr3(b'"', b'\n', b'\r', names).filter(|at| text[*at] == b'"')?;
        let mut end = open + 1;
        loop {
            end += memchr3(b'"', b'\\', b'\n', text.get(end..)?)?;
            match text[end] {
                b'"' => break,
                // A value cannot span lines.
                b'\\' if !matches!(text.get(end + 1), Some(b'\n' | b'\r')) => end += 2,
                _ => return None,
            }
        }
        let value = &text[open + 1..end];
        let spaces = text[end + 1..].iter().take_while(|byte| **byte == b' ').count();
        let close = end + 1 + spaces;
        if text.get(close) != Some(&b']') || memchr(b'\r', value).is_some() {
            return None;
        }
        let name = text[1..open].trim_ascii();
        Some(Self { name, value, length: close + 1, syntax: TagSyntax::Exact })
    }

    /// Up to the last `"]` of the line; or the whole line, which then is not a tag.
    #[cold]
    fn parse_malformed(text: &'a [u8], stands: TagContext) -> Self {
        let text = &text[..text.len().min(LONGEST_BAD_TAG)];
        let end = memchr2(b'\n', b'\r', text);
        if end.is_none() && text.len() == LONGEST_BAD_TAG {
            return Self::BRACKET;
        }
        let line = &text[..end.unwrap_or(text.len())];
        let quotes = memchr(b'"', line).zip(memmem::rfind(line, b"\"]"));
        match quotes.filter(|(open, close)| open < close) {
            Some((open, close)) => Self {
                name: line[1..open].trim_ascii(),
                value: &line[open + 1..close],
                length: close + 2,
                syntax: TagSyntax::Loose,
            },
            None if stands == TagContext::Within => Self::BRACKET,
            None => Self {
                name: bad_tag_name(line),
                value: &[],
                length: line.len(),
                syntax: TagSyntax::Bad,
            },
        }
    }

    const BRACKET: Self = Self { name: &[], value: &[], length: 1, syntax: TagSyntax::Bracket };
}

/// Longer names are not tags.
const LONGEST_NAME: usize = 255;

/// How much of a malformed tag line is scanned: a line of brackets must not be scanned to its end for
/// each of them.
pub(crate) const LONGEST_BAD_TAG: usize = 4096;

/// The name in a malformed tag line.
pub(crate) fn bad_tag_name(line: &[u8]) -> &[u8] {
    let name = line.get(1..).unwrap_or_default();
    let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'"';
    name.split(ends).find(|part| !part.is_empty()).unwrap_or_default()
}

/// How a text that begins with `{` continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Braces {
    /// The length up to and with the closing brace.
    Closed(usize),
    /// The length up to another game that begins before any closing brace.
    Broken(usize),
    /// Neither was found.
    Open,
}

/// The usual beginning of a game.
const EVENT: &[u8] = b"[Event \"";

/// Where a comment ends. A blank line and `[Event "` end an unclosed one: the rest of an archive must not
/// be lost in it.
#[inline]
pub(crate) fn braces(text: &[u8]) -> Braces {
    let mut at = 1;
    loop {
        let Some(found) = memchr3(b'}', b'\n', b'\r', text.get(at..).unwrap_or_default()) else {
            return Braces::Open;
        };
        at += found;
        if text[at] == b'}' {
            return Braces::Closed(at + 1);
        }
        at += text[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let blank_line = ends_with_blank_line(&text[..at]);
        if blank_line && text[at..].starts_with(EVENT) {
            return Braces::Broken(at);
        }
        // Undecided: the caller has to retry with more text.
        if blank_line && text.len() - at < EVENT.len() && EVENT.starts_with(&text[at..]) {
            return Braces::Open;
        }
    }
}

/// The offset of the next line that begins with `[Event "`.
pub(crate) fn next_event(text: &[u8]) -> Option<usize> {
    memmem::find_iter(text, EVENT).find(|at| *at > 0 && matches!(text[at - 1], b'\n' | b'\r'))
}

/// The offset of the last line that begins with `[Event "`.
pub(crate) fn last_event_line(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    loop {
        let at = memmem::rfind(&text[..end], EVENT).filter(|at| *at > 0)?;
        if matches!(text[at - 1], b'\n' | b'\r') {
            return Some(at);
        }
        end = at;
    }
}

/// How many bytes at the end of a text may be the beginning of what [`next_event`] searches.
pub(crate) const EVENT_OVERLAP: usize = EVENT.len();

/// What was seen of the current game, to decide where the next begins.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) movetext: bool,
    tags: bool,
    event: bool,
    /// The beginning of the name of its first tag.
    first: [u8; 8],
}

impl Seen {
    /// Records the tag at the byte `at` of a text, and returns whether it begins another game: it comes after moves; or it
    /// is an `Event` after another `Event` or after a blank line (all that ends a game without moves);
    /// or it is the first tag of the game again, after a blank line.
    #[inline]
    pub(crate) fn begins_another(&mut self, name: &[u8], text: &[u8], at: usize) -> bool {
        let event = name == b"Event";
        let first = beginning(name);
        let another = self.movetext
            || event && self.event
            || self.tags && (event || first == self.first) && ends_with_blank_line(&text[..at]);
        self.tags = true;
        self.event = event || self.event && !another;
        self.movetext = false;
        if another || self.first == [0; 8] {
            self.first = first;
        }
        another
    }
}

/// The first bytes of a name.
#[inline]
fn beginning(name: &[u8]) -> [u8; 8] {
    let mut bytes = [0; 8];
    let length = name.len().min(bytes.len());
    bytes[..length].copy_from_slice(&name[..length]);
    bytes
}

/// Whether a number begins a game without tags: move 1 after a blank line. The game before it then has no
/// score.
#[inline]
pub(crate) fn begins_at_number(number: &[u8], text: &[u8], at: usize) -> bool {
    matches!(number, b"1" | b"1.") && ends_with_blank_line(&text[..at])
}

/// Whether a text ends with a blank line.
#[inline]
fn ends_with_blank_line(text: &[u8]) -> bool {
    let blank = text.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).count();
    let run = &text[text.len() - blank..];
    let lines = |end: u8| memchr_iter(end, run).count();
    lines(b'\n').max(lines(b'\r')) > 1 && matches!(run.last(), Some(b'\n' | b'\r'))
}

/// The offset of the last `[Event "` after a blank line: by the rules for comments and tags a game begins there, whatever
/// comes before.
pub(crate) fn last_event(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    loop {
        let at = last_event_line(&text[..end])?;
        if ends_with_blank_line(&text[..at]) {
            return Some(at);
        }
        end = at;
    }
}
