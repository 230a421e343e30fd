//! Subjects: whose data a key is for.

use crate::{
    ids::{PersonNo, SeatId},
    ledger::Stream,
};

/// The prefix of subjects that are sessions.
pub const SESSIONS: &str = "session/";
/// The prefix of subjects that are invitations.
pub const INVITATIONS: &str = "invitation/";

/// A person of a competition: a player, or those whom its announcement names.
pub fn person(competition: &Stream, no: PersonNo) -> String {
    format!("{competition}/person/{no}")
}

/// The holder of a seat.
pub fn seat(id: SeatId) -> String {
    format!("seat/{id}")
}

/// An official of the hall. Names of officials are case-insensitive.
pub fn official(name: &str) -> String {
    format!("official/{}", name.trim().to_lowercase())
}

/// A session of an official.
pub fn session(id: &str) -> String {
    format!("{SESSIONS}{id}")
}

/// An invitation.
pub fn invitation(id: &str) -> String {
    format!("{INVITATIONS}{id}")
}

/// The author of an entry, as [`crate::actor::Actor::Official`] names them; `None` for a seat without a name.
pub fn author(name: &str) -> Option<String> {
    match name.rsplit_once('#') {
        Some(("", _)) => None,
        Some((_, id)) => id.parse().map(seat).ok().or_else(|| Some(official(name))),
        None => Some(official(name)),
    }
}
