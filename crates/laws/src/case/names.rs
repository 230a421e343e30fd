//! The names of things that are one of a few: `illegal move`, `IllegalMove` and `illegal-move` are the same. What a
//! type can be is asked of the type itself, so that a new variant can be named at once.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, Visitor, value},
    forward_to_deserialize_any,
};

use super::words::Word;

/// The names that a type gives its variants or its fields.
pub(super) fn variants<T: for<'de> Deserialize<'de>>() -> &'static [&'static str] {
    T::deserialize(Listing).err().map_or(&[], |listed| listed.0)
}

/// The variant of this name that carries nothing.
pub(super) fn plain<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    let from: value::StrDeserializer<'_, value::Error> = name.into_deserializer();
    T::deserialize(from).ok()
}

/// Asks a type for its variants and reads nothing.
struct Listing;

#[derive(Debug)]
struct Listed(&'static [&'static str]);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

impl std::error::Error for Listed {}

impl Error for Listed {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(&[])
    }
}

impl<'de> Deserializer<'de> for Listing {
    type Error = Listed;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Listed> {
        Err(Listed(&[]))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Listed> {
        Err(Listed(variants))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Listed> {
        visitor.visit_some(self)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Listed> {
        Err(Listed(&["true", "false"]))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Listed> {
        Err(Listed(fields))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit
        unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// The names that the field of a type can have for values, if they are names.
pub(super) fn values_of<T: for<'de> Deserialize<'de>>(field: &str) -> &'static [&'static str] {
    let entries = [(field, Listing)].into_iter();
    let map: value::MapDeserializer<'_, _, Listed> = value::MapDeserializer::new(entries);
    T::deserialize(map).err().map_or(&[], |listed| listed.0)
}

impl IntoDeserializer<'_, Listed> for Listing {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
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
        table::{Matter, Topic, Why},
    };

    #[test]
    fn a_type_is_asked_for_its_variants() {
        assert!(variants::<Why>().contains(&"too-late"));
        assert!(variants::<Topic>().contains(&"both-flags"));
        assert_eq!(plain::<Matter>("flag-fall"), Some(Matter::FlagFall));
        assert_eq!(plain::<Matter>("flag"), None);
        assert_eq!(of(&Why::NotYourMove { to_move: adoube_chess::Colour::White }), "NotYourMove");
    }

    #[test]
    fn names_are_read_as_people_write_them() {
        let aliases = [("the fallen flag", "flag-fall")];
        for text in ["flag fall", "FlagFall", "flag-fall", "a fallen flag"] {
            let words = split(&format!("{text} of White"), 1);
            let length = words.len() - 2;
            assert_eq!(
                at_beginning(&words, variants::<Matter>(), &aliases),
                [(length, "flag-fall")],
                "{text}"
            );
        }
    }
}
