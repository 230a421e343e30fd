//! Games that players of a competition arrange among themselves, outside its rounds.
//!
//! A challenge is for somebody; a seek is for anybody, and lasts as long as its connection. Both become a game when the
//! other player agrees. What stands is the fold of [`LobbyFact`]s, so it is the same on every node.

mod decide;
mod fact;

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::clock::{At, Milliseconds};
pub use decide::{LobbyError, MOST_CHALLENGES, challenge, close, pair, seek};
pub use fact::{GameTerms, LobbyFact, Wanted};
use serde::{Deserialize, Serialize};

use crate::ids::{GameId, PlayerNo};

/// What players have arranged, and would like to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    challenges: BTreeMap<GameId, Challenge>,
    seeks: BTreeMap<GameId, Seek>,
    games: BTreeMap<GameId, Arranged>,
}

/// A challenge of one player to another. Its game, if it comes to one, has the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its name.
    pub id: GameId,
    /// When it was made.
    pub at: At,
    /// The challenger.
    pub from: PlayerNo,
    /// The player who is challenged.
    pub to: PlayerNo,
    /// To what.
    pub terms: GameTerms,
    /// The requested colour; none if either will do.
    pub wanted: Wanted,
    /// The colour of the challenger.
    pub colour: Colour,
    /// What became of it.
    pub state: ChallengeStatus,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeStatus {
    /// It is open.
    Stands,
    /// It was taken back.
    Cancelled,
    /// It was declined.
    Declined(Reason),
    /// It was accepted.
    Accepted,
}

/// Why a challenge is declined, as far as the interface has a word for it.
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
    /// The usual game is wanted.
    Standard,
    /// This variant is not wanted.
    Variant,
    /// No programs.
    NoBot,
    /// Programs only.
    OnlyBot,
}

/// A player who looks for any opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its name.
    pub id: GameId,
    /// The player who does it.
    pub by: PlayerNo,
    /// The terms.
    pub terms: GameTerms,
    /// With which colour.
    pub wanted: Wanted,
    /// When it was last known to be alive.
    pub alive: At,
}

/// A seek that is not renewed for so long has expired: its node may have been lost.
pub const LIFE: Milliseconds = Milliseconds::seconds(60);

impl Seek {
    /// Whether it is alive.
    pub fn is_alive(&self, at: At) -> bool {
        at.since(self.alive) <= LIFE
    }
}

/// A game that was arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arranged {
    /// The player of the white pieces.
    pub white: PlayerNo,
    /// The player of the black pieces.
    pub black: PlayerNo,
    /// Whether it came of a challenge; of two seeks otherwise.
    pub by_challenge: bool,
}

impl Arranged {
    /// The colour of a player.
    pub fn colour(&self, player: PlayerNo) -> Option<Colour> {
        if player == self.white {
            Some(Colour::White)
        } else {
            (player == self.black).then_some(Colour::Black)
        }
    }
}

impl Lobby {
    /// The challenge of this name, whatever became of it.
    pub fn challenge(&self, id: GameId) -> Option<&Challenge> {
        self.challenges.get(&id)
    }

    /// The challenges by a player and to a player, whatever became of them; the oldest are forgotten.
    pub fn challenges_of(&self, player: PlayerNo) -> impl Iterator<Item = &Challenge> {
        let concerns =
            move |challenge: &&Challenge| challenge.from == player || challenge.to == player;
        self.challenges.values().filter(concerns)
    }

    /// The seek of this name, while it lasts.
    pub fn seek(&self, id: GameId) -> Option<&Seek> {
        self.seeks.get(&id)
    }

    /// The seeks that last.
    pub fn seeks(&self) -> impl Iterator<Item = &Seek> {
        self.seeks.values()
    }

    /// A game that was arranged here.
    pub fn game(&self, id: GameId) -> Option<&Arranged> {
        self.games.get(&id)
    }

    /// The games that were arranged here.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        self.games.keys().copied()
    }

    /// The games of a player that were arranged here.
    pub fn games_of(&self, player: PlayerNo) -> impl Iterator<Item = (GameId, &Arranged)> {
        let plays = move |(_, game): &(&GameId, &Arranged)| game.colour(player).is_some();
        self.games.iter().filter(plays).map(|(id, game)| (*id, game))
    }
}

#[cfg(test)]
mod tests;
