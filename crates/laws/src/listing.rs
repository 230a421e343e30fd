//! Lists the variants or fields of a type through its `Deserialize` implementation, so that new ones are
//! included at once.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, Visitor, value},
    forward_to_deserialize_any,
};

/// Returns the names of a type's variants or fields.
pub(crate) fn variants<T: for<'de> Deserialize<'de>>() -> &'static [&'static str] {
    T::deserialize(Listing).err().map_or(&[], |listed| listed.0)
}

/// A deserializer that captures the names a type asks for, and reads nothing.
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

/// Returns the names that are values of a field, if they are names.
pub(crate) fn values_of<T: for<'de> Deserialize<'de>>(field: &str) -> &'static [&'static str] {
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
