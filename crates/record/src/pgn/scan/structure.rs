//! Tags and comments: what the cutting of a stream and the scanning of a chunk must see alike.

use memchr::{memchr, memchr_iter, memchr2, memchr3, memmem};

/// How a line that begins with `[` was understood.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TagSyntax {
    /// As the standard has it: whatever follows, it will be read so.
    Exact,
    /// With quotation marks in the value that should have a `\` before them.
    Loose,
    /// It is no tag, though it begins a line as a tag does.
    Bad,
    /// It is a bracket.
    Bracket,
}

/// Whether a sign is the first of its line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TagContext {
    First,
    Within,
}

impl TagContext {
    /// How the byte `at` of a text stands.
    #[inline]
    pub(crate) fn at(text: &[u8], at: usize) -> Self {
        match text[..at].last() {
            None | Some(b'\n' | b'\r') => Self::First,
            Some(_) => Self::Within,
        }
    }
}

/// The line of a tag pair, parsed, or what stands in its place.
#[derive(Clone, Copy)]
pub(crate) struct TagLine<'a> {
    pub(crate) name: &'a [u8],
    pub(crate) value: &'a [u8],
    pub(crate) length: usize,
    pub(crate) writing: TagSyntax,
}

impl<'a> TagLine<'a> {
    /// Reads a text that begins with `[`.
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
                // No value goes over the end of a line.
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
        Some(Self { name, value, length: close + 1, writing: TagSyntax::Exact })
    }

    /// Up to the last `"]` of the line; or the whole line, which is no tag then.
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
                writing: TagSyntax::Loose,
            },
            None if stands == TagContext::Within => Self::BRACKET,
            None => Self {
                name: bad_tag_name(line),
                value: &[],
                length: line.len(),
                writing: TagSyntax::Bad,
            },
        }
    }

    const BRACKET: Self = Self { name: &[], value: &[], length: 1, writing: TagSyntax::Bracket };
}

/// No name of a tag is longer.
const LONGEST_NAME: usize = 255;

/// How far a line is looked through that begins as a tag does: a line of brackets must not be looked through to its end for
/// each of them.
pub(crate) const LONGEST_BAD_TAG: usize = 4096;

/// The name in a line that begins as a tag does.
pub(crate) fn bad_tag_name(line: &[u8]) -> &[u8] {
    let name = line.get(1..).unwrap_or_default();
    let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'"';
    name.split(ends).find(|part| !part.is_empty()).unwrap_or_default()
}

/// How a text that begins with `{` goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Braces {
    /// The closing brace is the last of so many bytes.
    Closed(usize),
    /// There is none before another game begins, after so many bytes.
    Broken(usize),
    /// Neither is in sight.
    Open,
}

/// How every game begins that any program has written.
const EVENT: &[u8] = b"[Event \"";

/// Where a comment ends. A blank line and `[Event "` end one that was not closed: the rest of an archive must not
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
        let blank_line = after_blank_line(&text[..at]);
        if blank_line && text[at..].starts_with(EVENT) {
            return Braces::Broken(at);
        }
        // Not enough to tell: who has more of the text shall ask again.
        if blank_line && text.len() - at < EVENT.len() && EVENT.starts_with(&text[at..]) {
            return Braces::Open;
        }
    }
}

/// Where the next line stands that begins with `[Event "`, if there is one.
pub(crate) fn next_event(text: &[u8]) -> Option<usize> {
    memmem::find_iter(text, EVENT).find(|at| *at > 0 && matches!(text[at - 1], b'\n' | b'\r'))
}

/// The last place where a line begins with `[Event "`.
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

/// How many bytes of the end of a text may be the beginning of what [`next_event`] looks for.
pub(crate) const EVENT_OVERLAP: usize = EVENT.len();

/// What of the present game has been seen, to know where the next begins.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) movetext: bool,
    tags: bool,
    event: bool,
    /// The beginning of the name of its first tag.
    first: [u8; 8],
}

impl Seen {
    /// Notes the tag at the byte `at` of a text, and tells whether it begins another game: it comes after moves; or it
    /// is an `Event`, and there was one before or a blank line is (a game without moves has nothing else at its end);
    /// or it is the first tag of the game again, after a blank line.
    #[inline]
    pub(crate) fn begins_another(&mut self, name: &[u8], text: &[u8], at: usize) -> bool {
        let event = name == b"Event";
        let first = beginning(name);
        let another = self.movetext
            || event && self.event
            || self.tags && (event || first == self.first) && after_blank_line(&text[..at]);
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

/// Whether a number begins a game without tags: the first move again, after a blank line. The game before it has no
/// score then.
#[inline]
pub(crate) fn begins_at_number(number: &[u8], text: &[u8], at: usize) -> bool {
    matches!(number, b"1" | b"1.") && after_blank_line(&text[..at])
}

/// Whether a blank line ends a text.
#[inline]
fn after_blank_line(text: &[u8]) -> bool {
    let blank = text.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).count();
    let run = &text[text.len() - blank..];
    let lines = |end: u8| memchr_iter(end, run).count();
    lines(b'\n').max(lines(b'\r')) > 1 && matches!(run.last(), Some(b'\n' | b'\r'))
}

/// The last place where a blank line and `[Event "` stand: by the rules of comments and tags a game begins there, whatever
/// comes before.
pub(crate) fn last_event(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    loop {
        let at = last_event_line(&text[..end])?;
        if after_blank_line(&text[..at]) {
            return Some(at);
        }
        end = at;
    }
}
