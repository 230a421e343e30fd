//! Guesses the encoding of a file from everything read so far.

use std::fmt;

use chardetng::EncodingDetector;
use encoding_rs::{
    Encoding, ISO_8859_2, ISO_8859_4, UTF_8, WINDOWS_1250, WINDOWS_1252, WINDOWS_1257,
};
use memchr::memchr2;

use super::{TextEncoding, evidence::central_european};

/// Guesses the encoding of a text that is read in parts, in constant memory.
///
/// `chardetng` distinguishes scripts and knows the letter pairs of many languages. Between Windows-1250 and Windows-1252,
/// which short names seldom show, the spelling of names decides.
pub(crate) struct EncodingGuesser {
    detector: EncodingDetector,
    /// The weight of the spelling of names in favour of Central Europe, against the West.
    spelling: i32,
    guessed: Option<TextEncoding>,
}

impl Default for EncodingGuesser {
    fn default() -> Self {
        Self { detector: EncodingDetector::new(), spelling: 0, guessed: None }
    }
}

impl fmt::Debug for EncodingGuesser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EncodingGuesser")
            .field("spelling", &self.spelling)
            .field("guessed", &self.guessed)
            .finish_non_exhaustive()
    }
}

/// A part of a text with its lines decoded.
pub(crate) struct DecodedLines {
    pub(crate) text: String,
    /// The first word that was not UTF-8, in bytes of `text`.
    pub(crate) first: std::ops::Range<usize>,
}

impl EncodingGuesser {
    /// The last guess.
    pub(crate) const fn guessed(&self) -> Option<TextEncoding> {
        self.guessed
    }

    /// Decodes the next part of the text, which ends with a line; none if it is UTF-8.
    pub(crate) fn decode(&mut self, bytes: &[u8]) -> Option<DecodedLines> {
        if str::from_utf8(bytes).is_ok() {
            return None;
        }
        for line in lines(bytes).filter(|line| str::from_utf8(line).is_err()) {
            self.detector.feed(line, false);
            self.spelling = self.spelling.saturating_add(central_european(line));
        }
        let encoding = self.guess();
        self.guessed = Some(TextEncoding(encoding));
        let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
        let mut first = None;
        for line in lines(bytes) {
            if let Ok(line) = str::from_utf8(line) {
                text.push_str(line);
                continue;
            }
            let start = text.len();
            text.push_str(&encoding.decode_without_bom_handling(line).0);
            first.get_or_insert_with(|| foreign_word(&text, start));
        }
        Some(DecodedLines { text, first: first.unwrap_or_default() })
    }

    fn guess(&self) -> &'static Encoding {
        let detected = self.detector.guess(None, false);
        let is_central = [WINDOWS_1250, ISO_8859_2].contains(&detected);
        // Short Western names often look Baltic to the detector.
        let is_baltic = [WINDOWS_1257, ISO_8859_4].contains(&detected);
        if is_central && self.spelling >= -CONFIDENCE {
            return detected;
        }
        if is_central || is_baltic || detected == WINDOWS_1252 || !is_read_by_bytes(detected) {
            return if self.spelling > 0 { WINDOWS_1250 } else { WINDOWS_1252 };
        }
        detected
    }
}

/// How much weight against Central Europe overrules the detector.
const CONFIDENCE: i32 = 1;

/// Whether each byte is a character, so that a text can be split at ASCII characters.
fn is_read_by_bytes(encoding: &'static Encoding) -> bool {
    encoding != UTF_8 && encoding.is_single_byte()
}

/// The lines of a text with their line ends.
fn lines(mut bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let end = memchr2(b'\n', b'\r', bytes).map_or(bytes.len(), |at| at + 1);
        let (line, rest) = bytes.split_at(end);
        bytes = rest;
        (!line.is_empty()).then_some(line)
    })
}

/// The first word from `start` on that is not ASCII.
fn foreign_word(text: &str, start: usize) -> std::ops::Range<usize> {
    let is_in_word = |sign: char| sign.is_alphanumeric() || !sign.is_ascii();
    let foreign = text[start..].find(|sign: char| !sign.is_ascii()).map_or(start, |at| start + at);
    let before = text[start..foreign].trim_end_matches(is_in_word).len();
    let after = &text[foreign..];
    let length = after.find(|sign| !is_in_word(sign)).unwrap_or(after.len());
    start + before..foreign + length
}
