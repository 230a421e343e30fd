//! OpenAPI schemas of the stored text forms.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::{Board, Colour, Move, Piece, Position, Role, Square};

/// The form of a stored text.
enum Form {
    /// One of these values.
    OneOf(&'static [&'static str]),
    /// Text that matches this pattern.
    Like(&'static str),
    /// Any text; the type has its own syntax.
    Any,
}

impl Form {
    fn schema(self, what: &'static str) -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String).description(Some(what));
        match self {
            Self::OneOf(all) => text.enum_values(Some(all.iter().copied())).into(),
            Self::Like(pattern) => text.pattern(Some(pattern)).into(),
            Self::Any => text.into(),
        }
    }
}

/// Describes a value that is stored as text of this form.
macro_rules! as_text {
    ($($kind:ident: $form:expr, $what:literal;)+) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                $form.schema($what)
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
    Colour: Form::OneOf(&["white", "black"]), "A player, by the colour of the pieces.";
    Role: Form::Like("^[PNBRQK]$"), "A kind of piece, by its letter.";
    Piece: Form::Like("^[PNBRQKpnbrqk]$"), "A piece, by its letter in FEN.";
    Square: Form::Like("^[a-h][1-8]$"), "A square.";
    Move: Form::Like("^[a-h][1-8][a-h][1-8](=[NBRQ]| e\\.p\\.| castles)?$"), "A move, such as `e2e4`, `e7e8=Q`, `e5d6 e.p.` or `e1h1 castles`.";
    Board: Form::Any, "A board, as FEN.";
    Position: Form::Any, "A legal position, as FEN.";
}
