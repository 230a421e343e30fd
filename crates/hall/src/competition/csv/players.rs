//! Players from CSV.

use std::str::FromStr;

use adoube_laws::table::Senses;

use super::{Column, Row, Sheet, names_columns, number, one_of, parsed};
use crate::{
    competition::{
        Competition, CompetitionFact, Federation, Player, Problem, Sex, Title, ValidationError,
        ValidationErrors, enter_players,
    },
    ids::PlayerNo,
};

pub(super) const TITLE: &[&str] = &["title", "ti", "tit", "naziv", "titula"];
pub(super) const FEDERATION: &[&str] =
    &["federation", "fed", "country", "zveza", "država", "federacija", "savez"];
pub(super) const FIDE_ID: &[&str] =
    &["fide-id", "fide-no", "id", "fide", "številka FIDE", "FIDE številka", "FIDE broj"];
pub(super) const RATING: &[&str] =
    &["rating", "fide-rating", "elo", "rtg", "rtgi", "irtg", "fide-elo", "rejting", "ELO FIDE"];
pub(super) const CLUB: &[&str] = &["club", "team", "club/city", "klub", "ekipa", "društvo"];

/// The names of columns are compared folded, so each covers both scripts and all spellings.
const COLUMNS: [Column; 13] = [
    Column {
        of: &[],
        name: "no",
        aliases: &[
            "number",
            "start-no",
            "start-number",
            "sno",
            "snr",
            "rank",
            "št",
            "štartna številka",
            "startna številka",
            "zap št",
            "br",
            "broj",
            "rb",
            "redni broj",
            "startni broj",
        ],
    },
    Column {
        of: &[],
        name: "name",
        aliases: &[
            "player",
            "first-name",
            "given-name",
            "ime",
            "igralec",
            "igrač",
            "ime in priimek",
            "priimek in ime",
            "ime i prezime",
            "prezime i ime",
            "priimek, ime",
            "prezime, ime",
        ],
    },
    Column {
        of: &[],
        name: "surname",
        aliases: &["last-name", "lastname", "family-name", "priimek", "prezime"],
    },
    Column { of: &[], name: "title", aliases: TITLE },
    Column { of: &[], name: "federation", aliases: FEDERATION },
    Column { of: &[], name: "fide-id", aliases: FIDE_ID },
    Column {
        of: &[],
        name: "national-id",
        aliases: &[
            "national-no",
            "id-no",
            "ident",
            "nacionalna številka",
            "nacionalni ID",
            "nacionalni broj",
        ],
    },
    Column { of: &[], name: "rating", aliases: RATING },
    Column {
        of: &[],
        name: "national-rating",
        aliases: &["rtgn", "nrtg", "national-elo", "nacionalni rating", "nacionalni rejting"],
    },
    Column {
        of: &[],
        name: "birth-year",
        aliases: &[
            "birth",
            "born",
            "birthday",
            "birth-date",
            "date-of-birth",
            "year",
            "year-of-birth",
            "b-day",
            "leto rojstva",
            "letnik",
            "rojen",
            "datum rojstva",
            "rojstvo",
            "godina rođenja",
            "godište",
            "datum rođenja",
            "rođen",
        ],
    },
    Column { of: &[], name: "sex", aliases: &["gender", "spol", "pol"] },
    Column { of: &[], name: "club", aliases: CLUB },
    Column {
        of: &[],
        name: "senses",
        aliases: &["sight-and-hearing", "vid in sluh", "vid i sluh"],
    },
];

/// Whether a line names the columns of a table of players.
pub fn names_players(line: &str) -> bool {
    names_columns(line, &COLUMNS, &["name"])
}

/// Enters the players of a table, all of them or none; everything that is wrong is reported at once. Only a column with
/// names is required; without `no` the players get the numbers after the highest so far, in their order.
pub fn enter(
    competition: &Competition,
    bytes: &[u8],
    this_year: u16,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let first = competition.players().last().map_or(PlayerNo::FIRST, |last| last.no.next());
    let sheet = Sheet::read_with_faults(bytes, &COLUMNS)?;
    let mut found = sheet.faults.clone();
    let players = listed(&sheet, first, &mut found);
    let numbered: Vec<Player> = players.iter().map(|(_, player)| player.clone()).collect();
    let entered = enter_players(competition, &numbered, this_year);
    if let Err(ValidationErrors(errors)) = &entered {
        // Without a column of names every name is blank, which is said once.
        let has_names = sheet.has("name") || sheet.has("surname");
        for error in errors.iter().filter(|error| has_names || error.field != Some("name")) {
            let row = error.item.and_then(|item| Some(players.get(item)?.0));
            let place = row.map(|row| sheet.place(row, error.field));
            let is_known = |known: &ValidationError| known.place == place && place.is_some();
            if !found.iter().any(is_known) {
                found.push(ValidationError { place, ..error.clone() });
            }
        }
    }
    if found.is_empty() { entered } else { Err(sheet.with_headings(found)) }
}

/// The players of a table by themselves, numbered from 1 unless it numbers them.
pub fn players(bytes: &[u8]) -> Result<Vec<Player>, ValidationErrors> {
    let sheet = Sheet::read_with_faults(bytes, &COLUMNS)?;
    let mut found = sheet.faults.clone();
    let players = listed(&sheet, PlayerNo::FIRST, &mut found);
    if found.is_empty() {
        Ok(players.into_iter().map(|(_, player)| player).collect())
    } else {
        Err(sheet.with_headings(found))
    }
}

/// Returns the players with their rows, except those without a usable number.
fn listed<'a>(
    sheet: &'a Sheet,
    first: PlayerNo,
    found: &mut Vec<ValidationError>,
) -> Vec<(&'a Row, Player)> {
    if !sheet.has("surname") {
        found.extend(sheet.missing("name"));
    }
    let mut next = first;
    let mut players = Vec::new();
    for row in &sheet.rows {
        let no = if sheet.has("no") { None } else { Some(next) };
        next = next.next();
        players.extend(player(sheet, row, no, found).map(|player| (row, player)));
    }
    players
}

fn player(
    sheet: &Sheet,
    row: &Row,
    no: Option<PlayerNo>,
    found: &mut Vec<ValidationError>,
) -> Option<Player> {
    let field = |name| sheet.field(row, name);
    let text = |name| field(name).map(|field| field.text.clone());
    let mut require = |name| {
        let is_missing = sheet.has(name) && field(name).is_none();
        if is_missing {
            found.push(Problem::Blank.in_field(name).at(sheet.place(row, Some(name))));
        }
    };
    require(if sheet.has("surname") { "surname" } else { "name" });
    require("no");
    let own = parsed(field("no"), "no", found, |text| {
        text.parse().map_err(|_| Problem::NotANumber(text.to_owned()))
    });
    let name = match (text("surname"), text("name")) {
        (Some(surname), Some(first)) => format!("{surname}, {first}"),
        (surname, name) => surname.or(name).unwrap_or_default(),
    };
    let mut player = Player::new(no.or(own).unwrap_or(PlayerNo::FIRST), name);
    player.title = parsed(field("title"), "title", found, read_title);
    player.federation = parsed(field("federation"), "federation", found, read_federation);
    player.fide_id = parsed(field("fide-id"), "fide-id", found, read_known).flatten();
    player.national_id = text("national-id");
    player.rating = parsed(field("rating"), "rating", found, read_known).flatten();
    player.national_rating =
        parsed(field("national-rating"), "national-rating", found, read_known).flatten();
    player.birth_year = parsed(field("birth-year"), "birth-year", found, year).flatten();
    player.sex = parsed(field("sex"), "sex", found, |text| one_of(text, &SEXES));
    player.club = text("club");
    player.senses = parsed(field("senses"), "senses", found, senses).unwrap_or_default();
    no.or(own).map(|_| player)
}

const SEXES: [(&str, Sex); 10] = [
    ("f", Sex::Female),
    ("m", Sex::Male),
    ("w", Sex::Female),
    ("ž", Sex::Female),
    ("female", Sex::Female),
    ("male", Sex::Male),
    ("ženska", Sex::Female),
    ("ženski", Sex::Female),
    ("moški", Sex::Male),
    ("muški", Sex::Male),
];

pub(super) fn read_title(text: &str) -> Result<Title, Problem> {
    one_of(text, &Title::ALL.map(|title| (title.lower(), title)))
}

pub(super) fn read_federation(text: &str) -> Result<Federation, Problem> {
    let upper = text.to_uppercase();
    upper.parse().map_err(|_| Problem::NotAFederation(text.to_owned()))
}

/// Parses a number; lists write 0 for an unknown one.
pub(super) fn read_known<T: FromStr + Default + PartialEq>(
    text: &str,
) -> Result<Option<T>, Problem> {
    number(text).map(|number: T| (number != T::default()).then_some(number))
}

/// Parses a year of birth, or a date that has it first, as in FIDE's lists, or last.
fn year(text: &str) -> Result<Option<u16>, Problem> {
    let mut parts = text.split(['-', '/', '.']).map(str::trim);
    let year = parts.clone().find(|part| part.len() == 4).or_else(|| parts.next());
    read_known(year.unwrap_or_default()).map_err(|_| Problem::NotANumber(text.to_owned()))
}

fn senses(text: &str) -> Result<Senses, Problem> {
    let words = [
        ("ordinary", Senses::Ordinary),
        ("visually-disabled", Senses::VisuallyDisabled),
        ("hearing-impaired", Senses::HearingImpaired),
    ];
    one_of(text, &words)
}
