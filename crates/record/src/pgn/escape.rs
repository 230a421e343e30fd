//! Escapes: a closing brace in a comment, quotation marks in a tag.
//!
//! PGN cannot express `}` in a comment. It becomes `&#125;`, which people can read; an `&` before such a text becomes
//! `&#38;`. So nothing is lost, and texts of other programs do not change.

use std::borrow::Cow;

const BRACE: &str = "&#125;";
const AMPERSAND: &str = "&#38;";

/// Whether a text continues one of our two escapes after its ampersand.
fn continues_escape(text: &str) -> bool {
    [BRACE, AMPERSAND].iter().any(|sign| text.starts_with(&sign[1..]))
}

/// The escaped text of a comment.
pub(crate) fn escape_comment(text: &str) -> Cow<'_, str> {
    if !text.contains(['}', '&']) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        match sign {
            '}' => escaped.push_str(BRACE),
            '&' if continues_escape(&text[at + 1..]) => escaped.push_str(AMPERSAND),
            sign => escaped.push(sign),
        }
    }
    Cow::Owned(escaped)
}

/// The unescaped text of a comment.
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
        } else if let Some(after) =
            from.strip_prefix(AMPERSAND).filter(|after| continues_escape(after))
        {
            plain.push('&');
            // The rest is text and must not be unescaped again.
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

/// The escaped value of a tag.
pub(crate) fn escape_value(value: &str) -> String {
    // A tag is one line: line breaks become spaces.
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
