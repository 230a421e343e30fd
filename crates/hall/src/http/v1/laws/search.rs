//! Provisions by words of the reader's language.

use adoube_laws::{Article, Edition};
use adoube_record::{
    i18n::Localizer,
    lookup::search::{self, Fragment},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Cached, cached, edition_or_newest, provision::ProvisionResponse};
use crate::{
    http::shared::{
        Authorized,
        extract::ApiQuery,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct SearchQuery {
    /// Words, or the number of an article.
    #[serde(default)]
    q: String,
    /// The year of the edition in which numbers are meant; else the newest that is complete.
    edition: Option<String>,
}

/// What was found.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct LawsFound {
    /// The edition in which numbers are meant.
    pub edition: String,
    /// How many provisions were found; the best of them are listed.
    pub count: usize,
    /// The article, where the words are the number of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The best, the best first.
    pub provisions: Vec<ProvisionFound>,
}

/// A provision that answers.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ProvisionFound {
    /// The provision.
    #[serde(flatten)]
    pub provision: ProvisionResponse,
    /// Its sentence in pieces, with what answers.
    pub pieces: Vec<PieceResponse>,
}

/// A piece of a sentence.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PieceResponse {
    /// What is written.
    pub text: String,
    /// Whether it answers.
    pub hit: bool,
}

/// As many as a page shows.
const MOST: usize = 30;
/// Longer queries are cut.
const LONGEST: usize = 200;

/// Finds provisions by words of their sentence in the reader's language, or by their English name.
#[utoipa::path(get, path = "/v1/laws/search", tag = "laws", params(SearchQuery),
    responses((status = 200, body = LawsFound), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn find(
    caller: Authorized<Enter>,
    ApiQuery(wanted): ApiQuery<SearchQuery>,
) -> Result<Cached<LawsFound>, ApiError> {
    let edition = edition_or_newest(wanted.edition.as_deref())?;
    let query: String = wanted.q.chars().take(LONGEST).collect();
    Ok(cached(in_words(caller.language, |words| answer(&query, edition, words))))
}

fn answer(query: &str, edition: Edition, words: &Localizer) -> LawsFound {
    let article = query.parse::<Article>().ok().filter(|own| edition.look_up(own).is_some());
    let found = search::find(query, edition, words);
    let one = |provision: &adoube_laws::Provision| {
        let provision = ProvisionResponse::of(*provision, edition, words);
        let pieces = search::marked(query, &provision.text).into_iter().map(PieceResponse::from);
        ProvisionFound { pieces: pieces.collect(), provision }
    };
    LawsFound {
        edition: edition.to_string(),
        count: found.len(),
        article: article.map(|article| article.to_string()),
        provisions: found.iter().take(MOST).map(one).collect(),
    }
}

impl From<Fragment> for PieceResponse {
    fn from(Fragment { text, is_hit }: Fragment) -> Self {
        Self { text, hit: is_hit }
    }
}
