//! The names of things that are one of a few: `illegal move`, `IllegalMove` and `illegal-move` are the same.

use std::fmt;

use serde::{
    Deserialize,
    de::{IntoDeserializer, value},
};

use super::words::Word;
pub(super) use crate::listing::{values_of, variants};

/// The variant of this name that carries nothing.
pub(super) fn plain<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    let from: value::StrDeserializer<'_, value::Error> = name.into_deserializer();
    T::deserialize(from).ok()
}

/// A name without capitals, hyphens and spaces.
pub(super) fn bare(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A name as people write it: `illegal move`.
pub(super) fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// The name of a variant, as its type writes it for programmers, without what it carries.
pub(super) fn of(value: &impl fmt::Debug) -> String {
    let written = format!("{value:?}");
    written.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// No name is longer than this.
const MOST_WORDS: usize = 8;

/// Words that say nothing in a name.
const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// The names that the words begin with, the longest first: how many words, and which.
pub(super) fn at_beginning(
    words: &[Word],
    variants: &[&'static str],
    aliases: &[(&'static str, &'static str)],
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for length in (1..=words.len().min(MOST_WORDS)).rev() {
        let taken = words.get(..length).unwrap_or_default();
        // A sign behind a name is no part of it.
        let ends_with_sign = taken.last().is_some_and(|word| bare(&word.text).is_empty());
        if ends_with_sign || taken.iter().any(|word| word.quoted) {
            continue;
        }
        let meant = |text: &str| -> String {
            let words = text.split_whitespace();
            bare(&words.filter(|word| !ARTICLES.contains(word)).collect::<Vec<_>>().join(" "))
        };
        let text = taken.iter().map(|word| word.text.to_lowercase()).collect::<Vec<_>>().join(" ");
        let text = meant(&text);
        let alias = aliases.iter().find(|(phrase, _)| meant(phrase) == text).map(|alias| alias.1);
        let is_it =
            |variant: &&&str| bare(variant) == text || meant(&variant.replace('-', " ")) == text;
        let variant = variants.iter().find(is_it).copied();
        if let Some(name) = alias.or(variant) {
            found.push((length, name));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        case::words::split,
        vocabulary::{IrregularityKind, RefusalReason, Topic},
    };

    #[test]
    fn a_type_is_asked_for_its_variants() {
        assert!(variants::<RefusalReason>().contains(&"too-late"));
        assert!(variants::<Topic>().contains(&"both-flags"));
        assert_eq!(plain::<IrregularityKind>("flag-fall"), Some(IrregularityKind::FlagFall));
        assert_eq!(plain::<IrregularityKind>("flag"), None);
        assert_eq!(
            of(&RefusalReason::NotYourMove { to_move: adoube_chess::Colour::White }),
            "NotYourMove"
        );
    }

    #[test]
    fn names_are_read_as_people_write_them() {
        let aliases = [("the fallen flag", "flag-fall")];
        for text in ["flag fall", "FlagFall", "flag-fall", "a fallen flag"] {
            let words = split(&format!("{text} of White"), 1);
            let length = words.len() - 2;
            assert_eq!(
                at_beginning(&words, variants::<IrregularityKind>(), &aliases),
                [(length, "flag-fall")],
                "{text}"
            );
        }
    }
}
