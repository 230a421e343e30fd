//! The heading of a game: players, event, round.

use adoube_laws::{clock::At, regulations::Start};
use adoube_record::sheet::{Heading, Person};
use jiff::{Timestamp, Zoned, tz::TimeZone};

use crate::{
    competition::{Competition, Player},
    game::{GameCreated, Origin},
    ids::{BoardNo, PlayerNo, RoundNo},
};

/// Returns the heading of a game from the current data of its competition.
pub fn heading(competition: &Competition, created: &GameCreated) -> Heading {
    let about = competition.about();
    let place = place(created);
    let mut players = created.players.map(|no| known(competition, no));
    for (colour, name) in created.setup.names.iter() {
        if players[colour].name.is_empty() {
            players[colour].name.clone_from(name);
        }
    }
    let chess960 = match created.regulations.start {
        Start::Standard | Start::Chess960 => None,
        Start::Chess960Number(number) => Some(number.get()),
    };
    Heading {
        event: about.map(|about| about.name.clone()).unwrap_or_default(),
        group: String::new(),
        site: about.map(|about| about.place.clone()).unwrap_or_default(),
        date: date(competition, created),
        round: place.map(|(round, _)| round.to_string()).unwrap_or_default(),
        board: place.map(|(_, board)| board.to_string()).unwrap_or_default(),
        players,
        arbiter: about.and_then(|about| about.arbiters.first().cloned()).unwrap_or_default(),
        edition: Some(created.regulations.edition),
        control: created.regulations.time.agreed().cloned(),
        control_text: String::new(),
        chess960,
    }
}

/// Returns the round and the board of a game.
pub(super) const fn place(created: &GameCreated) -> Option<(RoundNo, BoardNo)> {
    match created.origin {
        Origin::Round { round, board } => Some((round, board)),
        Origin::Free => None,
    }
}

/// Returns the day by the local calendar, or else in UTC, as `2026.11.16`.
pub(super) fn date(competition: &Competition, created: &GameCreated) -> String {
    let round = place(created).and_then(|(round, _)| competition.round(round));
    match round.and_then(|round| round.day) {
        Some(day) => day.to_string().replace('-', "."),
        None => universal(created.setup.scheduled)
            .map(|at| at.strftime("%Y.%m.%d").to_string())
            .unwrap_or_default(),
    }
}

/// Converts an instant to UTC; `None` before anything was scheduled.
pub(super) fn universal(at: At) -> Option<Zoned> {
    let milliseconds = i64::try_from(at.get()).ok().filter(|since| *since > 0)?;
    Some(Timestamp::from_millisecond(milliseconds).ok()?.to_zoned(TimeZone::UTC))
}

fn known(competition: &Competition, no: PlayerNo) -> Person {
    competition.player(no).map(person).unwrap_or_default()
}

/// A player as a scoresheet has it.
pub fn person(player: &Player) -> Person {
    let text = |value: Option<String>| value.unwrap_or_default();
    Person {
        name: player.name.clone(),
        title: text(player.title.map(|title| title.to_string())),
        federation: text(player.federation.map(|federation| federation.to_string())),
        fide_id: text(player.fide_id.map(|id| id.to_string())),
        rating: text(player.rating.map(|rating| rating.to_string())),
        team: text(player.club.clone()),
    }
}
