//! The officials of the hall and their credentials.
//!
//! An official is an organiser, an arbiter, or both. The first is created by a link that works once; others
//! are invited by an organiser. They sign in with name and password, and a second factor if they have set one
//! up, or use an API token; a forgotten password is reset by a link, from an organiser or from the machine
//! itself. Passwords are stored as Argon2id hashes; links, sessions, tokens and recovery codes as SHA-256
//! hashes; the secrets of second factors encrypted.

mod decide;
mod decide_factor;
mod fact;
mod fold;
mod name;
mod password;
mod personal;
mod second_factor;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use adoube_chess::notation::Language;
use adoube_laws::clock::At;
pub use decide::{AcceptInvitation, Lifetimes, PeopleError};
pub use fact::{OfficialRole, PeopleFact};
pub use name::{has_hidden_characters, is_look_alike};
pub use password::{MAX_BYTES, MIN_LENGTH, Password, PasswordError, PasswordHash, Passwords};

pub use second_factor::{RECOVERY_CODES, SecondFactor, TotpSecret, UsedCode};

use crate::{personal::subject, token::TokenHash};

/// The stream of these facts.
pub const STREAM: &str = "hall";

/// The officials of the hall.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// By name, in lower case.
    officials: BTreeMap<String, Official>,
    invitations: HashMap<TokenHash, Invitation>,
    password_links: HashMap<TokenHash, PasswordLink>,
    sessions: HashMap<TokenHash, Session>,
    tokens: HashMap<TokenHash, ApiToken>,
    /// Those who were removed, by name in lower case.
    removed: BTreeSet<String>,
}

/// An official of the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    /// The name, under which decisions are recorded.
    pub name: String,
    /// The offices.
    pub offices: Vec<OfficialRole>,
    /// The language of the official.
    pub language: Language,
    /// The hash of the password.
    pub password: PasswordHash,
    /// The second factor, if the official has set one up.
    pub second_factor: Option<SecondFactor>,
    /// Whether the official is disabled.
    pub disabled: bool,
}

impl Official {
    /// Whether the official holds an office.
    pub fn holds(&self, office: OfficialRole) -> bool {
        self.offices.contains(&office)
    }
}

/// An invitation link, which can be used once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its id.
    pub id: String,
    /// The offices that it grants.
    pub offices: Vec<OfficialRole>,
    /// When it expires.
    pub until: At,
    /// A note by the inviting organiser.
    pub note: String,
}

/// A link by which an official sets a new password, once.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PasswordLink {
    /// The official, by key.
    official: String,
    /// When it expires.
    until: At,
}

/// A session of an official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its id.
    pub id: String,
    /// The key of the official.
    official: String,
    /// When it was created.
    pub since: At,
    /// When it expires.
    pub until: At,
}

/// An API token of an official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// Its id.
    pub id: String,
    /// The official, by key.
    official: String,
    /// Its purpose.
    pub label: String,
    /// When it was created.
    pub since: At,
    /// When it expires.
    pub until: At,
}

/// Returns the name as a key: names of officials are case-insensitive.
fn key(name: &str) -> String {
    name.trim().to_lowercase()
}

impl People {
    /// Whether there are no officials yet.
    pub fn is_empty(&self) -> bool {
        self.officials.is_empty()
    }

    /// Returns all officials, by name.
    pub fn officials(&self) -> impl Iterator<Item = &Official> {
        self.officials.values()
    }

    /// Returns the official with this name.
    pub fn official(&self, name: &str) -> Option<&Official> {
        self.officials.get(&key(name))
    }

    /// Returns the invitation of a link, if it is still valid.
    pub fn invitation(&self, link: &TokenHash, at: At) -> Option<&Invitation> {
        self.invitations.get(link).filter(|invitation| invitation.until > at)
    }

    /// Returns the valid invitations.
    pub fn invitations(&self, at: At) -> impl Iterator<Item = &Invitation> {
        self.invitations.values().filter(move |invitation| invitation.until > at)
    }

    /// Returns the official who may set a new password by this link, if it is still valid.
    pub fn renewing(&self, link: &TokenHash, at: At) -> Option<&Official> {
        let link = self.password_links.get(link).filter(|link| link.until > at)?;
        self.officials.get(&link.official)
    }

    /// Returns when the password link of an official expires, if there is one.
    pub fn password_link_of(&self, name: &str, at: At) -> Option<At> {
        let key = key(name);
        let mut links = self.password_links.values();
        links.find(|link| link.official == key && link.until > at).map(|link| link.until)
    }

    /// Returns the official with this token or session.
    pub fn who(&self, pass: &TokenHash, at: At) -> Option<(&Official, Option<&Session>)> {
        let session = self.sessions.get(pass).filter(|session| session.until > at);
        let token = self.tokens.get(pass).filter(|token| token.until > at);
        let whose = session.map(|session| &session.official);
        let official = self.officials.get(whose.or(token.map(|token| &token.official))?)?;
        (!official.disabled).then_some((official, session))
    }

    /// Returns the sessions of an official.
    pub fn sessions_of(&self, name: &str, at: At) -> impl Iterator<Item = &Session> {
        let key = key(name);
        self.sessions.values().filter(move |own| own.until > at && own.official == key)
    }

    /// Returns those who were removed.
    pub(crate) fn removed(&self) -> impl Iterator<Item = &str> {
        self.removed.iter().map(String::as_str)
    }

    /// Returns the subjects of sessions and invitations that have not ended.
    pub(crate) fn live_subjects(&self, at: At) -> impl Iterator<Item = String> {
        let sessions = self.sessions.values().filter(move |session| session.until > at);
        let invitations = self.invitations(at).map(|open| subject::invitation(&open.id));
        sessions.map(|session| subject::session(&session.id)).chain(invitations)
    }

    /// Returns the API tokens of an official.
    pub fn tokens_of(&self, name: &str, at: At) -> impl Iterator<Item = &ApiToken> {
        let key = key(name);
        self.tokens.values().filter(move |own| own.until > at && own.official == key)
    }
}

#[cfg(test)]
mod tests;
