//! Games as PGN.
//!
//! A game has the moves of record with their times, and in comments the rulings and whatever else the viewer
//! may know; see [`adoube_record::pgn::table`]. A broadcast has moves and times only. The result of a game in
//! progress is `*`.

use std::fmt::Write;

use adoube_chess::Colour;
use adoube_laws::table::{Event, Viewer};
use adoube_record::{
    i18n::Localizer,
    pgn::{Game, table::game_from_table_filtered},
    sheet::Person,
};

use super::heading::{heading, universal};
use crate::{competition::Competition, game::GameCreated, ids::GameId};

/// A game as far as the viewer may see it.
pub struct ExportedGame<'a> {
    /// Its id.
    pub id: GameId,
    /// Its competition, as it is now.
    pub competition: &'a Competition,
    /// How it was created.
    pub created: &'a GameCreated,
    /// The events that the viewer may see.
    pub events: &'a [Event],
}

/// Who a game is exported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A viewer, with everything that the viewer may know.
    Viewer(Viewer),
    /// The public: moves and times only.
    Broadcast,
}

/// Converts a game to PGN, with everything that the audience may know.
pub fn game(played: &ExportedGame<'_>, whom: Audience, words: &Localizer) -> Game {
    let regulations = &played.created.regulations;
    let is_told = |event: &Event| match whom {
        Audience::Viewer(viewer) => event.is_visible_to(viewer, regulations),
        Audience::Broadcast => false,
    };
    let mut game = game_from_table_filtered(&played.created.table(), played.events, words, is_told);
    tag(&mut game, played);
    game
}

/// Renders games one after the other in PGN export format.
pub fn text<'a>(games: impl IntoIterator<Item = &'a Game>) -> String {
    let mut text = String::new();
    for game in games {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{game}");
    }
    text
}

fn tag(game: &mut Game, played: &ExportedGame<'_>) {
    let heading = heading(played.competition, played.created);
    let tags = &mut game.tags;
    let mut set = |name: &str, value: &str| {
        if !value.is_empty() {
            tags.set(name, value);
        }
    };
    set("Event", &heading.event);
    set("Site", &heading.site);
    set("Date", &heading.date);
    set("Round", &heading.round);
    for colour in Colour::ALL {
        let Person { name, title, federation, fide_id, rating, team } = &heading.players[colour];
        let side = match colour {
            Colour::White => "White",
            Colour::Black => "Black",
        };
        set(side, name);
        set(&format!("{side}Title"), title);
        set(&format!("{side}Elo"), rating);
        set(&format!("{side}FideId"), fide_id);
        set(&format!("{side}Federation"), federation);
        set(&format!("{side}Team"), team);
    }
    set("Board", &heading.board);
    set("Arbiter", &heading.arbiter);
    let dates = played.competition.about().and_then(|about| about.dates);
    if let Some(dates) = dates {
        set("EventDate", &dates.first.to_string().replace('-', "."));
    }
    if let Some(begins) = universal(started_at(played)) {
        set("UTCDate", &begins.strftime("%Y.%m.%d").to_string());
        set("UTCTime", &begins.strftime("%H:%M:%S").to_string());
    }
    set("GameId", played.id.as_str());
}

/// Returns when the game began, or was scheduled to begin.
fn started_at(played: &ExportedGame<'_>) -> adoube_laws::clock::At {
    let started = played
        .events
        .iter()
        .find(|event| matches!(event.fact, adoube_laws::table::Fact::Started(_)));
    started.map_or(played.created.setup.scheduled, |event| event.at)
}
