//! Facts of the lobby, and how they are folded.

use adoube_chess::{Board, Colour};
use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};

use super::{Arranged, Challenge, ChallengeStatus, Lobby, Reason, Seek};
use crate::ids::{GameId, PlayerNo};

/// What became fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum LobbyFact {
    /// A player challenges another.
    Challenged {
        /// What it is called.
        challenge: GameId,
        /// The player who does it.
        from: PlayerNo,
        /// The player who is challenged.
        to: PlayerNo,
        /// To what.
        terms: GameTerms,
        /// The requested colour.
        wanted: Wanted,
        /// The colour of the challenger.
        colour: Colour,
    },
    /// A challenge was taken back.
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
    /// A challenge was accepted, and a table of its name is created.
    Accepted {
        /// The challenge.
        challenge: GameId,
    },
    /// A player looks for an opponent.
    Sought {
        /// What it is called.
        seek: GameId,
        /// The player who does it.
        by: PlayerNo,
        /// The terms.
        terms: GameTerms,
        /// With which colour.
        wanted: Wanted,
    },
    /// A player is still looking.
    Kept {
        /// By which seek.
        seek: GameId,
    },
    /// A player looks no more.
    Left {
        /// By which seek.
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

/// What is to be played: time and increment in seconds, and from which position if not from the usual one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameTerms {
    /// The time of each player, in seconds.
    pub limit: u64,
    /// What is added for each move, in seconds.
    pub increment: u64,
    /// The array of Chess960, drawn when the game was proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub array: Option<u16>,
    /// Another position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Board>,
}

impl GameTerms {
    /// Whether two players look for the same. Which array was drawn does not matter.
    pub fn suit(&self, other: &Self) -> bool {
        let asked =
            |terms: &Self| (terms.limit, terms.increment, terms.array.is_some(), terms.position);
        asked(self) == asked(other)
    }
}

/// The colour that a player wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// This.
    Colour(Colour),
    /// Either.
    #[default]
    Any,
}

/// The number of closed challenges that are remembered.
const REMEMBERED: usize = 200;

impl Lobby {
    /// The state after a fact. What cannot be is left out.
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
                let arranged = Arranged { white: *white, black: *black, by_challenge: false };
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
        self.games.insert(id, Arranged { white, black, by_challenge: true });
    }

    /// The oldest of those that stand no more are forgotten.
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
