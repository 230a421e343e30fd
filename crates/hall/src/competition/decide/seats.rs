//! Giving and revoking seats, appointing and dismissing officials.

use super::{MAX_NAMES, MAX_SEATS, faults_of_name, require_opened};
use crate::{
    competition::{Competition, CompetitionFact, Problem, Seat, SeatRole, ValidationErrors},
    ids::SeatId,
    people::{People, has_hidden_characters},
    token::TokenHash,
};

/// Gives a seat.
pub fn give_seat(
    competition: &Competition,
    seat: SeatId,
    role: SeatRole,
    name: Option<&str>,
    token: TokenHash,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    if competition.seats.len() >= MAX_SEATS {
        return Err(Problem::TooMany { most: MAX_SEATS }.into());
    }
    if let Some(player) = role.player().filter(|player| competition.player(*player).is_none()) {
        return Err(Problem::UnknownPlayer(player).in_field("role").into());
    }
    if let Some(error) = name.and_then(|name| faults_of_name(name, "name")) {
        return Err(error.into());
    }
    if name.is_some_and(has_hidden_characters) {
        return Err(Problem::Unprintable.in_field("name").into());
    }
    let is_known = competition.seats.values().any(|known| known.token == token);
    if competition.seat(seat).is_some() || is_known {
        return Err(Problem::SeatTaken.into());
    }
    let name = name.map(str::to_owned);
    Ok(vec![CompetitionFact::SeatGiven { seat, role, name, token }])
}

/// Records that a program plays with a player's seat.
pub fn mark_program(
    competition: &Competition,
    seat: SeatId,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let known = valid_seat(competition, seat)?;
    if !matches!(known.role, SeatRole::Player(_)) {
        return Err(Problem::NotAPlayersSeat.in_field("program").into());
    }
    let is_news = !known.is_program;
    Ok(is_news.then_some(CompetitionFact::SeatUsedByProgram { seat }).into_iter().collect())
}

/// Revokes a seat.
pub fn revoke_seat(
    competition: &Competition,
    seat: SeatId,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    valid_seat(competition, seat)?;
    Ok(vec![CompetitionFact::SeatRevoked { seat }])
}

/// Returns a seat that has not been revoked.
fn valid_seat(competition: &Competition, seat: SeatId) -> Result<&Seat, ValidationErrors> {
    require_opened(competition)?;
    let known = competition.seat(seat).ok_or(Problem::UnknownSeat(seat))?;
    if known.revoked.is_some() { Err(Problem::SeatRevoked(seat).into()) } else { Ok(known) }
}

/// Removes the name of a seat's holder.
pub fn erase_seat(
    competition: &Competition,
    seat: SeatId,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    let known = competition.seat(seat).ok_or(Problem::UnknownSeat(seat))?;
    if known.name.is_none() {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::SeatErased { seat }])
}

/// Appoints an official of the hall to the competition.
pub fn appoint(
    competition: &Competition,
    name: &str,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    if let Some(error) = faults_of_name(name, "name") {
        return Err(error.into());
    }
    if competition.officials.iter().any(|own| People::is_same(own, name)) {
        return Err(Problem::AlreadyAppointed(name.to_owned()).in_field("name").into());
    }
    if competition.officials.len() >= MAX_NAMES {
        return Err(Problem::TooMany { most: MAX_NAMES }.into());
    }
    Ok(vec![CompetitionFact::OfficialAppointed { name: name.to_owned() }])
}

/// Dismisses an official from the competition.
pub fn dismiss(
    competition: &Competition,
    name: &str,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    let appointed = competition.officials.iter().find(|own| People::is_same(own, name));
    let Some(appointed) = appointed else {
        return Err(Problem::NotAppointed(name.to_owned()).in_field("name").into());
    };
    Ok(vec![CompetitionFact::OfficialDismissed { name: appointed.clone() }])
}
