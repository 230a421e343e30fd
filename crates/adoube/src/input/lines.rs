//! Lines with positions, from a source that may be endless.

use std::io::{BufRead, ErrorKind, Result};

use super::BYTE_ORDER_MARK;

/// A line with content.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InputLine {
    /// Its number, counted from 1.
    pub(crate) number: u64,
    /// Its text, without surrounding space.
    pub(crate) text: String,
    /// The offset of its end in the source.
    pub(crate) end: u64,
}

/// Lines, without empty ones and comments, which begin with `#`.
pub(crate) struct InputLines<R> {
    from: R,
    number: u64,
    end: u64,
    has_failed: bool,
}

/// The most bytes of a line; the rest is skipped, so that no line can fill the memory.
const LONGEST: usize = 4096;

const COMMENT: char = '#';

impl<R: BufRead> InputLines<R> {
    pub(crate) const fn new(from: R) -> Self {
        Self { from, number: 0, end: 0, has_failed: false }
    }

    /// The beginning of the next line, whatever is in it.
    fn read(&mut self) -> Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let before = self.end;
        loop {
            let chunk = match self.from.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                read => read?,
            };
            let line_end = chunk.iter().position(|&byte| byte == b'\n');
            let taken = line_end.map_or(chunk.len(), |at| at + 1);
            line.extend(chunk[..taken].iter().take(LONGEST - line.len()));
            self.from.consume(taken);
            self.end += taken as u64;
            if line_end.is_some() || taken == 0 {
                self.number += 1;
                return Ok((self.end > before).then_some(line));
            }
        }
    }
}

impl<R: BufRead> Iterator for InputLines<R> {
    type Item = Result<InputLine>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.has_failed {
            let bytes = match self.read() {
                Ok(bytes) => bytes?,
                Err(error) => {
                    self.has_failed = true;
                    return Some(Err(error));
                }
            };
            // A byte that is not UTF-8 becomes a character that FEN does not have, and is reported like any other.
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches(BYTE_ORDER_MARK).trim();
            if !text.is_empty() && !text.starts_with(COMMENT) {
                let Self { number, end, .. } = *self;
                return Some(Ok(InputLine { number, text: text.to_owned(), end }));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(source: &[u8]) -> Vec<(u64, String, u64)> {
        InputLines::new(source)
            .map(|line| line.expect("a slice can be read"))
            .map(|InputLine { number, text, end }| (number, text, end))
            .collect()
    }

    #[test]
    fn empty_lines_and_comments_are_counted_but_skipped() {
        let source = "\u{feff}one\r\n\n  # a comment\n\ttwo  \nthree";
        let expected = [(1, "one", 8), (4, "two", 30), (5, "three", 35)];
        assert_eq!(lines(source.as_bytes()), expected.map(|(n, text, end)| (n, text.into(), end)));
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n\n"), []);
    }

    #[test]
    fn bytes_that_are_not_utf_8_are_kept_as_a_replacement() {
        assert_eq!(lines(b"8/\xff\n8"), [(1, "8/\u{fffd}".into(), 4), (2, "8".into(), 5)]);
    }

    #[test]
    fn of_a_line_without_end_only_the_beginning_is_kept() {
        let source = [vec![b'x'; 3 * LONGEST], b"\nnext".to_vec()].concat();
        let lines = lines(&source);
        assert_eq!(lines[0].1.len(), LONGEST);
        assert_eq!((lines[1].0, lines[1].1.as_str()), (2, "next"));
    }

    #[test]
    fn after_a_failure_nothing_more_is_read() {
        struct Broken;
        impl std::io::Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> Result<usize> {
                Err(ErrorKind::IsADirectory.into())
            }
        }
        let mut lines = InputLines::new(std::io::BufReader::new(Broken));
        assert!(lines.next().is_some_and(|line| line.is_err()));
        assert!(lines.next().is_none());
    }
}
