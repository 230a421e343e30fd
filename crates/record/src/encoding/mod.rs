//! Texts in other encodings than UTF-8.
//!
//! A line that is UTF-8 is never changed. For the others an encoding is named by the user, or guessed from everything
//! read so far of the file: names of players are short, and a single one is not enough.

mod evidence;
mod guess;
mod stream;

use std::borrow::Cow;

use encoding_rs::Encoding;

pub(crate) use guess::EncodingGuesser;
pub(crate) use stream::StreamDecoder;

/// A character encoding.
///
/// ```
/// use adoube_record::encoding::TextEncoding;
/// let encoding = TextEncoding::named("cp1250").unwrap();
/// assert_eq!(encoding.name(), "windows-1250");
/// assert_eq!(encoding.decode(b"Du\x9ako Pavasovi\xe6"), "Duško Pavasović");
/// assert!(TextEncoding::named("klingon").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEncoding(&'static Encoding);

impl TextEncoding {
    /// The encoding with this label, one of those of the WHATWG Encoding Standard: `windows-1250`, `latin2`, `UTF-8`.
    pub fn named(label: &str) -> Option<Self> {
        // The standard also has a label for an encoding that decodes nothing.
        Encoding::for_label_no_replacement(label.trim().as_bytes()).map(Self)
    }

    /// Its name in that standard.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Decodes bytes. A byte order mark takes precedence, and is removed.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        self.0.decode(bytes).0
    }
}

/// A text, and the encoding that was guessed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodedText<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The guess; none if the encoding was named, or if the text is UTF-8 or has a byte order mark.
    pub guessed: Option<TextEncoding>,
}

/// Decodes a whole text: in the named encoding, else by its byte order mark, else each line as UTF-8 or in the encoding that
/// is guessed.
///
/// ```
/// use adoube_record::encoding::decode;
/// assert_eq!(decode("Đorđević, Čedomir".as_bytes(), None).text, "Đorđević, Čedomir");
/// let read = decode(b"\xd0or\xf0evi\xe6, \xc8edomir", None);
/// assert_eq!(read.text, "Đorđević, Čedomir");
/// assert_eq!(read.guessed.map(|guessed| guessed.name()), Some("windows-1250"));
/// ```
pub fn decode(bytes: &[u8], named: Option<TextEncoding>) -> DecodedText<'_> {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| TextEncoding(encoding));
    if let Some(encoding) = named.or(marked).or_else(|| wide(bytes)) {
        return DecodedText { text: encoding.decode(bytes), guessed: None };
    }
    if let Ok(text) = str::from_utf8(bytes) {
        return DecodedText { text: Cow::Borrowed(text), guessed: None };
    }
    let mut guesser = EncodingGuesser::default();
    let decoded = guesser.decode(bytes);
    DecodedText {
        text: Cow::Owned(decoded.map(|decoded| decoded.text).unwrap_or_default()),
        guessed: guesser.guessed(),
    }
}

/// The encoding of a text with two bytes for each character: by its byte order mark, or by the zeros between its first letters.
pub(crate) fn wide(text: &[u8]) -> Option<TextEncoding> {
    match text {
        [0xFE, 0xFF, ..] | [0, b'[', 0, b'A'..=b'Z' | b'a'..=b'z', ..] => {
            Some(TextEncoding(encoding_rs::UTF_16BE))
        }
        [0xFF, 0xFE, ..] | [b'[', 0, b'A'..=b'Z' | b'a'..=b'z', 0, ..] => {
            Some(TextEncoding(encoding_rs::UTF_16LE))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_utf_8_stays_beside_others() {
        let mixed = [b"Kova\xe8i\xe8, Toma\x9e\r\n".as_slice(), "Müller, Čačak\n".as_bytes()];
        let read = decode(&mixed.concat(), None).text.into_owned();
        assert_eq!(read, "Kovačič, Tomaž\r\nMüller, Čačak\n");
    }

    #[test]
    fn a_mark_and_a_name_go_before_a_guess() {
        let named = TextEncoding::named("windows-1251");
        assert_eq!(decode(b"\xcd\xe8\xf8", named).text, "Ниш");
        assert_eq!(decode(b"\xef\xbb\xbf\xc4\x8d", named).text, "č");
        assert_eq!(decode(b"\xff\xfe\x0d\x01", None).text, "č");
        assert_eq!(decode(b"[\0E\0", None).text, "[E");
    }

    #[test]
    fn every_byte_means_something() {
        let all: Vec<u8> = (0x80..=0xff).collect();
        let read = decode(&all, None).text.into_owned();
        assert_eq!(read.chars().count(), 128);
    }
}
