//! Other forms of the same word: tense, number, spelling. “touches”, “touched” and “touch” are accepted alike.

use super::words::Word;

/// Words that carry no meaning.
const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// Reports whether a word of a sentence may be left out.
pub(super) fn is_article(word: &str) -> bool {
    ARTICLES.contains(&word)
}

/// Irregular verbs: the form used in the lists of sentences, then the other forms.
const IRREGULAR: &[(&str, &[&str])] = &[
    ("makes", &["made"]),
    ("takes", &["took", "taken"]),
    ("writes", &["wrote", "written"]),
    ("gives", &["gave", "given"]),
    ("says", &["said"]),
    ("leaves", &["left"]),
    ("holds", &["held"]),
    ("sees", &["saw", "seen"]),
    ("tells", &["told"]),
    ("comes", &["came"]),
    ("brings", &["brought"]),
    ("hides", &["hid", "hidden"]),
    ("keeps", &["kept"]),
    ("withdraws", &["withdrew", "withdrawn"]),
    ("strikes", &["struck"]),
    ("has", &["had"]),
    ("draws", &["drew", "drawn"]),
    ("finds", &["found"]),
    ("rings", &["rang", "rung"]),
    ("falls", &["fell", "fallen", "fall"]),
    ("forgets", &["forgot", "forgotten"]),
    ("lets", &["let"]),
    ("puts", &["put"]),
    ("sets", &["set"]),
    ("hits", &["hit"]),
];

/// Reports whether a word of a text is this word of a sentence, in any form.
pub(super) fn is_form(found: &Word, word: &str) -> bool {
    if found.is(word) {
        return true;
    }
    let begins_alike = || {
        let first = |text: &str| text.chars().next().map(|sign| sign.to_ascii_lowercase());
        first(&found.text) == first(word)
    };
    if found.quoted || word.len() < 2 || !begins_alike() {
        return false;
    }
    let found = spelling(&found.text);
    let word = spelling(word);
    found == word
        || IRREGULAR
            .iter()
            .any(|(present, others)| *present == word && others.contains(&found.as_str()))
        || word.len() >= 4 && (has_ending(&found, &word) || has_ending(&word, &found))
        || past(&word).is_some_and(|past| past == found)
}

/// Returns a word in lower case and British spelling.
fn spelling(word: &str) -> String {
    let word = word.to_lowercase().replace('’', "'");
    word.replace("color", "colour")
        .replace("izes", "ises")
        .replace("ized", "ised")
        .replace("yzes", "yses")
}

/// Reports whether the longer is the shorter with an s: a plural, or a verb in the third person.
fn has_ending(shorter: &str, longer: &str) -> bool {
    shorter.len() >= 3
        && longer.strip_prefix(shorter).is_some_and(|ending| ending == "s" || ending == "es")
}

/// Returns the past of a verb in the third person: `plays`, `played`.
fn past(present: &str) -> Option<String> {
    let bare = present.strip_suffix('s')?;
    if IRREGULAR.iter().any(|(known, _)| *known == present) {
        return None;
    }
    if let Some(stem) = bare.strip_suffix("ie") {
        return Some(format!("{stem}ied"));
    }
    if bare.ends_with('e') {
        return Some(format!("{bare}d"));
    }
    let doubles = ["stop", "step", "refer"].contains(&bare);
    let double = bare.chars().last().filter(|_| doubles);
    Some(format!("{bare}{}ed", double.map(String::from).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::words::split;

    #[test]
    fn a_word_is_known_in_its_forms() {
        for (found, word) in [
            ("played", "plays"),
            ("Touched", "touches"),
            ("placed", "places"),
            ("pressed", "presses"),
            ("stopped", "stops"),
            ("denied", "denies"),
            ("wrote", "writes"),
            ("put", "puts"),
            ("clock", "clocks"),
            ("clocks", "clock"),
            ("press", "presses"),
            ("penalizes", "penalises"),
            ("colors", "colours"),
        ] {
            assert!(is_form(&split(found, 1)[0], word), "{found}: {word}");
        }
        for (found, word) in [("makes", "takes"), ("plated", "plays"), ("e", "es"), ("a", "as")] {
            assert!(!is_form(&split(found, 1)[0], word), "{found}: {word}");
        }
    }
}
