//! Labels as published translations print them: in Cyrillic, and with a word such as “Article” in front.

use super::{GUIDELINES, UNLETTERED};

/// Words in front of a number that add nothing to it.
const IN_FRONT: [&str; 14] = [
    "article", "art", "appendix", "člen", "členi", "član", "članak", "člana", "čl", "dodatek",
    "dodatak", "dodatka", "točka", "tačka",
];

/// Words for parts without a number, in the languages of the translations.
const SAME: [(&str, &str); 10] = [
    ("guideline", UNLETTERED),
    ("guidelines", UNLETTERED),
    ("smernice", UNLETTERED),
    ("smjernice", UNLETTERED),
    ("uputstvo", UNLETTERED),
    ("uputstva", UNLETTERED),
    ("predgovor", "preface"),
    ("uvod", "intro"),
    ("slovar", "glossary"),
    ("rječnik", "glossary"),
];

/// Converts Cyrillic letters to Latin; appendix Ц is appendix C.
pub(super) fn in_latin(text: &str) -> String {
    const CYRILLIC: &str = "абвгдђежзијклмнопрстћуфхцчш";
    const LATIN: &str = "abvgdđežzijklmnoprstćufhcčš";
    let mut latin = String::with_capacity(text.len());
    for sign in text.chars().flat_map(char::to_lowercase) {
        match sign {
            'љ' => latin.push_str("lj"),
            'њ' => latin.push_str("nj"),
            'џ' => latin.push_str("dž"),
            _ => {
                let found = CYRILLIC.chars().zip(LATIN.chars()).find(|(own, _)| *own == sign);
                latin.push(found.map_or(sign, |(_, latin)| latin));
            }
        }
    }
    latin
}

/// Returns the parts of a label without the words in front of it.
pub(super) fn plain<'a>(runs: Vec<&'a str>) -> Vec<&'a str> {
    let mut runs: Vec<&'a str> =
        runs.into_iter().skip_while(|run| IN_FRONT.contains(run)).collect();
    let Some(first) = runs.first_mut() else { return runs };
    if let Some((_, plain)) = SAME.iter().find(|(word, _)| *word == *first) {
        *first = plain;
    }
    if runs[0] == UNLETTERED {
        // Skips a subject such as “on adjourned games”.
        let is_number = |run: &&str| {
            GUIDELINES.contains(run) || run.starts_with(|sign: char| sign.is_ascii_digit())
        };
        let from = runs.iter().position(is_number).unwrap_or(runs.len());
        runs.drain(1..from);
        if runs.get(1).is_some_and(|run| GUIDELINES.contains(run)) {
            runs.remove(0);
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use crate::Article;

    #[track_caller]
    fn check(printed: &str, label: &str) {
        let read: Article = printed.parse().expect("an article");
        assert_eq!(read.to_string(), label, "{printed}");
    }

    #[test]
    fn labels_are_read_as_the_translations_print_them() {
        for (printed, label) in [
            ("Ц.10", "C.10"),
            ("6.6.б", "6.6.b"),
            ("3.7.ц.", "3.7.c"),
            ("А.4.д.1", "A.4.d.1"),
            ("6.6 b", "6.6.b"),
            ("10.2 (a)", "10.2.a"),
            ("A1.", "A.1"),
            ("Dodatek A.4", "A.4"),
            ("čl. 9.2", "9.2"),
            ("Предговор", "Preface"),
            ("Smernice I.9.3", "I.9.3"),
            ("točka 1.a", "1.a"),
            ("Smernice 1.a", "Guidelines.1.a"),
            ("Упутство за прекинуте партије 1.а", "Guidelines.1.a"),
        ] {
            check(printed, label);
        }
        assert!("zebra 9.2".parse::<Article>().is_err());
    }
}
