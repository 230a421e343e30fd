//! Differences other than moves: draw offers, times, results, signatures.

use adoube_chess::{Colour, notation};
use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    table::Outcome,
};

use super::{Comparison, MovePlace, align::Alignment};
use crate::sheet::{Record, Sheet, SheetEntry};

/// A difference other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// From here on the sheets cannot be followed: the search for the moves was given up.
    NotFollowed {
        /// The first move that was not found.
        place: MovePlace,
        /// How many positions were tried.
        positions: usize,
    },
    /// A draw offer is on one sheet only.
    OfferOnOne {
        /// With which move.
        place: MovePlace,
        /// On whose sheet.
        on: Colour,
    },
    /// A draw offer of the game is on neither sheet.
    OfferOnNone(MovePlace),
    /// A draw offer on a sheet was not made in the game, whose offers are known.
    OfferNotMade {
        /// With which move.
        place: MovePlace,
        /// On whose sheet.
        on: Colour,
    },
    /// The players noted different times after the same move.
    Times {
        /// After which move.
        place: MovePlace,
        /// What each noted.
        noted: PerPlayer<Milliseconds>,
    },
    /// The results on the sheets differ.
    Results(PerPlayer<Outcome>),
    /// The result on a sheet differs from that of the game.
    NotTheResult {
        /// On whose sheet.
        on: Colour,
        /// The result on the sheet.
        result: Outcome,
        /// How the game ended.
        ended: Outcome,
    },
    /// A sheet has no result.
    NoResult(Colour),
    /// A sheet lacks a signature.
    NotSigned {
        /// Whose sheet.
        on: Colour,
        /// Whose signature.
        by: Colour,
    },
}

/// Smaller differences are ignored: players note minutes.
const A_MINUTE: u64 = 60_000;

/// All remarks.
pub(super) fn all(
    comparison: &Comparison,
    sheets: PerPlayer<&Sheet>,
    game: Option<&Record>,
    aligned: &PerPlayer<Alignment<'_>>,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let knows_offers = game.is_some_and(|game| game.plies.iter().any(|ply| ply.offer));
    let mut position = comparison.start;
    for (ply, moved) in comparison.moves.iter().enumerate() {
        let place = MovePlace::new(&comparison.start, ply);
        let entries = PerPlayer::from_fn(|colour| aligned[colour].at(ply));
        let offers = entries.map(|entry| {
            entry.is_some_and(|entry| entry.offer || offers_in_text(entry, &position))
        });
        let made = game.and_then(|game| game.plies.get(ply)).filter(|_| knows_offers);
        remarks.extend(offer(place, offers, made.map(|ply| ply.offer), entries));
        let noted = entries.map(|entry| entry.and_then(|entry| entry.time));
        if let (Some(white), Some(black)) = (noted.white, noted.black)
            && white.get().abs_diff(black.get()) >= A_MINUTE
        {
            remarks.push(Remark::Times { place, noted: PerPlayer { white, black } });
        }
        position = position.play_unchecked(*moved);
    }
    remarks.extend(results(sheets, game.and_then(|game| game.result)));
    remarks.extend(signatures(sheets));
    remarks
}

fn offers_in_text(entry: &SheetEntry, position: &adoube_chess::Position) -> bool {
    let text = entry.text.as_deref().unwrap_or_default();
    text.contains('=') && notation::read(position, text).is_ok_and(|reading| reading.draw_offer)
}

fn offer(
    place: MovePlace,
    written: PerPlayer<bool>,
    made: Option<bool>,
    entries: PerPlayer<Option<&SheetEntry>>,
) -> Vec<Remark> {
    let on = |colour: Colour| written[colour];
    match (made, on(Colour::White), on(Colour::Black)) {
        (Some(false), _, _) => Colour::ALL
            .into_iter()
            .filter(|colour| on(*colour))
            .map(|on| Remark::OfferNotMade { place, on })
            .collect(),
        (Some(true), false, false) => vec![Remark::OfferOnNone(place)],
        // A player who has not written the move has not written the offer either: that is already reported.
        (_, true, false) if entries.black.is_some() => {
            vec![Remark::OfferOnOne { place, on: Colour::White }]
        }
        (_, false, true) if entries.white.is_some() => {
            vec![Remark::OfferOnOne { place, on: Colour::Black }]
        }
        _ => Vec::new(),
    }
}

fn results(sheets: PerPlayer<&Sheet>, ended: Option<Outcome>) -> Vec<Remark> {
    let written = sheets.map(|sheet| sheet.result);
    let mut remarks = Vec::new();
    if let (Some(white), Some(black)) = (written.white, written.black)
        && white != black
    {
        remarks.push(Remark::Results(PerPlayer { white, black }));
    }
    let is_known = ended.is_some() || written.white.is_some() || written.black.is_some();
    for on in Colour::ALL {
        match (written[on], ended) {
            (Some(result), Some(ended)) if result != ended => {
                remarks.push(Remark::NotTheResult { on, result, ended });
            }
            (None, _) if is_known => remarks.push(Remark::NoResult(on)),
            _ => {}
        }
    }
    remarks
}

/// If no signature was typed in, signatures are unknown.
fn signatures(sheets: PerPlayer<&Sheet>) -> Vec<Remark> {
    let is_signed = |on: Colour, by: Colour| sheets[on].signed[by];
    let pairs = Colour::ALL.into_iter().flat_map(|on| Colour::ALL.map(|by| (on, by)));
    let missing: Vec<_> = pairs.clone().filter(|(on, by)| !is_signed(*on, *by)).collect();
    if missing.len() == pairs.count() {
        return Vec::new();
    }
    missing.into_iter().map(|(on, by)| Remark::NotSigned { on, by }).collect()
}
