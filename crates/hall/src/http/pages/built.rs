//! The pages built from `web/`, embedded in the binary.
//!
//! A binary that was built without them (`make build` builds them first) still serves every link, with pages
//! that need no script.

#[cfg(not(debug_assertions))]
use std::io::Read;

use adoube_record::diagram;
use axum::{
    extract::Path,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
#[cfg(not(debug_assertions))]
use flate2::read::GzDecoder;

use crate::http::shared::problem::ApiError;

/// Returns a file of the pages from the binary, where they are compressed.
#[cfg(not(debug_assertions))]
fn file(name: &str) -> Option<Vec<u8>> {
    const BUILT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

    let (_, packed) = BUILT.iter().find(|(built, _)| *built == name)?;
    let mut file = Vec::new();
    GzDecoder::new(*packed).read_to_end(&mut file).ok()?;
    Some(file)
}

/// Returns a file of the pages from the build folder, so that they can be rebuilt while the hall is running.
#[cfg(debug_assertions)]
fn file(name: &str) -> Option<Vec<u8>> {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/pages"));
    let is_inside = name.split('/').all(|part| !matches!(part, "" | "." | ".."));
    std::fs::read(folder.join(name)).ok().filter(|_| is_inside)
}

/// Returns the media type of a file, by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("md") => "text/markdown; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A page into which the hall inserts a title and a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Template {
    /// The page rendered by the script.
    Scripted,
    /// The page without a script.
    Plain,
}

impl Template {
    const fn file(self) -> &'static str {
        match self {
            Self::Scripted => "index.html",
            Self::Plain => "plain.html",
        }
    }

    /// Returns the HTML; `None` if the pages were not built.
    pub(super) fn read(self) -> Option<String> {
        String::from_utf8(file(self.file())?).ok()
    }
}

/// Serves a script, a stylesheet or an image. The names contain hashes, so they may be cached indefinitely.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, ApiError> {
    let file = file(&format!("assets/{name}")).ok_or(ApiError::NotFound)?;
    let kept = HeaderValue::from_static("public, max-age=31536000, immutable");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind(&name))),
        (header::CACHE_CONTROL, kept),
    ];
    Ok((headers, file).into_response())
}

/// Serves the pieces, as the diagrams of the records draw them.
pub(super) async fn pieces() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, diagram::sprite()).into_response()
}
