//! Enums that are only names: every name is that of its variant.

use std::fmt::Debug;

use adoube_laws::{Edition, Provision, clock, regulations, table};
use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, Error as _, Visitor, value::Error},
    forward_to_deserialize_any,
};

use crate::frozen;

/// Returns all names of an enum.
fn names<T: DeserializeOwned + Debug>() -> Vec<String> {
    let told = T::deserialize(WhatIsAsked).expect_err("nothing is there to be read");
    told.to_string().split(' ').map(str::to_owned).collect()
}

/// A deserializer that fails with the names it was asked for.
struct WhatIsAsked;

impl<'de> Deserializer<'de> for WhatIsAsked {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no-names"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        Err(Error::custom(names.join(" ")))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Converts `ReasonForStopping` to `reason-for-stopping`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(sign.to_lowercase());
    }
    text
}

/// Returns the names of an enum, after checking that each is the name of one of its values.
fn sound<T>(choice: &str) -> Vec<String>
where
    T: Serialize + DeserializeOwned + Debug,
{
    let names = names::<T>();
    for name in &names {
        let value: T = serde_json::from_value(name.as_str().into())
            .unwrap_or_else(|error| panic!("{choice}: {name} is more than a name: {error}"));
        let stored = serde_json::to_value(&value).expect("every value can be stored");
        assert_eq!(stored, name.as_str(), "{choice}: it is stored under another name");
        assert_eq!(kebab(&format!("{value:?}")), *name, "{choice}: it is another value");
    }
    names
}

macro_rules! names {
    ($($choice:literal: $Choice:ty,)+) => {
        #[test]
        fn choices_keep_their_names() {
            frozen::check_names(&[$(($choice, sound::<$Choice>($choice))),+]);
        }
    };
}

names! {
    "answer-kind": table::AnswerKind,
    "announcement": regulations::Announcement,
    "appeals": regulations::Appeals,
    "area": table::Area,
    "board-mode": regulations::BoardMode,
    "board-placement": table::BoardPlacement,
    "category": regulations::Category,
    "clock": clock::Device,
    "colours": table::Colours,
    "completion": table::Completion,
    "device": table::Device,
    "device-penalty": regulations::DevicePenalty,
    "devices": regulations::Devices,
    "duty": table::Duty,
    "flag-after": clock::FlagAfter,
    "flag-call": regulations::FlagCall,
    "hand": table::Hand,
    "intent": table::Intent,
    "leaving": regulations::Leaving,
    "manner": table::Manner,
    "mark": regulations::GameResult,
    "matter": table::IrregularityKind,
    "neither-present": regulations::NeitherPresent,
    "offence": table::Offence,
    "quickplay": regulations::Quickplay,
    "reason": table::Reason,
    "help": table::AssistantDuty,
    "senses": table::Senses,
    "supervision": regulations::Supervision,
    "through": table::OfferMethod,
    "topic": table::Topic,
}

#[test]
fn provisions_and_editions_keep_their_names() {
    let provisions = Provision::ALL.iter().map(|provision| (provision.name(), *provision));
    frozen::check("provision", &provisions.collect::<Vec<_>>());
    let years = Edition::ALL.map(|edition| edition.to_string());
    let cites = Edition::ALL.iter().filter_map(|edition| edition.cite(Provision::Checkmate));
    let cites: Vec<_> = years.iter().map(String::as_str).zip(cites).collect();
    frozen::check("citation", &cites);
}
