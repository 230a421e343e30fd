//! Exports a competition as a FIDE tournament report (TRF26).

use std::collections::HashMap;

use adoube_laws::table::Outcome;
use adoube_pairing::{
    RoundEntry, Tournament,
    tiebreak::{Ranked, rank},
    trf::{self, Document, Record},
};

use crate::{
    competition::{
        About, Competition, Dates, Day,
        standings::sheet_of,
        tournament::{player_no, tournament},
    },
    ids::GameId,
};

/// Renders the competition as TRF26. Age and sex are included only where they may be known.
pub fn export(
    competition: &Competition,
    results: impl Fn(&GameId) -> Option<Outcome>,
    knows_all: bool,
) -> String {
    let Some(about) = competition.about() else { return String::new() };
    let mut tournament = tournament(competition, results);
    if !knows_all {
        for player in &mut tournament.players {
            (player.sex, player.birth) = (None, String::new());
        }
    }
    withdraw_from_coming_rounds(competition, &mut tournament);
    let list: Vec<_> = about.tie_breaks().iter().map(|tie_break| tie_break.rule()).collect();
    let ranking = rank(&sheet_of(&tournament, about.system), &list, 0);
    let ranks: HashMap<u32, u32> = ranking
        .iter()
        .zip(1..)
        .map(|(ranked, place): (&Ranked, u32)| (ranked.player.0, place))
        .collect();
    let mut document = Document::default();
    for (code, text) in heading(about) {
        document.push(Record::Text { code: code.to_owned(), text });
    }
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    document.push(Record::Text { code: "202".to_owned(), text: codes.join(",") });
    for record in Document::from(&tournament).contents() {
        let mut record = record.clone();
        if let Record::Player(line) = &mut record {
            line.rank = ranks.get(&line.number).copied();
        }
        document.push(record);
    }
    trf::write(&document)
}

/// TRF has no record for withdrawn players: they get byes without points in all coming rounds.
fn withdraw_from_coming_rounds(competition: &Competition, tournament: &mut Tournament) {
    let next = tournament.paired_rounds() + 1;
    let last = if tournament.rounds == 0 { next } else { tournament.rounds };
    for player in &mut tournament.players {
        if competition.has_withdrawn(player_no(player.id)) {
            for round in next..=last {
                player.set_entry(round, RoundEntry::Bye(adoube_pairing::Bye::Zero));
            }
        }
    }
}

/// Returns the announcement by the codes of the records. The name is in the tournament.
fn heading(about: &About) -> Vec<(&'static str, String)> {
    let day = |day: Day| day.to_string().replace('-', "/");
    let mut records = vec![("022", about.place.clone())];
    records.extend(about.federation.map(|federation| ("032", federation.to_string())));
    if let Some(Dates { first, last }) = about.dates {
        records.extend([("042", day(first)), ("052", day(last))]);
    }
    let mut arbiters = about.arbiters.iter();
    records.extend(arbiters.next().map(|chief| ("102", chief.clone())));
    records.extend(arbiters.map(|deputy| ("112", deputy.clone())));
    records.push(("122", about.regulations.time.white.to_string()));
    records.retain(|(_, text)| !text.is_empty());
    records
}
