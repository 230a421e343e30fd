//! Whether players may arrange a game so.

use adoube_chess::Colour;
use adoube_laws::clock::At;

use super::{Challenge, ChallengeStatus, GameTerms, Lobby, LobbyFact, Seek, Wanted};
use crate::ids::{GameId, PlayerNo};

/// The most open challenges of one player.
pub const MOST_CHALLENGES: usize = 20;

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyError {
    /// A player cannot play against themselves.
    Oneself,
    /// There is no such challenge, or it is between others.
    NoSuchChallenge,
    /// It is no longer open.
    NoLonger,
    /// It is for the other player to say.
    NotForYou,
    /// Too many stand already.
    TooMany,
    /// A concurrent change won: decide again.
    Overtaken,
}

/// A player challenges another.
pub fn challenge(lobby: &Lobby, made: &LobbyFact) -> Result<Vec<LobbyFact>, LobbyError> {
    let LobbyFact::Challenged { from, to, .. } = made else { return Ok(Vec::new()) };
    if from == to {
        return Err(LobbyError::Oneself);
    }
    let stands = |sent: &&Challenge| sent.from == *from && sent.state == ChallengeStatus::Stands;
    if lobby.challenges_of(*from).filter(stands).count() >= MOST_CHALLENGES {
        return Err(LobbyError::TooMany);
    }
    Ok(vec![made.clone()])
}

/// A player accepts or declines a challenge, or takes it back.
pub fn close(lobby: &Lobby, by: PlayerNo, how: &LobbyFact) -> Result<Vec<LobbyFact>, LobbyError> {
    let (id, is_for_challenger) = match how {
        LobbyFact::Cancelled { challenge } => (challenge, true),
        LobbyFact::Declined { challenge, .. } | LobbyFact::Accepted { challenge } => {
            (challenge, false)
        }
        _ => return Err(LobbyError::NoSuchChallenge),
    };
    let found = lobby.challenge(*id).ok_or(LobbyError::NoSuchChallenge)?;
    if found.from != by && found.to != by {
        return Err(LobbyError::NoSuchChallenge);
    }
    if (found.from == by) != is_for_challenger {
        return Err(LobbyError::NotForYou);
    }
    if found.state != ChallengeStatus::Stands {
        return Err(LobbyError::NoLonger);
    }
    Ok(vec![how.clone()])
}

/// The oldest seek that matches these terms.
fn suits<'a>(
    lobby: &'a Lobby,
    at: At,
    by: PlayerNo,
    terms: &GameTerms,
    wanted: Wanted,
) -> Option<&'a Seek> {
    let clashes = |seek: &Seek| matches!((seek.wanted, wanted), (Wanted::Colour(one), Wanted::Colour(other)) if one == other);
    lobby
        .seeks()
        .filter(|seek| seek.by != by && seek.is_alive(at) && seek.terms.suit(terms))
        .find(|seek| !clashes(seek))
}

/// The other player of a game that can be arranged at once, and who has White: the one who wants it, or the one whom
/// the draw of a coin gives it.
pub fn pair<'a>(
    lobby: &'a Lobby,
    at: At,
    by: PlayerNo,
    terms: &GameTerms,
    wanted: Wanted,
    coin: Colour,
) -> Option<(&'a Seek, PlayerNo, PlayerNo)> {
    let found = suits(lobby, at, by, terms, wanted)?;
    let own = match (wanted, found.wanted) {
        (Wanted::Colour(own), _) => own,
        (Wanted::Any, Wanted::Colour(theirs)) => !theirs,
        (Wanted::Any, Wanted::Any) => coin,
    };
    let (white, black) = match own {
        Colour::White => (by, found.by),
        Colour::Black => (found.by, by),
    };
    Some((found, white, black))
}

/// A new seek without a match yet; it replaces the player's earlier one.
pub fn seek(lobby: &Lobby, at: At, sought: &LobbyFact) -> Result<Vec<LobbyFact>, LobbyError> {
    let LobbyFact::Sought { by, terms, wanted, .. } = sought else { return Ok(Vec::new()) };
    if suits(lobby, at, *by, terms, *wanted).is_some() {
        return Err(LobbyError::Overtaken);
    }
    let given_up = lobby.seeks().filter(|seek| seek.by == *by || !seek.is_alive(at));
    let mut facts: Vec<_> = given_up.map(|seek| LobbyFact::Left { seek: seek.id }).collect();
    facts.push(sought.clone());
    Ok(facts)
}

impl Lobby {
    /// Whether a seek still waits.
    pub fn waits(&self, seek: GameId) -> bool {
        self.seek(seek).is_some()
    }
}
