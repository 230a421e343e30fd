//! Compares two editions.

use adoube_laws::{Article, Edition, Provision, Subject};
use adoube_record::{
    i18n::{Key, Localizer},
    lookup::compare::Differences,
};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    edition,
    provision::{ArticleNumber, numbered},
};
use crate::{
    http::shared::{
        Authorized, SharedState,
        answers::{Answer, answer_once},
        extract::ApiQuery,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// The two editions.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct CompareQuery {
    /// The year of the first edition.
    from: String,
    /// The year of the second edition.
    to: String,
}

/// Two editions side by side.
#[derive(Serialize, ToSchema)]
#[schema(as = Compared)]
pub(in crate::http) struct EditionComparison {
    /// The first edition.
    pub from: String,
    /// The second edition.
    pub to: String,
    /// The number of provisions that only the second has.
    pub new: usize,
    /// The number of provisions that only the first has.
    pub gone: usize,
    /// The number of provisions with a different meaning.
    pub changed: usize,
    /// The number of provisions with the same meaning under another number.
    pub renumbered: usize,
    /// The number of provisions with the same meaning under the same number.
    pub same: usize,
    /// All provisions, by subject.
    pub chapters: Vec<ChapterCompared>,
}

/// What both editions say about a subject.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ChapterCompared {
    /// The subject, as a stable identifier.
    pub subject: &'static str,
    /// The title of the subject, in the caller's language.
    pub title: String,
    /// The provisions, by their numbers.
    pub provisions: Vec<ProvisionCompared>,
}

/// A provision in two editions.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ProvisionCompared {
    /// Its name.
    pub name: &'static str,
    /// How it has changed.
    pub change: ProvisionChange,
    /// Its text; that of the second edition, if both have it.
    pub text: String,
    /// Its text in the first edition, if it is different.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    /// Its articles in the first edition.
    pub from: Vec<ArticleNumber>,
    /// Its articles in the second edition.
    pub to: Vec<ArticleNumber>,
}

/// How a provision has changed.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Became)]
pub(in crate::http) enum ProvisionChange {
    /// Only the second edition has it.
    New,
    /// Only the first edition has it.
    Gone,
    /// Its meaning is different.
    Changed,
    /// The same under another number.
    Renumbered,
    /// The same under the same number.
    Same,
}

/// Compares two editions: which provisions are new, gone, changed, renumbered and the same.
#[utoipa::path(get, path = "/v1/laws/compare", tag = "laws", params(CompareQuery),
    responses((status = 200, body = EditionComparison), (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn compare(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiQuery(which): ApiQuery<CompareQuery>,
) -> Result<Answer, ApiError> {
    let (from, to) = (edition(&which.from)?, edition(&which.to)?);
    let language = caller.language;
    let key = format!("compare {from} {to} {}", language.tag());
    answer_once(&app, key, move || in_words(language, |words| compared(from, to, words))).await
}

fn compared(from: Edition, to: Edition, words: &Localizer) -> EditionComparison {
    let found = Differences::between(from, to, words);
    EditionComparison {
        from: from.to_string(),
        to: to.to_string(),
        new: found.new.len(),
        gone: found.gone.len(),
        changed: found.changed.len(),
        renumbered: found.renumbered.len(),
        same: found.same.len(),
        chapters: chapters(&found, from, to, words),
    }
}

fn chapters(
    found: &Differences,
    from: Edition,
    to: Edition,
    words: &Localizer,
) -> Vec<ChapterCompared> {
    let all = [
        (ProvisionChange::New, &found.new),
        (ProvisionChange::Gone, &found.gone),
        (ProvisionChange::Changed, &found.changed),
        (ProvisionChange::Renumbered, &found.renumbered),
        (ProvisionChange::Same, &found.same),
    ];
    let all = all.iter().flat_map(|(became, list)| list.iter().map(|own| (*became, *own)));
    let mut rows: Vec<(Subject, &'static Article, ProvisionChange, Provision)> = all
        .filter_map(|(became, provision)| {
            let (edition, article) = place(provision, from, to)?;
            Some((edition.subject(article), article, became, provision))
        })
        .collect();
    rows.sort_by(|one, other| (one.0, one.1).cmp(&(other.0, other.1)));
    let same_chapter = rows.chunk_by(|one, other| one.0 == other.0);
    let chapter = |rows: &[(Subject, &Article, ProvisionChange, Provision)]| ChapterCompared {
        subject: rows[0].0.name(),
        title: words.say(Key::ChapterTitle, [("subject", rows[0].0.name().into())]),
        provisions: rows
            .iter()
            .map(|(_, _, change, provision)| ProvisionCompared {
                name: provision.name(),
                change: *change,
                text: words.provision(*provision, later(*provision, from, to)),
                was: matches!(change, ProvisionChange::Changed)
                    .then(|| words.provision(*provision, from)),
                from: numbered(provision.articles(from)),
                to: numbered(provision.articles(to)),
            })
            .collect(),
    };
    same_chapter.map(chapter).collect()
}

/// Returns the second edition if it has the provision, else the first.
fn later(provision: Provision, from: Edition, to: Edition) -> Edition {
    if to.cite(provision).is_some() { to } else { from }
}

/// Returns where a provision is listed: by the second edition if it has it, else by the first.
fn place(provision: Provision, from: Edition, to: Edition) -> Option<(Edition, &'static Article)> {
    let first = |edition: Edition| Some((edition, provision.articles(edition).first()?));
    first(to).or_else(|| first(from))
}
