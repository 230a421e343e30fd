//! The articles of an edition, one article, and the nearest ones to a number that does not exist.

use adoube_laws::{Article, Chapter, Edition, LookupResult, Provision};
use adoube_record::i18n::Localizer;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Cached, cached, edition, editions::ChapterResponse, provision::ProvisionResponse};
use crate::{
    http::shared::{
        Authorized, SharedState,
        answers::{Answer, answer_once},
        extract::ApiPath,
        in_words,
        problem::{ApiError, NoSuchLaw, ProblemBody},
    },
    permission::Enter,
};

/// How many articles are shown at once: more than any ruling cites.
const MAX_NUMBERS: usize = 32;

/// All articles of an edition.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ArticlesResponse {
    /// The edition.
    pub edition: String,
    /// Its chapters with their articles, in order.
    pub chapters: Vec<ChapterArticles>,
}

/// A chapter with its articles.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ChapterArticles {
    /// The chapter.
    #[serde(flatten)]
    pub chapter: ChapterResponse,
    /// Its articles, in order.
    pub articles: Vec<ArticleSummary>,
}

/// An article with its text.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ArticleSummary {
    /// Its number.
    pub number: String,
    /// Whether the number was verified in the edition itself.
    pub verified: bool,
    /// Its text: several provisions if it says several things.
    pub provisions: Vec<ProvisionResponse>,
}

/// An article by its number, or a provision by its name.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ArticleResponse {
    /// The edition.
    pub edition: String,
    /// The requested number, as the edition prints it.
    pub number: String,
    /// The chapter; none if the edition does not have the requested provision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chapter: Option<ChapterResponse>,
    /// The provisions of the article itself; empty if the number is only a heading.
    pub provisions: Vec<ProvisionResponse>,
    /// The articles below it, in order.
    pub parts: Vec<ArticleSummary>,
    /// The previous article.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// The next article after it and its parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// What is close to a number that an edition does not have.
#[derive(Serialize, ToSchema)]
#[schema(as = Near)]
pub(in crate::http) struct NearbyArticles {
    /// The nearest articles of the edition, in order.
    pub nearest: Vec<String>,
    /// The editions that have the number.
    pub editions: Vec<String>,
}

impl ArticleSummary {
    fn new(article: &Article, edition: Edition, words: &Localizer) -> Self {
        let render = |provision| ProvisionResponse::new(provision, edition, words);
        Self {
            number: article.to_string(),
            verified: article.is_verified(),
            provisions: edition.provisions_at(article).map(render).collect(),
        }
    }
}

/// Lists the articles of an edition, in order.
#[utoipa::path(get, path = "/v1/laws/{edition}/articles", tag = "laws",
    params(("edition" = String, Path, description = "The year of the edition.")),
    responses((status = 200, body = ArticlesResponse), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiPath(year): ApiPath<String>,
) -> Result<Answer, ApiError> {
    let (edition, language) = (edition(&year)?, caller.language);
    let key = format!("articles {edition} {}", language.tag());
    answer_once(&app, key, move || in_words(language, |words| all_articles(edition, words))).await
}

fn all_articles(edition: Edition, words: &Localizer) -> ArticlesResponse {
    let one = |chapter: &Chapter| ChapterArticles {
        chapter: ChapterResponse::new(chapter, words),
        articles: chapter
            .articles
            .iter()
            .map(|article| ArticleSummary::new(article, edition, words))
            .collect(),
    };
    let chapters = edition.chapters().iter().map(one).collect();
    ArticlesResponse { edition: edition.to_string(), chapters }
}

/// Returns an article by its number, or a provision by its name. Several numbers are separated by commas.
#[utoipa::path(get, path = "/v1/laws/{edition}/articles/{number}", tag = "laws",
    params(("edition" = String, Path, description = "The year of the edition."),
        ("number" = String, Path, description = "The number of the article, or the name of a provision.")),
    responses((status = 200, body = ArticleResponse), (status = 404, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(in crate::http) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiPath((year, number)): ApiPath<(String, String)>,
) -> Result<Cached<ArticleResponse>, ApiError> {
    let edition = edition(&year)?;
    if let Some(named) = Provision::from_name(&number) {
        return Ok(cached(in_words(caller.language, |words| {
            render_provision(named, edition, words)
        })));
    }
    let mut found: Vec<(Article, LookupResult)> = Vec::new();
    for number in number.split(',') {
        let article = article(number)?;
        if found.iter().any(|(known, _)| *known == article) {
            continue;
        }
        if found.len() == MAX_NUMBERS {
            return Err(ApiError::TooLarge);
        }
        match edition.look_up(&article) {
            Some(at) => found.push((article, at)),
            None => return Err(ApiError::Law(NoSuchLaw::Article { article, edition })),
        }
    }
    let language = caller.language;
    let render = move || in_words(language, |words| render_articles(&found, edition, words));
    app.work.run(render).await.map(cached)
}

/// Returns what is close to a number that the edition does not have.
#[utoipa::path(get, path = "/v1/laws/{edition}/near/{number}", tag = "laws",
    params(("edition" = String, Path, description = "The year of the edition."),
        ("number" = String, Path, description = "The number of an article.")),
    responses((status = 200, body = NearbyArticles), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn near(
    _: Authorized<Enter>,
    ApiPath((year, number)): ApiPath<(String, String)>,
) -> Result<Cached<NearbyArticles>, ApiError> {
    let edition = edition(&year)?;
    let article = article(&number)?;
    let having = Edition::ALL.into_iter().filter(|other| other.look_up(&article).is_some());
    Ok(cached(NearbyArticles {
        nearest: edition.nearest(&article).iter().map(ToString::to_string).collect(),
        editions: having.map(|edition| edition.to_string()).collect(),
    }))
}

fn article(text: &str) -> Result<Article, ApiError> {
    text.parse().map_err(|_| ApiError::Law(NoSuchLaw::Provision(text.trim().to_owned())))
}

fn render_provision(provision: Provision, edition: Edition, words: &Localizer) -> ArticleResponse {
    let first = provision.articles(edition).first();
    ArticleResponse {
        edition: edition.to_string(),
        number: provision.name().to_owned(),
        chapter: first.and_then(|article| chapter(article, edition, words)),
        provisions: vec![ProvisionResponse::new(provision, edition, words)],
        parts: Vec::new(),
        previous: None,
        next: None,
    }
}

fn render_articles(
    found: &[(Article, LookupResult)],
    edition: Edition,
    words: &Localizer,
) -> ArticleResponse {
    let mut provisions: Vec<Provision> = Vec::new();
    let mut parts: Vec<&'static Article> = Vec::new();
    for (_, at) in found {
        for provision in &at.provisions {
            if !provisions.contains(provision) {
                provisions.push(*provision);
            }
        }
        for part in &at.parts {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
    }
    let articles = edition.articles();
    // As the edition prints it, if it has the number itself.
    let printed = |article: &Article| {
        let own = articles.iter().find(|known| ***known == *article);
        own.map_or_else(|| article.to_string(), ToString::to_string)
    };
    let numbers: Vec<String> = found.iter().map(|(article, _)| printed(article)).collect();
    let alone = found.first().filter(|_| found.len() == 1).map(|(article, _)| article);
    ArticleResponse {
        edition: edition.to_string(),
        number: numbers.join(", "),
        chapter: found.first().and_then(|(article, _)| chapter(article, edition, words)),
        provisions: provisions
            .iter()
            .map(|own| ProvisionResponse::new(*own, edition, words))
            .collect(),
        parts: parts.iter().map(|part| ArticleSummary::new(part, edition, words)).collect(),
        previous: alone.and_then(|article| {
            articles.iter().rev().find(|own| ***own < *article).map(ToString::to_string)
        }),
        next: alone.and_then(|article| {
            let is_next = |own: &&&Article| ***own > *article && !own.is_part_of(article);
            articles.iter().find(is_next).map(ToString::to_string)
        }),
    }
}

fn chapter(article: &Article, edition: Edition, words: &Localizer) -> Option<ChapterResponse> {
    let number = article.chapter();
    let chapters = edition.chapters();
    chapters.iter().find(|own| own.number == number).map(|own| ChapterResponse::new(own, words))
}
