//! Words in lines of less than 80 characters.

/// The longest line that the standard likes to see.
const WIDTH: usize = 79;

/// Puts words into lines.
#[derive(Default)]
pub(super) struct Layout {
    done: String,
    /// How many characters the last line has.
    column: usize,
    /// The last word, to which something may still stick.
    word: String,
    /// What goes before the next word without a space.
    glue: String,
}

impl Layout {
    /// One more word.
    pub(super) fn word(&mut self, word: &str) {
        self.flush();
        self.word = std::mem::take(&mut self.glue) + word;
    }

    /// Goes before the next word.
    pub(super) fn glue(&mut self, sign: &str) {
        self.glue.push_str(sign);
    }

    /// Goes right behind the last word.
    pub(super) fn stick(&mut self, sign: &str) {
        self.word.push_str(sign);
    }

    /// A text between two signs. It is broken only where reading it again gives one space: at a space that stands
    /// alone. No line may begin with what would mean something there: an escape, a comment, a tag.
    pub(super) fn text(&mut self, open: &str, text: &str, close: &str) {
        self.glue(open);
        let mut from = 0;
        for (at, _) in text.match_indices(' ') {
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
    fn a_line_begins_with_nothing_that_means_something() {
        let mut layout = Layout::default();
        let filling = "x".repeat(76);
        layout.text("{", &format!("{filling} %a {filling} [b {filling} ;c {filling}  d"), "}");
        let text = layout.finish();
        assert_eq!(text.lines().count(), 4, "{text}");
        assert!(text.lines().all(|line| line.starts_with(['{', 'x'])), "{text}");
    }
}
