//! The description of the interface, generated from the code.

use adoube_chess::notation::Language;
use axum::{Router, http::header, response::IntoResponse, routing::get};
use serde_json::{Value, json};
use utoipa::openapi::{
    ContactBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder,
    security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
};

use super::shared::SharedState;

/// Where it is served.
pub(super) const PATH: &str = "/openapi.json";

/// The general part of the description.
pub(super) fn about() -> OpenApi {
    let languages = Language::ALL.map(Language::tag).join(", ");
    let info = InfoBuilder::new()
        .title("Adoube: the playing hall")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(format!(
            "Competitions, games, seats and officials of a playing hall under the FIDE Laws of Chess. \
             Sentences come in the language of `?lang=` or of `Accept-Language`: {languages}. \
             What goes wrong comes as `application/problem+json`. \
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

/// Adds what holds everywhere: errors have a media type of their own, and any call may answer with one it does not
/// list, such as an invalid token or a rate limit.
fn with_problems(description: &OpenApi) -> Value {
    let mut said = serde_json::to_value(description).unwrap_or_default();
    let any = json!({
        "description": "What went wrong.",
        "content": { PROBLEM: { "schema": { "$ref": PROBLEM_BODY } } },
    });
    let paths = said.get_mut("paths").and_then(Value::as_object_mut);
    let items = paths.into_iter().flat_map(|paths| paths.values_mut());
    let operations = items.filter_map(Value::as_object_mut).flat_map(|item| item.values_mut());
    for operation in operations {
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
    said
}

/// The route on which the description is served.
pub(super) fn route(description: &OpenApi) -> Router<SharedState> {
    let json = with_problems(description).to_string();
    let answer = async || ([(header::CONTENT_TYPE, JSON)], json).into_response();
    Router::new().route(PATH, get(answer))
}
