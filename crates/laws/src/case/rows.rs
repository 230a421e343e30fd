//! Lists of sentences, each with what it means.

use super::pattern::{PatternPart, compile};

/// A sentence with gaps and what it means.
pub(super) struct Row<B: 'static> {
    /// The sentence as it is written in the list and on the reference page.
    pub(super) sentence: &'static str,
    pub(super) pieces: Vec<PatternPart>,
    pub(super) build: B,
}

/// A list of sentences.
pub(super) struct Rows<B: 'static>(Vec<Row<B>>);

impl<B: Copy> Rows<B> {
    /// The rows of a list.
    pub(super) fn new(rows: &[(&'static str, B)]) -> Self {
        let row = |(sentence, build): &(&'static str, B)| Row {
            sentence,
            pieces: compile(sentence),
            build: *build,
        };
        Self(rows.iter().map(row).collect())
    }

    /// One after the other.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Row<B>> {
        self.0.iter()
    }

    /// The sentences alone.
    pub(super) fn sentences(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|row| row.sentence)
    }
}
