//! What became fact.

mod adjournment;
mod blind;
mod sheet;

use adoube_chess::{Colour, Role};
use adoube_laws::{
    rules::{conduct::ConductFact, draws::DrawFact, presence::PresenceFact},
    table::{Area, Completion, Event, Fact, Intent, Manner, Reason, Who},
};

use super::{
    latent::latent,
    question::{answered, question},
    ruling::ruling,
    scene::{From, Scene, of},
};
use crate::words::PlayKey;

/// What became fact, in one sentence or, if something was decided or asked, in several.
pub(crate) fn event(event: &Event, scene: Scene<'_>) -> Vec<String> {
    let words = scene.words;
    let told = match &event.fact {
        Fact::Asked(asked) => return question(asked, words),
        Fact::Ruled(decided) => return ruling(decided, scene).sentences(),
        Fact::Answered { question, answer, .. } => answered(*question, answer, words),
        Fact::Started(whose) => words.say(PlayKey::EventStarted, [of(*whose)]),
        Fact::FlagFell { whose, .. } => words.say(PlayKey::EventFlagFell, [of(*whose)]),
        Fact::SaidAdjusting(by) => words.say(PlayKey::EventSaidAdjusting, [of(*by)]),
        Fact::SaidCastling(by) => words.say(PlayKey::EventSaidCastling, [of(*by)]),
        Fact::Pressed { by, manner, .. } => pressed(*by, *manner, scene),
        Fact::MoveCompleted { by, how } => words.say(completed(*how), [of(*by)]),
        Fact::ClocksStopped { by, why } => stopped(*by, *why, scene),
        Fact::ClockRestarted(whose) => words.say(PlayKey::EventClockRestarted, [of(*whose)]),
        Fact::Came(matter) => {
            words.say(PlayKey::EventCame, [("matter", latent(matter, scene).into())])
        }
        Fact::Lapsed(matter) => {
            words.say(PlayKey::EventLapsed, [("matter", latent(matter, scene).into())])
        }
        Fact::ArrayDrawn(number) => {
            words.say(PlayKey::EventArrayDrawn, [("number", (*number).into())])
        }
        Fact::Adjournment(fact) => adjournment::adjournment(fact, scene),
        Fact::Draw(fact) => draw(fact, scene),
        Fact::Blind(fact) => blind::blind(fact, scene),
        Fact::Sheet(fact) => sheet::sheet(fact, scene),
        Fact::Presence(fact) => presence(fact, scene),
        Fact::Conduct(fact) => conduct(fact, scene),
        Fact::Touched { .. }
        | Fact::Lifted { .. }
        | Fact::Fetched { .. }
        | Fact::Held { .. }
        | Fact::Placed { .. }
        | Fact::PutAside { .. }
        | Fact::Removed { .. }
        | Fact::Displaced { .. }
        | Fact::PutRight { .. }
        | Fact::MoveMade { .. }
        | Fact::MoveReplaced { .. }
        | Fact::IllegalMoveCompleted { .. } => on_the_board(&event.fact, scene),
    };
    vec![told]
}

/// What hands did.
fn on_the_board(fact: &Fact, scene: Scene<'_>) -> String {
    let words = scene.words;
    let piece = |square| ("piece", scene.piece(square).into());
    let square = |square| ("square", scene.square(square).into());
    let played = |played| ("move", scene.played(played, From::LastMove).into());
    match fact {
        Fact::Touched { by, on, adjusting: true, .. } => {
            words.say(PlayKey::EventAdjusted, [of(*by), piece(*on)])
        }
        Fact::Touched { by, on, intent: Intent::ToPlay, .. } => {
            words.say(PlayKey::EventTouched, [of(*by), piece(*on)])
        }
        Fact::Touched { by, on, intent: Intent::Accident, .. } => {
            words.say(PlayKey::EventTouchedByAccident, [of(*by), piece(*on)])
        }
        Fact::Lifted { by, from, .. } => words.say(PlayKey::EventLifted, [of(*by), piece(*from)]),
        Fact::Fetched { by, piece, .. } => {
            words.say(PlayKey::EventFetched, [of(*by), ("role", role_name(piece.role).into())])
        }
        Fact::Held { by, on } => words.say(PlayKey::EventHeld, [of(*by), square(*on)]),
        Fact::Placed { by, on, .. } => words.say(PlayKey::EventPlaced, [of(*by), square(*on)]),
        Fact::PutAside { by, .. } => words.say(PlayKey::EventPutAside, [of(*by)]),
        Fact::Removed { by, from, .. } => words.say(PlayKey::EventRemoved, [of(*by), piece(*from)]),
        Fact::Displaced { by, from, to: Some(to) } => {
            words.say(PlayKey::EventDisplaced, [of(*by), piece(*from), square(*to)])
        }
        Fact::Displaced { by, from, to: None } => {
            words.say(PlayKey::EventDisplacedOff, [of(*by), piece(*from)])
        }
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
        Fact::IllegalMoveCompleted { by, .. } => {
            words.say(PlayKey::EventIllegalMoveCompleted, [of(*by)])
        }
        _ => String::new(),
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

fn pressed(by: Colour, manner: Manner, scene: Scene<'_>) -> String {
    let manner = match manner {
        Manner::Proper => return scene.words.say(PlayKey::EventPressed, [of(by)]),
        Manner::Banging => "banging",
        Manner::Rough => "rough",
        Manner::Hovering => "hovering",
    };
    scene.words.say(PlayKey::EventPressedImproperly, [of(by), ("manner", manner.into())])
}

const fn completed(how: Completion) -> PlayKey {
    match how {
        Completion::Press => PlayKey::EventMoveCompleted,
        Completion::EndOfGame => PlayKey::EventMoveCompletedByEndOfGame,
        Completion::NextMove => PlayKey::EventMoveCompletedByNextMove,
    }
}

fn stopped(by: Who, why: Option<Reason>, scene: Scene<'_>) -> String {
    let words = scene.words;
    let Some(by) = by.side() else { return words.plain(PlayKey::EventClocksStoppedByArbiter) };
    let why = match why {
        None | Some(Reason::Other) => return words.say(PlayKey::EventClocksStopped, [of(by)]),
        Some(Reason::Help) => "help",
        Some(Reason::NoPiece) => "no-piece",
        Some(Reason::Displacement) => "displacement",
        Some(Reason::Irregularity) => "irregularity",
        Some(Reason::Claim) => "claim",
        Some(Reason::FaultyClock) => "faulty-clock",
    };
    words.say(PlayKey::EventClocksStoppedBecause, [of(by), ("why", why.into())])
}

fn draw(fact: &DrawFact, scene: Scene<'_>) -> String {
    match fact {
        DrawFact::Offered(by) => scene.words.say(PlayKey::EventOffered, [of(*by)]),
        DrawFact::Refused(by) => scene.words.say(PlayKey::EventOfferRefused, [of(*by)]),
    }
}

fn presence(fact: &PresenceFact, scene: Scene<'_>) -> String {
    use adoube_laws::rules::presence::Presence;
    match fact {
        PresenceFact::Moved { who, to } => {
            let to = match to {
                Presence::Absent => "absent",
                Presence::AtTheBoard => "at-the-board",
                Presence::Left(Area::PlayingArea) => "playing-area",
                Presence::Left(Area::Venue) => "venue",
            };
            scene.words.say(PlayKey::EventPresence, [of(*who), ("to", to.into())])
        }
    }
}

fn conduct(fact: &ConductFact, scene: Scene<'_>) -> String {
    let words = scene.words;
    match fact {
        ConductFact::ArbiterCalled { by, why } => {
            words.say(PlayKey::EventArbiterCalled, [of(*by), ("text", why.as_str().into())])
        }
        ConductFact::Scored(points) => {
            let [white, black] = [points.white, points.black].map(|own| own.to_string());
            let points = [("white", white.into()), ("black", black.into())];
            words.say(PlayKey::EventScored, points)
        }
    }
}
