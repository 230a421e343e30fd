//! A player's own account.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{GameInfo, Person};

/// A player of the competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    id: String,
    username: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// Ratings by speed; always empty.
    perfs: BTreeMap<String, u32>,
    created_at: u64,
    url: String,
}

impl Account {
    /// Of a player who was entered then.
    pub fn of(person: &Person, entered: u64, base: &str) -> Self {
        Self {
            id: person.id.clone(),
            username: person.name.clone(),
            title: person.title.clone(),
            perfs: BTreeMap::new(),
            created_at: entered,
            url: format!("{base}/@/{}", person.id),
        }
    }
}

/// The games that a player has to play now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Playing {
    now_playing: Vec<GameInfo>,
    nb_my_turn: usize,
}

impl Playing {
    /// The limit.
    pub fn of(mut games: Vec<GameInfo>, most: usize) -> Self {
        let nb_my_turn = games.iter().filter(|game| game.is_my_turn()).count();
        games.truncate(most);
        Self { now_playing: games, nb_my_turn }
    }
}

/// What a token is good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenInfo {
    user_id: String,
    scopes: &'static str,
    expires: Option<u64>,
}

/// All that a seat lets its player do, in the interface's words.
const SCOPES: &str = "board:play,bot:play,challenge:read,challenge:write";

impl TokenInfo {
    /// Of a player's seat. It holds until it is taken back.
    pub fn of(person: &Person) -> Self {
        Self { user_id: person.id.clone(), scopes: SCOPES, expires: None }
    }
}
