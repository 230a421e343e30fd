//! Actions that a person would plausibly take next, so that games make progress.

use adoube_chess::{Colour, Position, san};
use adoube_laws::{
    history::ReachedBy,
    table::{
        Action, ArbiterAct, Claim, Hand, HandAct, Intent, IrregularityKind, Latent, Manner, Plan,
        PresenceAct, SheetAct, Stage, Table, Voice, Who,
    },
};

use super::{actions, arbitration, source::Source};

/// Returns who does what next.
pub(crate) fn next(from: &mut Source<'_>, table: &Table) -> (Who, Action) {
    if from.chance(50) {
        return anything(from, table);
    }
    match table.stage() {
        Stage::BeforeStart => before(from),
        Stage::Playing => during(from, table),
        Stage::Adjourned => between(from, table),
        Stage::Over { .. } | Stage::Void => anything(from, table),
    }
}

fn anything(from: &mut Source<'_>, table: &Table) -> (Who, Action) {
    let action = actions::action(from, table);
    let proper = match action {
        Action::Arbiter(_) => Who::Arbiter,
        Action::Tick => Who::Timekeeper,
        _ => Who::Player(from.colour()),
    };
    let who = match from.byte() {
        0..220 => proper,
        220..235 => Who::Assistant(from.colour()),
        235..245 => Who::Bystander,
        245..250 => Who::Timekeeper,
        _ => Who::Arbiter,
    };
    (who, action)
}

fn arbiter(act: ArbiterAct) -> (Who, Action) {
    (Who::Arbiter, Action::Arbiter(act.into()))
}

fn before(from: &mut Source<'_>) -> (Who, Action) {
    if from.chance(170) {
        return arbiter(ArbiterAct::Start);
    }
    (Who::Player(from.colour()), Action::Presence(PresenceAct::Arrive))
}

fn between(from: &mut Source<'_>, table: &Table) -> (Who, Action) {
    match from.below(4) {
        0 => (Who::Player(from.colour()), Action::Presence(PresenceAct::Arrive)),
        _ => arbiter(ArbiterAct::Adjourn(arbitration::adjourn_step(from, table))),
    }
}

fn during(from: &mut Source<'_>, table: &Table) -> (Who, Action) {
    if !table.questions().is_empty() && from.chance(150) {
        return arbiter(arbitration::answer(from, table));
    }
    if let Some(tidied) = tidied(from, table) {
        return tidied;
    }
    if !table.latent().is_empty() && from.chance(50) {
        return noticed(from, table);
    }
    let mover = table.to_move();
    let (who, action) = match from.byte() {
        0..110 => (mover, play(from, table)),
        110..150 => by_hand(from, table),
        150..162 => (!mover, Action::Make(answer(from, table))),
        162..170 => (from.colour(), pressed(Hand::Usual)),
        170..180 => (mover, Action::Make(actions::plan(from, table))),
        180..190 => (mover, Action::Play(shuffle(from, table))),
        190..205 => (from.colour(), spoken(from, table)),
        205..210 => (mover, Action::Say(Voice::Claim(actions::claim(from, table)))),
        210..245 => (from.colour(), write(from, table)),
        _ => (!mover, pressed(Hand::Usual)),
    };
    (Who::Player(who), action)
}

/// Fixes clocks that are stopped or run for the wrong player, and displaced pieces.
fn tidied(from: &mut Source<'_>, table: &Table) -> Option<(Who, Action)> {
    let mover = table.to_move();
    match table.clock().running() {
        None if from.chance(200) => {
            let whose = if from.chance(200) { Some(mover) } else { None };
            return Some(arbiter(ArbiterAct::Restart(whose)));
        }
        Some(running) if running != mover && from.chance(200) => {
            return Some(if table.player(running).owes_press {
                (Who::Player(running), pressed(Hand::Usual))
            } else {
                arbiter(ArbiterAct::Stop)
            });
        }
        Some(_) | None => {}
    }
    let is_in_order = table.board().to_string() == table.history().board().to_string();
    let right = Action::Hand { hand: Hand::Usual, act: HandAct::PutRight };
    (!is_in_order && from.chance(90)).then_some((Who::Player(mover), right))
}

fn pressed(hand: Hand) -> Action {
    Action::Press { hand, manner: Manner::Proper }
}

/// Returns a move as a whole.
fn play(from: &mut Source<'_>, table: &Table) -> Action {
    match actions::legal(from, table) {
        Some(plan) => Action::Play(plan),
        None => Action::Play(actions::plan(from, table)),
    }
}

/// Returns a move of the player not to move: a reply before the opponent has made, finished or pressed a move.
fn answer(from: &mut Source<'_>, table: &Table) -> Plan {
    let mut board = *table.board();
    board.set_turn(!table.to_move());
    let moves = Position::composed(&board).map(|position| position.legal_moves().to_vec());
    match moves {
        Ok(moves) if !moves.is_empty() => Plan::from(from.one(&moves)),
        Ok(_) | Err(_) => actions::plan(from, table),
    }
}

/// Returns a move out and back: the first and the last legal move of a king or a piece repeat positions.
fn shuffle(from: &mut Source<'_>, table: &Table) -> Plan {
    let quiet = |position: &Position| {
        let back = table.history().before()?.before()?;
        let last = *back.position()?;
        let moves = position.legal_moves();
        moves.iter().copied().find(|played| {
            let after = position.play_unchecked(*played);
            after.piece_on(played.from_square()).is_none()
                && last.piece_on(played.to_square()) == after.piece_on(played.to_square())
        })
    };
    table.position().and_then(quiet).map_or_else(|| actions::plan(from, table), Plan::from)
}

/// Returns the next act of a hand in the course of a move.
fn by_hand(from: &mut Source<'_>, table: &Table) -> (Colour, Action) {
    let mover = table.to_move();
    let hand = if from.chance(220) { Hand::Usual } else { from.any() };
    if table.player(!mover).owes_press && table.clock().running() == Some(!mover) {
        return (!mover, pressed(hand));
    }
    let legal =
        table.position().map(|position| position.legal_moves().to_vec()).unwrap_or_default();
    let held = table.player(mover).hands.held.last().copied();
    let act = match held {
        Some(held) => {
            let ways: Vec<_> =
                legal.iter().filter(|played| held.from == Some(played.from_square())).collect();
            let own: Vec<_> = table.board().colour(held.piece.colour).into_iter().collect();
            let to = if !own.is_empty() && from.chance(16) {
                // Upon another piece of its own side.
                from.one(&own)
            } else if ways.is_empty() || from.chance(30) {
                from.square()
            } else {
                from.one(&ways).to_square()
            };
            match from.byte() {
                0..20 => HandAct::Hold { on: to },
                20..30 => HandAct::PutAside,
                _ => HandAct::Place { on: to, piece: None },
            }
        }
        None if legal.is_empty() => HandAct::PutRight,
        None => {
            let played = from.one(&legal);
            match from.byte() {
                0..15 => HandAct::Touch { on: played.from_square(), intent: Intent::ToPlay },
                15..25 => HandAct::Touch { on: played.to_square(), intent: Intent::ToPlay },
                25..35 => HandAct::Lift { from: played.to_square() },
                35..40 => HandAct::Fetch { piece: from.piece() },
                40..45 => HandAct::PutRight,
                45..50 => return (mover, pressed(hand)),
                _ => HandAct::Lift { from: played.from_square() },
            }
        }
    };
    (mover, Action::Hand { hand, act })
}

fn spoken(from: &mut Source<'_>, table: &Table) -> Action {
    let voices = [Voice::OfferDraw, Voice::Accept, Voice::Decline, Voice::Adjusting];
    match from.below(5) {
        4 => Action::Say(Voice::Claim(actions::claim(from, table))),
        place => Action::Say(voices[place].clone()),
    }
}

/// Writes the last move, or the next.
fn write(from: &mut Source<'_>, table: &Table) -> Action {
    let last = match (table.history().reached(), table.history().before()) {
        (ReachedBy::By(played), Some(before)) => {
            before.position().map(|position| san::write(position, played).to_string())
        }
        (
            ReachedBy::By(_)
            | ReachedBy::Start
            | ReachedBy::Illegally
            | ReachedBy::FromIllegalBoard,
            _,
        ) => None,
    };
    let next = table.position().and_then(|position| {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| san::write(position, from.one(&moves)).to_string())
    });
    let text = if from.chance(200) { last.or(next) } else { next };
    Action::Sheet(SheetAct::Write { line: None, text: text.unwrap_or_else(|| from.text()) })
}

/// Notices an existing irregularity.
fn noticed(from: &mut Source<'_>, table: &Table) -> (Who, Action) {
    let latent = &table.latent()[from.below(table.latent().len())];
    let matter = match latent {
        Latent::IllegalMove { .. } => IrregularityKind::IllegalMove,
        Latent::Displacement { .. } => IrregularityKind::Displacement,
        Latent::Touch { .. } | Latent::TwoHands { .. } => IrregularityKind::Touch,
        Latent::OtherHand(_) | Latent::PressWithoutMove { .. } | Latent::ClockHandling(_) => {
            IrregularityKind::Clock
        }
        Latent::OutOfTurn { .. } => IrregularityKind::OutOfTurn,
        _ => from.any(),
    };
    if from.chance(128) {
        return arbiter(ArbiterAct::Notice(matter.into()));
    }
    let claim = match matter {
        IrregularityKind::IllegalMove => Claim::IllegalMove,
        IrregularityKind::Touch => Claim::Touch,
        other => Claim::Irregularity(other.into()),
    };
    (Who::Player(!latent.by()), Action::Say(Voice::Claim(claim)))
}
