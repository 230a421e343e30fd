//! The terms of the Laws in all languages.

use std::cmp::Reverse;

use adoube_chess::notation::Language;

use super::folding;
use crate::i18n::TERMS;

/// One term: its variants in each language, in the order of [`Language::ALL`], which is that of the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    variants: [Vec<&'static str>; Language::ALL.len()],
}

/// All terms, in the order of the English ones.
pub fn terms() -> impl Iterator<Item = Term> {
    let rows = TERMS.lines().skip(1);
    rows.map(|row| {
        let mut columns = row.split('\t').map(|column| column.split(" / ").collect::<Vec<_>>());
        Term { variants: std::array::from_fn(|_| columns.next().unwrap_or_default()) }
    })
}

/// How well words match a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchQuality {
    /// They begin consecutive words of it.
    Beginnings,
    /// They are a part of it.
    Part,
    /// It begins with them.
    Beginning,
    /// They are the whole term.
    Whole,
}

impl Term {
    /// Its names in a language.
    pub fn in_language(&self, language: Language) -> &[&'static str] {
        &self.variants[language as usize]
    }

    /// How well folded words match, in any language.
    fn fits(&self, wanted: &[String]) -> Option<MatchQuality> {
        let fit = |variant: &&str| {
            let words = folding::words(variant);
            let mut places = words.windows(wanted.len().max(1));
            let begins = |place: &[String]| {
                place.iter().zip(wanted).all(|(word, wanted)| word.starts_with(wanted.as_str()))
            };
            if words == wanted {
                Some(MatchQuality::Whole)
            } else if words.starts_with(wanted) {
                Some(MatchQuality::Beginning)
            } else if places.clone().any(|part| part == wanted) {
                Some(MatchQuality::Part)
            } else {
                places.any(begins).then_some(MatchQuality::Beginnings)
            }
        };
        self.variants.iter().flatten().filter_map(fit).max()
    }
}

/// The terms that words match at least this well, the best first.
pub fn find(query: &str, least: MatchQuality) -> Vec<(MatchQuality, Term)> {
    let wanted = folding::words(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(MatchQuality, Term)> =
        terms().filter_map(|term| term.fits(&wanted).map(|fit| (fit, term))).collect();
    found.retain(|(fit, _)| *fit >= least);
    found.sort_by_key(|(fit, _)| Reverse(*fit));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_column() {
        let head: Vec<&str> = TERMS.lines().next().unwrap_or_default().split('\t').collect();
        assert_eq!(head, Language::ALL.map(Language::tag));
    }

    #[test]
    fn every_term_is_there_in_every_language() {
        let mut count = 0;
        for term in terms() {
            for language in Language::ALL {
                let variants = term.in_language(language);
                let is_said = !variants.is_empty() && variants.iter().all(|text| !text.is_empty());
                assert!(is_said, "{:?} in {}", term.variants[0], language.tag());
            }
            count += 1;
        }
        assert!(count > 180, "{count} terms");
    }

    #[test]
    fn terms_are_found_while_they_are_typed() {
        assert!(find("adj", MatchQuality::Part).is_empty());
        let found = find("adj", MatchQuality::Beginnings);
        assert!(found.iter().any(|(_, term)| term.in_language(Language::En) == ["adjourn"]));
        assert_eq!(find("adjourn", MatchQuality::Part)[0].0, MatchQuality::Whole);
        assert_eq!(find("", MatchQuality::Beginnings), []);
    }
}
