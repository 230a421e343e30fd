//! What becomes of the officials of the hall.

use adoube_chess::notation::Language;
use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PasswordHash;
use crate::token::TokenHash;

/// What an official is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OfficialRole {
    /// Announces competitions, their regulations and who plays; invites officials.
    Organiser,
    /// Decides at the tables.
    Arbiter,
}

/// What became fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact", content = "of")]
pub enum PeopleFact {
    /// A link was made that makes an official, once.
    Invited {
        /// What it is called by.
        id: String,
        /// The hash of the link.
        link: TokenHash,
        /// The offices that it brings.
        offices: Vec<OfficialRole>,
        /// Until when it can be used.
        until: At,
        /// The note.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// An invitation was withdrawn.
    InvitationWithdrawn {
        /// The id.
        id: String,
    },
    /// An invitation was accepted.
    Joined {
        /// The link.
        link: TokenHash,
        /// The name.
        name: String,
        /// The offices.
        offices: Vec<OfficialRole>,
        /// In which language to speak to the official.
        #[serde(with = "crate::language::tag")]
        language: Language,
        /// What remains of the password.
        password: PasswordHash,
    },
    /// A link was made by which an official sets a new password, once; the one before it holds no more.
    PasswordLinkGiven {
        /// The name.
        name: String,
        /// The hash of the link.
        link: TokenHash,
        /// Until when it can be used.
        until: At,
    },
    /// The link by which an official could set a new password was withdrawn.
    PasswordLinkWithdrawn {
        /// The official.
        name: String,
    },
    /// An official has another password now: all sessions have ended, and no token or link of the official holds any more.
    PasswordChanged {
        /// The official.
        name: String,
        /// What remains of it.
        password: PasswordHash,
    },
    /// An official chose a language.
    LanguageChosen {
        /// The official.
        name: String,
        /// The language.
        #[serde(with = "crate::language::tag")]
        language: Language,
    },
    /// An official may do nothing any more, or everything again.
    Disabled {
        /// The official.
        name: String,
        /// Whether it is so.
        disabled: bool,
    },
    /// An official signed in.
    SignedIn {
        /// The official.
        name: String,
        /// What the session is called by.
        id: String,
        /// The hash of its pass.
        pass: TokenHash,
        /// Until when.
        until: At,
    },
    /// A session ended.
    SignedOut {
        /// The id.
        id: String,
    },
    /// A token for programs was given.
    TokenGiven {
        /// The name.
        name: String,
        /// What it is called by.
        id: String,
        /// The hash of it.
        pass: TokenHash,
        /// What it is for.
        label: String,
        /// Until when.
        until: At,
    },
    /// A token was withdrawn.
    TokenWithdrawn {
        /// The id.
        id: String,
    },
}
