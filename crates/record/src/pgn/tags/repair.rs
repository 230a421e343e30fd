//! Repairs malformed tags.

use std::borrow::Cow;

use crate::pgn::NoteKind;

/// A repaired tag.
pub(crate) struct RepairedTag<'a> {
    pub(crate) name: &'a [u8],
    /// As written, with its escapes.
    pub(crate) value: &'a [u8],
    pub(crate) kind: NoteKind,
}

/// The tag that a malformed line was meant to be.
pub(crate) fn repair(line: &[u8]) -> Option<RepairedTag<'_>> {
    let inside = line.strip_prefix(b"[")?.trim_ascii();
    let (inside, is_closed) = match inside.strip_suffix(b"]") {
        Some(inside) => (inside.trim_ascii_end(), true),
        None => (inside, false),
    };
    let ends_name = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'"';
    let (name, value) = inside.split_at(inside.iter().position(ends_name)?);
    if !name.first()?.is_ascii_alphabetic() {
        return None;
    }
    let value = value.trim_ascii_start();
    let quotes = quotes(line);
    let opened = quotes.iter().find_map(|quote| value.strip_prefix(*quote));
    let rest = opened.unwrap_or(value);
    let closed = quotes.iter().find_map(|quote| rest.strip_suffix(*quote));
    let kind = match (opened, closed) {
        (Some(_), Some(_)) if is_closed => NoteKind::TagQuotes,
        (None, _) => NoteKind::TagUnquoted,
        _ => NoteKind::TagUnclosed,
    };
    Some(RepairedTag { name, value: closed.unwrap_or(rest), kind })
}

/// The quotation marks that occur in tags, in the encoding of the line.
fn quotes(line: &[u8]) -> &'static [&'static [u8]] {
    const UTF8: &[&[u8]] = &[
        b"\"",
        b"'",
        "“".as_bytes(),
        "”".as_bytes(),
        "„".as_bytes(),
        "«".as_bytes(),
        "»".as_bytes(),
    ];
    const WINDOWS: &[&[u8]] = &[b"\"", b"'", b"\x93", b"\x94", b"\x84", b"\xab", b"\xbb"];
    if str::from_utf8(line).is_ok() { UTF8 } else { WINDOWS }
}

/// The unescaped value of a tag, and the number of needless backslashes.
pub(crate) fn unescape_value(value: &str) -> (Cow<'_, str>, usize) {
    if !value.contains('\\') {
        return (Cow::Borrowed(value), 0);
    }
    let mut plain = String::with_capacity(value.len());
    let mut needless = 0;
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                signs.next();
            }
            ('\\', _) => {
                needless += 1;
                plain.push('\\');
            }
            _ => plain.push(sign),
        }
    }
    (Cow::Owned(plain), needless)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_repaired_as_it_was_meant() {
        for (line, name, value, kind) in [
            (&b"[White Vidmar]"[..], "White", &b"Vidmar"[..], NoteKind::TagUnquoted),
            (b"[White \"Vidmar", "White", b"Vidmar", NoteKind::TagUnclosed),
            (b"[White\"Vidmar", "White", b"Vidmar", NoteKind::TagUnclosed),
            ("[White „Vidmar“]".as_bytes(), "White", b"Vidmar", NoteKind::TagQuotes),
            (b"[White \x84M\xfcller\x93]", "White", b"M\xfcller", NoteKind::TagQuotes),
        ] {
            let repaired = repair(line).expect("a tag");
            assert_eq!((repaired.name, repaired.value), (name.as_bytes(), value));
            assert_eq!(repaired.kind, kind, "{name}");
        }
        for line in [&b"[White]"[..], b"[", b"[ ]", b"[? \"x\"]", b"[1 x]"] {
            assert!(repair(line).is_none(), "{line:?}");
        }
    }
}
