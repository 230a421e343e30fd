//! The record of a game that was played at a table of [`adoube_laws`].
//!
//! The moves of record become the main line, each with the time on the mover's clock (`[%clk]`) and the time spent
//! (`[%emt]`). Offers, claims, decisions, penalties and changes of the clocks become comments after the move with which they
//! came: the event itself as `[%laws …]`, to be [read back](recorded) without loss, and
//! a sentence for people.

mod code;
mod ending;
mod times;

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Colour;
use adoube_laws::{
    clock::PgnTimeControl,
    history::{Ply, ReachedBy},
    table::{DrawFact, Event, Fact, Manner, Table},
};
use times::MoveTimes;

use super::{Comment, Game, LineId, MoveOrNull, Tags, comment::LAWS, tags::CHESS960};
use crate::{
    i18n::Localizer,
    narrate::{self, Context},
};

/// The record of a game, from its initial table and its events, with sentences in the language of `words`. The tags come from
/// the table; event, round and date have to be added.
///
/// The main line ends where the game became illegal; what happened after that is in the comments.
pub fn game_from_table(laid: &Table, events: &[Event], words: &Localizer) -> Game {
    game_from_table_filtered(laid, events, words, |_| true)
}

/// The same for a reader who may not know everything: the comments contain only these events.
pub fn game_from_table_filtered(
    laid: &Table,
    events: &[Event],
    words: &Localizer,
    is_told: impl Fn(&Event) -> bool,
) -> Game {
    let mut times = MoveTimes::default();
    let mut comments: BTreeMap<u32, Vec<Comment>> = BTreeMap::new();
    let mut offers_before_move = BTreeSet::new();
    let mut table = laid.clone();
    for event in events {
        let after = table.clone().apply(event);
        times.pass(&table, &after, event);
        if is_recorded(&event.fact) && is_told(event) {
            let context = Context { before: &table, after: &after, words };
            let Ply(ply) = table.history().plies().min(after.history().plies());
            if is_offer_before_move(event, &after) {
                offers_before_move.insert(ply + 1);
            }
            comments.entry(ply).or_default().extend(comment(event, context));
        }
        table = after;
    }
    let mut game = moves(&table);
    let length = game.line(LineId::MAIN).moves().len() as u32;
    for (ply, entry) in (1..).zip(game.line_mut(LineId::MAIN).moves_mut()) {
        entry.comments.extend(times.comment(Ply(ply)));
        if offers_before_move.contains(&ply) {
            entry.comments.push(Comment::draw_offer());
        }
    }
    for (ply, comments) in comments {
        let line = game.line_mut(LineId::MAIN);
        match ply.min(length).checked_sub(1) {
            None => line.before.extend(comments),
            Some(at) => line.moves_mut()[at as usize].comments.extend(comments),
        }
    }
    game.tags = tags(&table, &game);
    game.score = Some(ending::score(&table));
    game
}

/// The events in the comments of a game, each with the number of half-moves before it.
///
/// Events that were edited and cannot be parsed any more are left out here, and stay in their comments.
pub fn recorded(game: &Game) -> Vec<(Ply, Event)> {
    let line = game.line(LineId::MAIN);
    let before = line.before.iter().map(|comment| (Ply(0), comment));
    let with_moves = (1..)
        .zip(line.moves())
        .flat_map(|(ply, entry)| entry.comments.iter().map(move |comment| (Ply(ply), comment)));
    before.chain(with_moves).filter_map(|(ply, comment)| Some((ply, event(comment)?))).collect()
}

/// The event in a comment.
fn event(comment: &Comment) -> Option<Event> {
    code::read(comment.command(LAWS)?)
}

/// Whether a draw was offered by the player to move. The move before is the opponent's, so the offer is marked
/// on the player's next move.
fn is_offer_before_move(event: &Event, after: &Table) -> bool {
    matches!(event.fact, Fact::Draw(DrawFact::Offered { by, .. }) if after.to_move() == by)
}

/// The event as a command and a sentence.
fn comment(event: &Event, context: Context<'_>) -> Option<Comment> {
    let offer = match &event.fact {
        Fact::Draw(DrawFact::Offered { .. }) if !is_offer_before_move(event, context.after) => {
            format!("{} ", Comment::draw_offer().as_str())
        }
        _ => String::new(),
    };
    let sentences = narrate::event(event, context).join(" ");
    Some(Comment::new(format!("{offer}[%{LAWS} {}] {sentences}", code::write(event)?)))
}

/// The moves of record, as long as they are legal.
fn moves(table: &Table) -> Game {
    let moments = table.history().moments();
    let start = moments.first().and_then(|(_, stand)| stand.position().copied());
    let Some(start) = start else { return Game::default() };
    let mut game = Game::from_position(start);
    let mut position = start;
    for (reached, _) in &moments[1..] {
        let ReachedBy::By(played) = *reached else { break };
        let played = MoveOrNull::Move(played);
        let Ok(after) = played.checked(&position) else { break };
        if game.play_in(LineId::MAIN, &position, played).is_err() {
            break;
        }
        position = after;
    }
    game
}

fn tags(table: &Table, game: &Game) -> Tags {
    let mut tags = Tags::default();
    let setup = table.setup();
    for (colour, name) in setup.names.iter() {
        let tag = match colour {
            Colour::White => "White",
            Colour::Black => "Black",
        };
        tags.push(tag, if name.is_empty() { "?" } else { name.as_str() });
    }
    let control = |control| PgnTimeControl::Known(control).to_string();
    let time = &table.regulations().time;
    if let Some(both) = time.agreed() {
        tags.push("TimeControl", control(both.clone()));
    } else {
        tags.push("WhiteTimeControl", control(time.white.clone()));
        tags.push("BlackTimeControl", control(time.black.clone()));
    }
    tags.push("Termination", ending::termination(table).as_str());
    if let Some(outcome) = table.outcome().filter(|outcome| !ending::is_plain(*outcome)) {
        // PGN has four results: it has none for a game that both lost, or that was not played.
        tags.push("Outcome", outcome.to_string());
    }
    tags.push("Laws", format!("FIDE {}", table.edition()));
    if is_chess960(table, game) {
        tags.push("Variant", CHESS960);
    }
    tags
}

fn is_chess960(table: &Table, game: &Game) -> bool {
    use adoube_laws::regulations::Start;
    let is_announced = match table.regulations().start {
        Start::Standard => false,
        Start::Chess960 | Start::Chess960Number(_) => true,
    };
    is_announced && game.start() != &adoube_chess::Position::initial()
}

/// Whether a fact belongs in the record of a game. Handling of pieces, undetected irregularities, questions to the
/// arbiter (the ruling has the answer) and entries on scoresheets do not.
const fn is_recorded(fact: &Fact) -> bool {
    match fact {
        Fact::ArrayDrawn(_)
        | Fact::FlagFell { .. }
        | Fact::Displaced { .. }
        | Fact::PutRight { .. }
        | Fact::MoveReplaced { .. }
        | Fact::MoveTakenBack { .. }
        | Fact::IllegalMoveCompleted { .. }
        | Fact::IllegalMoveMade { .. }
        | Fact::PressedByOther { .. }
        | Fact::ClocksStopped { .. }
        | Fact::ClockRestarted(_)
        | Fact::Interrupted { .. }
        | Fact::PlayWentOn { .. }
        | Fact::Ruled(_)
        | Fact::Adjournment(_)
        | Fact::Blind(_)
        | Fact::Draw(_)
        | Fact::Rapid(_)
        | Fact::Presence(_)
        | Fact::Conduct(_) => true,
        Fact::Pressed { manner, .. } => !matches!(manner, Manner::Proper),
        Fact::Started(_)
        | Fact::Touched { .. }
        | Fact::Lifted { .. }
        | Fact::Fetched { .. }
        | Fact::Held { .. }
        | Fact::Placed { .. }
        | Fact::PutAside { .. }
        | Fact::Removed { .. }
        | Fact::SaidAdjusting(_)
        | Fact::SaidCastling(_)
        | Fact::MoveMade { .. }
        | Fact::MoveCompleted { .. }
        | Fact::IrregularityArose(_)
        | Fact::IrregularityLapsed(_)
        | Fact::IrregularityNoticed(_)
        | Fact::Asked(_)
        | Fact::Answered { .. }
        | Fact::Sheet(_) => false,
    }
}
