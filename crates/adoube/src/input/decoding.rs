//! Files in other encodings than UTF-8, and the encodings that were guessed for them.

use std::{cell::RefCell, path::Path};

use adoube_record::{
    encoding::{self, TextEncoding},
    i18n::Localizer,
    pgn::note,
};

use super::file_name;
use crate::json::GuessFacts;

/// How the bytes of files are decoded: in the named encoding, else in one that is guessed and noted.
#[derive(Clone, Copy)]
pub(crate) struct Decoding<'a> {
    pub(crate) named: Option<TextEncoding>,
    pub(crate) guesses: &'a Guesses,
}

impl Decoding<'_> {
    /// The text of a whole file.
    pub(crate) fn decode(self, path: &Path, bytes: &[u8]) -> String {
        let decoded = encoding::decode(bytes, self.named);
        if let Some(guessed) = decoded.guessed {
            self.guesses.add(&file_name(path), guessed);
        }
        decoded.text.into_owned()
    }
}

/// The encodings that a command had to guess, in the order of its files.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guesses(RefCell<Vec<Guess>>);

/// A file that is not UTF-8, and the encoding that was guessed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Guess {
    file: String,
    encoding: TextEncoding,
}

impl Guesses {
    /// Notes a guess, once for each file and encoding.
    pub(crate) fn add(&self, file: &str, encoding: TextEncoding) {
        let guess = Guess { file: file.to_owned(), encoding };
        let mut guesses = self.0.borrow_mut();
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }

    /// Notes the guesses of others.
    pub(crate) fn add_all(&self, others: &Self) {
        for guess in &*others.0.borrow() {
            self.add(&guess.file, guess.encoding);
        }
    }

    /// A line for each guess, with the option that corrects it.
    pub(crate) fn describe(&self, words: &Localizer) -> String {
        let line =
            |guess: &Guess| format!("{}: {}\n", guess.file, note::encoding(guess.encoding, words));
        self.0.borrow().iter().map(line).collect()
    }

    pub(crate) fn facts(&self) -> Vec<GuessFacts> {
        let facts = |guess: &Guess| GuessFacts {
            file: guess.file.clone(),
            encoding: guess.encoding.name(),
        };
        self.0.borrow().iter().map(facts).collect()
    }
}
