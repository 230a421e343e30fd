//! Scoresheets that cannot be read, and games that cannot be followed.

use std::path::{Path, PathBuf};

use adoube_hall::{competition::ValidationErrors, http::problem::details};

use adoube_record::{
    i18n::{Localizer, SheetKey},
    pdf::{LogoError, MOST_PIXELS},
    pgn::{self, Note},
    sheet::{SheetFault, SheetFaultKind},
};

use super::Report;
use crate::stdio::file_name;

/// Why sheets cannot be made.
#[derive(Debug)]
pub(crate) enum ScoresheetProblem {
    /// A file without pairings of this round.
    NoRound { path: PathBuf, round: usize },
    /// A table of players or pairings with faults.
    Table { path: PathBuf, errors: ValidationErrors },
    /// A file that is no picture.
    Logo { path: PathBuf, error: LogoError },
}

impl ScoresheetProblem {
    /// The report for the user.
    pub(super) fn report(&self, words: &Localizer) -> Report {
        match self {
            Self::NoRound { path, round } => {
                let with = [("path", file_name(path).into()), ("round", (*round).into())];
                Report::new("no-round", words.say(SheetKey::ErrorNoRound, with))
                    .help(words.plain(SheetKey::HelpNoRound))
            }
            Self::Table { path, errors } => faults_of_table(path, errors, words),
            Self::Logo { path, error } => {
                let most = ("most", (MOST_PIXELS / 1_000_000).into());
                let with = [("path", file_name(path).into()), most];
                let key = match error {
                    LogoError::Format => SheetKey::ErrorLogoFormat,
                    LogoError::Svg => SheetKey::ErrorLogoSvg,
                    LogoError::Damaged => SheetKey::ErrorLogoDamaged,
                    LogoError::TooLarge => SheetKey::ErrorLogoTooLarge,
                };
                Report::new("logo", words.say(key, with))
            }
        }
    }
}

/// The most faults of a table that are reported.
const MOST_FAULTS: usize = 10;

/// Every fault of a table with its place.
fn faults_of_table(path: &Path, errors: &ValidationErrors, words: &Localizer) -> Report {
    let shown = file_name(path);
    let report =
        Report::new("table", words.say(SheetKey::ErrorTable, [("path", shown.clone().into())]));
    let faults = details(errors, words).into_iter().take(MOST_FAULTS).map(|fault| {
        let place = [fault.line, fault.column].into_iter().flatten();
        let place: String = place.map(|number| number.to_string() + ":").collect();
        format!("{shown}:{place} {}", fault.detail)
    });
    faults.fold(report, Report::help)
}

pub(super) fn unreadable(path: &Path, fault: &SheetFault, words: &Localizer) -> Report {
    let path = ("path", file_name(path).into());
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
    let mut rendered = pgn::note::sentences(note, words).into_iter();
    let place = format!("{}:{}", note.place.line, note.place.column);
    let with = [
        ("path", file_name(path).into()),
        ("number", number.into()),
        ("place", place.into()),
        ("message", rendered.next().unwrap_or_default().into()),
    ];
    let message = words.say(SheetKey::ErrorGameUnplayable, with);
    let before: usize =
        note.excerpt.text.chars().take(note.excerpt.before).map(char::len_utf8).sum();
    let report = Report::new("game", message).at(&note.excerpt.text, before + 1);
    rendered.fold(report, Report::help)
}
