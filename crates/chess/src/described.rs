//! The stored forms, described as texts.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::{Board, Colour, Move, Piece, Role, Square};

/// A value that is stored as a text of this form.
macro_rules! as_text {
    ($($kind:ident: $pattern:expr, $what:literal;)+) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                let pattern: Option<&str> = $pattern;
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .pattern(pattern)
                    .description(Some($what))
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
    Colour: Some("^(white|black)$"), "A player, by the colour of the pieces.";
    Role: Some("^[PNBRQK]$"), "A kind of piece, by its letter.";
    Piece: Some("^[PNBRQKpnbrqk]$"), "A piece, by its letter in FEN.";
    Square: Some("^[a-h][1-8]$"), "A square.";
    Move: Some("^[a-h][1-8][a-h][1-8](=[NBRQ]| e\\.p\\.| castles)?$"), "A move, such as `e2e4`, `e7e8=Q`, `e5d6 e.p.` or `e1h1 castles`.";
    Board: None, "A board, as FEN.";
}
