//! Full-text search for provisions in the caller's language.

use adoube_laws::{Article, Edition};
use adoube_record::{
    i18n::Localizer,
    lookup::search::{self, Fragment},
};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Cached, cached, edition_or_newest, provision::ProvisionResponse};
use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::ApiQuery,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// What to search for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct SearchQuery {
    /// Words, or the number of an article.
    #[serde(default)]
    q: String,
    /// The year of the edition that numbers refer to; by default the newest complete one.
    edition: Option<String>,
}

/// The search results.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct LawsFound {
    /// The edition that numbers refer to.
    pub edition: String,
    /// The number of provisions found; the best matches are listed.
    pub count: usize,
    /// The article, if the query is the number of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The best matches, best first.
    pub provisions: Vec<ProvisionFound>,
}

/// A provision that matches.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ProvisionFound {
    /// The provision.
    #[serde(flatten)]
    pub provision: ProvisionResponse,
    /// Its sentence in pieces, with the matches marked.
    pub pieces: Vec<PieceResponse>,
}

/// A piece of a sentence.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PieceResponse {
    /// The text.
    pub text: String,
    /// Whether it matches.
    pub hit: bool,
}

/// The maximum number of results.
const MAX: usize = 30;
/// Longer queries are truncated.
const MAX_LENGTH: usize = 200;

/// Searches provisions by words of their sentence in the caller's language, or by their English name.
#[utoipa::path(get, path = "/v1/laws/search", tag = "laws", params(SearchQuery),
    responses((status = 200, body = LawsFound), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn find(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiQuery(wanted): ApiQuery<SearchQuery>,
) -> Result<Cached<LawsFound>, ApiError> {
    let edition = edition_or_newest(wanted.edition.as_deref())?;
    let query: String = wanted.q.chars().take(MAX_LENGTH).collect();
    let language = caller.language;
    let search = move || in_words(language, |words| answer(&query, edition, words));
    app.work.run(search).await.map(cached)
}

fn answer(query: &str, edition: Edition, words: &Localizer) -> LawsFound {
    let article = query.parse::<Article>().ok().filter(|own| edition.look_up(own).is_some());
    let found = search::find(query, edition, words);
    let one = |provision: &adoube_laws::Provision| {
        let provision = ProvisionResponse::new(*provision, edition, words);
        let pieces = search::marked(query, &provision.text).into_iter().map(PieceResponse::from);
        ProvisionFound { pieces: pieces.collect(), provision }
    };
    LawsFound {
        edition: edition.to_string(),
        count: found.len(),
        article: article.map(|article| article.to_string()),
        provisions: found.iter().take(MAX).map(one).collect(),
    }
}

impl From<Fragment> for PieceResponse {
    fn from(Fragment { text, is_hit }: Fragment) -> Self {
        Self { text, hit: is_hit }
    }
}
