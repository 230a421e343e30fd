//! What hands did on the board.

use adoube_chess::{Colour, Role, Square};
use adoube_laws::table::{Fact, Intent};

use crate::{
    i18n::PlayKey,
    narrate::context::{Context, Form, From, of},
};

/// What hands did.
pub(super) fn on_the_board(fact: &Fact, context: Context<'_>) -> String {
    let words = context.words;
    let touched = |square| ("piece", context.piece(square, Form::Touched).into());
    let moved = |square| ("piece", context.piece(square, Form::Moved).into());
    let square = |square| ("square", context.square(square).into());
    let played = |played| ("move", context.played(played, From::LastMove).into());
    match fact {
        Fact::Touched { by, on, adjusting: true, .. } => {
            words.say(PlayKey::EventAdjusted, [of(*by), moved(*on)])
        }
        Fact::Touched { by, on, intent: Intent::ToPlay, .. } => {
            words.say(PlayKey::EventTouched, [of(*by), touched(*on)])
        }
        Fact::Touched { by, on, intent: Intent::Accident, .. } => {
            words.say(PlayKey::EventTouchedByAccident, [of(*by), touched(*on)])
        }
        Fact::Lifted { by, from, .. } => words.say(PlayKey::EventLifted, [of(*by), moved(*from)]),
        Fact::Fetched { by, piece, .. } => {
            words.say(PlayKey::EventFetched, [of(*by), ("role", role_name(piece.role).into())])
        }
        Fact::Held { by, on } => words.say(PlayKey::EventHeld, [of(*by), square(*on)]),
        Fact::Placed { by, on, .. } => words.say(PlayKey::EventPlaced, [of(*by), square(*on)]),
        Fact::PutAside { by, .. } => words.say(PlayKey::EventPutAside, [of(*by)]),
        Fact::Removed { by, from, .. } => words.say(PlayKey::EventRemoved, [of(*by), moved(*from)]),
        Fact::Displaced { by, from, to } => displaced(*by, *from, *to, context),
        Fact::PutRight { by } => match by.side() {
            Some(by) => words.say(PlayKey::EventPutRight, [of(by)]),
            None => words.plain(PlayKey::EventPutRightByArbiter),
        },
        Fact::MoveMade { by, played: made, .. } => {
            words.say(PlayKey::EventMoveMade, [of(*by), played(*made)])
        }
        Fact::MoveReplaced { by, played: made } => {
            words.say(PlayKey::EventMoveReplaced, [of(*by), played(*made)])
        }
        Fact::MoveTakenBack { by } => words.say(PlayKey::EventMoveTakenBack, [of(*by)]),
        Fact::IllegalMoveCompleted { by, breaks_nothing: true, .. }
        | Fact::IllegalMoveMade { by, breaks_nothing: true, .. } => {
            words.say(PlayKey::EventRepliedToIllegalMove, [of(*by)])
        }
        Fact::IllegalMoveCompleted { by, .. } => {
            words.say(PlayKey::EventIllegalMoveCompleted, [of(*by)])
        }
        Fact::IllegalMoveMade { by, .. } => words.say(PlayKey::EventIllegalMoveMade, [of(*by)]),
        _ => String::new(),
    }
}

/// A piece that was knocked over, to another square or off the board.
fn displaced(by: Colour, from: Square, to: Option<Square>, context: Context<'_>) -> String {
    let words = context.words;
    let piece = ("piece", context.piece(from, Form::Moved).into());
    match to {
        None => words.say(PlayKey::EventDisplacedOff, [of(by), piece]),
        Some(to) if to == from => words.say(PlayKey::EventKnockedOver, [of(by), piece]),
        Some(to) => {
            let onto = ("square", context.square(to).into());
            words.say(PlayKey::EventDisplaced, [of(by), piece, onto])
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
