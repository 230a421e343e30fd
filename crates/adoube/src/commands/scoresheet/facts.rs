//! A scoresheet for a program.

use adoube_record::{
    describe::colour_name,
    sheet::{Person, Sheet, SheetEntry},
};
use serde::Serialize;

/// What stands on a sheet.
#[derive(Serialize)]
pub(super) struct Facts {
    white: PlayerFacts,
    black: PlayerFacts,
    event: String,
    site: String,
    date: String,
    round: String,
    board: String,
    edition: Option<u16>,
    entries: Vec<EntryFacts>,
    result: Option<String>,
    fen: Option<String>,
    /// The path of the printed file.
    pub(super) pdf: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayerFacts {
    name: String,
    title: String,
    federation: String,
    fide_id: String,
    rating: String,
    team: String,
    signed: bool,
}

#[derive(Serialize)]
struct EntryFacts {
    number: u32,
    colour: &'static str,
    text: Option<String>,
    struck: Vec<String>,
    offer: bool,
    /// In seconds.
    time: Option<u64>,
}

impl Facts {
    pub(super) fn of(sheet: &Sheet) -> Self {
        let heading = &sheet.heading;
        let player = |person: &Person, signed| PlayerFacts {
            name: person.name.clone(),
            title: person.title.clone(),
            federation: person.federation.clone(),
            fide_id: person.fide_id.clone(),
            rating: person.rating.clone(),
            team: person.team.clone(),
            signed,
        };
        Self {
            white: player(&heading.players.white, sheet.signed.white),
            black: player(&heading.players.black, sheet.signed.black),
            event: heading.event.clone(),
            site: heading.site.clone(),
            date: heading.date.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            edition: heading.edition.map(adoube_laws::Edition::year),
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
        colour: colour_name(entry.mover),
        text: entry.text.clone(),
        struck: entry.struck.clone(),
        offer: entry.offer,
        time: entry.time.map(|time| time.get() / 1000),
    }
}
