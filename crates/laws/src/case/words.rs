//! A line of a case as words, each with its place.

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// The word; of a quotation, what is quoted.
    pub(super) text: String,
    /// Where it begins in its line, in characters from 1.
    pub(super) column: usize,
    /// Whether it was quoted.
    pub(super) quoted: bool,
}

impl Word {
    /// Whether it is this word, written in whatever case, in brackets or not.
    pub(super) fn is(&self, word: &str) -> bool {
        if self.quoted {
            return false;
        }
        let text = self.text.trim_matches(['(', ')']);
        text.eq_ignore_ascii_case(word)
            || !text.is_ascii() && text.to_lowercase() == word.to_lowercase()
    }

    /// Whether it is this word with letters that lack their marks: `c` for `č` and `ć`, `dj` for `đ`.
    pub(super) fn is_plainly(&self, word: &str) -> bool {
        let has_marks = word.chars().any(|sign| plain(sign).is_some());
        has_marks && {
            let bare: String = word
                .to_lowercase()
                .chars()
                .map(|sign| plain(sign).map_or_else(|| sign.to_string(), str::to_owned))
                .collect();
            self.is(&bare)
        }
    }
}

/// What is typed for a letter where the keyboard does not have it.
const fn plain(sign: char) -> Option<&'static str> {
    Some(match sign {
        'č' | 'ć' | 'Č' | 'Ć' => "c",
        'š' | 'Š' => "s",
        'ž' | 'Ž' => "z",
        'đ' | 'Đ' => "dj",
        _ => return None,
    })
}

/// The signs that stand for themselves at the end of a word; a full stop too, where it ends a sentence.
const STOPS: [char; 3] = [',', ';', ':'];
const OPENING: [char; 4] = ['"', '“', '„', '»'];
const CLOSING: [char; 4] = ['"', '”', '“', '«'];

/// The words of a text that begins at a column. Quotations are one word; commas, semicolons and colons behind a word
/// are words of their own. Everything is a word: nothing can go wrong here.
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
            words.push(Word { text, column: column + at, quoted: true });
            at += length + 2;
        } else {
            let rest = signs.get(at..).unwrap_or_default();
            // Behind a digit it is the sign of seconds, not a quotation mark.
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

/// The words of a sentence, without the full stop behind it.
pub(super) fn sentence(text: &str, column: usize) -> Vec<Word> {
    let mut words = split(text, column);
    while words.last().is_some_and(|last| last.is(".")) {
        words.pop();
    }
    words
}

/// A word, and the stops behind it one by one.
fn push_with_stops(words: &mut Vec<Word>, signs: &[char], column: usize) {
    let is_stop = |sign: &char| STOPS.contains(sign) || *sign == '.' && ends_sentence(signs);
    let bare = signs.iter().rposition(|sign| !is_stop(sign)).map_or(0, |last| last + 1);
    let (word, stops) = signs.split_at(bare);
    if !word.is_empty() {
        words.push(Word { text: word.iter().collect(), column, quoted: false });
    }
    for (place, stop) in stops.iter().enumerate() {
        let column = column + bare + place;
        words.push(Word { text: stop.to_string(), column, quoted: false });
    }
}

/// Whether a full stop behind a word ends a sentence: not behind the number of a move (`12.`, `12...`), nor in `e.p.`.
fn ends_sentence(signs: &[char]) -> bool {
    let bare: String = signs.iter().collect();
    let bare = bare.trim_end_matches(['.', ',', ';', ':']);
    !bare.is_empty()
        && !bare.chars().all(|sign| sign.is_ascii_digit())
        && !bare.eq_ignore_ascii_case("e.p")
}

/// The column behind the last word.
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
