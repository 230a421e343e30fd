//! Handling of the pieces.

use adoube_chess::{Colour, Role, Square};
use adoube_laws::table::{Fact, Intent};

use crate::{
    i18n::PlayKey,
    narrate::context::{Context, Form, PlayedFrom, colour_value},
};

/// An event on the board.
pub(super) fn on_the_board(fact: &Fact, context: Context<'_>) -> String {
    let words = context.words;
    let touched = |square| ("piece", context.piece(square, Form::Touched).into());
    let moved = |square| ("piece", context.piece(square, Form::Moved).into());
    let square = |square| ("square", context.square(square).into());
    let played = |played| ("move", context.played(played, PlayedFrom::LastMove).into());
    match fact {
        Fact::Touched { by, on, adjusting: true, .. } => {
            words.say(PlayKey::EventAdjusted, [colour_value(*by), moved(*on)])
        }
        Fact::Touched { by, on, intent: Intent::ToPlay, .. } => {
            words.say(PlayKey::EventTouched, [colour_value(*by), touched(*on)])
        }
        Fact::Touched { by, on, intent: Intent::Accident, .. } => {
            words.say(PlayKey::EventTouchedByAccident, [colour_value(*by), touched(*on)])
        }
        Fact::Lifted { by, from, .. } => {
            words.say(PlayKey::EventLifted, [colour_value(*by), moved(*from)])
        }
        Fact::Fetched { by, piece, .. } => words.say(
            PlayKey::EventFetched,
            [colour_value(*by), ("role", role_name(piece.role).into())],
        ),
        Fact::Held { by, on } => words.say(PlayKey::EventHeld, [colour_value(*by), square(*on)]),
        Fact::Placed { by, on, .. } => {
            words.say(PlayKey::EventPlaced, [colour_value(*by), square(*on)])
        }
        Fact::PutAside { by, .. } => words.say(PlayKey::EventPutAside, [colour_value(*by)]),
        Fact::Removed { by, from, .. } => {
            words.say(PlayKey::EventRemoved, [colour_value(*by), moved(*from)])
        }
        Fact::Displaced { by, from, to } => displaced(*by, *from, *to, context),
        Fact::PutRight { by } => match by.side() {
            Some(by) => words.say(PlayKey::EventPutRight, [colour_value(by)]),
            None => words.plain(PlayKey::EventPutRightByArbiter),
        },
        Fact::MoveMade { by, played: made, .. } => {
            words.say(PlayKey::EventMoveMade, [colour_value(*by), played(*made)])
        }
        Fact::MoveReplaced { by, played: made } => {
            words.say(PlayKey::EventMoveReplaced, [colour_value(*by), played(*made)])
        }
        Fact::MoveTakenBack { by } => words.say(PlayKey::EventMoveTakenBack, [colour_value(*by)]),
        Fact::IllegalMoveCompleted { by, breaks_nothing: true, .. }
        | Fact::IllegalMoveMade { by, breaks_nothing: true, .. } => {
            words.say(PlayKey::EventRepliedToIllegalMove, [colour_value(*by)])
        }
        Fact::IllegalMoveCompleted { by, .. } => {
            words.say(PlayKey::EventIllegalMoveCompleted, [colour_value(*by)])
        }
        Fact::IllegalMoveMade { by, .. } => {
            words.say(PlayKey::EventIllegalMoveMade, [colour_value(*by)])
        }
        _ => String::new(),
    }
}

/// A piece that was knocked over, to another square or off the board.
fn displaced(by: Colour, from: Square, to: Option<Square>, context: Context<'_>) -> String {
    let words = context.words;
    let piece = ("piece", context.piece(from, Form::Moved).into());
    match to {
        None => words.say(PlayKey::EventDisplacedOff, [colour_value(by), piece]),
        Some(to) if to == from => words.say(PlayKey::EventKnockedOver, [colour_value(by), piece]),
        Some(to) => {
            let onto = ("square", context.square(to).into());
            words.say(PlayKey::EventDisplaced, [colour_value(by), piece, onto])
        }
    }
}

/// The name of a piece in the selectors of `texts/`.
const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
