//! A comparison for a program.

use adoube_chess::{
    Move,
    uci::{self, Castling},
};
use adoube_laws::{Citation, Edition};
use adoube_record::sheet::compare::{
    Basis, Comparison, ComparisonText, EntryReading, Meaning, SheetDifference,
};
use serde::Serialize;

use crate::json;

/// Two scoresheets, compared.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// Whether they agree, and with the game if there is one.
    agree: bool,
    /// Whether the moves were found to the end of both sheets; if not, the search was given up.
    followed: bool,
    /// The source of the played moves: `game` or `sheets`.
    basis: &'static str,
    /// The moves that were played, or probably were, in UCI.
    moves: Vec<String>,
    /// Where the sheets differ.
    partings: Vec<PartingFacts>,
    /// Other remarks, as sentences.
    remarks: Vec<String>,
    /// The relevant rules.
    laws: Vec<CitationFacts>,
    /// The edition of the Laws.
    edition: json::Edition,
}

/// A move at which the sheets differ.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct PartingFacts {
    /// The number of the move.
    number: u32,
    /// Who made it.
    colour: json::Colour,
    /// The played move in UCI, if it is known.
    played: Option<String>,
    /// The entry of White's sheet; null if it ended before.
    white: Option<EntryFacts>,
    /// The entry of Black's sheet; null if it ended before.
    black: Option<EntryFacts>,
    /// The difference as a sentence.
    text: String,
}

/// An entry of a sheet.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct EntryFacts {
    /// The text; null if there is none.
    text: Option<String>,
    /// Its meaning: `as-played`, `other-move`, `not-possible`, `ambiguous`, `illegible`, `missing`, `too-many` or
    /// `not-played`.
    means: &'static str,
    /// The moves in UCI that it means or may mean.
    moves: Vec<String>,
}

/// A rule.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct CitationFacts {
    /// Its articles in the edition.
    articles: Vec<String>,
    /// The name that `adoube law` knows.
    provision: &'static str,
}

pub(super) fn facts(comparison: &Comparison, rendered: &ComparisonText, edition: Edition) -> Facts {
    let texts = rendered.partings.iter().map(|(head, _)| head);
    Facts {
        agree: comparison.agrees(),
        followed: comparison.is_followed(),
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
        remarks: rendered.remarks.clone(),
        laws: comparison.laws(edition).into_iter().map(citation_facts).collect(),
        edition: edition.into(),
    }
}

fn to_uci(moved: Move) -> String {
    uci::write(moved, Castling::KingMove).to_string()
}

fn parting_facts(parting: &SheetDifference, text: &str) -> PartingFacts {
    PartingFacts {
        number: parting.place.number,
        colour: parting.place.mover.into(),
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
        articles: json::articles(citation.articles()),
        provision: citation.provision().name(),
    }
}
