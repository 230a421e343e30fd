//! Typed scoresheets: a parsed sheet can be written and round-trips; two of them can always be compared.
#![no_main]

use adoube_chess::{Colour, Position, notation::Language};
use adoube_laws::{Edition, clock::PerPlayer};
use adoube_record::{
    i18n::Localizer,
    sheet::{
        Sheet,
        compare::{compare, describe},
        read, text,
    },
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let start = Position::initial();
    let (white, black) = input.split_once('|').unwrap_or((input, "1. e4 e5 2. Nf3"));
    let white = read(white, Some(Colour::White), start);
    let black = read(black, Some(Colour::Black), start);
    let (Ok(white), Ok(black)) = (white, black) else { return };
    WORDS.with(|words| check(&white, &black, words));
});

thread_local! {
    static WORDS: Localizer = Localizer::new(Language::Hr);
}

fn check(white: &Sheet, black: &Sheet, words: &Localizer) {
    let start = Position::initial();
    let again = read(&text(white, words), Some(Colour::White), start);
    // Text that is not a word may be parsed differently the second time.
    let is_word = |text: &str| {
        text.chars().all(char::is_alphanumeric) && text.starts_with(char::is_alphabetic)
    };
    if white.entries.iter().all(|entry| entry.text.as_deref().is_none_or(is_word)) {
        assert_eq!(again.map(|sheet| sheet.entries.len()), Ok(white.entries.len()));
    }
    let comparison = compare(PerPlayer { white, black }, None);
    let told = describe(&comparison, Edition::Y2017, words).text();
    assert!(!told.is_empty());
}
