//! Kings placed in the centre of an electronic board to signal the result, which its software records as moves.

use super::{
    Scanner, Token,
    scan::{decoded, score},
};

/// The most such moves: both kings, and one of them again.
const MOST: usize = 3;

/// If the text continues with kings in the centre and nothing else before the score: the length of that part, and its
/// words.
pub(crate) fn kings_in_centre(rest: &[u8]) -> Option<(usize, String)> {
    let mut ahead = Scanner::new(rest);
    let mut words = Vec::new();
    let mut length = 0;
    loop {
        match ahead.token() {
            Some(Token::Move(word)) if is_king_in_centre(word) && words.len() < MOST => {
                words.push(decoded(word).into_owned());
                length = ahead.at();
            }
            Some(Token::Number(_) | Token::Comment(_)) => {}
            Some(Token::Score(_) | Token::Tag { .. } | Token::BadTag(_)) | None => break,
            Some(Token::Move(word)) if score(word).is_some() => break,
            Some(_) => return None,
        }
    }
    (!words.is_empty()).then(|| (length, words.join(" ")))
}

fn is_king_in_centre(word: &[u8]) -> bool {
    let to = word.strip_prefix(b"Kx").or_else(|| word.strip_prefix(b"K"));
    to.is_some_and(|to| matches!(to, b"e4" | b"d4" | b"e5" | b"d5"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_kings_before_the_score_are_a_sign() {
        let text = b"Ke4 8. Kd5 1/2-1/2";
        assert_eq!(kings_in_centre(text), Some((10, "Ke4 Kd5".to_owned())));
        assert_eq!(kings_in_centre("Ke4 ½-½".as_bytes()), Some((3, "Ke4".to_owned())));
        assert_eq!(kings_in_centre(b"Kxe5 *"), Some((4, "Kxe5".to_owned())));
        assert_eq!(kings_in_centre(b"Ke4 8. Nf3 1-0"), None);
        assert_eq!(kings_in_centre(b"Kf4 1-0"), None);
        assert_eq!(kings_in_centre(b"1-0"), None);
    }
}
