//! A sheet as text: labels and values, then a row for each move. The order suits screen readers, and
//! [`read`](super::read) parses it.

use std::fmt::Write;

use adoube_chess::{
    Board, Colour, Position,
    notation::{Language, Letters},
};

use super::{Heading, Person, Sheet, SheetEntry, SheetRow, time};
use crate::{
    describe::colour_name,
    i18n::{Localizer, SheetKey},
    narrate,
};

/// A line to be filled in by hand.
const RULE: &str = "____________________";
/// An empty place.
const NOTHING: &str = "–";

/// The sheet as text.
pub fn text(sheet: &Sheet, words: &Localizer) -> String {
    let mut out = format!("{}\n\n", title(sheet, words));
    heading(&mut out, &sheet.heading, words);
    if sheet.start != Position::initial() {
        field(&mut out, "FEN", &sheet.start.board().to_string());
    }
    if !sheet.entries.is_empty() {
        out.push('\n');
        rows(&mut out, sheet, words);
    }
    out.push('\n');
    foot(&mut out, sheet, words);
    out
}

/// Whose sheet it is.
pub(crate) fn title(sheet: &Sheet, words: &Localizer) -> String {
    match sheet.whose {
        Some(whose) => words.say(SheetKey::TitleOf, [("colour", colour_name(whose).into())]),
        None => words.plain(SheetKey::Title),
    }
}

fn field(out: &mut String, label: &str, value: &str) {
    if !value.is_empty() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{label}: {value}");
    }
}

fn heading(out: &mut String, heading: &Heading, words: &Localizer) {
    let label = |key| words.plain(key);
    field(out, &label(SheetKey::Event), &heading.event);
    field(out, &label(SheetKey::Group), &heading.group);
    field(out, &label(SheetKey::Site), &heading.site);
    field(out, &label(SheetKey::Date), &date(&heading.date, words));
    field(out, &label(SheetKey::Round), &heading.round);
    field(out, &label(SheetKey::Board), &heading.board);
    for colour in Colour::ALL {
        let by = || [("colour", colour_name(colour).into())];
        let person = &heading.players[colour];
        field(out, &words.say(SheetKey::Player, by()), &person.name);
        field(out, &words.say(SheetKey::About, by()), &person_facts(person, words).join(", "));
    }
    field(out, &label(SheetKey::Control), &control(heading, words));
    field(out, &label(SheetKey::Laws), &laws(heading, words).join(", "));
    field(out, &label(SheetKey::Arbiter), &heading.arbiter);
}

/// The time control in words, or as somebody wrote it.
pub(crate) fn control(heading: &Heading, words: &Localizer) -> String {
    match &heading.control {
        Some(control) => narrate::control(control, words),
        None => heading.control_text.clone(),
    }
}

/// The edition, and the number of the start position if it is Chess960.
pub(crate) fn laws(heading: &Heading, words: &Localizer) -> Vec<String> {
    let edition = heading
        .edition
        .map(|edition| words.say(SheetKey::Edition, [("edition", edition.to_string().into())]));
    let array = heading
        .chess960
        .map(|number| words.say(SheetKey::Chess960, [("number", number.to_string().into())]));
    edition.into_iter().chain(array).collect()
}

/// Rating, title and the like of a player.
fn person_facts(person: &Person, words: &Localizer) -> Vec<String> {
    let said = |key, name, value: &str| {
        (!value.is_empty()).then(|| words.say(key, [(name, value.to_owned().into())]))
    };
    let plain = |value: &str| (!value.is_empty()).then(|| value.to_owned());
    [
        plain(&person.title),
        plain(&person.federation),
        said(SheetKey::Rating, "rating", &person.rating),
        said(SheetKey::FideId, "id", &person.fide_id),
        plain(&person.team),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A PGN date in the usual form of the language; any other text as it is, without placeholders.
pub(crate) fn date(text: &str, words: &Localizer) -> String {
    let parts: Vec<&str> = text.trim().split(['.', '-']).collect();
    let number = |part: &str| part.parse::<u16>().ok();
    let known = match parts[..] {
        [year, month, day] if year.len() == 4 => number(year).zip(number(month)).zip(number(day)),
        _ => None,
    };
    match known {
        Some(((year, month @ 1..=12), day @ 1..=31)) => words.say(
            SheetKey::Day,
            [("day", day.into()), ("month", month.into()), ("year", year.to_string().into())],
        ),
        _ => text.trim().split(".??").next().unwrap_or_default().replace('?', ""),
    }
}

fn rows(out: &mut String, sheet: &Sheet, words: &Localizer) {
    let rows = sheet.rows();
    let head = [Colour::White, Colour::Black]
        .map(|colour| words.say(SheetKey::Player, [("colour", colour_name(colour).into())]));
    let cells: Vec<[String; 2]> = rows.iter().map(cells).collect();
    let longest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let number = longest(&mut rows.iter().map(|row| row.number.to_string().len())) + 1;
    let white = longest(&mut cells.iter().map(|[white, _]| width(white)).chain([width(&head[0])]));
    let mut line = |first: &str, texts: &[String; 2]| {
        let pad = " ".repeat(white.saturating_sub(width(&texts[0])) + 2);
        let text = format!("{first:>number$} {}{pad}{}", texts[0], texts[1]);
        let _ = writeln!(out, "{}", text.trim_end());
    };
    line("", &head);
    for (row, texts) in rows.iter().zip(&cells) {
        // A row that begins with Black's move says so.
        let dots = if row.white.is_some() { "." } else { "…" };
        line(&format!("{}{dots}", row.number), texts);
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn cells(row: &SheetRow<'_>) -> [String; 2] {
    [row.white, row.black].map(|entry| entry.map_or_else(String::new, cell))
}

/// An entry as text: `~Sf3~ Sd2 (=) 1:45:00`.
fn cell(entry: &SheetEntry) -> String {
    let struck = entry.struck.iter().map(|text| format!("~{text}~"));
    let text = entry.text.clone().or_else(|| Some(NOTHING.to_owned()));
    let offer = entry.offer.then(|| OFFER.to_owned());
    let time = entry.time.map(time::write);
    struck.chain(text).chain(offer).chain(time).collect::<Vec<_>>().join(" ")
}

/// The sign of a draw offer.
pub(crate) const OFFER: &str = "(=)";

fn foot(out: &mut String, sheet: &Sheet, words: &Localizer) {
    let result = sheet.result.map_or_else(|| RULE.to_owned(), |result| result.to_string());
    field(out, &words.plain(SheetKey::Result), &result);
    if let Some(result) = sheet.result {
        let _ = writeln!(out, "{}", narrate::outcome(result, words));
    }
    if let Some(position) = sheet.last_position().filter(|_| !sheet.entries.is_empty()) {
        let _ = writeln!(out, "\n{}", caption(sheet, words));
        for said in men(&position.board(), words) {
            let _ = writeln!(out, "{said}");
        }
    }
    out.push('\n');
    for colour in Colour::ALL {
        let label = words.say(SheetKey::Signature, [("colour", colour_name(colour).into())]);
        let name = &sheet.heading.players[colour].name;
        let signed = if name.is_empty() { "+" } else { name.as_str() };
        field(out, &label, if sheet.signed[colour] { signed } else { RULE });
    }
    field(out, &words.plain(SheetKey::SignatureArbiter), RULE);
}

/// The caption of the last position: the end of the game, or the last move.
pub(crate) fn caption(sheet: &Sheet, words: &Localizer) -> String {
    match sheet.last_entry().filter(|_| sheet.result.is_none()) {
        None => words.plain(SheetKey::FinalPosition),
        Some(entry) => {
            let dots = match entry.mover {
                Colour::White => ".",
                Colour::Black => "…",
            };
            let text = entry.text.as_deref().unwrap_or_default();
            let last = format!("{}{dots} {text}", entry.number);
            words.say(SheetKey::PositionAfter, [("move", last.into())])
        }
    }
}

/// The pieces and their squares, in the letters of the language: a sentence for each side.
pub fn men(board: &Board, words: &Localizer) -> [String; 2] {
    Colour::ALL.map(|colour| {
        let men = list(board, colour, words.language());
        words.say(SheetKey::Men, [("colour", colour_name(colour).into()), ("men", men.into())])
    })
}

fn list(board: &Board, colour: Colour, language: Language) -> String {
    let letters = Letters::Of(language);
    let mut men: Vec<_> = board
        .occupied()
        .into_iter()
        .filter_map(|square| Some((board.piece_on(square)?, square)))
        .filter(|(piece, _)| piece.colour == colour)
        .collect();
    men.sort_by_key(|(piece, square)| (std::cmp::Reverse(piece.role.index()), *square));
    let rendered = men.iter().map(|(piece, square)| {
        let letter = letters.piece(piece.role).map(String::from).unwrap_or_default();
        format!("{letter}{}{}", letters.file(square.file()), square.rank())
    });
    rendered.collect::<Vec<_>>().join(", ")
}
