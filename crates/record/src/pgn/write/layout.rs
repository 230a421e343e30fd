//! Words in lines of less than 80 characters.

use memchr::{memchr, memmem};

/// The longest line.
const WIDTH: usize = 79;

/// Fills lines with words.
#[derive(Default)]
pub(super) struct Layout {
    done: String,
    /// The number of characters of the last line.
    column: usize,
    /// The last word, to which something may still be attached.
    word: String,
    /// What precedes the next word without a space.
    glue: String,
}

impl Layout {
    /// Adds a word.
    pub(super) fn word(&mut self, word: &str) {
        self.flush();
        self.word = std::mem::take(&mut self.glue) + word;
    }

    /// Attaches a sign to the next word.
    pub(super) fn glue(&mut self, sign: &str) {
        self.glue.push_str(sign);
    }

    /// Attaches a sign to the last word.
    pub(super) fn stick(&mut self, sign: &str) {
        self.word.push_str(sign);
    }

    /// Adds a text between two delimiters. It is broken only at single spaces, so that it reads back unchanged. No line may begin
    /// with something that has a meaning there: an escape, a comment, a tag. A short command
    /// such as `[%clk 0:10:00]` stays on one line: other programs search for it with its single space.
    pub(super) fn text(&mut self, open: &str, text: &str, close: &str) {
        self.glue(open);
        let mut from = 0;
        let mut command_end = 0;
        for (at, _) in text.match_indices(' ') {
            command_end = command_end.max(at + short_command_rest(text, at));
            if at < command_end {
                continue;
            }
            let (before, after) = (&text[from..at], &text[at + 1..]);
            let is_alone = !before.is_empty()
                && !before.ends_with(char::is_whitespace)
                && !after.starts_with(char::is_whitespace);
            let means_something = after.starts_with(['%', ';', '[']) && !after.starts_with("[%");
            if is_alone && !means_something && !after.is_empty() {
                self.word(before);
                from = at + 1;
            }
        }
        self.word(&text[from..]);
        self.stick(close);
    }

    fn flush(&mut self) {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return;
        }
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length > WIDTH {
                self.done.push('\n');
                self.column = 0;
            } else {
                self.done.push(' ');
                self.column += 1;
            }
        }
        self.column += length;
        self.done.push_str(&word);
    }

    pub(super) fn finish(mut self) -> String {
        self.flush();
        self.done
    }
}

/// The longest command that is kept in one line.
const LONGEST_COMMAND: usize = 40;

/// The number of bytes left of a short command at a space within one; 0 elsewhere. Only as much as such a command can be
/// long is examined: a comment may be huge.
fn short_command_rest(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    let first = at.saturating_sub(LONGEST_COMMAND);
    let Some(open) = memmem::rfind(&bytes[first..at], b"[%") else { return 0 };
    let open = first + open;
    let near = &bytes[open..bytes.len().min(open + LONGEST_COMMAND)];
    match memchr(b']', near).map(|close| open + close) {
        Some(close) if close > at => close - at,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_short_and_texts_stay_whole() {
        let mut layout = Layout::default();
        let words: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        layout.text("{", &words.join(" "), "}");
        layout.word("e4");
        let text = layout.finish();
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert_eq!(text.lines().count(), 3);
        assert!(text.ends_with("59} e4"));
    }

    #[test]
    fn short_commands_stay_in_one_line() {
        for filling in 50..90 {
            let mut layout = Layout::default();
            layout.text(
                "{",
                &format!("{} [%clk 0:02:58.3] [%emt 0:00:01]", "x".repeat(filling)),
                "}",
            );
            let text = layout.finish();
            assert!(text.contains("[%clk 0:02:58.3]") && text.contains("[%emt 0:00:01]"), "{text}");
        }
        let mut layout = Layout::default();
        layout.text("{", &format!("[%laws {}]", "word ".repeat(40)), "}");
        assert!(layout.finish().lines().all(|line| line.len() <= WIDTH));
    }

    #[test]
    fn a_line_begins_with_nothing_that_means_something() {
        let mut layout = Layout::default();
        let filling = "x".repeat(76);
        layout.text("{", &format!("{filling} %a {filling} [b {filling} ;c {filling}  d"), "}");
        let text = layout.finish();
        assert_eq!(text.lines().count(), 4, "{text}");
        assert!(text.lines().all(|line| line.starts_with(['{', 'x'])), "{text}");
    }
}
