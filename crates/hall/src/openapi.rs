//! OpenAPI schemas of types that are stored as a string or a number.

use std::borrow::Cow;

use adoube_chess::notation::Language;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::{
    competition::{Day, Federation, standings::Value},
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo, SeatId},
};

macro_rules! described {
    ($($kind:ident: $schema:expr, $what:literal;)+) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                let schema: ObjectBuilder = $schema;
                schema.description(Some($what)).into()
            }
        }

        impl ToSchema for $kind {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($kind))
            }
        }
    )+};
}

fn text(pattern: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern))
}

/// The tag of a supported language.
pub(crate) struct LanguageTag;

fn tag() -> ObjectBuilder {
    let tags = Language::ALL.map(Language::tag);
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(tags))
}

fn number() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1)).maximum(Some(u32::MAX))
}

described! {
    CompetitionId: text("^[a-z0-9]{8}$"), "A competition.";
    GameId: text("^[a-z0-9]{8}$"), "A game.";
    SeatId: text("^[a-z0-9]{8}$"), "A seat.";
    PlayerNo: number(), "The number with which a player starts.";
    RoundNo: number(), "The number of a round.";
    BoardNo: number(), "The number of a board in a round.";
    Day: text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), "A day, as `2026-11-16`.";
    Federation: text("^[A-Z]{3}$"), "A federation, as `SLO`.";
    LanguageTag: tag(), "The tag of a language of the hall.";
    Value: ObjectBuilder::new().schema_type(Type::String), "What a tie-break says.";
}
