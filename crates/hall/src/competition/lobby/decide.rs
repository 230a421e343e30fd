//! Decides whether players may arrange a game.

use adoube_chess::Colour;
use adoube_laws::clock::At;

use super::{Challenge, ChallengeStatus, ColourPreference, GameTerms, Lobby, LobbyFact, Seek};
use crate::ids::{GameId, PlayerNo};

/// The maximum number of open challenges of one player.
pub const MAX_CHALLENGES: usize = 20;

/// Why a game was not arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyError {
    /// A player cannot play against themselves.
    SamePlayer,
    /// There is no such challenge, or it is between others.
    NoSuchChallenge,
    /// The challenge is no longer open.
    NotOpen,
    /// The answer is up to the other player.
    NotForYou,
    /// Too many challenges are open.
    TooMany,
    /// A concurrent change came first: decide again.
    Conflict,
}

/// Creates a challenge.
pub fn challenge(lobby: &Lobby, made: &LobbyFact) -> Result<Vec<LobbyFact>, LobbyError> {
    let LobbyFact::Challenged { from, to, .. } = made else { return Ok(Vec::new()) };
    if from == to {
        return Err(LobbyError::SamePlayer);
    }
    let stands = |sent: &&Challenge| sent.from == *from && sent.state == ChallengeStatus::Stands;
    if lobby.challenges_of(*from).filter(stands).count() >= MAX_CHALLENGES {
        return Err(LobbyError::TooMany);
    }
    Ok(vec![made.clone()])
}

/// Closes a challenge: accepted, declined or cancelled.
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
        return Err(LobbyError::NotOpen);
    }
    Ok(vec![how.clone()])
}

/// Finds the oldest seek that matches these terms.
fn find_match<'a>(
    lobby: &'a Lobby,
    at: At,
    by: PlayerNo,
    terms: &GameTerms,
    wanted: ColourPreference,
) -> Option<&'a Seek> {
    let clashes = |seek: &Seek| matches!((seek.wanted, wanted), (ColourPreference::Colour(one), ColourPreference::Colour(other)) if one == other);
    lobby
        .seeks()
        .filter(|seek| seek.by != by && seek.is_alive(at) && seek.terms.matches(terms))
        .find(|seek| !clashes(seek))
}

/// Finds a game that can be arranged at once: the matching seek, and who has White, by the players' wishes or
/// else by lot.
pub fn pair<'a>(
    lobby: &'a Lobby,
    at: At,
    by: PlayerNo,
    terms: &GameTerms,
    wanted: ColourPreference,
    coin: Colour,
) -> Option<(&'a Seek, PlayerNo, PlayerNo)> {
    let found = find_match(lobby, at, by, terms, wanted)?;
    let own = match (wanted, found.wanted) {
        (ColourPreference::Colour(own), _) => own,
        (ColourPreference::Any, ColourPreference::Colour(theirs)) => !theirs,
        (ColourPreference::Any, ColourPreference::Any) => coin,
    };
    let (white, black) = match own {
        Colour::White => (by, found.by),
        Colour::Black => (found.by, by),
    };
    Some((found, white, black))
}

/// Creates a seek that has no match yet; it replaces the player's earlier one.
pub fn seek(lobby: &Lobby, at: At, sought: &LobbyFact) -> Result<Vec<LobbyFact>, LobbyError> {
    let LobbyFact::Sought { by, terms, wanted, .. } = sought else { return Ok(Vec::new()) };
    if find_match(lobby, at, *by, terms, *wanted).is_some() {
        return Err(LobbyError::Conflict);
    }
    let given_up = lobby.seeks().filter(|seek| seek.by == *by || !seek.is_alive(at));
    let mut facts: Vec<_> = given_up.map(|seek| LobbyFact::Left { seek: seek.id }).collect();
    facts.push(sought.clone());
    Ok(facts)
}

impl Lobby {
    /// Whether a seek is still waiting.
    pub fn is_waiting(&self, seek: GameId) -> bool {
        self.seek(seek).is_some()
    }
}
