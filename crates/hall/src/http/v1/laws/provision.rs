//! A provision in the reader's words.

use adoube_laws::{
    Article, Edition, Provision,
    regulations::GameResult,
    table::{Measure, Penalty},
};
use adoube_record::i18n::{Key, Localizer};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A rule by a name that lasts, with what it says and where.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct ProvisionResponse {
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
    /// What arbiters most often do under it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub usual_for: Vec<UsualFor>,
    /// The penalty, if it is an item of the list of penalties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyListed>,
}

/// What arbiters most often do under a provision.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct UsualFor {
    /// The use.
    pub what: ArbiterUse,
    /// Its place among all provisions for it, the most usual first.
    pub place: usize,
}

/// What an arbiter does under a provision.
#[derive(Clone, Copy, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum ArbiterUse {
    /// Imposes penalties.
    Penalty,
    /// Declares a result.
    Result,
    /// Takes a decision that only has to be recorded.
    Decision,
}

/// An item of the list of penalties.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PenaltyListed {
    /// What acts call it.
    pub name: String,
    /// What it is measured in; nothing if it has no amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measure: Option<Measure>,
    /// The result that is imposed most often, of one that is measured so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed: Option<GameResult>,
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

impl ProvisionResponse {
    pub(super) fn of(provision: Provision, edition: Edition, words: &Localizer) -> Self {
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
            usual_for: kind.map(|_| usual_for(provision, edition)).unwrap_or_default(),
            penalty: penalty_listed(provision),
        }
    }
}

fn usual_for(provision: Provision, edition: Edition) -> Vec<UsualFor> {
    let can_decide = provision.can_carry_decision(edition);
    let decisions = if can_decide { &Provision::USUAL_DECISIONS[..] } else { &[] };
    [
        (ArbiterUse::Penalty, &Provision::USUAL_BREACHES[..]),
        (ArbiterUse::Result, &Provision::USUAL_RESULTS[..]),
        (ArbiterUse::Decision, decisions),
    ]
    .into_iter()
    .filter_map(|(what, usual)| {
        let place = usual.iter().position(|known| *known == provision)?;
        Some(UsualFor { what, place })
    })
    .collect()
}

fn penalty_listed(provision: Provision) -> Option<PenaltyListed> {
    let is_it = |penalty: &Penalty| penalty.provision() == provision;
    let penalty = Penalty::SAMPLES.into_iter().find(is_it)?;
    // In an act it is a bare name, or a name with its amount.
    let name = match serde_json::to_value(penalty).ok()? {
        Value::String(name) => name,
        Value::Object(fields) => fields.into_iter().next()?.0,
        _ => return None,
    };
    Some(PenaltyListed { name, measure: penalty.measure(), proposed: penalty.result() })
}

/// The numbers with whether each is certain.
pub(super) fn numbered(articles: &[Article]) -> Vec<Numbered> {
    let one = |article: &Article| Numbered {
        number: article.to_string(),
        verified: article.is_verified(),
    };
    articles.iter().map(one).collect()
}
