//! Typed moves in any notation, and spoken moves.

use adoube_chess::{
    Square,
    notation::{self, ReadError, ReadErrorKind, announce},
};
use adoube_laws::{
    regulations::BoardMode,
    table::{Plan, Table},
};

/// Parses a move at a table: as announced, in notation, or by both squares. Whether it may be played is for
/// the Laws to decide.
pub(in crate::http) fn read(table: &Table, text: &str) -> Result<Plan, Option<ReadError>> {
    let Some(position) = table.position() else { return by_squares(text).ok_or(None) };
    let written = match notation::read(position, text) {
        Ok(reading) => return Ok(reading.moved.into()),
        Err(error) => error,
    };
    let spoken = match announce::read(position, text) {
        Ok(played) => return Ok(played.into()),
        Err(error) => error,
    };
    // On a screen nothing illegal can happen, and the refusal cites its article. Elsewhere typing does not
    // touch a piece, and a typo must not be carried out.
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let stands = |plan: &Plan| is_screen && position.piece_on(plan.from).is_some();
    if let Some(plan) = by_squares(text).filter(stands) {
        return Ok(plan);
    }
    let is_better = |error: &ReadError| error.kind != ReadErrorKind::Unreadable;
    Err(Some(if is_better(&written) || !is_better(&spoken) { written } else { spoken }))
}

/// Parses two squares, with or without a hyphen.
fn by_squares(text: &str) -> Option<Plan> {
    let plain: String =
        text.chars().filter(|sign| !matches!(sign, '-' | '–' | ' ' | 'x')).collect();
    let plain = plain.to_lowercase();
    let (from, to) = plain.split_at_checked(2)?;
    Some(Plan::new(from.parse::<Square>().ok()?, to.parse().ok()?))
}
