//! The boards of a round from CSV, for scoresheets: with names, or with the numbers of players.

use std::str::FromStr;

use adoube_record::lookup::folded_words;

use super::{
    Column, Field, Row, Sheet, names_columns, number,
    pairings::{BOARD, RESULT, ROUND},
    parsed,
    players::{CLUB, FEDERATION, FIDE_ID, RATING, TITLE, read_federation, read_known, read_title},
};
use crate::{
    competition::{Player, Problem, ValidationError, ValidationErrors},
    ids::{BoardNo, PlayerNo, RoundNo},
};

const OF_WHITE: &[&str] = &["white", "beli", "belega", "belog", "bijeli", "bijelog"];
const OF_BLACK: &[&str] = &["black", "črni", "črnega", "crnog"];
/// What the column of a player is called besides the colour: a name or a number stands in it.
const PLAYER: &[&str] = &["", "no", "name", "player", "ime", "igralec", "igrač"];

const COLUMNS: [Column; 15] = [
    Column { of: &[], name: "round", aliases: ROUND },
    Column { of: &[], name: "board", aliases: BOARD },
    Column { of: OF_WHITE, name: "white", aliases: PLAYER },
    Column { of: OF_BLACK, name: "black", aliases: PLAYER },
    Column { of: &[], name: "result", aliases: RESULT },
    Column { of: OF_WHITE, name: "white-title", aliases: TITLE },
    Column { of: OF_BLACK, name: "black-title", aliases: TITLE },
    Column { of: OF_WHITE, name: "white-federation", aliases: FEDERATION },
    Column { of: OF_BLACK, name: "black-federation", aliases: FEDERATION },
    Column { of: OF_WHITE, name: "white-fide-id", aliases: FIDE_ID },
    Column { of: OF_BLACK, name: "black-fide-id", aliases: FIDE_ID },
    Column { of: OF_WHITE, name: "white-rating", aliases: RATING },
    Column { of: OF_BLACK, name: "black-rating", aliases: RATING },
    Column { of: OF_WHITE, name: "white-club", aliases: CLUB },
    Column { of: OF_BLACK, name: "black-club", aliases: CLUB },
];

/// The word for a player without an opponent, behind the kind of the bye if there is one.
const BYE: &str = "bye";
/// The same in other languages. Slobodan is also a first name, so nothing else stands in the field.
const BYES: [&str; 4] = ["prost", "prosta", "slobodan", "slobodna"];

/// Whether a line names the columns of a table of boards.
pub fn names_boards(line: &str) -> bool {
    names_columns(line, &COLUMNS, &["board", WHITE.player, BLACK.player])
}

/// The names of a player's columns.
struct Side {
    player: &'static str,
    title: &'static str,
    federation: &'static str,
    fide_id: &'static str,
    rating: &'static str,
    club: &'static str,
}

const WHITE: Side = Side {
    player: "white",
    title: "white-title",
    federation: "white-federation",
    fide_id: "white-fide-id",
    rating: "white-rating",
    club: "white-club",
};
const BLACK: Side = Side {
    player: "black",
    title: "black-title",
    federation: "black-federation",
    fide_id: "black-fide-id",
    rating: "black-rating",
    club: "black-club",
};

/// A board with its players, as a table lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedBoard {
    /// The round, if the table says it.
    pub round: Option<RoundNo>,
    /// The board; without a column for it, boards are numbered as they come.
    pub board: BoardNo,
    /// White.
    pub white: Player,
    /// Black.
    pub black: Player,
}

/// The boards of a table, in their order; those without an opponent are left out. A number stands for the player of
/// this list.
pub fn boards(bytes: &[u8], players: &[Player]) -> Result<Vec<ListedBoard>, ValidationErrors> {
    let sheet = Sheet::read(bytes, &COLUMNS)?;
    for name in [WHITE.player, BLACK.player] {
        sheet.require(name)?;
    }
    let mut found = Vec::new();
    let mut boards: Vec<ListedBoard> = Vec::new();
    for row in sheet.rows.iter().filter(|row| !is_bye(&sheet, row)) {
        let round = parsed(sheet.field(row, "round"), "round", &mut found, number_of);
        let after = |last: &ListedBoard| last.board.get() + 1;
        let before = boards.last().filter(|last| last.round == round);
        let next = BoardNo::new(before.map_or(1, after));
        let board = parsed(sheet.field(row, "board"), "board", &mut found, number_of).or(next);
        let white = player(&sheet, row, &WHITE, players, &mut found);
        let black = player(&sheet, row, &BLACK, players, &mut found);
        if let (Some(board), Some(white), Some(black)) = (board, white, black) {
            boards.push(ListedBoard { round, board, white, black });
        }
    }
    if !found.is_empty() {
        return Err(ValidationErrors(found));
    }
    if boards.is_empty() {
        return Err(Problem::NothingPaired.into());
    }
    boards.sort_by_key(|listed| (listed.round, listed.board));
    Ok(boards)
}

fn number_of<T: FromStr>(text: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| Problem::NotANumber(text.to_owned()))
}

/// Whether a player has no opponent: nobody or a bye stands in the column of Black.
fn is_bye(sheet: &Sheet, row: &Row) -> bool {
    let black = sheet.field(row, BLACK.player).map(|field| folded_words(&field.text));
    black.is_none_or(|words| match &words[..] {
        [.., last] if last == BYE => true,
        [word] => BYES.contains(&word.as_str()),
        _ => false,
    })
}

/// The player of a row: the one of the list, or one of whom the row says everything.
fn player(
    sheet: &Sheet,
    row: &Row,
    side: &Side,
    players: &[Player],
    found: &mut Vec<ValidationError>,
) -> Option<Player> {
    let Some(field) = sheet.field(row, side.player) else {
        found.push(Problem::Blank.in_field(side.player).at(sheet.place(row, Some(side.player))));
        return None;
    };
    let before = found.len();
    let mut player = named(field, side, players, found)?;
    let field = |name| sheet.field(row, name);
    let title = parsed(field(side.title), side.title, found, read_title);
    let federation = parsed(field(side.federation), side.federation, found, read_federation);
    let fide_id = parsed(field(side.fide_id), side.fide_id, found, read_known).flatten();
    let rating = parsed(field(side.rating), side.rating, found, read_known).flatten();
    let club = field(side.club).map(|field| field.text.clone());
    player.title = title.or(player.title);
    player.federation = federation.or(player.federation);
    player.fide_id = fide_id.or(player.fide_id);
    player.rating = rating.or(player.rating);
    player.club = club.or(player.club);
    (found.len() == before).then_some(player)
}

fn named(
    field: &Field,
    side: &Side,
    players: &[Player],
    found: &mut Vec<ValidationError>,
) -> Option<Player> {
    if number::<u32>(&field.text).is_err() {
        return Some(Player::new(PlayerNo::FIRST, field.text.clone()));
    }
    let no = parsed(Some(field), side.player, found, number_of::<PlayerNo>)?;
    let listed = players.iter().find(|player| player.no == no).cloned();
    if listed.is_none() {
        found.push(Problem::UnknownPlayer(no).in_field(side.player).at(field.place));
    }
    listed
}
