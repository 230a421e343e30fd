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
    profile: Profile,
    created_at: u64,
    url: String,
}

/// What an account says about its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Profile {
    real_name: String,
}

impl Account {
    /// Creates the account of a player who was entered at this time.
    pub fn new(person: &Person, entered: u64, base: &str) -> Self {
        Self {
            id: person.id.clone(),
            username: person.username.clone(),
            title: person.title.clone(),
            perfs: BTreeMap::new(),
            profile: Profile { real_name: person.full_name.clone() },
            created_at: entered,
            url: format!("{base}/@/{}", person.id),
        }
    }
}

/// A player's games in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NowPlaying {
    now_playing: Vec<GameInfo>,
    nb_my_turn: usize,
}

impl NowPlaying {
    /// Creates the list, with at most this many games.
    pub fn new(mut games: Vec<GameInfo>, most: usize) -> Self {
        let nb_my_turn = games.iter().filter(|game| game.is_my_turn()).count();
        games.truncate(most);
        Self { now_playing: games, nb_my_turn }
    }
}

/// The owner and scopes of a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenInfo {
    user_id: String,
    scopes: &'static str,
    expires: Option<u64>,
}

/// Everything that a seat lets its player do, as Lichess scopes.
const SCOPES: &str = "board:play,bot:play,challenge:read,challenge:write";

impl TokenInfo {
    /// Describes the token of a player's seat. It is valid until it is revoked.
    pub fn new(person: &Person) -> Self {
        Self { user_id: person.id.clone(), scopes: SCOPES, expires: None }
    }
}
