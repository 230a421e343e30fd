//! What the digits of a token say.

/// The number before a move; nothing if the token has dots only. What is larger than any game is cut off.
pub(crate) fn written_number(token: &[u8]) -> Option<i64> {
    let digits = token.iter().take_while(|byte| byte.is_ascii_digit()).take(9);
    digits.fold(None, |sum, byte| Some(10 * sum.unwrap_or(0) + i64::from(byte - b'0')))
}

/// The number of an annotation glyph; nothing if there is none or it is too large.
pub(crate) fn nag_number(digits: &[u8]) -> Option<u16> {
    str::from_utf8(digits).ok()?.parse().ok()
}
