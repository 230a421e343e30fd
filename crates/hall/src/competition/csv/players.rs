//! Players from CSV.

use std::str::FromStr;

use adoube_laws::table::Senses;

use super::{Column, Row, Sheet, number, one_of, parsed};
use crate::{
    competition::{
        Competition, CompetitionFact, Federation, Player, Problem, Sex, Title, ValidationError,
        ValidationErrors, enter_players,
    },
    ids::PlayerNo,
};

const COLUMNS: [Column; 12] = [
    Column { name: "no", aliases: &["number", "start-no", "start-number", "sno", "rank"] },
    Column { name: "name", aliases: &["player"] },
    Column { name: "title", aliases: &["ti", "tit"] },
    Column { name: "federation", aliases: &["fed", "country"] },
    Column { name: "fide-id", aliases: &["fideid", "fide-no", "id"] },
    Column { name: "national-id", aliases: &["national-no", "id-no"] },
    Column { name: "rating", aliases: &["fide-rating", "elo", "rtg", "rtgi", "fide-elo"] },
    Column { name: "national-rating", aliases: &["rtgn", "national-elo"] },
    Column { name: "birth-year", aliases: &["birth", "born", "birthday", "year", "b-day"] },
    Column { name: "sex", aliases: &["gender"] },
    Column { name: "club", aliases: &["team", "club/city"] },
    Column { name: "senses", aliases: &[] },
];

/// Enters the players of a table, all of them or none. Only the column `name` is required; without `no` the
/// players get the numbers after the highest so far, in their order.
pub fn enter(
    competition: &Competition,
    bytes: &[u8],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let first = competition.players().last().map_or(PlayerNo::FIRST, |last| last.no.next());
    let sheet = Sheet::read(bytes, &COLUMNS)?;
    let players = listed(&sheet, first)?;
    enter_players(competition, &players).map_err(|ValidationErrors(mut found)| {
        for error in &mut found {
            let row = error.item.and_then(|item| sheet.rows.get(item));
            error.place = row.map(|row| sheet.place(row, error.field));
        }
        ValidationErrors(found)
    })
}

/// The players of a table by themselves, numbered from 1 unless it numbers them.
pub fn players(bytes: &[u8]) -> Result<Vec<Player>, ValidationErrors> {
    listed(&Sheet::read(bytes, &COLUMNS)?, PlayerNo::FIRST)
}

fn listed(sheet: &Sheet, first: PlayerNo) -> Result<Vec<Player>, ValidationErrors> {
    sheet.require("name")?;
    let mut next = first;
    let mut found = Vec::new();
    let mut players = Vec::new();
    for row in &sheet.rows {
        let no = if sheet.has("no") { None } else { Some(next) };
        next = next.next();
        players.extend(player(sheet, row, no, &mut found));
    }
    if found.is_empty() { Ok(players) } else { Err(ValidationErrors(found)) }
}

fn player(
    sheet: &Sheet,
    row: &Row,
    no: Option<PlayerNo>,
    found: &mut Vec<ValidationError>,
) -> Option<Player> {
    let before = found.len();
    let field = |name| sheet.field(row, name);
    let text = |name| field(name).map(|field| field.text.clone());
    let required = if no.is_some() { &["name"][..] } else { &["no", "name"] };
    for name in required.iter().filter(|name| field(name).is_none()) {
        found.push(Problem::Blank.in_field(name).at(sheet.place(row, Some(name))));
    }
    let own = parsed(field("no"), "no", found, |text| {
        text.parse().map_err(|_| Problem::NotANumber(text.to_owned()))
    });
    let mut player =
        Player::new(no.or(own).unwrap_or(PlayerNo::FIRST), text("name").unwrap_or_default());
    player.title = parsed(field("title"), "title", found, read_title);
    player.federation = parsed(field("federation"), "federation", found, read_federation);
    player.fide_id = parsed(field("fide-id"), "fide-id", found, read_known).flatten();
    player.national_id = text("national-id");
    player.rating = parsed(field("rating"), "rating", found, read_known).flatten();
    player.national_rating =
        parsed(field("national-rating"), "national-rating", found, read_known).flatten();
    player.birth_year = parsed(field("birth-year"), "birth-year", found, year).flatten();
    player.sex = parsed(field("sex"), "sex", found, |text| {
        one_of(text, &[("f", Sex::Female), ("m", Sex::Male), ("w", Sex::Female)])
    });
    player.club = text("club");
    player.senses = parsed(field("senses"), "senses", found, senses).unwrap_or_default();
    (found.len() == before).then_some(player)
}

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

/// Parses a year of birth, or a date that begins with it, as in FIDE's lists.
fn year(text: &str) -> Result<Option<u16>, Problem> {
    let year = text.split(['-', '/', '.']).next().unwrap_or_default();
    read_known(year).map_err(|_| Problem::NotANumber(text.to_owned()))
}

fn senses(text: &str) -> Result<Senses, Problem> {
    let words = [
        ("ordinary", Senses::Ordinary),
        ("visually-disabled", Senses::VisuallyDisabled),
        ("hearing-impaired", Senses::HearingImpaired),
    ];
    one_of(text, &words)
}
