//! What cannot stand as it is: a closing brace in a comment, quotation marks in a tag.
//!
//! PGN has no way to write `}` in a comment. It becomes `&#125;`, which people can read; an `&` that would now be
//! taken for the beginning of that becomes `&#38;`. So nothing is lost, and what was written elsewhere is not touched.

use std::borrow::Cow;

const BRACE: &str = "&#125;";
const AMPERSAND: &str = "&#38;";

/// Whether a text goes on as one of our two signs does behind its ampersand.
fn goes_on(text: &str) -> bool {
    [BRACE, AMPERSAND].iter().any(|sign| text.starts_with(&sign[1..]))
}

/// The text of a comment as it can stand in braces.
pub(crate) fn escape_comment(text: &str) -> Cow<'_, str> {
    if !text.contains(['}', '&']) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        match sign {
            '}' => escaped.push_str(BRACE),
            '&' if goes_on(&text[at + 1..]) => escaped.push_str(AMPERSAND),
            sign => escaped.push(sign),
        }
    }
    Cow::Owned(escaped)
}

/// The text of a comment that stood in braces.
pub(crate) fn unescape_comment(text: &str) -> Cow<'_, str> {
    if !text.contains("&#") {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (before, from) = rest.split_at(at);
        plain.push_str(before);
        if let Some(after) = from.strip_prefix(BRACE) {
            plain.push('}');
            rest = after;
        } else if let Some(after) = from.strip_prefix(AMPERSAND).filter(|after| goes_on(after)) {
            plain.push('&');
            // What goes on is text: it must not be taken for a sign again.
            let sign = if after.starts_with(&BRACE[1..]) { &BRACE[1..] } else { &AMPERSAND[1..] };
            plain.push_str(sign);
            rest = &after[sign.len()..];
        } else {
            plain.push('&');
            rest = &from[1..];
        }
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// The value of a tag as it can stand in quotation marks.
pub(crate) fn escape_value(value: &str) -> String {
    // A tag is a line: what would break it becomes a space.
    let line = value.replace(['\n', '\r'], " ");
    line.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_comes_back() {
        for text in [
            "plain",
            "a } b",
            "}}",
            "&#125;",
            "&#38;#125;",
            "&#38;#38;#125;",
            "R&B &#38; &# }&",
            "&&#125;",
            "&#38;&#125;",
            "&amp; &#126;",
        ] {
            let escaped = escape_comment(text);
            assert!(!escaped.contains('}'), "{escaped}");
            assert_eq!(unescape_comment(&escaped), text);
        }
        assert_eq!(unescape_comment("Tom &#38; Jerry"), "Tom &#38; Jerry");
    }
}
