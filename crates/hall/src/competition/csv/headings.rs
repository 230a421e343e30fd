//! The headings of columns in the reader's language.

use adoube_record::i18n::{HallKey as Key, Localizer};

/// The heading of a column in the reader's language, under which it may stand in a table.
pub fn heading(name: &str, words: &Localizer) -> String {
    let key = match name {
        "no" => Key::ColumnNo,
        "name" => Key::ColumnName,
        "surname" => Key::ColumnSurname,
        "title" => Key::ColumnTitle,
        "federation" => Key::ColumnFederation,
        "fide-id" => Key::ColumnFideId,
        "national-id" => Key::ColumnNationalId,
        "rating" => Key::ColumnRating,
        "national-rating" => Key::ColumnNationalRating,
        "birth-year" => Key::ColumnBirthYear,
        "sex" => Key::ColumnSex,
        "club" => Key::ColumnClub,
        "senses" => Key::ColumnSenses,
        "round" => Key::ColumnRound,
        "board" => Key::ColumnBoard,
        "white" => Key::ColumnWhite,
        "black" => Key::ColumnBlack,
        "result" => Key::ColumnResult,
        // Of a player at a board: `white-rating`.
        other => {
            let parts = other.split_once('-').filter(|(side, _)| ["white", "black"].contains(side));
            return parts.map_or(other.to_owned(), |(side, rest)| {
                format!("{} {}", heading(side, words), heading(rest, words))
            });
        }
    };
    words.plain(key)
}
