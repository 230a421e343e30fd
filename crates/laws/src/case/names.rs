//! Names of enum variants: `illegal move`, `IllegalMove` and `illegal-move` are the same.

use std::fmt;

use serde::{
    Deserialize,
    de::{IntoDeserializer, value},
};

use super::words::Word;
pub(super) use crate::listing::{values_of, variants};

/// Returns the variant of this name, if it carries no data.
pub(super) fn plain<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    let from: value::StrDeserializer<'_, value::Error> = name.into_deserializer();
    T::deserialize(from).ok()
}

/// Removes capitals, hyphens and spaces from a name.
pub(super) fn bare(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns a name as people write it: `illegal move`.
pub(super) fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// Returns the name of a variant from its `Debug` form, without its data.
pub(super) fn variant_name(value: &impl fmt::Debug) -> String {
    let written = format!("{value:?}");
    written.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// The longest name has this many words.
const MOST_WORDS: usize = 8;

/// Words without meaning in a name.
const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// Returns the names that the words begin with, the longest first: the number of words, and the name.
pub(super) fn at_beginning(
    words: &[Word],
    variants: &[&'static str],
    aliases: &[(&'static str, &'static str)],
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for length in (1..=words.len().min(MOST_WORDS)).rev() {
        let taken = words.get(..length).unwrap_or_default();
        // Punctuation after a name is not part of it.
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
            variant_name(&RefusalReason::NotYourMove { to_move: adoube_chess::Colour::White }),
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
