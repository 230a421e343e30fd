//! A player.

use serde::Serialize;

/// A player as other players see them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The user name in lower case, unique in the competition.
    pub id: String,
    /// The user name: ASCII letters, digits and hyphens.
    pub username: String,
    /// The name as it was entered.
    pub full_name: String,
    /// The abbreviated title; `BOT` for a program.
    pub title: Option<String>,
    /// The rating.
    pub rating: Option<u32>,
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Player {
    id: String,
    name: String,
    /// Clients require the field even if there is no title.
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
}

/// A player's opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Opponent {
    id: String,
    username: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
}

impl From<&Person> for Player {
    fn from(person: &Person) -> Self {
        let Person { id, username, title, rating, .. } = person.clone();
        Self { id, name: username, title, rating }
    }
}

impl From<&Person> for Opponent {
    fn from(person: &Person) -> Self {
        let Person { id, username, title, rating, .. } = person.clone();
        Self { id, username, title, rating }
    }
}
