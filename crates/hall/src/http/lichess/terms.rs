//! Parses the terms of a proposed game.

use adoube_chess::{Colour, Position, chess960, notation::Language};
use adoube_laws::clock::{Milliseconds, Mode, TimeControl};
use adoube_record::i18n::ClientKey;

use super::{
    error::LichessError,
    fields::Fields,
    kind::{Speed, Variant},
};
use crate::{
    competition::lobby::{ColourPreference, GameTerms},
    http::shared::problem::ApiError,
};

/// The unit of the time: seconds for a challenge, minutes for a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// `clock.limit` and `clock.increment`.
    Seconds,
    /// `time` and `increment`.
    Minutes,
}

/// The limits of a player's time, in seconds.
const MIN: u64 = 1;
const MAX: u64 = 10_800;
/// The maximum increment, in seconds.
const MAX_INCREMENT: u64 = 180;

/// Parses the proposed terms and the requested colour.
pub(super) fn parse(
    fields: &Fields,
    unit: Unit,
    language: Language,
) -> Result<(GameTerms, ColourPreference), LichessError> {
    if fields.is_set("rated") {
        return Err(LichessError::bad_request(language, ClientKey::NotRated));
    }
    let (limit, increment) = time(fields, unit, language)?;
    let not = |field: &'static str, text: &str| {
        let with = [("text", text.to_owned().into()), ("field", field.into())];
        LichessError::bad_request_with(language, ClientKey::NotAField, with)
    };
    // The Laws cannot rule out an early draw; the other rules hold here anyway.
    if let Some(rules) = fields.get("rules").filter(|rules| rules.contains("noEarlyDraw")) {
        return Err(not("rules", rules));
    }
    let array = match fields.get("variant").unwrap_or("standard") {
        "standard" | "fromPosition" => None,
        "chess960" => Some(chess960::Number::random().map_err(|_| ApiError::Broken)?.get()),
        _ => return Err(LichessError::bad_request(language, ClientKey::NoVariant)),
    };
    let position = match (fields.get("fen"), array) {
        (None, _) => None,
        (Some(fen), None) => {
            let read = fen.parse::<Position>().ok().filter(Position::has_legal_move);
            let error = || {
                LichessError::bad_request_with(
                    language,
                    ClientKey::NoPosition,
                    [("text", fen.into())],
                )
            };
            Some(read.ok_or_else(error)?.board())
        }
        // The starting position was drawn.
        (Some(fen), Some(_)) => return Err(not("fen", fen)),
    };
    let wanted = match fields.get("color").unwrap_or("random") {
        "white" => ColourPreference::Colour(Colour::White),
        "black" => ColourPreference::Colour(Colour::Black),
        "random" => ColourPreference::Any,
        other => return Err(not("color", other)),
    };
    let position = position.filter(|board| *board != Position::initial().board());
    Ok((GameTerms { limit, increment, array, position }, wanted))
}

/// Parses time and increment, in seconds.
fn time(fields: &Fields, unit: Unit, language: Language) -> Result<(u64, u64), LichessError> {
    let (limit, increment, scale) = match unit {
        Unit::Seconds => ("clock.limit", "clock.increment", 1),
        Unit::Minutes => ("time", "increment", 60),
    };
    let limit = fields.thousandths(limit, language)?;
    let limit = limit.ok_or_else(|| LichessError::bad_request(language, ClientKey::ClockNeeded))?;
    let increment = fields.thousandths(increment, language)?.unwrap_or_default();
    let seconds = |thousandths: u64| thousandths.is_multiple_of(1000).then_some(thousandths / 1000);
    let limit = seconds(limit.saturating_mul(scale)).filter(|time| (MIN..=MAX).contains(time));
    let increment = seconds(increment).filter(|time| *time <= MAX_INCREMENT);
    limit.zip(increment).ok_or_else(|| {
        let with = [("least", MIN.into()), ("most", MAX.into()), ("extra", MAX_INCREMENT.into())];
        LichessError::bad_request_with(language, ClientKey::ClockRange, with)
    })
}

/// Draws a random colour.
pub(super) fn coin() -> Result<Colour, ApiError> {
    let drawn = getrandom::u32().map_err(|_| ApiError::Broken)?;
    Ok(if drawn.is_multiple_of(2) { Colour::White } else { Colour::Black })
}

/// Returns the variant of the terms.
pub(super) const fn variant(terms: &GameTerms) -> Variant {
    match (terms.array, terms.position) {
        (Some(_), _) => Variant::Chess960,
        (None, Some(_)) => Variant::FromPosition,
        (None, None) => Variant::Standard,
    }
}

/// Returns the starting position, if it is not the usual one.
pub(super) fn position(terms: &GameTerms) -> Option<String> {
    let array = terms.array.and_then(chess960::Number::new);
    let board = array.map(|array| array.position().board()).or(terms.position);
    board.map(|board| board.to_string())
}

/// Returns the proposed time control.
pub(super) fn control(terms: &GameTerms) -> Option<TimeControl> {
    let mode = match terms.increment {
        0 => Mode::Plain,
        seconds => Mode::Increment(Milliseconds::seconds(seconds)),
    };
    TimeControl::all_moves(Milliseconds::seconds(terms.limit), mode).ok()
}

/// Returns the speed of the terms.
pub(super) fn speed(terms: &GameTerms) -> Speed {
    control(terms).map_or(Speed::Classical, |control| Speed::from_control(&control))
}
