//! Names that could be mistaken for others.
//!
//! Decisions are recorded under the name of an official, so no two may look alike, and none may hide characters.

use unicode_security::skeleton;

/// Whether a text contains characters that are not seen, or that change the order in which others are seen.
pub fn has_hidden_characters(text: &str) -> bool {
    text.chars().any(is_hidden)
}

/// The default ignorable code points of Unicode with the bidirectional controls, and blanks that are no space.
const fn is_hidden(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
        || (sign.is_whitespace() && sign != ' ')
}

/// Whether two names look alike, by the confusable characters of Unicode (UTS 39), whatever their case.
pub fn is_look_alike(one: &str, other: &str) -> bool {
    look(one) == look(other)
}

/// Capital and small letters are confused with different characters, so the case is folded on both sides.
fn look(name: &str) -> String {
    let spaced: Vec<&str> = name.split_whitespace().collect();
    let seen: String = skeleton(&spaced.join(" ").to_lowercase()).collect();
    skeleton(&seen.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Vera", "V\u{435}ra"),
            ("Vera", "\u{474}era"),
            ("Ana Novak", "ana  novak"),
            ("Boris", "B\u{43e}ris"),
            ("Paul", "Pau1"),
            ("\u{10d}uk", "c\u{30c}uk"),
        ] {
            assert!(is_look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Vera", "Vesna"),
            ("Čuk", "Cuk"),
            ("Žiga", "Ziga"),
            ("Ana", "Anja"),
            ("Ђорђе", "Đorđe"),
            ("Вера", "Вида"),
        ] {
            assert!(!is_look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn hidden_characters_are_found() {
        for name in
            ["Ve\u{200b}ra", "\u{202e}areV", "Ve\u{ad}ra", "Ve\u{feff}ra", "Vera\u{a0}N", "a\tb"]
        {
            assert!(has_hidden_characters(name), "{name:?}");
        }
        for name in ["Vera", "Đorđe Čučković", "Ђорђе", "O'Neill-Šuc, ml.", "李雷", "c\u{30c}uk"]
        {
            assert!(!has_hidden_characters(name), "{name:?}");
        }
    }
}
