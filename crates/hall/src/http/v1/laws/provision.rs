//! A provision in the reader's words.

use adoube_laws::{Article, Edition, Provision};
use adoube_record::i18n::{Key, Words};
use serde::Serialize;
use utoipa::ToSchema;

/// A rule by a name that lasts, with what it says and where.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct ProvisionTold {
    /// Its name, which lasts whatever its number is.
    pub name: &'static str,
    /// What it says, in a sentence of our own.
    pub text: String,
    /// What a program can do about it: `rule`, `procedure`, `record`, `arbiter` or `physical`; none if the edition
    /// does not have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind_told: Option<String>,
    /// Where the edition says it.
    pub articles: Vec<Numbered>,
    /// Where every edition says it, the oldest first.
    pub editions: Vec<InEdition>,
}

/// The number of an article.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Numbered {
    /// As the edition prints it.
    pub number: String,
    /// Whether it was read in the edition itself; else it follows from the neighbouring editions.
    pub verified: bool,
}

/// A provision in one edition.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct InEdition {
    /// The edition.
    pub edition: String,
    /// Where it says it; empty if it does not.
    pub articles: Vec<Numbered>,
}

impl ProvisionTold {
    pub(super) fn of(provision: Provision, edition: Edition, words: &Words) -> Self {
        let kind = edition.cite(provision).map(|_| provision.kind(edition).name());
        let in_edition = |edition: Edition| InEdition {
            edition: edition.to_string(),
            articles: numbered(provision.articles(edition)),
        };
        Self {
            name: provision.name(),
            text: words.provision(provision, edition),
            kind,
            kind_told: kind.map(|kind| words.say(Key::ProvisionKind, [("kind", kind.into())])),
            articles: numbered(provision.articles(edition)),
            editions: Edition::ALL.into_iter().map(in_edition).collect(),
        }
    }
}

/// The numbers with whether each is certain.
pub(super) fn numbered(articles: &[Article]) -> Vec<Numbered> {
    let one = |article: &Article| Numbered {
        number: article.to_string(),
        verified: article.is_verified(),
    };
    articles.iter().map(one).collect()
}
