//! A provision in the caller's language.

use adoube_laws::{
    Article, Edition, Provision,
    regulations::GameResult,
    table::{Measure, Penalty},
};
use adoube_record::i18n::{Key, Localizer};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A provision: a rule with a stable name, its text and its articles.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct ProvisionResponse {
    /// Its name, which is the same whatever its number.
    pub name: &'static str,
    /// Its text, in our own words.
    pub text: String,
    /// How a program can treat it: `rule`, `procedure`, `record`, `arbiter` or `physical`; none if the
    /// edition does not have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The kind as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind_told: Option<String>,
    /// Its articles in the edition.
    pub articles: Vec<ArticleNumber>,
    /// Its articles in every edition, the oldest first.
    pub editions: Vec<InEdition>,
    /// What arbiters most often use it for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub usual_for: Vec<UsualFor>,
    /// The penalty, if it is an item of the list of penalties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyListed>,
}

/// A common use of a provision by arbiters.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct UsualFor {
    /// The use.
    pub what: ArbiterUse,
    /// Its rank among all provisions for this use, the most common first.
    pub place: usize,
}

/// How an arbiter uses a provision.
#[derive(Clone, Copy, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum ArbiterUse {
    /// Imposes penalties.
    Penalty,
    /// Declares a result.
    Result,
    /// Makes a decision that only has to be recorded.
    Decision,
    /// Sets a result aside.
    SetAside,
}

/// An item of the list of penalties.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PenaltyListed {
    /// Its name in acts.
    pub name: String,
    /// The unit of its amount; none if it has no amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measure: Option<Measure>,
    /// The result imposed most often, for a penalty whose amount is a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed: Option<GameResult>,
}

/// The number of an article.
#[derive(Serialize, ToSchema)]
#[schema(as = Numbered)]
pub(in crate::http) struct ArticleNumber {
    /// As the edition prints it.
    pub number: String,
    /// Whether it was verified in the edition itself; otherwise it is inferred from the neighbouring
    /// editions.
    pub verified: bool,
}

/// A provision in one edition.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct InEdition {
    /// The edition.
    pub edition: String,
    /// Its articles; empty if the edition does not have it.
    pub articles: Vec<ArticleNumber>,
}

impl ProvisionResponse {
    pub(super) fn new(provision: Provision, edition: Edition, words: &Localizer) -> Self {
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
        (ArbiterUse::SetAside, &Provision::GROUNDS_TO_SET_ASIDE[..]),
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

/// Returns the numbers, each with whether it is verified.
pub(super) fn numbered(articles: &[Article]) -> Vec<ArticleNumber> {
    let one = |article: &Article| ArticleNumber {
        number: article.to_string(),
        verified: article.is_verified(),
    };
    articles.iter().map(one).collect()
}
