//! Turns bytes into decisions: the same bytes give the same game.

use adoube_chess::{Colour, Piece, Role, Square};
use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Visitor,
        value::Error,
    },
    forward_to_deserialize_any,
};

/// Bytes from a fuzzer or a seed. After the last of them come zeros.
pub(crate) struct Source<'a>(&'a [u8]);

impl<'a> Source<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    pub(crate) fn number(&mut self) -> u64 {
        u64::from_le_bytes([(); 8].map(|()| self.byte()))
    }

    /// Returns a number below another; at most 256 different ones.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end.max(1)
    }

    /// Returns true with probability `of_256` / 256.
    pub(crate) fn chance(&mut self, of_256: u8) -> bool {
        self.byte() < of_256
    }

    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.chance(128).then(|| make(self))
    }

    pub(crate) fn colour(&mut self) -> Colour {
        self.one(&Colour::ALL)
    }

    pub(crate) fn square(&mut self) -> Square {
        self.one(&Square::ALL)
    }

    pub(crate) fn role(&mut self) -> Role {
        self.one(&Role::ALL)
    }

    pub(crate) fn piece(&mut self) -> Piece {
        Piece::new(self.colour(), self.role())
    }

    pub(crate) fn text(&mut self) -> String {
        self.one(&["", "because", "Ne5", "1. е4", "\"\\\u{1f600}\n"]).to_owned()
    }

    /// Returns a random variant of an enum, or a struct of such enums.
    pub(crate) fn any<T: DeserializeOwned>(&mut self) -> T {
        T::deserialize(Names(self)).expect("a choice of names, or a structure of them")
    }
}

/// A deserializer that picks one of the names it is asked for.
struct Names<'s, 'a>(&'s mut Source<'a>);

impl<'de> Deserializer<'de> for Names<'_, '_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("only names can be drawn"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.0.one(names).into_deserializer())
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_map(Fields { left: fields.iter(), source: self.0 })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

struct Fields<'s, 'a> {
    left: std::slice::Iter<'static, &'static str>,
    source: &'s mut Source<'a>,
}

impl<'de> MapAccess<'de> for Fields<'_, '_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let next = self.left.next();
        next.map(|name| seed.deserialize((*name).into_deserializer())).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(Names(self.source))
    }
}
