//! The boards of a round from CSV, for scoresheets: with names, or with the numbers of players.

use std::str::FromStr;

use super::{
    Column, Field, Row, Sheet, number, parsed,
    players::{read_federation, read_known, read_title},
};
use crate::{
    competition::{Player, Problem, ValidationError, ValidationErrors},
    ids::{BoardNo, PlayerNo, RoundNo},
};

const COLUMNS: [Column; 15] = [
    Column { name: "round", aliases: &["rd"] },
    Column { name: "board", aliases: &["bo", "table"] },
    Column { name: "white", aliases: &["white-no", "white-name"] },
    Column { name: "black", aliases: &["black-no", "black-name"] },
    Column { name: "result", aliases: &["res"] },
    Column { name: "white-title", aliases: &["white-ti"] },
    Column { name: "black-title", aliases: &["black-ti"] },
    Column { name: "white-federation", aliases: &["white-fed"] },
    Column { name: "black-federation", aliases: &["black-fed"] },
    Column { name: "white-fide-id", aliases: &["white-fideid", "white-id"] },
    Column { name: "black-fide-id", aliases: &["black-fideid", "black-id"] },
    Column { name: "white-rating", aliases: &["white-elo", "white-rtg"] },
    Column { name: "black-rating", aliases: &["black-elo", "black-rtg"] },
    Column { name: "white-club", aliases: &["white-team"] },
    Column { name: "black-club", aliases: &["black-team"] },
];

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
    let black = sheet.field(row, BLACK.player).map(|field| field.text.to_lowercase());
    black.is_none_or(|black| black.split([' ', '-', '_']).next_back() == Some("bye"))
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
