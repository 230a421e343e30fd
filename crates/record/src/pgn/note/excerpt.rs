//! The line around a place.

use crate::pgn::{Span, scan::decoded, span::line_around};

/// A line of the text, shortened for a screen, with the place of interest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Excerpt {
    /// The line; control characters are replaced, because terminals would interpret them.
    pub text: String,
    /// The number of characters before the place.
    pub before: usize,
    /// The number of characters of the place, at least one.
    pub width: usize,
}

/// Characters shown on either side of the place.
const AROUND: usize = 44;

impl Excerpt {
    /// The line around `span`.
    pub(crate) fn new(bytes: &[u8], span: Span) -> Self {
        let (start, line) = line_around(bytes, span.start);
        let end = start + line.len();
        // A character has at most four bytes: nothing farther away is shown.
        let near = AROUND * 4;
        let (left, cut_left) = tail(&bytes[start.max(span.start.saturating_sub(near))..span.start]);
        let cut_left = cut_left || span.start - start > near;
        let right = &bytes[span.start..end.min(span.start + near)];
        let shown: Vec<char> = signs(right).collect();
        let cut_right = shown.len() > AROUND || end > span.start + near;
        let meant =
            signs(&bytes[span.start..span.end.min(end).max(span.start)]).take(AROUND).count();
        let mut text = String::new();
        text.extend(cut_left.then_some('…'));
        text.extend(&left);
        let before = left.len() + usize::from(cut_left);
        text.extend(shown.iter().take(AROUND));
        text.extend(cut_right.then_some('…'));
        Self { text, before, width: meant.max(1) }
    }

    /// The carets below the line.
    pub fn carets(&self) -> String {
        " ".repeat(self.before) + &"^".repeat(self.width)
    }
}

/// The last characters, and whether there are more before them.
fn tail(bytes: &[u8]) -> (Vec<char>, bool) {
    let mut signs: Vec<char> = signs(bytes).collect();
    let cut = signs.len().saturating_sub(AROUND);
    signs.drain(..cut);
    (signs, cut > 0)
}

/// The printable characters of a text. One that the cut has split is left out.
fn signs(bytes: &[u8]) -> impl Iterator<Item = char> {
    let is_inside = |byte: &&u8| (0x80..0xc0).contains(*byte);
    let inside = bytes.iter().take(3).take_while(is_inside).count();
    let bytes = if inside > 0 && str::from_utf8(&bytes[inside..]).is_ok() {
        &bytes[inside..]
    } else {
        bytes
    };
    let shown = match str::from_utf8(bytes) {
        // Cut within its last character.
        Err(error) if error.error_len().is_none() => decoded(&bytes[..error.valid_up_to()]),
        _ => decoded(bytes),
    };
    let signs: Vec<char> = shown.chars().collect();
    signs.into_iter().map(|sign| match sign {
        '\t' => ' ',
        sign if sign.is_control() => '\u{fffd}',
        sign => sign,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &[u8], start: usize, end: usize) -> (String, String) {
        let excerpt = Excerpt::new(text, Span { start, end });
        (excerpt.text.clone(), excerpt.carets())
    }

    #[test]
    fn the_carets_are_under_the_place() {
        let text = "1. e4 e5\r\n2. Сф3 Сц6\n3. Lb5".as_bytes();
        let start = "1. e4 e5\r\n2. ".len();
        assert_eq!(
            shown(text, start, start + "Сф3".len()),
            ("2. Сф3 Сц6".to_owned(), "   ^^^".to_owned())
        );
        assert_eq!(shown(b"", 0, 0), (String::new(), "^".to_owned()));
        assert_eq!(shown(b"ab\ncd", 2, 2), ("ab".to_owned(), "  ^".to_owned()));
        assert_eq!(shown("Müller \u{1b}[2J".as_bytes(), 8, 9).0, "Müller \u{fffd}[2J");
    }

    #[test]
    fn of_a_long_line_the_part_around_is_shown() {
        let line = "č".repeat(200);
        let (text, carets) = shown(line.as_bytes(), 200, 202);
        assert_eq!(text, format!("…{}…", "č".repeat(88)));
        assert_eq!(carets, format!("{}^", " ".repeat(45)));
    }
}
