//! Nothing on a page overlaps, leaves the page or is cut, however long the texts are.

use adoube_chess::{
    Colour, Position,
    notation::{Form, Language, Letters},
};
use adoube_laws::{Edition, clock::PerPlayer};

use super::record;
use crate::{
    i18n::Localizer,
    pdf::{
        Flip, Paper, PrintOptions,
        face::{Faces, POINT},
        form,
        page::{Align, Block, Page, PaintItem, Text},
    },
    sheet::{Heading, Person, Sheet, style_of},
};

/// Eighty letters.
const LONG_NAME: &str =
    "Hadžistojanović-Šćepanović Đorđević, Maksimilijana Aleksandra Katarina Čedomira";
const LONG_EVENT: &str = "Mednarodno odprto prvenstvo Republike Slovenije v standardnem šahu za posameznike in posameznice 2026";
const LONG_TEAM: &str = "Šahovsko društvo Radenska Pomgrad Murska Sobota";

/// A rectangle in millimetres.
#[derive(Clone, Debug)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    what: String,
}

impl Area {
    fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// The area of a text, from the descenders to the top of capitals.
fn area(text: &Text, faces: &Faces) -> Area {
    let text = faces.fitted(text);
    let width = faces.with_weight(text.weight).width(&text.letters, text.size, text.spacing);
    let left = match text.align {
        Align::Left => text.at.x,
        Align::Centre => text.at.x - width / 2.0,
        Align::Right => text.at.x - width,
    };
    let top = text.at.y - 0.72 * text.size * POINT;
    Area { left, top, right: left + width, bottom: text.at.y, what: text.letters }
}

fn items(page: &Page) -> Vec<PaintItem> {
    let of_block = |block: &Block| match block {
        Block::Title(text) => vec![PaintItem::Text(text.clone())],
        Block::Decoration(marks) | Block::Paragraph(marks) => marks.clone(),
        Block::Table { head, rows } => {
            head.iter().chain(rows.iter().flatten()).flatten().cloned().collect()
        }
        Block::Figure { .. } => Vec::new(),
    };
    page.blocks.iter().flat_map(of_block).collect()
}

fn long(name: &str) -> Person {
    Person {
        name: name.to_owned(),
        title: "WGM".to_owned(),
        federation: "SLO".to_owned(),
        fide_id: "14600000000".to_owned(),
        rating: "2511".to_owned(),
        team: LONG_TEAM.to_owned(),
    }
}

/// Headings with few, usual and very long texts.
fn headings() -> [Heading; 3] {
    let usual = record(3).heading;
    let full = Heading {
        event: LONG_EVENT.to_owned(),
        group: "Kadetinje do 18 let, skupina A".to_owned(),
        site: "Murska Sobota, Hotel Diana, Slovenska ulica 52".to_owned(),
        date: "2026.09.30".to_owned(),
        round: "11".to_owned(),
        board: "128".to_owned(),
        players: PerPlayer { white: long(LONG_NAME), black: long(LONG_NAME) },
        arbiter: LONG_NAME.to_owned(),
        edition: Some(Edition::Y2023),
        control: "40/6000+30:20/3000+30:900+30".parse().ok(),
        chess960: Some(518),
        ..Heading::default()
    };
    [Heading::default(), usual, full]
}

fn sheets(language: Language) -> Vec<Sheet> {
    let style = style_of(Edition::Y2023, Letters::Of(language), Form::Long);
    let mut sheets = Vec::new();
    for heading in headings() {
        let of_game = Sheet::from_record(&record(61), &style);
        sheets.push(Sheet { heading: heading.clone(), ..of_game.clone() });
        let signed = PerPlayer { white: true, black: true };
        sheets.push(Sheet { heading: heading.clone(), result: None, signed, ..of_game });
        let blank = Sheet::blank(heading, Position::initial());
        sheets.push(Sheet { whose: Some(Colour::Black), ..blank });
    }
    sheets
}

#[test]
fn nothing_overlaps_or_is_cut() {
    for language in Language::ALL {
        let (faces, words) = (Faces::load(language).expect("the fonts"), Localizer::new(language));
        for paper in [Paper::A4, Paper::A5, Paper::TwoA5] {
            let print = PrintOptions {
                paper,
                back: Some(Flip::LongEdge),
                federation: "Šahovska zveza Slovenije".to_owned(),
                logo: None,
            };
            for sheet in sheets(language) {
                let pages = form::pages(&sheet, &print, &faces, &words);
                assert_eq!(pages.len(), 2);
                for page in &pages {
                    check(page, &faces, paper);
                }
            }
        }
    }
}

fn check(page: &Page, faces: &Faces, paper: Paper) {
    let items = items(page);
    let mut areas: Vec<Area> = Vec::new();
    for item in &items {
        let PaintItem::Text(text) = item else { continue };
        let fitted = faces.fitted(text);
        let printed = fitted.size * paper.scale();
        assert!(printed > 3.9, "{printed} points: {}", fitted.letters);
        assert!(!fitted.letters.ends_with('…'), "cut: {}", fitted.letters);
        let area = area(text, faces);
        let is_inside =
            area.left > 7.0 && area.right < 203.0 && area.top > 4.0 && area.bottom < 292.0;
        assert!(is_inside, "beyond the edge: {area:?}");
        if let Some(other) = areas.iter().find(|other| other.overlaps(&area)) {
            panic!("{} is over {} on {paper:?}", area.what, other.what);
        }
        areas.push(area);
    }
    assert!(areas.len() > 60, "the numbers of the moves alone are more");
    for item in &items {
        let PaintItem::Rule { from, to, .. } = item else { continue };
        let line = Area {
            left: from.x - 0.05,
            top: from.y - 0.05,
            right: to.x + 0.05,
            bottom: to.y + 0.05,
            what: String::new(),
        };
        if let Some(struck) = areas.iter().find(|area| area.overlaps(&line)) {
            panic!("{line:?} goes through {} on {paper:?}", struck.what);
        }
    }
}
