//! What a byte can be, looked up.

const BLANK: u8 = 1;
const ENDS_WORD: u8 = 2;
const STANDS_OUT: u8 = 4;

/// Blanks are the space and everything below it: old programs leave NUL and the end-of-file sign of DOS in files.
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
    let mut list: &[u8] = b"(){;[%";
    while let [byte, rest @ ..] = list {
        classes[*byte as usize] |= STANDS_OUT;
        list = rest;
    }
    classes
};

/// Whether a byte stands between words and means nothing.
#[inline]
pub(crate) fn is_blank(byte: u8) -> bool {
    CLASSES[byte as usize] & BLANK != 0
}

/// Whether a word ends before this byte.
#[inline]
pub(crate) fn ends_word(byte: u8) -> bool {
    CLASSES[byte as usize] & ENDS_WORD != 0
}

/// Whether a byte has to be looked at where moves are passed over.
#[inline]
pub(crate) fn stands_out(byte: u8) -> bool {
    CLASSES[byte as usize] & STANDS_OUT != 0
}

/// The mark of UTF-8 that some programs put before each file; joined files have it in the middle.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// How many bytes of a text mean nothing before the first that does.
#[inline]
pub(crate) fn blanks(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        if is_blank(*byte) {
            at += 1;
        } else if *byte == BYTE_ORDER_MARK[0] && text[at..].starts_with(BYTE_ORDER_MARK) {
            at += BYTE_ORDER_MARK.len();
        } else {
            break;
        }
    }
    at
}
