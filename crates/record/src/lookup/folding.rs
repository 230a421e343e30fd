//! Words as a search compares them: lower case without accents, Cyrillic as Latin.

/// The words of a text, folded. A capital inside a word begins a new one, so names of provisions are words too.
pub fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut was_small = false;
    for sign in text.chars() {
        if !sign.is_alphanumeric() || sign.is_uppercase() && was_small {
            words.push(std::mem::take(&mut word));
        }
        was_small = sign.is_lowercase() || sign.is_numeric();
        if sign.is_alphanumeric() {
            sign.to_lowercase().for_each(|small| fold(small, &mut word));
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

fn fold(sign: char, word: &mut String) {
    const PLAIN: &[(&str, char)] = &[("čćцчћ", 'c'), ("šш", 's'), ("žж", 'z'), ("đђ", 'd')];
    const CYRILLIC: &str = "абвгдезијклмнопрстуфх";
    const LATIN: &str = "abvgdezijklmnoprstufh";
    match sign {
        'љ' => word.push_str("lj"),
        'њ' => word.push_str("nj"),
        'џ' => word.push_str("dz"),
        _ => {
            let plain = PLAIN.iter().find(|(accented, _)| accented.contains(sign));
            let latin = || CYRILLIC.chars().zip(LATIN.chars()).find(|(letter, _)| *letter == sign);
            word.push(plain.map_or_else(|| latin().map_or(sign, |(_, latin)| latin), |p| p.1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn accents_capitals_and_scripts_make_no_difference() {
        assert_eq!(words("Črni šah, žadub"), ["crni", "sah", "zadub"]);
        assert_eq!(words("Црни шах, жадуб"), words("Crni šah, žadub"));
        assert_eq!(words("Краљ, дођоше, џеп, њих"), words("Kralj, dođoše, džep, njih"));
    }

    #[test]
    fn a_name_is_several_words() {
        assert_eq!(words("IncorrectDrawClaim"), ["incorrect", "draw", "claim"]);
        assert_eq!(words("Chess960Castling"), ["chess960", "castling"]);
        assert_eq!(words("FIDE"), ["fide"]);
    }
}
