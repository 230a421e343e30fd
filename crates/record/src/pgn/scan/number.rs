//! The numbers in tokens.

/// The move number of a token; none if it has only dots. Too large ones are clamped.
pub(crate) fn written_number(token: &[u8]) -> Option<i64> {
    let digits = token.iter().take_while(|byte| byte.is_ascii_digit()).take(9);
    digits.fold(None, |sum, byte| Some(10 * sum.unwrap_or(0) + i64::from(byte - b'0')))
}

/// The number of an annotation glyph; none if it is missing or too large.
pub(crate) fn nag_number(digits: &[u8]) -> Option<u16> {
    str::from_utf8(digits).ok()?.parse().ok()
}
