//! Answers that depend on nothing but the request and the version of the program, computed once.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use axum::{
    http::{HeaderName, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use serde::Serialize;

use super::{SharedState, problem::ApiError};

/// The size of all answers that are kept, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// A cacheable answer: it changes only with the version of the program. The language may come from a cookie.
pub(in crate::http) const CACHEABLE: [(HeaderName, &str); 2] =
    [(header::CACHE_CONTROL, "public, max-age=600"), (header::VARY, "accept-language, cookie")];

/// The answers that are kept, by what they depend on.
#[derive(Default)]
pub struct Answers {
    kept: Mutex<HashMap<String, Bytes>>,
}

/// An answer in JSON, as text.
pub(in crate::http) struct Answer(Bytes);

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (CACHEABLE, kind, self.0).into_response()
    }
}

impl Answers {
    fn get(&self, key: &str) -> Option<Bytes> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    /// Keeps an answer. When there is no more room, all others are forgotten: it is rare, and they are cheap.
    fn insert(&self, key: String, answer: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let size: usize = kept.values().map(Bytes::len).sum();
        if size + answer.len() > MAX_BYTES {
            kept.clear();
        }
        kept.insert(key, answer);
    }
}

/// Returns the answer that is kept under a key, or computes it.
pub(in crate::http) async fn answer_once<T: Serialize>(
    app: &SharedState,
    key: String,
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<Answer, ApiError> {
    if let Some(known) = app.answers.get(&key) {
        return Ok(Answer(known));
    }
    let shared = app.clone();
    let computing = app.work.run(move || {
        // Others may have waited for the same.
        if let Some(known) = shared.answers.get(&key) {
            return Ok(known);
        }
        let text = serde_json::to_vec(&compute()).map_err(|_| ApiError::Broken)?;
        let answer = Bytes::from(text);
        shared.answers.insert(key, answer.clone());
        Ok(answer)
    });
    computing.await?.map(Answer)
}
