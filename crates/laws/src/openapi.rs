//! `OpenAPI` schemas of values that are stored as text.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::{
    Citation, Edition, Provision,
    clock::TimeControl,
    regulations::{Regulations, Score},
    vocabulary::{Irregularity, Outcome, WrittenIrregularity},
};

/// Implements the schema of a value stored as text.
macro_rules! as_text {
    ($($kind:ident: $example:literal, $what:literal;)+) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .description(Some($what))
                    .examples([$example])
                    .into()
            }
        }

        impl ToSchema for $kind {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($kind))
            }
        }
    )+};
}

as_text! {
    Citation: "2017 IncorrectDrawClaim", "A provision of an edition of the Laws.";
    Edition: "2023", "An edition of the Laws, by its year.";
    Outcome: "1-0", "A result, White's part first.";
    Provision: "IncorrectDrawClaim", "A provision of the Laws, by its name.";
    Score: "1/2", "Points.";
    TimeControl: "40/5400+30:1800+30", "A time control, as PGN has it.";
}

impl PartialSchema for Irregularity {
    fn schema() -> RefOr<Schema> {
        WrittenIrregularity::schema()
    }
}

impl ToSchema for Irregularity {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Irregularity")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        WrittenIrregularity::schemas(schemas);
    }
}

impl PartialSchema for Regulations {
    /// The possible values are documented with the regulations file.
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .description(Some("Regulations, with the names that a file of regulations has."))
            .into()
    }
}

impl ToSchema for Regulations {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Regulations")
    }
}
