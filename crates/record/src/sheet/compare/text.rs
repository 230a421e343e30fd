//! Differences as sentences.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, Form, Letters, Style},
};
use adoube_laws::{Citation, Edition, clock::PerPlayer};

use super::{Basis, Comparison, EntryReading, Meaning, MovePlace, Remark, SheetDifference};
use crate::{
    describe::colour_name,
    i18n::{Localizer, SheetKey},
    narrate::all,
    sheet::{style_of, time},
};

/// A comparison in sentences.
pub struct ComparisonText {
    /// Whether they agree, and where they first differ.
    pub summary: Vec<String>,
    /// Each place where a sheet differs: the played move, and the entry of each sheet.
    pub partings: Vec<(String, Vec<String>)>,
    /// Other differences.
    pub remarks: Vec<String>,
    /// The Laws about it: a heading, and each provision with its articles.
    pub laws: Vec<String>,
}

impl ComparisonText {
    /// All of it, ready to print.
    pub fn text(&self) -> String {
        let mut text = self.summary.join("\n");
        text.push('\n');
        for (head, sheets) in &self.partings {
            text.extend(["\n", head, "\n"]);
            for line in sheets {
                text.extend(["  ", line, "\n"]);
            }
        }
        for part in [&self.remarks, &self.laws] {
            if !part.is_empty() {
                text.push('\n');
            }
            for line in part {
                text.extend([line, "\n"]);
            }
        }
        text
    }
}

/// The most similar moves that are listed.
const MOST_NEAR: usize = 3;

/// Describes a comparison in the language and the notation of the reader, under an edition.
pub fn describe(comparison: &Comparison, edition: Edition, words: &Localizer) -> ComparisonText {
    let style = style_of(edition, Letters::Of(words.language()), Form::Short);
    let teller = ComparisonWriter { comparison, style, words };
    ComparisonText {
        summary: teller.summary(),
        partings: comparison.partings.iter().map(|parting| teller.parting(parting)).collect(),
        remarks: comparison.remarks.iter().map(|remark| teller.remark(remark)).collect(),
        laws: teller.laws(edition),
    }
}

struct ComparisonWriter<'a> {
    comparison: &'a Comparison,
    style: Style,
    words: &'a Localizer,
}

impl ComparisonWriter<'_> {
    fn summary(&self) -> Vec<String> {
        let (comparison, words) = (self.comparison, self.words);
        if comparison.agrees() {
            return vec![words.plain(match comparison.basis {
                Basis::Game => SheetKey::SheetsAgreeWithGame,
                Basis::Sheets => SheetKey::SheetsAgree,
            })];
        }
        let count = comparison.partings.len() + comparison.remarks.len();
        let mut rendered = vec![words.say(SheetKey::SheetsDifferences, [("count", count.into())])];
        if let Some(first) = comparison.partings.first() {
            let place = ("place", self.place(first.place).into());
            rendered.push(words.say(SheetKey::SheetsFirst, [place]));
        }
        rendered
    }

    fn place(&self, place: MovePlace) -> String {
        self.line(place.number, place.mover)
    }

    fn line(&self, number: u32, mover: Colour) -> String {
        let with = [("number", number.to_string().into()), ("colour", colour_name(mover).into())];
        self.words.say(SheetKey::SheetsPlace, with)
    }

    fn parting(&self, parting: &SheetDifference) -> (String, Vec<String>) {
        let (comparison, words) = (self.comparison, self.words);
        let before = comparison.before(parting.place.ply);
        let is_end = parting.place.ply == comparison.moves.len();
        let place =
            if is_end { words.plain(SheetKey::SheetsEnd) } else { self.place(parting.place) };
        let head = match parting.played {
            Some(played) => {
                let key = match comparison.basis {
                    Basis::Game => SheetKey::SheetsPlayed,
                    Basis::Sheets => SheetKey::SheetsLikely,
                };
                let move_ = notation::write(&before, played, &self.style);
                format!("{}; {}", capital(&place), words.say(key, [("move", move_.into())]))
            }
            None => capital(&place),
        };
        let sheets = Colour::ALL
            .into_iter()
            .filter_map(|colour| {
                let rendered = self.describe_entry(&parting.sheets[colour], &before)?;
                let with = [("colour", colour_name(colour).into()), ("told", rendered.into())];
                Some(capital(&words.say(SheetKey::SheetsEntry, with)))
            })
            .collect();
        (head, sheets)
    }

    fn describe_entry(&self, found: &EntryReading, before: &Position) -> Option<String> {
        let text = ("text", found.text.clone().unwrap_or_default().into());
        let words = self.words;
        let moves = |list: &[Move]| {
            let few = list.iter().take(MOST_NEAR);
            let written: Vec<String> =
                few.map(|moved| notation::write(before, *moved, &self.style)).collect();
            ("moves", all(&written, words).into())
        };
        Some(match &found.meaning {
            Meaning::AsPlayed => match found.stands_at {
                // If the played move is unknown, the entry needs no explanation.
                None if self.comparison.basis == Basis::Sheets => found.text.clone()?,
                None => words.say(SheetKey::SheetsAsPlayed, [text]),
                Some((number, column)) => {
                    let line = ("where", self.line(number, column).into());
                    words.say(SheetKey::SheetsOtherLine, [text, line])
                }
            },
            Meaning::Other(_) => words.say(SheetKey::SheetsOther, [text]),
            Meaning::NoSuchMove(near) if near.is_empty() => {
                words.say(SheetKey::SheetsNoSuchMove, [text])
            }
            Meaning::NoSuchMove(near) => words.say(SheetKey::SheetsPerhaps, [text, moves(near)]),
            Meaning::Ambiguous(list) => words.say(SheetKey::SheetsAmbiguous, [text, moves(list)]),
            Meaning::Illegible => words.say(SheetKey::SheetsIllegible, [text]),
            Meaning::Missing => words.plain(SheetKey::SheetsMissing),
            Meaning::TooMany => words.say(SheetKey::SheetsTooMany, [text]),
            Meaning::InAdvance => words.say(SheetKey::SheetsInAdvance, [text]),
            Meaning::Nothing => return None,
        })
    }

    fn remark(&self, remark: &Remark) -> String {
        let words = self.words;
        let at = |place: &MovePlace| ("place", self.place(*place).into());
        let of = |colour: &Colour| ("colour", colour_name(*colour).into());
        let said = match remark {
            Remark::NotFollowed { place, positions } => {
                let tried = ("positions", words.number(*positions as u64).into());
                words.say(SheetKey::SheetsNotFollowed, [at(place), tried])
            }
            Remark::OfferOnOne { place, on } => {
                words.say(SheetKey::SheetsOfferOnOne, [at(place), of(on)])
            }
            Remark::OfferOnNone(place) => words.say(SheetKey::SheetsOfferOnNone, [at(place)]),
            Remark::OfferNotMade { place, on } => {
                words.say(SheetKey::SheetsOfferNotMade, [at(place), of(on)])
            }
            Remark::Times { place, noted } => {
                let PerPlayer { white, black } = noted.map(time::write);
                let with = [at(place), ("white", white.into()), ("black", black.into())];
                words.say(SheetKey::SheetsTimesDiffer, with)
            }
            Remark::Results(results) => {
                let PerPlayer { white, black } = results.map(|result| result.to_string());
                let with = [("white", white.into()), ("black", black.into())];
                words.say(SheetKey::SheetsResultsDiffer, with)
            }
            Remark::NotTheResult { on, result, ended } => {
                let result = ("result", result.to_string().into());
                let ended = ("ended", ended.to_string().into());
                words.say(SheetKey::SheetsResultNotOfGame, [of(on), result, ended])
            }
            Remark::NoResult(on) => words.say(SheetKey::SheetsNoResult, [of(on)]),
            Remark::NotSigned { on, by } => {
                let by = ("by", colour_name(*by).into());
                words.say(SheetKey::SheetsNotSigned, [of(on), by])
            }
        };
        capital(&said)
    }

    fn laws(&self, edition: Edition) -> Vec<String> {
        let words = self.words;
        let cited = self.comparison.laws(edition);
        if cited.is_empty() {
            return Vec::new();
        }
        let head = words.say(SheetKey::SheetsLaws, [("edition", edition.to_string().into())]);
        let article = |cited: &Citation| {
            let law = words.provision(cited.provision(), edition);
            let with = [("articles", words.articles(*cited).into()), ("law", law.into())];
            format!("  {}", words.say(SheetKey::SheetsArticle, with))
        };
        [head].into_iter().chain(cited.iter().map(article)).collect()
    }
}

/// With a capital letter, at the beginning of a sentence.
fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
