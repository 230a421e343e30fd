//! A comparison for a program.

use adoube_chess::{
    Move,
    uci::{self, Castling},
};
use adoube_laws::{Citation, Edition};
use adoube_record::{
    describe::colour_name,
    sheet::compare::{Basis, Comparison, ComparisonText, EntryReading, Meaning, Parting},
};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Facts {
    agree: bool,
    /// `game` or `sheets`: the source of the moves that were played.
    basis: &'static str,
    moves: Vec<String>,
    partings: Vec<PartingFacts>,
    remarks: Vec<String>,
    laws: Vec<CitationFacts>,
    edition: u16,
}

#[derive(Serialize)]
struct PartingFacts {
    number: u32,
    colour: &'static str,
    played: Option<String>,
    white: Option<EntryFacts>,
    black: Option<EntryFacts>,
    text: String,
}

#[derive(Serialize)]
struct EntryFacts {
    text: Option<String>,
    means: &'static str,
    moves: Vec<String>,
}

#[derive(Serialize)]
struct CitationFacts {
    articles: Vec<String>,
    provision: &'static str,
}

pub(super) fn of(comparison: &Comparison, told: &ComparisonText, edition: Edition) -> Facts {
    let texts = told.partings.iter().map(|(head, _)| head);
    Facts {
        agree: comparison.agrees(),
        basis: match comparison.basis {
            Basis::Game => "game",
            Basis::Sheets => "sheets",
        },
        moves: comparison.moves.iter().copied().map(to_uci).collect(),
        partings: comparison
            .partings
            .iter()
            .zip(texts)
            .map(|(each, text)| parting_facts(each, text))
            .collect(),
        remarks: told.remarks.clone(),
        laws: comparison.laws(edition).into_iter().map(citation_facts).collect(),
        edition: edition.year(),
    }
}

fn to_uci(moved: Move) -> String {
    uci::write(moved, Castling::KingMove).to_string()
}

fn parting_facts(parting: &Parting, text: &str) -> PartingFacts {
    PartingFacts {
        number: parting.place.number,
        colour: colour_name(parting.place.mover),
        played: parting.played.map(to_uci),
        white: entry_facts(&parting.sheets.white),
        black: entry_facts(&parting.sheets.black),
        text: text.to_owned(),
    }
}

fn entry_facts(found: &EntryReading) -> Option<EntryFacts> {
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
    let moves = moves.iter().copied().map(to_uci).collect();
    Some(EntryFacts { text: found.text.clone(), means, moves })
}

fn citation_facts(citation: Citation) -> CitationFacts {
    CitationFacts {
        articles: citation.articles().iter().map(ToString::to_string).collect(),
        provision: citation.provision().name(),
    }
}
