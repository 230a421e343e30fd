//! Byte classes in a lookup table.

const BLANK: u8 = 1;
const ENDS_WORD: u8 = 2;
const STANDS_OUT: u8 = 4;
const MAY_BE_BLANK: u8 = 8;

/// Blanks are the space and all control characters: old programs leave NUL and the end-of-file character of DOS in files.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut blank = 0;
    while blank <= b' ' {
        classes[blank as usize] = BLANK | ENDS_WORD;
        blank += 1;
    }
    let mut list: &[u8] = b"{}[]()$;\"*";
    while let [byte, rest @ ..] = list {
        classes[*byte as usize] = ENDS_WORD;
        list = rest;
    }
    let mut list: &[u8] = b"\xA0\xC2\xE2\xE3\xEF";
    while let [byte, rest @ ..] = list {
        classes[*byte as usize] = MAY_BE_BLANK;
        list = rest;
    }
    let mut list: &[u8] = b"(){;[%";
    while let [byte, rest @ ..] = list {
        classes[*byte as usize] |= STANDS_OUT;
        list = rest;
    }
    classes
};

/// Whether a byte is white space.
#[inline]
pub(crate) fn is_blank(byte: u8) -> bool {
    CLASSES[byte as usize] & BLANK != 0
}

/// Whether a word ends before this byte.
#[inline]
pub(crate) fn ends_word(byte: u8) -> bool {
    CLASSES[byte as usize] & ENDS_WORD != 0
}

/// Whether a word ends before this byte, or before the blank that it may begin.
#[inline]
fn may_end_word(byte: u8) -> bool {
    CLASSES[byte as usize] & (ENDS_WORD | MAY_BE_BLANK) != 0
}

/// Whether a byte is significant while moves are skipped.
#[inline]
pub(crate) fn is_significant(byte: u8) -> bool {
    CLASSES[byte as usize] & STANDS_OUT != 0
}

/// The byte order mark of UTF-8; concatenated files have it in the middle.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The length of the white space at the beginning of a text.
#[inline]
pub(crate) fn blanks(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        if is_blank(*byte) {
            at += 1;
        } else if byte.is_ascii() {
            break;
        } else {
            match wide_blank(&text[at..]) {
                0 => break,
                length => at += length,
            }
        }
    }
    at
}

/// The length of a non-ASCII blank at the beginning of a text, as in texts from the web and from word processors:
/// the no-break space in UTF-8 and in Windows encodings, spaces of other widths, and the byte order mark.
#[cold]
fn wide_blank(text: &[u8]) -> usize {
    match text {
        [0xA0, ..] => 1,
        [0xC2, 0xA0, ..] => 2,
        [0xE2, 0x80, 0x80..=0x8B | 0xAF, ..]
        | [0xE2, 0x81, 0x9F | 0xA0, ..]
        | [0xE3, 0x80, 0x80, ..]
        | [0xEF, 0xBB, 0xBF, ..] => 3,
        _ => 0,
    }
}

/// The length of the word at the beginning of a text.
#[inline]
pub(crate) fn word_length(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(length) = text[at..].iter().position(|byte| may_end_word(*byte)) {
        at += length;
        if ends_word(text[at]) || is_wide_blank_at(text, at) {
            return at;
        }
        at += 1;
    }
    text.len()
}

/// 0xA0 is a space in Windows encodings, and the second byte of a letter in UTF-8.
#[cold]
fn is_wide_blank_at(text: &[u8], at: usize) -> bool {
    let is_in_letter = text[at] == 0xA0 && at > 0 && !text[at - 1].is_ascii();
    !is_in_letter && wide_blank(&text[at..]) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_of_other_widths_part_words() {
        for blank in [&b"\xC2\xA0"[..], b"\xA0", b"\xE2\x80\xAF", b"\xE2\x80\x83", b"\xEF\xBB\xBF"]
        {
            let text = [b"e4", blank, b"e5 "].concat();
            assert_eq!(word_length(&text), 2, "{blank:?}");
            assert_eq!(blanks(&text[2..]), blank.len(), "{blank:?}");
        }
    }

    #[test]
    fn letters_and_dashes_are_no_blanks() {
        for word in ["déjà", "♘f3", "1–0", "Кf3", "ţăran…"] {
            assert_eq!(word_length(format!("{word} ").as_bytes()), word.len(), "{word}");
        }
    }
}
