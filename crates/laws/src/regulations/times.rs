//! The time controls of both players: one text if they are the same, else `white` and `black`.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};

use crate::clock::{PerPlayer, TimeControl};

pub(super) fn serialize<S: Serializer>(
    time: &PerPlayer<TimeControl>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match time.agreed() {
        Some(control) => control.serialize(to),
        None => time.serialize(to),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<PerPlayer<TimeControl>, D::Error> {
    struct Times;

    impl<'de> Visitor<'de> for Times {
        type Value = PerPlayer<TimeControl>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(
                "a time control such as \"40/5400+30:1800+30\", or one for white and one for black",
            )
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
            text.parse().map(PerPlayer::same).map_err(E::custom)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            PerPlayer::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_any(Times)
}
