//! The description of the interface, generated from the code.

use axum::{Router, http::header, response::IntoResponse, routing::get};
use utoipa::openapi::{
    ContactBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder,
    security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
};

use super::App;

/// Where it is served.
pub(super) const PATH: &str = "/openapi.json";

/// What is said of the interface as a whole.
pub(super) fn about() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Adoube: the playing hall")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Competitions, games, seats and officials of a playing hall under the FIDE Laws of Chess. \
             Sentences come in the language of `?lang=` or of `Accept-Language`: en, sl, hr, sr-Latn, sr-Cyrl. \
             What goes wrong comes as `application/problem+json`. `x-deed` names the row of the table that says \
             who may do it.",
        ))
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

/// The route on which the description is served.
pub(super) fn route(description: &OpenApi) -> Router<App> {
    let json = description.to_json().unwrap_or_default();
    let answer = async || ([(header::CONTENT_TYPE, "application/json")], json).into_response();
    Router::new().route(PATH, get(answer))
}
