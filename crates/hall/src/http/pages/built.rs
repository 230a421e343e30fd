//! The pages as `web/` builds them, inside the binary.
//!
//! A hall that was built without them (`make build` builds them first) still answers every link that people are given,
//! with pages that need no script.

use adoube_record::diagram;
use axum::{
    extract::Path,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use rust_embed::Embed;

use crate::http::problem::Fault;

#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

/// A page into which the hall writes a title and a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Template {
    /// The one whose script draws the page.
    App,
    /// The one that is read as it was written.
    Plain,
}

impl Template {
    const fn file(self) -> &'static str {
        match self {
            Self::App => "index.html",
            Self::Plain => "plain.html",
        }
    }

    /// Its hypertext; nothing if the pages were not built.
    pub(super) fn read(self) -> Option<String> {
        let file = Built::get(self.file())?;
        String::from_utf8(file.data.into_owned()).ok()
    }
}

/// A script, a style or a picture. Their names change with what is in them, so they may be kept for ever.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Fault> {
    let file = Built::get(&format!("assets/{name}")).ok_or(Fault::NotFound)?;
    let kind = HeaderValue::from_str(file.metadata.mimetype()).map_err(|_| Fault::Broken)?;
    let kept = HeaderValue::from_static("public, max-age=31536000, immutable");
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    Ok((headers, file.data.into_owned()).into_response())
}

/// The pieces, as the diagrams of the records draw them.
pub(super) async fn pieces() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, diagram::sprite()).into_response()
}
