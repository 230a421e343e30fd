//! Texts that were not written in UTF-8.

use std::borrow::Cow;

/// Whether a text was UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// It was.
    Utf8,
    /// It was not, and was taken for Windows-1252, of which Latin-1 is a part.
    Windows1252,
}

/// What the bytes 0x80 to 0x9f mean; the five that mean nothing are the control characters of Latin-1.
const HIGH: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text that bytes stand for. Every byte means something in Windows-1252, so nothing is lost.
pub(crate) fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    if let Ok(text) = str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Encoding::Utf8);
    }
    let sign = |byte: &u8| match *byte {
        byte @ 0x80..0xa0 => HIGH[usize::from(byte - 0x80)],
        byte => char::from(byte),
    };
    (Cow::Owned(bytes.iter().map(sign).collect()), Encoding::Windows1252)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_utf8_are_windows_1252() {
        assert_eq!(decode("Čačak ½".as_bytes()), (Cow::Borrowed("Čačak ½"), Encoding::Utf8));
        let (text, encoding) = decode(b"M\xfcnchen \x96 \x8eilina \xbd");
        assert_eq!((&*text, encoding), ("München – Žilina ½", Encoding::Windows1252));
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&all).0.chars().count(), 256);
    }
}
