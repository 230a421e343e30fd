//! Personal data of a competition: its players, the people whom its announcement names, the holders of seats, its
//! officials.

use serde_json::Value;

use super::{Competition, Player, Seat};
use crate::{
    ids::{PersonNo, PlayerNo, SeatId},
    ledger::Stream,
    personal::{self, Sealer, subject},
};

/// What is kept of a player who is removed: the number, and what the tie-breaks are computed from.
const KEPT_OF_PLAYER: &[&str] = &["no", "rating", "national-rating"];
/// What is encrypted of an announcement.
const SECRET_OF_ABOUT: &[&str] = &["name", "place", "organisers", "arbiters"];

/// Gives persons to players in the order in which they are named.
pub(super) struct Persons<'a> {
    competition: &'a Competition,
    last: u32,
}

impl Persons<'_> {
    /// The person of a player, or a new one.
    pub(super) fn assign(&mut self, player: PlayerNo) -> Option<PersonNo> {
        let known = self.competition.person_of(player);
        known.or_else(|| self.draw())
    }

    /// A new person.
    pub(super) fn draw(&mut self) -> Option<PersonNo> {
        self.last = self.last.saturating_add(1);
        PersonNo::new(self.last)
    }
}

impl Competition {
    /// The person of a player; players who were entered under older versions have none.
    pub fn person_of(&self, player: PlayerNo) -> Option<PersonNo> {
        self.persons.get(&player).copied()
    }

    /// Whether the personal data of a player was removed.
    pub fn is_erased(&self, player: PlayerNo) -> bool {
        self.erased.contains(&player)
    }

    /// Whether a player has no name: the personal data was removed.
    pub(crate) fn has_nameless(&self) -> bool {
        self.players.values().any(|player| player.name.is_empty())
    }

    /// Gives names to players whose personal data was removed, for somebody who reads.
    pub(crate) fn name_nameless(&mut self, name: impl Fn(PlayerNo) -> String) {
        for player in self.players.values_mut().filter(|player| player.name.is_empty()) {
            player.name = name(player.no);
        }
    }

    /// Returns the subjects whose keys are to be destroyed: of people who were removed, and of earlier announcements.
    pub fn ended_subjects(&self, stream: &Stream) -> Vec<String> {
        let ended = self.ended.iter().map(|no| subject::person(stream, *no));
        ended.chain(self.erased_seats.iter().map(|id| subject::seat(*id))).collect()
    }

    pub(super) fn new_persons(&self) -> Persons<'_> {
        Persons { competition: self, last: self.last_person }
    }

    /// Notes the person under whose key something is stored.
    pub(super) fn take_person(&mut self, no: Option<PersonNo>) {
        self.last_person = self.last_person.max(no.map_or(0, PersonNo::get));
    }

    /// Stores the announcement's person; the earlier one is no longer needed.
    pub(super) fn announce_person(&mut self, no: Option<PersonNo>) {
        self.take_person(no);
        let before = std::mem::replace(&mut self.about_person, no);
        self.ended.extend(before.filter(|before| Some(*before) != no));
    }

    /// Stores the person of a player.
    pub(super) fn enter_person(&mut self, player: PlayerNo, no: Option<PersonNo>) {
        self.take_person(no);
        if let Some(no) = no {
            self.persons.insert(player, no);
        }
    }

    /// Ends the person of a player.
    pub(super) fn end_person(&mut self, player: PlayerNo) {
        self.ended.extend(self.persons.remove(&player));
    }

    pub(super) fn erase_player(&mut self, player: PlayerNo) {
        self.end_person(player);
        if let Some(own) = self.players.get_mut(&player) {
            *own = Player {
                rating: own.rating,
                national_rating: own.national_rating,
                ..Player::new(player, "")
            };
            self.erased.insert(player);
        }
    }

    pub(super) fn erase_seat(&mut self, seat: SeatId) {
        if let Some(seat) = self.seats.get_mut(&seat) {
            seat.name = None;
        }
        self.erased_seats.insert(seat);
    }

    /// Forgets everybody: what is left is that there was a competition, with its pairings.
    pub(super) fn delete(&mut self) {
        let numbers: Vec<PlayerNo> = self.players.keys().copied().collect();
        for no in numbers {
            self.erase_player(no);
        }
        self.announce_person(None);
        self.about = None;
        self.erased_seats.extend(self.seats.values().map(|seat: &Seat| seat.id));
        self.seats.clear();
        self.tokens.clear();
        self.officials.clear();
        self.is_deleted = true;
    }
}

/// Shows the personal data in a body to a sealer.
pub(super) fn visit(stream: &Stream, body: &mut Value, sealer: &mut Sealer) {
    for fact in personal::facts(body) {
        let no = fact.get("person").and_then(Value::as_u64);
        let no = no.and_then(|no| u32::try_from(no).ok()?.try_into().ok());
        let person = no.map(|no| subject::person(stream, no));
        match (fact.get("fact").and_then(Value::as_str).unwrap_or_default(), person) {
            ("player-entered" | "player-corrected", Some(person)) => {
                if let Some(player) = fact.get_mut("player") {
                    sealer.seal_members(person, player, KEPT_OF_PLAYER);
                }
            }
            ("opened" | "amended", Some(person)) => {
                if let Some(about) = fact.get_mut("about") {
                    let all = about.as_object().into_iter().flat_map(|members| members.keys());
                    let kept: Vec<String> = all.cloned().collect();
                    let kept = kept.iter().map(String::as_str);
                    let kept: Vec<&str> =
                        kept.filter(|name| !SECRET_OF_ABOUT.contains(name)).collect();
                    sealer.seal_members(person, about, &kept);
                }
            }
            ("seat-given", _) => {
                let id = fact.get("seat").and_then(Value::as_str).and_then(|id| id.parse().ok());
                if let (Some(id), Some(name)) = (id, fact.get_mut("name")) {
                    sealer.seal_value(subject::seat(id), name, Some(""));
                }
            }
            ("official-appointed" | "official-dismissed", _) => {
                if let Some(name) = fact.get_mut("name") {
                    let subject = name.as_str().map(subject::official).unwrap_or_default();
                    sealer.seal_value(subject, name, None);
                }
            }
            _ => {}
        }
    }
    personal::visit_author(body, None, sealer);
}
