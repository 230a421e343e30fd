//! Facts about the officials of the hall.

use adoube_chess::notation::Language;
use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{PasswordHash, UsedCode};
use crate::{sealed::Ciphertext, token::TokenHash};

/// The office of an official.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OfficialRole {
    /// Announces competitions, their regulations and players; invites officials.
    Organiser,
    /// Decides at the tables.
    Arbiter,
}

/// A fact about the officials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact", content = "of")]
pub enum PeopleFact {
    /// An invitation link was created, which can be used once.
    Invited {
        /// Its id.
        id: String,
        /// The hash of the link.
        link: TokenHash,
        /// The offices that it grants.
        offices: Vec<OfficialRole>,
        /// When it expires.
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
        /// The language of the official.
        #[serde(with = "crate::language::tag")]
        language: Language,
        /// The hash of the password.
        password: PasswordHash,
    },
    /// A link was created by which an official can set a new password once; it invalidates the previous one.
    PasswordLinkGiven {
        /// The name.
        name: String,
        /// The hash of the link.
        link: TokenHash,
        /// When it expires.
        until: At,
    },
    /// The link by which an official could set a new password was withdrawn.
    PasswordLinkWithdrawn {
        /// The official.
        name: String,
    },
    /// An official's password was changed: all sessions, tokens and links of the official became invalid.
    PasswordChanged {
        /// The official.
        name: String,
        /// The hash of the new password.
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
    /// An official was disabled, or enabled again.
    Disabled {
        /// The official.
        name: String,
        /// Whether the official is disabled.
        disabled: bool,
    },
    /// An official was removed, with all personal data.
    Removed {
        /// The official.
        name: String,
    },
    /// An official signed in.
    SignedIn {
        /// The official.
        name: String,
        /// The id of the session.
        id: String,
        /// The hash of its credential.
        pass: TokenHash,
        /// When it expires.
        until: At,
    },
    /// An official set up a second factor.
    SecondFactorSet {
        /// The official.
        name: String,
        /// The shared secret, encrypted with the key of the hall.
        secret: Ciphertext,
        /// The hashes of the recovery codes.
        recovery: Vec<TokenHash>,
    },
    /// The second factor of an official was removed.
    SecondFactorRemoved {
        /// The official.
        name: String,
    },
    /// A code of the second factor was used; it is not accepted again.
    CodeUsed {
        /// The official.
        name: String,
        /// Which one.
        code: UsedCode,
    },
    /// A session ended.
    SignedOut {
        /// The id.
        id: String,
    },
    /// An API token was created.
    TokenGiven {
        /// The name.
        name: String,
        /// Its id.
        id: String,
        /// Its hash.
        pass: TokenHash,
        /// Its purpose.
        label: String,
        /// When it expires.
        until: At,
    },
    /// A token was revoked.
    TokenWithdrawn {
        /// The id.
        id: String,
    },
}
