//! Places in a text.

/// A place in a file, both counted from 1; columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// Converts a byte offset to a place.
    pub(super) fn from_offset(text: &str, byte: usize) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_in_characters() {
        let text = "one\n½½ three\n";
        assert_eq!(Place::from_offset(text, 0), Place { line: 1, column: 1 });
        assert_eq!(Place::from_offset(text, 9), Place { line: 2, column: 4 });
        assert_eq!(Place::from_offset(text, 1000), Place { line: 3, column: 1 });
    }
}
