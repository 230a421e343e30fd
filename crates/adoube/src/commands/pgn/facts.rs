//! Notes and their counts for programs.

use adoube_record::{
    i18n::Localizer,
    pgn::{Note, note},
};
use serde::Serialize;

use crate::json;

/// A note about a game: a leniency or an error of the reader.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct NoteFacts {
    /// The file, as it was called.
    file: String,
    /// The line of the file, from 1.
    line: u64,
    /// The character in the line, from 1.
    column: u64,
    /// The name of the kind, as in `docs/pgn.md`.
    kind: &'static str,
    /// `error` for unreadable text, else `notice`.
    severity: &'static str,
    /// The text concerned, if there is one.
    written: Option<String>,
    /// The note as a sentence.
    text: String,
    /// The text around the place.
    excerpt: String,
    /// The place in the excerpt.
    caret: CaretFacts,
    /// The moves that may have been meant.
    candidates: Vec<String>,
}

/// A place in an excerpt.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct CaretFacts {
    /// The number of characters before it.
    before: usize,
    /// The number of its characters.
    width: usize,
}

impl NoteFacts {
    pub(super) fn new(noted: &Note, file: &str, words: &Localizer) -> Self {
        Self {
            file: file.to_owned(),
            line: noted.place.line,
            column: noted.place.column,
            kind: noted.kind.name(),
            severity: if noted.is_error() { "error" } else { "notice" },
            written: json::non_empty(&noted.word),
            text: note::sentences(noted, words)[0].clone(),
            excerpt: noted.excerpt.text.clone(),
            caret: CaretFacts { before: noted.excerpt.before, width: noted.excerpt.width },
            candidates: noted.candidates.clone(),
        }
    }
}

/// The counts of all files.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct NoteCounts {
    /// How many games were read.
    pub(super) games: u64,
    /// How many notes there are.
    pub(super) notes: u64,
    /// Notes of unreadable text.
    pub(super) errors: u64,
    /// Games that could not be read to their end.
    pub(super) broken: u64,
}
