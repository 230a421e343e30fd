//! Players, with the data that federations usually have.

use std::{fmt, str::FromStr};

use adoube_laws::table::Senses;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::PlayerNo;

/// A player of a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Player {
    /// The starting number.
    pub no: PlayerNo,
    /// The name, as `Novak, Ana`.
    pub name: String,
    /// The title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// The FIDE ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The ID in the national federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_id: Option<String>,
    /// The FIDE rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The national rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<u16>,
    /// The year of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<u16>,
    /// The sex, as rating lists have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The club or the team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Whether the player has an impairment of sight or hearing.
    #[serde(default, skip_serializing_if = "is_ordinary")]
    pub senses: Senses,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
fn is_ordinary(senses: &Senses) -> bool {
    *senses == Senses::Ordinary
}

impl Player {
    /// Returns the public data of a player, without age and impairments.
    #[must_use]
    pub fn in_public(&self) -> Self {
        Self {
            national_id: None,
            birth_year: None,
            sex: None,
            senses: Senses::Ordinary,
            ..self.clone()
        }
    }

    /// Creates a player with no other data.
    pub fn new(no: PlayerNo, name: impl Into<String>) -> Self {
        Self {
            no,
            name: name.into(),
            title: None,
            federation: None,
            fide_id: None,
            national_id: None,
            rating: None,
            national_rating: None,
            birth_year: None,
            sex: None,
            club: None,
            senses: Senses::default(),
        }
    }
}

/// The sex, as rating lists have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub enum Sex {
    /// Female.
    #[serde(rename = "f")]
    Female,
    /// Male.
    #[serde(rename = "m")]
    Male,
}

/// A FIDE title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// FIDE master.
    Fm,
    /// Candidate master.
    Cm,
    /// Woman grandmaster.
    Wgm,
    /// Woman international master.
    Wim,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Gm, Self::Im, Self::Fm, Self::Cm, Self::Wgm, Self::Wim, Self::Wfm, Self::Wcm];

    /// The abbreviation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Fm => "FM",
            Self::Cm => "CM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
            Self::Wfm => "WFM",
            Self::Wcm => "WCM",
        }
    }

    /// The abbreviation in lower case.
    pub(super) const fn lower(self) -> &'static str {
        match self {
            Self::Gm => "gm",
            Self::Im => "im",
            Self::Fm => "fm",
            Self::Cm => "cm",
            Self::Wgm => "wgm",
            Self::Wim => "wim",
            Self::Wfm => "wfm",
            Self::Wcm => "wcm",
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A federation code of three capital letters, as FIDE assigns them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Federation([u8; 3]);

/// The text is not a federation code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a federation has three capital letters, such as SLO")]
pub struct ParseFederationError;

impl Federation {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        // The bytes are always ASCII.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for Federation {
    type Err = ParseFederationError;

    fn from_str(text: &str) -> Result<Self, ParseFederationError> {
        let letters: [u8; 3] = text.as_bytes().try_into().map_err(|_| ParseFederationError)?;
        if letters.iter().all(u8::is_ascii_uppercase) {
            Ok(Self(letters))
        } else {
            Err(ParseFederationError)
        }
    }
}

impl TryFrom<String> for Federation {
    type Error = ParseFederationError;

    fn try_from(text: String) -> Result<Self, ParseFederationError> {
        text.parse()
    }
}

impl From<Federation> for String {
    fn from(federation: Federation) -> Self {
        federation.as_str().to_owned()
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Federation({self})")
    }
}
