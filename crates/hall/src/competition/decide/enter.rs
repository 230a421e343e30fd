//! Entering, correcting, withdrawing and removing players.

use std::collections::{HashMap, HashSet};

use super::{MAX_PLAYERS, faults_of_name, faults_of_text, require_opened};
use crate::{
    competition::{
        Competition, CompetitionFact, Player, Problem, ValidationError, ValidationErrors,
        validation::if_no_errors,
    },
    ids::PlayerNo,
};

/// Enters players, all of them or none. Nobody was born after this year.
pub fn enter_players(
    competition: &Competition,
    players: &[Player],
    this_year: u16,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    if competition.players.len() + players.len() > MAX_PLAYERS {
        return Err(Problem::TooMany { most: MAX_PLAYERS }.into());
    }
    let mut numbers: HashSet<PlayerNo> = competition.players.keys().copied().collect();
    let mut fide_ids = fide_ids(competition);
    let mut found = Vec::new();
    for (item, player) in players.iter().enumerate() {
        found.extend(faults(player, this_year).into_iter().map(|error| error.in_item(item)));
        if !numbers.insert(player.no) {
            found.push(Problem::NumberTaken(player.no).in_field("no").in_item(item));
        }
        let Some(fide_id) = player.fide_id else { continue };
        if let Some(by) = fide_ids.insert(fide_id, player.no) {
            found.push(Problem::FideIdTaken { fide_id, by }.in_field("fide-id").in_item(item));
        }
    }
    let mut persons = competition.new_persons();
    let entered = |player: &Player| CompetitionFact::PlayerEntered {
        player: player.clone(),
        person: persons.draw(),
    };
    if_no_errors(found, || players.iter().map(entered).collect())
}

/// Corrects the data of a player.
pub fn correct_player(
    competition: &Competition,
    player: &Player,
    this_year: u16,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let before = known(competition, player.no)?;
    if before == player {
        return Ok(Vec::new());
    }
    if competition.is_erased(player.no) {
        return Err(Problem::PlayerErased(player.no).into());
    }
    let mut found = faults(player, this_year);
    if let Some(fide_id) = player.fide_id
        && let Some(by) = fide_ids(competition).get(&fide_id).filter(|by| **by != player.no)
    {
        found.push(Problem::FideIdTaken { fide_id, by: *by }.in_field("fide-id"));
    }
    let person = competition.new_persons().assign(player.no);
    if_no_errors(found, || {
        vec![CompetitionFact::PlayerCorrected { player: player.clone(), person }]
    })
}

/// Removes a player who was never paired.
pub fn remove_player(
    competition: &Competition,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    known(competition, player)?;
    let is_paired = competition
        .rounds
        .values()
        .any(|round| round.board_of(player).is_some() || round.byes.contains_key(&player));
    if is_paired {
        return Err(Problem::PlayerPaired(player).into());
    }
    let seats = competition.seats.values().filter(|seat| seat.revoked.is_none());
    let revoked = seats
        .filter(|seat| seat.role.player() == Some(player))
        .map(|seat| CompetitionFact::SeatRevoked { seat: seat.id });
    Ok(revoked.chain([CompetitionFact::PlayerRemoved { player }]).collect())
}

/// Removes the personal data of a player: pairings and results stay, under the number.
pub fn erase_player(
    competition: &Competition,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    known(competition, player)?;
    if competition.is_erased(player) {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::PlayerErased { player }])
}

/// Withdraws a player from the remaining rounds.
pub fn withdraw_player(
    competition: &Competition,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    known(competition, player)?;
    if competition.has_withdrawn(player) {
        return Err(Problem::PlayerWithdrawn(player).into());
    }
    Ok(vec![CompetitionFact::PlayerWithdrew { player }])
}

/// Lets a withdrawn player play again.
pub fn return_player(
    competition: &Competition,
    player: PlayerNo,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    known(competition, player)?;
    if !competition.has_withdrawn(player) {
        return Err(Problem::NotWithdrawn(player).into());
    }
    Ok(vec![CompetitionFact::PlayerReturned { player }])
}

fn known(competition: &Competition, player: PlayerNo) -> Result<&Player, ValidationErrors> {
    require_opened(competition)?;
    competition.player(player).ok_or_else(|| Problem::UnknownPlayer(player).into())
}

fn fide_ids(competition: &Competition) -> HashMap<u32, PlayerNo> {
    competition.players().filter_map(|player| Some((player.fide_id?, player.no))).collect()
}

fn faults(player: &Player, this_year: u16) -> Vec<ValidationError> {
    const NUMBERS: u32 = 1_000_000;
    const HIGHEST_RATING: u32 = 4_000;
    const FIRST_YEAR: u32 = 1900;
    let texts = [(&player.national_id, "national-id"), (&player.club, "club")];
    let texts = texts.into_iter().filter_map(|(text, field)| Some((text.as_ref()?, field)));
    let numbers = [
        (Some(player.no.get()), "no", 1, NUMBERS),
        (player.fide_id, "fide-id", 1, u32::MAX),
        (player.rating.map(u32::from), "rating", 1, HIGHEST_RATING),
        (player.national_rating.map(u32::from), "national-rating", 1, HIGHEST_RATING),
        (player.birth_year.map(u32::from), "birth-year", FIRST_YEAR, this_year.into()),
    ];
    let numbers = numbers.into_iter().filter_map(|(number, field, least, most)| {
        let in_range = (least..=most).contains(&number?);
        (!in_range).then(|| Problem::OutOfRange { least, most }.in_field(field))
    });
    faults_of_name(&player.name, "name")
        .into_iter()
        .chain(texts.filter_map(|(text, field)| faults_of_text(text, field)))
        .chain(numbers)
        .collect()
}
