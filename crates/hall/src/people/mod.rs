//! The officials of the hall and their credentials.
//!
//! An official is an organiser, an arbiter, or both. The first is made by a link that works once; others are invited by
//! an organiser. They sign in with name and password, or use an API token; a forgotten password is reset by a link,
//! from an organiser or from the machine itself. Passwords are stored as Argon2id hashes; links, sessions and tokens as
//! SHA-256 hashes.

mod decide;
mod fact;
mod fold;
mod password;

use std::collections::{BTreeMap, HashMap};

use adoube_chess::notation::Language;
use adoube_laws::clock::At;
pub use decide::{AcceptInvitation, Lifetimes, PeopleError};
pub use fact::{OfficialRole, PeopleFact};
pub use password::{LONGEST_BYTES, Password, PasswordError, PasswordHash, Passwords, SHORTEST};

use crate::token::TokenHash;

/// The stream of these facts.
pub const STREAM: &str = "hall";

/// The officials of the hall.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// By name, in small letters.
    officials: BTreeMap<String, Official>,
    invitations: HashMap<TokenHash, Invitation>,
    password_links: HashMap<TokenHash, PasswordLink>,
    sessions: HashMap<TokenHash, Session>,
    tokens: HashMap<TokenHash, ApiToken>,
}

/// An official of the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    /// The name, as it stands under decisions.
    pub name: String,
    /// The offices.
    pub offices: Vec<OfficialRole>,
    /// In which language to speak to this official.
    pub language: Language,
    /// What remains of the password.
    pub password: PasswordHash,
    /// Whether this official may no longer do anything.
    pub disabled: bool,
}

impl Official {
    /// Whether an office is held.
    pub fn holds(&self, office: OfficialRole) -> bool {
        self.offices.contains(&office)
    }
}

/// A link that makes an official, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What it is called by.
    pub id: String,
    /// The offices that it brings.
    pub offices: Vec<OfficialRole>,
    /// Until when it can be used.
    pub until: At,
    /// A note by the inviting organiser.
    pub note: String,
}

/// A link by which an official sets a new password, once.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PasswordLink {
    /// The official, by key.
    official: String,
    /// Until when it can be used.
    until: At,
}

/// A session of an official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What it is called by.
    pub id: String,
    /// The key of the official.
    official: String,
    /// Since when.
    pub since: At,
    /// Until when.
    pub until: At,
}

/// A token for programs of an official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// What it is called by.
    pub id: String,
    /// The official, by key.
    official: String,
    /// What it is for.
    pub label: String,
    /// Since when.
    pub since: At,
    /// Until when.
    pub until: At,
}

/// The name as a key: two officials cannot differ by capital letters only.
fn key(name: &str) -> String {
    name.trim().to_lowercase()
}

impl People {
    /// Whether there are no officials yet.
    pub fn is_empty(&self) -> bool {
        self.officials.is_empty()
    }

    /// All of them, by name.
    pub fn officials(&self) -> impl Iterator<Item = &Official> {
        self.officials.values()
    }

    /// The official of this name.
    pub fn official(&self, name: &str) -> Option<&Official> {
        self.officials.get(&key(name))
    }

    /// The invitation of a link, if it can still be used.
    pub fn invitation(&self, link: &TokenHash, at: At) -> Option<&Invitation> {
        self.invitations.get(link).filter(|invitation| invitation.until > at)
    }

    /// The invitations that can still be used.
    pub fn invitations(&self, at: At) -> impl Iterator<Item = &Invitation> {
        self.invitations.values().filter(move |invitation| invitation.until > at)
    }

    /// The official who may set a new password by this link, if it can still be used.
    pub fn renewing(&self, link: &TokenHash, at: At) -> Option<&Official> {
        let link = self.password_links.get(link).filter(|link| link.until > at)?;
        self.officials.get(&link.official)
    }

    /// Until when the link of an official to set a new password can be used, if there is one.
    pub fn password_link_of(&self, name: &str, at: At) -> Option<At> {
        let key = key(name);
        let mut links = self.password_links.values();
        links.find(|link| link.official == key && link.until > at).map(|link| link.until)
    }

    /// The official with this token or session.
    pub fn who(&self, pass: &TokenHash, at: At) -> Option<(&Official, Option<&Session>)> {
        let session = self.sessions.get(pass).filter(|session| session.until > at);
        let token = self.tokens.get(pass).filter(|token| token.until > at);
        let whose = session.map(|session| &session.official);
        let official = self.officials.get(whose.or(token.map(|token| &token.official))?)?;
        (!official.disabled).then_some((official, session))
    }

    /// The sessions of an official.
    pub fn sessions_of(&self, name: &str, at: At) -> impl Iterator<Item = &Session> {
        let key = key(name);
        self.sessions.values().filter(move |own| own.until > at && own.official == key)
    }

    /// The API tokens of an official.
    pub fn tokens_of(&self, name: &str, at: At) -> impl Iterator<Item = &ApiToken> {
        let key = key(name);
        self.tokens.values().filter(move |own| own.until > at && own.official == key)
    }
}

#[cfg(test)]
mod tests;
