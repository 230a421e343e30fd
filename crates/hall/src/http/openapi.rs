//! The OpenAPI description: generated from the code, stored in `openapi.json`, and served from there.

use std::{io::Read, sync::LazyLock};

use adoube_chess::notation::Language;
use axum::{
    Router,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use utoipa::openapi::{
    ContactBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder,
    security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
};
use utoipa_axum::router::OpenApiRouter;

use super::{shared::SharedState, stream, v1};

/// The path on which it is served.
pub(super) const PATH: &str = "/openapi.json";

/// The description as it was last generated, as gzip; a test compares it with the code.
const STORED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

/// The general part of the description.
fn about() -> OpenApi {
    let languages = Language::ALL.map(Language::tag).join(", ");
    let info = InfoBuilder::new()
        .title("Adoube: the playing hall")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(format!(
            "Competitions, games, seats and officials of a playing hall under the FIDE Laws of Chess. \
             Sentences are in the language of `?lang=` or of `Accept-Language`: {languages}. \
             Errors are returned as `application/problem+json`. \
             `x-permission` names the permission that a request needs.",
        )))
        .license(Some(LicenseBuilder::new().name("MIT OR Apache-2.0").build()))
        .contact(None::<ContactBuilder>.map(ContactBuilder::build))
        .build();
    let mut api = OpenApiBuilder::new().info(info).build();
    let components = api.components.get_or_insert_default();
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("adoube")));
    components.add_security_scheme("token", bearer);
    components.add_security_scheme("session", cookie);
    api
}

const JSON: &str = "application/json";
const PROBLEM: &str = "application/problem+json";
const PROBLEM_BODY: &str = "#/components/schemas/ProblemBody";

/// Returns, for example, `get_games_by_id_log` for `GET /v1/games/{id}/log`: handlers are named within their
/// modules, so their names are not unique.
fn operation_id(method: &str, path: &str) -> String {
    let segments = path.split('/').filter(|segment| !matches!(*segment, "" | "v1"));
    let words = segments.map(|segment| match segment.strip_prefix('{') {
        Some(parameter) => format!("by_{}", parameter.trim_end_matches('}')),
        None => segment.replace(['-', '.'], "_"),
    });
    std::iter::once(method.to_owned()).chain(words).collect::<Vec<_>>().join("_")
}

/// Adds what is common to all operations: unique ids, the media type of errors, and a default error response,
/// because any call may answer with an error it does not list, such as an invalid token or a rate limit.
fn complete(description: &OpenApi) -> Value {
    let mut json = serde_json::to_value(description).unwrap_or_default();
    let any = json!({
        "description": "What went wrong.",
        "content": { PROBLEM: { "schema": { "$ref": PROBLEM_BODY } } },
    });
    let paths = json.get_mut("paths").and_then(Value::as_object_mut);
    let items = paths.into_iter().flatten();
    let operations = items.flat_map(|(path, item)| {
        let methods = item.as_object_mut().into_iter().flatten();
        methods.map(move |(method, operation)| (operation_id(method, path), operation))
    });
    for (id, operation) in operations {
        if let Some(handler) = operation.get_mut("operationId") {
            *handler = Value::String(id);
        }
        let responses = operation.get_mut("responses").and_then(Value::as_object_mut);
        let Some(responses) = responses else { continue };
        let contents = responses.values_mut().filter_map(|answer| answer.get_mut("content"));
        for content in contents.filter_map(Value::as_object_mut) {
            let is_problem =
                content.get(JSON).is_some_and(|it| it["schema"]["$ref"] == PROBLEM_BODY);
            if is_problem && let Some(problem) = content.remove(JSON) {
                content.insert(PROBLEM.to_owned(), problem);
            }
        }
        responses.insert("default".to_owned(), any.clone());
    }
    json
}

/// Generates the OpenAPI description from the handlers. A running hall serves the stored one, which is the same.
pub fn describe() -> Value {
    let routes = OpenApiRouter::<SharedState>::with_openapi(about());
    let (_, description) = stream::add_routes(v1::add_routes(routes)).split_for_parts();
    complete(&description)
}

/// Returns the route that serves the description.
pub(super) fn route() -> Router<SharedState> {
    Router::new().route(PATH, get(serve))
}

/// Serves the description.
async fn serve() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let mut text = String::new();
        // Errors are ignored here; a test compares the whole text.
        let _ = GzDecoder::new(STORED).read_to_string(&mut text);
        text
    });
    ([(header::CONTENT_TYPE, JSON)], TEXT.as_str()).into_response()
}
