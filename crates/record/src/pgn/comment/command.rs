//! `[%name value]` in the text of a comment.

use std::fmt;

/// A command, borrowed from its comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// Its name, without the sign.
    pub name: &'a str,
    /// The value after the name, without surrounding space.
    pub value: &'a str,
    /// The offset of its opening bracket.
    pub(crate) start: usize,
    /// The offset after its closing bracket.
    pub(crate) end: usize,
}

impl fmt::Display for Command<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.value.is_empty() { "" } else { " " };
        write!(f, "[%{}{gap}{}]", self.name, self.value)
    }
}

/// The commands of a text.
#[derive(Clone, Debug)]
pub struct Commands<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Commands<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }
}

const OPENS: &str = "[%";

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        loop {
            let start = self.at + self.text[self.at..].find(OPENS)?;
            let inside = start + OPENS.len();
            let end = inside + self.text[inside..].find(']')?;
            let body = &self.text[inside..end];
            let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
            let name = &body[..body.find(|sign| !is_of_name(sign)).unwrap_or(body.len())];
            let rest = &body[name.len()..];
            if !name.is_empty() && (rest.is_empty() || rest.starts_with(char::is_whitespace)) {
                self.at = end + 1;
                return Some(Command { name, value: rest.trim(), start, end: end + 1 });
            }
            self.at = inside;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_in_any_text() {
        for (text, expected) in [
            ("[%clk 1:00:00]", vec![("clk", "1:00:00")]),
            ("a [%csl Gd4,Re5][%cal  Ge2e4 ] b", vec![("csl", "Gd4,Re5"), ("cal", "Ge2e4")]),
            ("[%mark]", vec![("mark", "")]),
            ("[%clk 1:00", vec![]),
            ("[% clk 1] [%-] [%x-y 2]", vec![]),
            ("[%[%eval 0.1]", vec![("eval", "0.1")]),
            ("100 [%] of č [%č 1] ]", vec![]),
        ] {
            let found: Vec<_> =
                Commands::new(text).map(|command| (command.name, command.value)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
