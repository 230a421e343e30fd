//! Facts of the lobby, and how they are folded.

use adoube_chess::{Board, Colour};
use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};

use super::{ArrangedGame, Challenge, ChallengeStatus, Lobby, Reason, Seek};
use crate::ids::{GameId, PlayerNo};

/// A fact of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum LobbyFact {
    /// A player challenges another.
    Challenged {
        /// The id of the challenge.
        challenge: GameId,
        /// The challenger.
        from: PlayerNo,
        /// The challenged player.
        to: PlayerNo,
        /// The terms of the game.
        terms: GameTerms,
        /// The requested colour.
        wanted: ColourPreference,
        /// The colour of the challenger.
        colour: Colour,
    },
    /// A challenge was cancelled by the challenger.
    Cancelled {
        /// The challenge.
        challenge: GameId,
    },
    /// A challenge was declined.
    Declined {
        /// The challenge.
        challenge: GameId,
        /// The reason.
        reason: Reason,
    },
    /// A challenge was accepted, and a table with its id is created.
    Accepted {
        /// The challenge.
        challenge: GameId,
    },
    /// A player seeks an opponent.
    Sought {
        /// The id of the seek.
        seek: GameId,
        /// The player.
        by: PlayerNo,
        /// The terms.
        terms: GameTerms,
        /// The requested colour.
        wanted: ColourPreference,
    },
    /// A seek was renewed.
    Kept {
        /// The seek.
        seek: GameId,
    },
    /// A seek ended without an opponent.
    Left {
        /// The seek.
        seek: GameId,
    },
    /// An opponent was found, and a table is created.
    Paired {
        /// The seek that was matched.
        seek: GameId,
        /// The game.
        game: GameId,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
}

/// The terms of a game: time and increment in seconds, and the starting position if it is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameTerms {
    /// The time of each player, in seconds.
    pub limit: u64,
    /// The increment for each move, in seconds.
    pub increment: u64,
    /// The Chess960 starting position, drawn when the game was proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub array: Option<u16>,
    /// Another starting position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Board>,
}

impl GameTerms {
    /// Whether two players seek the same game. Which Chess960 position was drawn does not matter.
    pub fn matches(&self, other: &Self) -> bool {
        let key =
            |terms: &Self| (terms.limit, terms.increment, terms.array.is_some(), terms.position);
        key(self) == key(other)
    }
}

/// The colour that a player requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourPreference {
    /// This colour.
    Colour(Colour),
    /// Either colour.
    #[default]
    Any,
}

/// The number of closed challenges that are remembered.
const REMEMBERED: usize = 200;

impl Lobby {
    /// Folds a fact. An inconsistent fact has no effect.
    pub fn take_in(&mut self, at: At, fact: &LobbyFact) {
        match fact {
            LobbyFact::Challenged { challenge: id, from, to, terms, wanted, colour } => {
                let made = Challenge {
                    id: *id,
                    at,
                    from: *from,
                    to: *to,
                    terms: terms.clone(),
                    wanted: *wanted,
                    colour: *colour,
                    state: ChallengeStatus::Stands,
                };
                self.challenges.insert(*id, made);
                self.forget();
            }
            LobbyFact::Cancelled { challenge } => self.ends(*challenge, ChallengeStatus::Cancelled),
            LobbyFact::Declined { challenge, reason } => {
                self.ends(*challenge, ChallengeStatus::Declined(*reason));
            }
            LobbyFact::Accepted { challenge } => self.accepted(*challenge),
            LobbyFact::Sought { seek, by, terms, wanted } => {
                let made =
                    Seek { id: *seek, by: *by, terms: terms.clone(), wanted: *wanted, alive: at };
                self.seeks.insert(*seek, made);
            }
            LobbyFact::Kept { seek } => {
                if let Some(seek) = self.seeks.get_mut(seek) {
                    seek.alive = at;
                }
            }
            LobbyFact::Left { seek } => {
                self.seeks.remove(seek);
            }
            LobbyFact::Paired { seek, game, white, black } => {
                self.seeks.remove(seek);
                let found = [*white, *black];
                self.seeks.retain(|_, seek| !found.contains(&seek.by));
                let arranged = ArrangedGame { white: *white, black: *black, by_challenge: false };
                self.games.insert(*game, arranged);
            }
        }
    }

    fn ends(&mut self, challenge: GameId, fate: ChallengeStatus) {
        if let Some(challenge) = self.challenges.get_mut(&challenge) {
            challenge.state = fate;
        }
    }

    fn accepted(&mut self, id: GameId) {
        let Some(challenge) = self.challenges.get_mut(&id) else { return };
        challenge.state = ChallengeStatus::Accepted;
        let (white, black) = match challenge.colour {
            Colour::White => (challenge.from, challenge.to),
            Colour::Black => (challenge.to, challenge.from),
        };
        self.games.insert(id, ArrangedGame { white, black, by_challenge: true });
    }

    /// Forgets the oldest closed challenges.
    fn forget(&mut self) {
        let mut done: Vec<(At, GameId)> = self
            .challenges
            .values()
            .filter(|challenge| challenge.state != ChallengeStatus::Stands)
            .map(|challenge| (challenge.at, challenge.id))
            .collect();
        done.sort_unstable();
        let many = done.len().saturating_sub(REMEMBERED);
        for (_, id) in done.into_iter().take(many) {
            self.challenges.remove(&id);
        }
    }
}
