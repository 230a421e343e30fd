//! Splits a line of a case into words with their columns.

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// The word; for a quotation, its content.
    pub(super) text: String,
    /// Its column in characters, from 1.
    pub(super) column: usize,
    /// Whether it was quoted.
    pub(super) quoted: bool,
    /// The word in lower case without brackets, cached because it is compared with hundreds of others.
    bare: String,
}

impl Word {
    /// Creates a word at a column.
    pub(super) fn new(text: String, column: usize, quoted: bool) -> Self {
        let bare = text.trim_matches(['(', ')']).to_lowercase();
        Self { text, column, quoted, bare }
    }

    /// The word in lower case without brackets.
    pub(super) fn bare(&self) -> &str {
        &self.bare
    }

    /// Reports whether it is this word, in any capitalisation, with or without brackets.
    pub(super) fn is(&self, word: &str) -> bool {
        if self.quoted || self.bare.len() != word.len() {
            return false;
        }
        self.bare == word || is_capital(word) && self.bare == word.to_lowercase()
    }

    /// Reports whether it is this word without diacritics: `c` for `č` and `ć`, `dj` for `đ`.
    pub(super) fn is_plainly(&self, word: &str) -> bool {
        !self.quoted && self.bare == plainly(&word.to_lowercase())
    }
}

/// Reports whether a word of a pattern has capitals; very few do.
fn is_capital(word: &str) -> bool {
    word.chars().any(char::is_uppercase)
}

/// Removes the diacritics from a word.
pub(super) fn plainly(word: &str) -> String {
    if word.is_ascii() {
        return word.to_owned();
    }
    let mut bare = String::with_capacity(word.len());
    for sign in word.chars() {
        match plain(sign) {
            Some(plain) => bare.push_str(plain),
            None => bare.push(sign),
        }
    }
    bare
}

/// Returns what is typed for a letter where the keyboard does not have it.
const fn plain(sign: char) -> Option<&'static str> {
    Some(match sign {
        'č' | 'ć' => "c",
        'š' => "s",
        'ž' => "z",
        'đ' => "dj",
        _ => return None,
    })
}

/// Punctuation that is a word of its own at the end of a word; also a full stop that ends a sentence.
const STOPS: [char; 3] = [',', ';', ':'];
const OPENING: [char; 4] = ['"', '“', '„', '»'];
const CLOSING: [char; 4] = ['"', '”', '“', '«'];

/// Splits a text that begins at a column into words. A quotation is one word; a comma, semicolon or colon
/// after a word is a word of its own. It cannot fail.
pub(super) fn split(text: &str, column: usize) -> Vec<Word> {
    let signs: Vec<char> = text.chars().collect();
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(sign) = signs.get(at) {
        if sign.is_whitespace() {
            at += 1;
        } else if OPENING.contains(sign) {
            let rest = signs.get(at + 1..).unwrap_or_default();
            let length = rest.iter().position(|sign| CLOSING.contains(sign)).unwrap_or(rest.len());
            let text = rest.iter().take(length).collect();
            words.push(Word::new(text, column + at, true));
            at += length + 2;
        } else {
            let rest = signs.get(at..).unwrap_or_default();
            // After a digit it is the sign for seconds, not a quotation mark.
            let is_quote = |at: usize, sign: char| {
                let before = at.checked_sub(1).and_then(|before| rest.get(before));
                OPENING.contains(&sign) && !before.is_some_and(char::is_ascii_digit)
            };
            let ends = |(at, sign): &(usize, &char)| sign.is_whitespace() || is_quote(*at, **sign);
            let length = rest.iter().enumerate().find(ends).map_or(rest.len(), |(at, _)| at);
            push_with_stops(&mut words, rest.get(..length).unwrap_or_default(), column + at);
            at += length;
        }
    }
    words
}

/// Splits a sentence into words, without the final full stop.
pub(super) fn sentence(text: &str, column: usize) -> Vec<Word> {
    let mut words = split(text, column);
    while words.last().is_some_and(|last| last.is(".")) {
        words.pop();
    }
    words
}

/// Adds a word, and each punctuation mark after it.
fn push_with_stops(words: &mut Vec<Word>, signs: &[char], column: usize) {
    let is_stop = |sign: &char| STOPS.contains(sign) || *sign == '.' && ends_sentence(signs);
    let bare = signs.iter().rposition(|sign| !is_stop(sign)).map_or(0, |last| last + 1);
    let (word, stops) = signs.split_at(bare);
    if !word.is_empty() {
        words.push(Word::new(word.iter().collect(), column, false));
    }
    for (place, stop) in stops.iter().enumerate() {
        let column = column + bare + place;
        words.push(Word::new(stop.to_string(), column, false));
    }
}

/// Reports whether a full stop after a word ends a sentence: not after a move number (`12.`, `12...`), nor in `e.p.`.
fn ends_sentence(signs: &[char]) -> bool {
    let bare: String = signs.iter().collect();
    let bare = bare.trim_end_matches(['.', ',', ';', ':']);
    !bare.is_empty()
        && !bare.chars().all(|sign| sign.is_ascii_digit())
        && !bare.eq_ignore_ascii_case("e.p")
}

/// Returns the column after the last word.
pub(super) fn end(words: &[Word]) -> usize {
    words
        .last()
        .map_or(1, |last| last.column + last.text.chars().count() + if last.quoted { 2 } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stops_and_quotations_are_words() {
        let words = split("White says: “I adjust, sorry” and waits;6:45,", 1);
        let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(texts, ["White", "says", ":", "I adjust, sorry", "and", "waits;6:45", ","]);
        assert_eq!(words[3].column, 13);
        assert!(words[3].quoted);
        assert_eq!(end(&words), 46);
        assert_eq!(split("\"never closed", 1).len(), 1);
        assert_eq!(split("", 1), []);
        let texts = |text| split(text, 1).into_iter().map(|word| word.text).collect::<Vec<_>>();
        assert_eq!(
            texts("plays Nf3. Then 12. and 12... exd6 e.p."),
            ["plays", "Nf3", ".", "Then", "12.", "and", "12...", "exd6", "e.p."]
        );
    }
}
