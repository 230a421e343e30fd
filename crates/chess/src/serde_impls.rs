//! The stored form of values: their usual texts.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Board, Colour, Move, MoveKind, Piece, Position, Role, Square};

/// Stores a value as text.
macro_rules! as_text {
    ($($kind:ty: $write:expr, $read:expr, $what:literal;)+) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$kind) -> String = $write;
                to.serialize_str(&write(self))
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let read: fn(&str) -> Option<$kind> = $read;
                let text = String::deserialize(from)?;
                read(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is not {}", $what)))
            }
        }
    )+};
}

as_text! {
    Colour: |colour| colour_name(*colour).to_owned(), read_colour, "white or black";
    Role: |role| role.letter().to_string(), |text| one(text).and_then(Role::from_letter), "a letter of PNBRQK";
    Piece: |piece| piece.fen_char().to_string(), |text| one(text).and_then(Piece::from_fen_char), "a letter of FEN";
    Square: |square| square.to_string(), |text| text.parse().ok(), "a square";
    Move: |played| write_move(*played), read_move, "a move such as e2e4, e7e8=Q, e5d6 e.p. or e1h1 castles";
    Board: |board| board.to_string(), |text| text.parse().ok(), "FEN";
    Position: |position| position.to_string(), read_position, "FEN of a legal position";
}

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

fn read_colour(text: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour_name(*colour) == text)
}

/// Parses a position; composed ones are valid values too, and must round-trip.
fn read_position(text: &str) -> Option<Position> {
    Position::composed(&text.parse().ok()?).ok()
}

fn one(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// Writes a move like `Debug`: the kind is part of the text, so that no position is needed to parse it.
fn write_move(played: Move) -> String {
    format!("{played:?}")
}

fn read_move(text: &str) -> Option<Move> {
    let from: Square = text.get(0..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let kind = match text.get(4..)? {
        "" => MoveKind::Normal,
        " e.p." => MoveKind::EnPassant,
        " castles" => MoveKind::Castle,
        rest => MoveKind::Promotion(Role::from_letter(one(rest.strip_prefix('=')?)?)?),
    };
    Some(Move::new(from, to, kind))
}
