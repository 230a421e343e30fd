//! Games that players of a competition arrange among themselves, outside its rounds.
//!
//! A challenge is addressed to one player; a seek is open to anybody, and lasts as long as its connection.
//! Both become a game when the other player agrees. The lobby is the fold of its [`LobbyFact`]s, so it is the
//! same on every node.

mod decide;
mod fact;

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::clock::{At, Milliseconds};
pub use decide::{LobbyError, MAX_CHALLENGES, challenge, close, pair, seek};
pub use fact::{ColourPreference, GameTerms, LobbyFact};
use serde::{Deserialize, Serialize};

use crate::ids::{GameId, PlayerNo};

/// Open challenges and seeks, and the games that were arranged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    challenges: BTreeMap<GameId, Challenge>,
    seeks: BTreeMap<GameId, Seek>,
    games: BTreeMap<GameId, ArrangedGame>,
}

/// A challenge of one player to another. Its game, if it is accepted, has the same id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: GameId,
    /// When it was made.
    pub at: At,
    /// The challenger.
    pub from: PlayerNo,
    /// The challenged player.
    pub to: PlayerNo,
    /// The terms of the game.
    pub terms: GameTerms,
    /// The requested colour.
    pub wanted: ColourPreference,
    /// The colour of the challenger.
    pub colour: Colour,
    /// Its status.
    pub state: ChallengeStatus,
}

/// The status of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeStatus {
    /// It is open.
    Stands,
    /// It was cancelled by the challenger.
    Cancelled,
    /// It was declined.
    Declined(Reason),
    /// It was accepted.
    Accepted,
}

/// Why a challenge is declined, as far as the interface has a name for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// No reason is given.
    #[default]
    Generic,
    /// Not now.
    Later,
    /// The time is too short.
    TooFast,
    /// The time is too long.
    TooSlow,
    /// Another time control is wanted.
    TimeControl,
    /// A rated game is wanted.
    Rated,
    /// A game that is not rated is wanted.
    Casual,
    /// The standard variant is wanted.
    Standard,
    /// This variant is not wanted.
    Variant,
    /// No bots.
    NoBot,
    /// Bots only.
    OnlyBot,
}

/// A player seeking any opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its id.
    pub id: GameId,
    /// The player.
    pub by: PlayerNo,
    /// The terms.
    pub terms: GameTerms,
    /// The requested colour.
    pub wanted: ColourPreference,
    /// When it was last renewed.
    pub alive: At,
}

/// A seek that is not renewed for this long has expired: its node may have been lost.
pub const LIFE: Milliseconds = Milliseconds::seconds(60);

impl Seek {
    /// Whether it has not expired.
    pub fn is_alive(&self, at: At) -> bool {
        at.since(self.alive) <= LIFE
    }
}

/// A game that was arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrangedGame {
    /// The player of the white pieces.
    pub white: PlayerNo,
    /// The player of the black pieces.
    pub black: PlayerNo,
    /// Whether it came from a challenge, not from two seeks.
    pub by_challenge: bool,
}

impl ArrangedGame {
    /// Returns the colour of a player.
    pub fn colour(&self, player: PlayerNo) -> Option<Colour> {
        if player == self.white {
            Some(Colour::White)
        } else {
            (player == self.black).then_some(Colour::Black)
        }
    }
}

impl Lobby {
    /// Returns the challenge with this id, whatever its status.
    pub fn challenge(&self, id: GameId) -> Option<&Challenge> {
        self.challenges.get(&id)
    }

    /// Returns the challenges by and to a player, whatever their status; the oldest closed ones are
    /// forgotten.
    pub fn challenges_of(&self, player: PlayerNo) -> impl Iterator<Item = &Challenge> {
        let concerns =
            move |challenge: &&Challenge| challenge.from == player || challenge.to == player;
        self.challenges.values().filter(concerns)
    }

    /// Returns the seek with this id, while it is open.
    pub fn seek(&self, id: GameId) -> Option<&Seek> {
        self.seeks.get(&id)
    }

    /// Returns the open seeks.
    pub fn seeks(&self) -> impl Iterator<Item = &Seek> {
        self.seeks.values()
    }

    /// Returns a game that was arranged here.
    pub fn game(&self, id: GameId) -> Option<&ArrangedGame> {
        self.games.get(&id)
    }

    /// Returns the games that were arranged here.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        self.games.keys().copied()
    }

    /// Returns the games of a player that were arranged here.
    pub fn games_of(&self, player: PlayerNo) -> impl Iterator<Item = (GameId, &ArrangedGame)> {
        let plays = move |(_, game): &(&GameId, &ArrangedGame)| game.colour(player).is_some();
        self.games.iter().filter(plays).map(|(id, game)| (*id, game))
    }
}

#[cfg(test)]
mod tests;
