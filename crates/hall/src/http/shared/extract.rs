//! Extractors that fail with an [`ApiError`].

use axum::{
    Form, Json,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{header, request::Parts},
};
use serde::de::DeserializeOwned;

use super::problem::ApiError;

/// The body, as JSON.
pub(in crate::http) struct ApiJson<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for ApiJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Json(value) = Json::<T>::from_request(request, state).await?;
        Ok(Self(value))
    }
}

/// The body, as a form.
pub(in crate::http) struct ApiForm<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for ApiForm<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Form(filled) = Form::<T>::from_request(request, state).await?;
        Ok(Self(filled))
    }
}

/// The body, as JSON or CSV.
pub(in crate::http) enum JsonOrCsv<T> {
    /// JSON.
    Json(T),
    /// CSV.
    Csv(Bytes),
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonOrCsv<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let is_csv = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/csv"));
        if is_csv {
            return Ok(Self::Csv(Bytes::from_request(request, state).await?));
        }
        let ApiJson(value) = ApiJson::from_request(request, state).await?;
        Ok(Self::Json(value))
    }
}

/// The path parameters.
pub(in crate::http) struct ApiPath<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Path(named) = Path::<T>::from_request_parts(parts, state).await?;
        Ok(Self(named))
    }
}

/// The query string.
pub(in crate::http) struct ApiQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Query(query) = Query::<T>::from_request_parts(parts, state).await?;
        Ok(Self(query))
    }
}
