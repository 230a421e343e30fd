//! Renders validation errors of a competition as sentences.

use adoube_record::{
    i18n::{HallKey as Key, Localizer},
    narrate,
    pairing::{PairingNarrator, trf_fault},
};

use super::Detail;
use crate::competition::{Problem, ValidationError, ValidationErrors, csv};

/// The maximum number of sentences in the summary; the list has all errors.
const MAX_SENTENCES: usize = 5;

/// Renders all errors, each with its place.
pub fn details(errors: &ValidationErrors, words: &Localizer) -> Vec<Detail> {
    let detail = |error: &ValidationError| Detail {
        code: error.problem.code().to_owned(),
        detail: sentence(&error.problem, words),
        item: error.item,
        field: error.field.map(str::to_owned),
        heading: error.heading.clone(),
        line: error.place.map(|place| place.line),
        column: error.place.map(|place| place.column),
    };
    errors.0.iter().map(detail).collect()
}

/// Renders the first errors as a summary.
pub(super) fn sentences(errors: &ValidationErrors, words: &Localizer) -> String {
    let first = errors.0.iter().take(MAX_SENTENCES);
    first.map(|error| sentence(&error.problem, words)).collect::<Vec<_>>().join(" ")
}

fn sentence(problem: &Problem, words: &Localizer) -> String {
    let number = |name: &'static str, number: u32| (name, number.into());
    let text = |name: &'static str, text: &str| (name, text.to_owned().into());
    let about = |key: Key, name: &'static str, value: u32| words.say(key, [number(name, value)]);
    let found = |key: Key, found: &str| words.say(key, [text("found", found)]);
    match problem {
        Problem::Regulations(problem) => narrate::regulation_fault(problem, words).join(" "),
        Problem::TooLong { most } => words.say(Key::ObjectionTooLong, [("most", (*most).into())]),
        Problem::TooMany { most } => words.say(Key::ObjectionTooMany, [("most", (*most).into())]),
        Problem::OutOfRange { least, most } => {
            words.say(Key::ObjectionOutOfRange, [number("least", *least), number("most", *most)])
        }
        Problem::NumberTaken(no) => about(Key::ObjectionNumberTaken, "player", no.get()),
        Problem::FideIdTaken { fide_id, by } => {
            let id = text("id", &fide_id.to_string());
            words.say(Key::ObjectionFideIdTaken, [number("player", by.get()), id])
        }
        Problem::UnknownPlayer(no) => about(Key::ObjectionUnknownPlayer, "player", no.get()),
        Problem::PlayerPaired(no) => about(Key::ObjectionPlayerPaired, "player", no.get()),
        Problem::PlayerErased(no) => about(Key::ObjectionPlayerErased, "player", no.get()),
        Problem::PlayerWithdrawn(no) => about(Key::ObjectionPlayerWithdrawn, "player", no.get()),
        Problem::NotWithdrawn(no) => about(Key::ObjectionNotWithdrawn, "player", no.get()),
        Problem::NotListed(no) => about(Key::ObjectionNotListed, "player", no.get()),
        Problem::UnknownRound(no) => about(Key::ObjectionUnknownRound, "round", no.get()),
        Problem::RoundPaired(no) => about(Key::ObjectionRoundPaired, "round", no.get()),
        Problem::RoundBegun(no) => about(Key::ObjectionRoundBegun, "round", no.get()),
        Problem::PairedTwice(no) => about(Key::ObjectionPairedTwice, "player", no.get()),
        Problem::SamePlayer(no) => about(Key::ObjectionSamePlayer, "player", no.get()),
        Problem::BoardTwice(no) => about(Key::ObjectionBoardTwice, "board", no.get()),
        Problem::HasResult(no) => about(Key::ObjectionHasResult, "board", no.get()),
        Problem::BoardBegun(no) => about(Key::ObjectionBoardBegun, "board", no.get()),
        Problem::UnknownBoard { round, board } => {
            let place = [number("round", round.get()), number("board", board.get())];
            words.say(Key::ObjectionUnknownBoard, place)
        }
        Problem::NotForBerger { players, least, most } => {
            let range = [("least", (*least).into()), ("most", (*most).into())];
            let [least, most] = range;
            words.say(Key::ObjectionNotForBerger, [("players", (*players).into()), least, most])
        }
        Problem::NoPairing { tournament, why } => {
            PairingNarrator::new(tournament, words).no_pairing(why)
        }
        Problem::Trf(fault) => trf_fault(fault, words),
        Problem::AlreadyAppointed(name) => {
            words.say(Key::ObjectionAlreadyAppointed, [text("name", name)])
        }
        Problem::NotAppointed(name) => words.say(Key::ObjectionNotAppointed, [text("name", name)]),
        Problem::UnknownColumn { found, known } => {
            let known: Vec<String> = known.iter().map(|name| csv::heading(name, words)).collect();
            let known = text("known", &known.join(", "));
            words.say(Key::ObjectionUnknownColumn, [text("found", found), known])
        }
        Problem::NotOneOf { found, known } => {
            let known = text("known", &known.join(", "));
            words.say(Key::ObjectionNotOneOf, [text("found", found), known])
        }
        Problem::MissingColumn(name) => {
            words.say(Key::ObjectionMissingColumn, [text("column", &csv::heading(name, words))])
        }
        Problem::FieldCount { found, expected } => {
            let counts = [("found", (*found).into()), ("expected", (*expected).into())];
            words.say(Key::ObjectionFieldCount, counts)
        }
        Problem::NotANumber(text) => found(Key::ObjectionNotANumber, text),
        Problem::NotAFederation(text) => found(Key::ObjectionNotAFederation, text),
        Problem::NotAnOutcome(text) => found(Key::ObjectionNotAnOutcome, text),
        plain => words.plain(without_values(plain)),
    }
}

/// Returns the sentence of an error that has no arguments.
const fn without_values(problem: &Problem) -> Key {
    match problem {
        Problem::AlreadyOpened => Key::ObjectionAlreadyOpened,
        Problem::Deleted => Key::ObjectionDeleted,
        Problem::OtherName => Key::ObjectionOtherName,
        Problem::Blank => Key::ObjectionBlank,
        Problem::Unprintable => Key::ObjectionUnprintable,
        Problem::EndsBeforeItBegins => Key::ObjectionEndsBeforeItBegins,
        Problem::SaidTwice => Key::ObjectionSaidTwice,
        Problem::NothingPaired => Key::ObjectionNothingPaired,
        Problem::HasTable(_) => Key::ObjectionHasTable,
        Problem::UnknownGame(_) => Key::ObjectionUnknownGame,
        Problem::GameTaken(_) => Key::ObjectionGameTaken,
        Problem::NotSwiss => Key::ObjectionNotSwiss,
        Problem::ColourNotDrawn => Key::ObjectionColourNotDrawn,
        Problem::GamesArranged => Key::ObjectionGamesArranged,
        Problem::TooFewPlayers => Key::ObjectionTooFewPlayers,
        Problem::RoundsNotAnnounced => Key::ObjectionRoundsNotAnnounced,
        Problem::PointsNotForBaku => Key::ObjectionPointsNotForBaku,
        Problem::UnknownAcceleration => Key::ObjectionUnknownAcceleration,
        Problem::NotEmpty => Key::ObjectionNotEmpty,
        Problem::NoRatingList => Key::ObjectionNoRatingList,
        Problem::UnknownSeat(_) => Key::ObjectionUnknownSeat,
        Problem::SeatRevoked(_) => Key::ObjectionSeatRevoked,
        Problem::SeatTaken => Key::ObjectionSeatTaken,
        Problem::NotAPlayersSeat => Key::ObjectionNotAPlayersSeat,
        Problem::NotText => Key::ObjectionNotText,
        Problem::NoHeader => Key::ObjectionNoHeader,
        Problem::UnclosedQuote => Key::ObjectionUnclosedQuote,
        Problem::AfterQuote => Key::ObjectionAfterQuote,
        _ => Key::ObjectionNotOpened,
    }
}
