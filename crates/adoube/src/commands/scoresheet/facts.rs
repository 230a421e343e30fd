//! A scoresheet for a program.

use adoube_laws::clock::Milliseconds;
use adoube_record::sheet::{Person, Sheet, SheetEntry};
use serde::Serialize;

use crate::json;

/// The content of a scoresheet.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The player of the white pieces.
    white: PlayerFacts,
    /// The player of the black pieces.
    black: PlayerFacts,
    /// The event.
    event: Option<String>,
    /// Where it is played.
    site: Option<String>,
    /// The day of the game.
    date: Option<String>,
    /// The round.
    round: Option<String>,
    /// The number of the board.
    board: Option<String>,
    /// The edition of the Laws, if it is known.
    edition: Option<json::Edition>,
    /// The moves, in the order of the game.
    entries: Vec<EntryFacts>,
    /// The result, if there is one.
    result: Option<String>,
    /// The last position in FEN, if the moves can be followed.
    fen: Option<String>,
    /// The path of the printed file; null if none was asked for.
    pub(super) pdf: Option<String>,
}

/// Several sheets.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct ManyFacts {
    /// The sheets.
    pub(super) sheets: Vec<Facts>,
    /// The path of the printed file.
    pub(super) pdf: Option<String>,
}

/// A player, as in the heading.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct PlayerFacts {
    /// The name.
    name: Option<String>,
    /// The title: `GM`, `WIM` and the like.
    title: Option<String>,
    /// The federation, in three letters.
    federation: Option<String>,
    /// The number in FIDE's list.
    fide_id: Option<String>,
    /// The rating, as it is written.
    rating: Option<String>,
    /// The team.
    team: Option<String>,
    /// Whether the player has signed.
    signed: bool,
}

/// A move on the sheet.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct EntryFacts {
    /// The number of the move.
    number: u32,
    /// Who made it.
    colour: json::Colour,
    /// The text; null if there is none.
    text: Option<String>,
    /// Earlier texts that were struck out.
    struck: Vec<String>,
    /// Whether a draw was offered with it.
    offer: bool,
    /// The time on the clock after the move, in milliseconds.
    time_ms: Option<u64>,
}

impl Facts {
    pub(super) fn new(sheet: &Sheet) -> Self {
        let heading = &sheet.heading;
        let player = |person: &Person, signed| PlayerFacts {
            name: json::non_empty(&person.name),
            title: json::non_empty(&person.title),
            federation: json::non_empty(&person.federation),
            fide_id: json::non_empty(&person.fide_id),
            rating: json::non_empty(&person.rating),
            team: json::non_empty(&person.team),
            signed,
        };
        Self {
            white: player(&heading.players.white, sheet.signed.white),
            black: player(&heading.players.black, sheet.signed.black),
            event: json::non_empty(&heading.event),
            site: json::non_empty(&heading.site),
            date: json::non_empty(&heading.date),
            round: json::non_empty(&heading.round),
            board: json::non_empty(&heading.board),
            edition: heading.edition.map(json::Edition::from),
            entries: sheet.entries.iter().map(entry_facts).collect(),
            result: sheet.result.map(|result| result.to_string()),
            fen: sheet.last_position().map(|position| position.to_string()),
            pdf: None,
        }
    }
}

fn entry_facts(entry: &SheetEntry) -> EntryFacts {
    EntryFacts {
        number: entry.number,
        colour: entry.mover.into(),
        text: entry.text.clone(),
        struck: entry.struck.clone(),
        offer: entry.offer,
        time_ms: entry.time.map(Milliseconds::get),
    }
}
