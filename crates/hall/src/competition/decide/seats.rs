//! Seats are given and revoked, officials appointed and dismissed.

use super::{MOST_NAMES, MOST_SEATS, faults_of_name, opened};
use crate::{
    competition::{Competition, CompetitionFact, Problem, SeatRole, ValidationErrors},
    ids::SeatId,
    people::People,
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
    opened(competition)?;
    if competition.seats.len() >= MOST_SEATS {
        return Err(Problem::TooMany { most: MOST_SEATS }.into());
    }
    if let Some(player) = role.player().filter(|player| competition.player(*player).is_none()) {
        return Err(Problem::UnknownPlayer(player).of("role").into());
    }
    if let Some(objection) = name.and_then(|name| faults_of_name(name, "name")) {
        return Err(objection.into());
    }
    let is_known = competition.seats.values().any(|known| known.token == token);
    if competition.seat(seat).is_some() || is_known {
        return Err(Problem::SeatTaken.into());
    }
    let name = name.map(str::to_owned);
    Ok(vec![CompetitionFact::SeatGiven { seat, role, name, token }])
}

/// Revokes a seat.
pub fn revoke_seat(
    competition: &Competition,
    seat: SeatId,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    opened(competition)?;
    let known = competition.seat(seat).ok_or(Problem::UnknownSeat(seat))?;
    if known.revoked.is_some() {
        return Err(Problem::SeatRevoked(seat).into());
    }
    Ok(vec![CompetitionFact::SeatRevoked { seat }])
}

/// Puts an official of the hall in charge.
pub fn appoint(
    competition: &Competition,
    name: &str,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    opened(competition)?;
    if let Some(objection) = faults_of_name(name, "name") {
        return Err(objection.into());
    }
    if competition.officials.iter().any(|own| People::is_same(own, name)) {
        return Err(Problem::AlreadyAppointed(name.to_owned()).of("name").into());
    }
    if competition.officials.len() >= MOST_NAMES {
        return Err(Problem::TooMany { most: MOST_NAMES }.into());
    }
    Ok(vec![CompetitionFact::OfficialAppointed { name: name.to_owned() }])
}

/// Relieves an official.
pub fn dismiss(
    competition: &Competition,
    name: &str,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    opened(competition)?;
    let appointed = competition.officials.iter().find(|own| People::is_same(own, name));
    let Some(appointed) = appointed else {
        return Err(Problem::NotAppointed(name.to_owned()).of("name").into());
    };
    Ok(vec![CompetitionFact::OfficialDismissed { name: appointed.clone() }])
}
