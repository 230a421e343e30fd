//! A comparison for a program.

use adoube_chess::{
    Move,
    uci::{self, Castling},
};
use adoube_laws::{Citation, Edition};
use adoube_record::{
    sentences::colour_name,
    sheet::compare::{Basis, Comparison, Found, Meaning, Parting, Told},
};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Facts {
    agree: bool,
    /// `game` or `sheets`: from what it is known what was played.
    basis: &'static str,
    moves: Vec<String>,
    partings: Vec<Place>,
    remarks: Vec<String>,
    laws: Vec<Cited>,
    edition: u16,
}

#[derive(Serialize)]
struct Place {
    number: u32,
    colour: &'static str,
    played: Option<String>,
    white: Option<Entry>,
    black: Option<Entry>,
    text: String,
}

#[derive(Serialize)]
struct Entry {
    text: Option<String>,
    means: &'static str,
    moves: Vec<String>,
}

#[derive(Serialize)]
struct Cited {
    articles: Vec<String>,
    provision: &'static str,
}

pub(super) fn of(comparison: &Comparison, told: &Told, edition: Edition) -> Facts {
    let texts = told.partings.iter().map(|(head, _)| head);
    Facts {
        agree: comparison.agrees(),
        basis: match comparison.basis {
            Basis::Game => "game",
            Basis::Sheets => "sheets",
        },
        moves: comparison.moves.iter().copied().map(written).collect(),
        partings: comparison
            .partings
            .iter()
            .zip(texts)
            .map(|(each, text)| place(each, text))
            .collect(),
        remarks: told.remarks.clone(),
        laws: comparison.laws(edition).into_iter().map(cited).collect(),
        edition: edition.year(),
    }
}

fn written(moved: Move) -> String {
    uci::write(moved, Castling::KingMove).to_string()
}

fn place(parting: &Parting, text: &str) -> Place {
    Place {
        number: parting.place.number,
        colour: colour_name(parting.place.mover),
        played: parting.played.map(written),
        white: entry(&parting.sheets.white),
        black: entry(&parting.sheets.black),
        text: text.to_owned(),
    }
}

fn entry(found: &Found) -> Option<Entry> {
    let (means, moves): (_, &[Move]) = match &found.meaning {
        Meaning::AsPlayed => ("as-played", &[]),
        Meaning::Other(other) => ("other-move", std::slice::from_ref(other)),
        Meaning::NoSuchMove(near) => ("not-possible", near),
        Meaning::Ambiguous(candidates) => ("ambiguous", candidates),
        Meaning::Illegible => ("illegible", &[]),
        Meaning::Missing => ("missing", &[]),
        Meaning::TooMany => ("too-many", &[]),
        Meaning::InAdvance => ("not-played", &[]),
        Meaning::Nothing => return None,
    };
    let moves = moves.iter().copied().map(written).collect();
    Some(Entry { text: found.text.clone(), means, moves })
}

fn cited(citation: Citation) -> Cited {
    Cited {
        articles: citation.articles().iter().map(ToString::to_string).collect(),
        provision: citation.provision().name(),
    }
}
