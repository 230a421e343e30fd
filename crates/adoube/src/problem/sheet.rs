//! Scoresheets that cannot be read, and games that cannot be followed.

use std::path::Path;

use adoube_record::{
    i18n::{Localizer, SheetKey},
    pgn::{self, Note},
    sheet::{SheetFault, SheetFaultKind},
};

use super::Report;

pub(super) fn unreadable(path: &Path, fault: &SheetFault, words: &Localizer) -> Report {
    let path = ("path", path.to_string_lossy().into());
    let line = ("line", fault.line.into());
    let report = |message| Report::new("scoresheet", message);
    match &fault.kind {
        SheetFaultKind::Empty => report(words.say(SheetKey::ErrorSheetEmpty, [path])),
        SheetFaultKind::TooLong => report(words.say(SheetKey::ErrorSheetTooLong, [path, line])),
        SheetFaultKind::NotAResult(text) => {
            let text = ("text", text.as_str().into());
            report(words.say(SheetKey::ErrorSheetResult, [path, line, text]))
                .help(words.plain(SheetKey::HelpSheetResult))
        }
        SheetFaultKind::NotAStart(fen) => {
            report(words.say(SheetKey::ErrorSheetPosition, [path, line])).input(fen.clone())
        }
    }
}

pub(super) fn unplayable(path: &Path, number: u32, note: &Note, words: &Localizer) -> Report {
    let mut told = pgn::note::tell(note, words).into_iter();
    let place = format!("{}:{}", note.place.line, note.place.column);
    let with = [
        ("path", path.to_string_lossy().into()),
        ("number", number.into()),
        ("place", place.into()),
        ("message", told.next().unwrap_or_default().into()),
    ];
    let message = words.say(SheetKey::ErrorGameUnplayable, with);
    let before: usize =
        note.excerpt.text.chars().take(note.excerpt.before).map(char::len_utf8).sum();
    let report = Report::new("game", message).at(&note.excerpt.text, before + 1);
    told.fold(report, Report::help)
}
