//! Pairings from CSV.

use std::collections::BTreeMap;

use adoube_laws::table::Outcome;

use super::{Column, Field, Row, Sheet, one_of, parsed};
use crate::{
    competition::{
        Bye, Competition, CompetitionFact, Pairing, Problem, ValidationError, ValidationErrors,
        pair_round,
    },
    ids::{BoardNo, PlayerNo, RoundNo},
};

pub(super) const ROUND: &[&str] = &["rd", "kolo"];
pub(super) const BOARD: &[&str] = &["bo", "table", "deska", "ploča", "tabla"];
pub(super) const RESULT: &[&str] = &["res", "rezultat"];

const COLUMNS: [Column; 5] = [
    Column { of: &[], name: "round", aliases: ROUND },
    Column { of: &[], name: "board", aliases: BOARD },
    Column { of: &[], name: "white", aliases: &["white-no", "beli", "bijeli"] },
    Column { of: &[], name: "black", aliases: &["black-no", "črni", "crni"] },
    Column { of: &[], name: "result", aliases: RESULT },
];

/// Words that are allowed in place of an opponent.
const BYES: [(&str, Bye); 4] = [
    ("bye", Bye::Pairing),
    ("full-point-bye", Bye::FullPoint),
    ("half-point-bye", Bye::HalfPoint),
    ("zero-point-bye", Bye::ZeroPoint),
];

/// A parsed line.
struct PairingRow<'a> {
    row: &'a Row,
    pairing: Pairing,
    result: Option<Outcome>,
}

/// Pairs the rounds of a table, all of them or none. The columns are `white` and `black` with the numbers of
/// the players, or `bye`, `full-point-bye`, `half-point-bye` or `zero-point-bye` for Black; `round`, unless
/// it is given; `board` (if missing, boards are numbered in the order of the lines); and `result`, for games
/// that are not played at tables of this hall.
pub fn pair(
    competition: &Competition,
    round: Option<RoundNo>,
    bytes: &[u8],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let sheet = Sheet::read(bytes, &COLUMNS)?;
    for name in ["white", "black"] {
        sheet.require(name)?;
    }
    if round.is_none() {
        sheet.require("round")?;
    }
    let mut found = Vec::new();
    let mut rounds: BTreeMap<RoundNo, Vec<PairingRow<'_>>> = BTreeMap::new();
    for row in &sheet.rows {
        let own = required(&sheet, row, "round", &mut found, round);
        let Some(no) = own else { continue };
        if let Some(expected) = round.filter(|expected| *expected != no) {
            let problem = Problem::OutOfRange { least: expected.get(), most: expected.get() };
            found.push(problem.in_field("round").at(sheet.place(row, Some("round"))));
        }
        let lines = rounds.entry(no).or_default();
        let next =
            lines.iter().filter(|line| matches!(line.pairing, Pairing::Board { .. })).count();
        lines.extend(line(&sheet, row, next, &mut found));
    }
    if !found.is_empty() {
        return Err(sheet.with_headings(found));
    }
    if rounds.is_empty() {
        return Err(Problem::NothingPaired.into());
    }
    facts(competition, &sheet, &rounds)
}

fn facts(
    competition: &Competition,
    sheet: &Sheet,
    rounds: &BTreeMap<RoundNo, Vec<PairingRow<'_>>>,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let mut facts = Vec::new();
    let mut found = Vec::new();
    for (round, lines) in rounds {
        let pairings: Vec<Pairing> = lines.iter().map(|line| line.pairing).collect();
        match pair_round(competition, *round, &pairings) {
            Ok(paired) => facts.extend(paired),
            Err(ValidationErrors(errors)) => {
                found.extend(errors.into_iter().map(|mut it| {
                    // The player with a bye is in the column of White.
                    let field =
                        it.field.map(|field| if field == "player" { "white" } else { field });
                    let line = it.item.take().map_or_else(|| lines.first(), |item| lines.get(item));
                    it.field = field;
                    it.place = line.map(|line| sheet.place(line.row, field));
                    it
                }));
            }
        }
        facts.extend(lines.iter().filter_map(|line| match line.pairing {
            Pairing::Board { board, .. } => Some(CompetitionFact::ResultEntered {
                round: *round,
                board,
                outcome: Some(line.result?),
            }),
            Pairing::Bye { .. } => None,
        }));
    }
    if found.is_empty() { Ok(facts) } else { Err(sheet.with_headings(found)) }
}

fn line<'a>(
    sheet: &Sheet,
    row: &'a Row,
    boards_before: usize,
    found: &mut Vec<ValidationError>,
) -> Option<PairingRow<'a>> {
    let before = found.len();
    let player: Option<PlayerNo> = required(sheet, row, "white", found, None);
    let bye = sheet.field(row, "black").filter(|field| !is_number(field));
    let pairing = if bye.is_some() {
        let bye = parsed(bye, "black", found, |text| one_of(text, &BYES));
        player.zip(bye).map(|(player, bye)| Pairing::Bye { player, bye })
    } else {
        let black = required(sheet, row, "black", found, None);
        let next = u32::try_from(boards_before + 1).ok().and_then(BoardNo::new);
        let board = required(sheet, row, "board", found, next.filter(|_| !sheet.has("board")));
        let both = player.zip(black).zip(board);
        both.map(|((white, black), board)| Pairing::Board { board, white, black })
    };
    let result = parsed(sheet.field(row, "result"), "result", found, |text| {
        text.parse().map_err(|_| Problem::NotAnOutcome(text.to_owned()))
    });
    let pairing = pairing.filter(|_| found.len() == before)?;
    Some(PairingRow { row, pairing, result })
}

fn is_number(field: &Field) -> bool {
    field.text.bytes().next().is_some_and(|sign| sign.is_ascii_digit())
}

/// Parses a required number, or takes the default if there is one.
fn required<T: std::str::FromStr>(
    sheet: &Sheet,
    row: &Row,
    name: &'static str,
    found: &mut Vec<ValidationError>,
    otherwise: Option<T>,
) -> Option<T> {
    let field = sheet.field(row, name);
    if field.is_none() && otherwise.is_none() {
        found.push(Problem::Blank.in_field(name).at(sheet.place(row, Some(name))));
    }
    let read = |text: &str| text.parse().map_err(|_| Problem::NotANumber(text.to_owned()));
    if field.is_some() { parsed(field, name, found, read) } else { otherwise }
}
