mod layout;
mod logo;

use std::{collections::BTreeSet, io::Read, slice};

use adoube_chess::{
    Colour, Position,
    notation::{Form, Language, Letters, game},
};
use adoube_laws::{Edition, clock::Milliseconds, table::Outcome};

use memchr::memmem;

use super::*;
use crate::sheet::{Heading, Person, Record, RecordedPly, style_of};

fn person(name: &str) -> Person {
    Person {
        name: name.to_owned(),
        title: "GM".to_owned(),
        rating: "2511".to_owned(),
        ..Person::default()
    }
}

fn record(moves: usize) -> Record {
    let mut heading = Heading {
        event: "Državno prvenstvo – Првенство државе".to_owned(),
        date: "2026.11.16".to_owned(),
        edition: Some(Edition::Y2017),
        control: "40/5400+30:1800+30".parse().ok(),
        ..Heading::default()
    };
    heading.players.white = person("Žnidaršič, Čila");
    heading.players.black = person("Ђорђевић, Љубиша");
    let start = Position::initial();
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(moves.div_ceil(2));
    let game = game::read(&start, &text).expect("they are legal");
    let plies = game.played().take(moves * 2).map(|moved| RecordedPly {
        moved,
        offer: moved.from_square().index() == 6,
        time: Some(Milliseconds::minutes(90)),
    });
    Record { heading, start, plies: plies.collect(), result: Some(Outcome::win(Colour::White)) }
}

fn printed(moves: usize, language: Language) -> Vec<u8> {
    let style = style_of(Edition::Y2017, Letters::Of(language), Form::Short);
    let sheet = Sheet::from_record(&record(moves), &style);
    let print = PrintOptions::default();
    scoresheets(&[sheet], &print, &Localizer::new(language)).expect("it is printed")
}

fn pages(moves: usize) -> usize {
    let words = Localizer::new(Language::Sl);
    let style = style_of(Edition::Y2017, Letters::Of(Language::Sl), Form::Short);
    let faces = Faces::load(Language::Sl).expect("the fonts are there");
    let sheet = Sheet::from_record(&record(moves), &style);
    form::pages(&sheet, &PrintOptions::default(), &faces, &words).len()
}

#[test]
fn a_sheet_has_as_many_pages_as_its_moves_need() {
    assert_eq!([1, 60, 61, 150, 151].map(pages), [1, 1, 2, 2, 3]);
}

/// The number of pages of a file.
fn page_count(pdf: &[u8]) -> usize {
    memmem::find_iter(pdf, b"/Type/Page/").count()
}

#[test]
fn the_same_sheet_is_the_same_bytes() {
    let one = printed(40, Language::SrCyrl);
    assert!(one.starts_with(b"%PDF-1.7"));
    assert_eq!(one, printed(40, Language::SrCyrl));
    assert_ne!(one, printed(39, Language::SrCyrl));
}

#[test]
fn every_language_and_every_paper_is_printed_accessibly() {
    // The library refuses to make a file that claims to be PDF/UA and is not.
    for language in Language::ALL {
        let words = Localizer::new(language);
        let pdf = printed(3, language);
        let text = String::from_utf8_lossy(&pdf).into_owned();
        assert!(text.contains("/MarkInfo") && text.contains("/StructTreeRoot"));
        assert!(text.contains(&format!("/Lang({})", words.language().tag())), "{language:?}");
        let blank = Sheet::blank(Heading::default(), Position::initial());
        for paper in [Paper::A4, Paper::A5, Paper::TwoA5] {
            let print = PrintOptions { paper, ..PrintOptions::default() };
            assert!(scoresheets(slice::from_ref(&blank), &print, &words).is_ok());
        }
        let cover = Cover::from_record(&record(20), Edition::Y2017);
        assert!(envelope(&cover, &words).is_ok());
    }
}

/// Every character that can be copied from or searched in the file.
fn letters_in(pdf: &[u8]) -> BTreeSet<char> {
    let find = |from: usize, word: &[u8]| memmem::find(&pdf[from..], word).map(|at| from + at);
    let mut letters = BTreeSet::new();
    let mut at = 0;
    while let Some(start) = find(at, b"stream\n").map(|start| start + 7) {
        let end = find(start, b"endstream").expect("a stream ends");
        at = end + 9;
        let mut text = Vec::new();
        let mut unpacked = flate2::read::ZlibDecoder::new(&pdf[start..end]);
        if unpacked.read_to_end(&mut text).is_err() || memmem::find(&text, b"beginbfchar").is_none()
        {
            continue;
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        for line in text.lines().filter(|line| line.starts_with('<')) {
            let mapped = line.split(['<', '>']).filter(|part| part.len() == 4).nth(1);
            let code = mapped.and_then(|code| u32::from_str_radix(code, 16).ok());
            letters.extend(code.and_then(char::from_u32));
        }
    }
    letters
}

#[test]
fn letters_with_carons_and_cyrillic_letters_come_out_as_text() {
    for (language, text) in [
        (Language::Sl, "Žnidaršič, Čila Ђорђевић, Љубиша Državno prvenstvo Zapisnik partije ½(=)"),
        (Language::SrCyrl, "Формулар партије Бели Црни Временска контрола Потпис судије Сф3"),
        (Language::Hr, "Sudac bijeli crni Vremenska"),
    ] {
        let letters = letters_in(&printed(3, language));
        let wanted = text.replace('½', "").chars().filter(|sign| !sign.is_whitespace()).collect();
        let missing: Vec<&char> = BTreeSet::difference(&wanted, &letters).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
        // The Serbian form of the letter is the same character.
        assert!(!letters.contains(&'\u{e431}'));
    }
}

#[test]
fn what_nobody_expects_is_printed_all_the_same() {
    let words = Localizer::new(Language::En);
    let mut sheet =
        Sheet::from_record(&record(2), &style_of(Edition::Y2017, Letters::Figurines, Form::Long));
    sheet.heading.players.white.name = "王 ".repeat(300);
    sheet.heading.event = "\u{0}\u{200f}\u{1f600}\n".repeat(10);
    sheet.entries[0].text = Some("what on earth is this".repeat(20));
    sheet.entries[1].struck = vec!["Lb5".to_owned(); 12];
    sheet.entries[2].number = u32::MAX;
    let print = PrintOptions { paper: Paper::A5, ..PrintOptions::default() };
    assert!(scoresheets(&[sheet], &print, &words).is_ok());
}
