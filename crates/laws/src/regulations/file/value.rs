//! A serde deserializer for TOML values whose errors have a place and a kind.

use std::{fmt::Display, ops::Range};

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, Error, Expected, IntoDeserializer, MapAccess, Unexpected, Visitor,
        value::SeqDeserializer,
    },
    forward_to_deserialize_any,
};
use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

use super::TextFault;
use crate::nearest::nearest;

/// A deserialisation error, and the span of bytes where it occurred.
#[derive(Debug)]
pub(super) struct TextError {
    pub(super) span: Option<Range<usize>>,
    pub(super) fault: TextFault,
}

impl TextError {
    fn new(fault: TextFault) -> Self {
        Self { span: None, fault }
    }

    /// Keeps the innermost span.
    fn at(mut self, span: Range<usize>) -> Self {
        self.span.get_or_insert(span);
        self
    }

    /// Keeps the innermost key as well.
    fn with_key(mut self, name: &str) -> Self {
        if let TextFault::BadValue { key, .. } | TextFault::WrongKind { key, .. } = &mut self.fault
            && key.is_empty()
        {
            name.clone_into(key);
        }
        self
    }
}

impl Display for TextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.fault.fmt(f)
    }
}

impl std::error::Error for TextError {}

impl Error for TextError {
    fn custom<T: Display>(message: T) -> Self {
        Self::new(TextFault::BadValue { why: message.to_string(), key: String::new() })
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(TextFault::WrongKind {
            found: found.to_string(),
            expected: expected.to_string(),
            key: String::new(),
        })
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Self::new(TextFault::UnknownValue {
            found: found.to_owned(),
            nearest: nearest(found, known.iter().copied()),
            known: known.iter().map(ToString::to_string).collect(),
        })
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Self {
        let nearest = nearest(found, known.iter().copied());
        Self::new(TextFault::UnknownKey { found: found.to_owned(), nearest })
    }

    fn missing_field(key: &'static str) -> Self {
        Self::new(TextFault::Missing(key))
    }
}

/// A value with its span.
#[derive(Clone, Copy)]
pub(super) struct Value<'a>(pub(super) &'a Spanned<DeValue<'a>>);

impl<'de> Value<'_> {
    fn any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TextError> {
        match self.0.get_ref() {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => {
                let value = i64::from_str_radix(number.as_str(), number.radix());
                visitor.visit_i64(value.map_err(TextError::custom)?)
            }
            DeValue::Float(number) => {
                visitor.visit_f64(number.as_str().parse().map_err(TextError::custom)?)
            }
            DeValue::Boolean(value) => visitor.visit_bool(*value),
            DeValue::Datetime(value) => visitor.visit_string(value.to_string()),
            DeValue::Array(array) => {
                visitor.visit_seq(SeqDeserializer::new(array.iter().map(Value)))
            }
            DeValue::Table(table) => visitor.visit_map(Entries::new(table)),
        }
    }
}

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = TextError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TextError> {
        self.any(visitor).map_err(|error| error.at(self.0.span()))
    }

    /// Accepts a number where a text is expected: `edition = 2017`.
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TextError> {
        match self.0.get_ref() {
            DeValue::Integer(number) => visitor
                .visit_str(number.as_str())
                .map_err(|error: TextError| error.at(self.0.span())),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TextError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TextError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, TextError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TextError> {
        let answer = match self.0.get_ref() {
            DeValue::String(text) => {
                let text: &str = text;
                IntoDeserializer::<TextError>::into_deserializer(text)
                    .deserialize_enum(name, known, visitor)
            }
            other => Err(TextError::new(TextFault::WrongKind {
                found: other.type_str().to_owned(),
                expected: format!("one of {}", known.join(", ")),
                key: String::new(),
            })),
        };
        answer.map_err(|error| error.at(self.0.span()))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

impl IntoDeserializer<'_, TextError> for Value<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// An iterator over the entries of a table.
pub(super) struct Entries<'a> {
    rest: Vec<(&'a Spanned<DeString<'a>>, &'a Spanned<DeValue<'a>>)>,
    /// The next value, and its key.
    value: Option<(&'a str, Value<'a>)>,
}

impl<'a> Entries<'a> {
    pub(super) fn new(table: &'a DeTable<'a>) -> Self {
        let mut rest: Vec<_> = table.iter().collect();
        rest.sort_by_key(|(key, _)| std::cmp::Reverse(key.span().start));
        Self { rest, value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = TextError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, TextError> {
        let Some((key, value)) = self.rest.pop() else { return Ok(None) };
        let name: &str = key.get_ref();
        self.value = Some((name, Value(value)));
        let read = seed.deserialize(IntoDeserializer::<TextError>::into_deserializer(name));
        read.map(Some).map_err(|error| error.at(key.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, TextError> {
        let Some((key, value)) = self.value.take() else {
            return Err(TextError::custom("a value was asked for before its key"));
        };
        seed.deserialize(value).map_err(|error| error.at(value.0.span()).with_key(key))
    }
}
