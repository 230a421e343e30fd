//! Request fields: from a form, from JSON as some clients send it, or from the query string.

use std::collections::BTreeMap;

use adoube_chess::notation::Language;
use adoube_record::i18n::ClientKey;
use axum::{
    Form, RequestExt,
    body::Bytes,
    extract::{FromRequest, Query, Request},
    http::header,
};
use serde_json::{Map, Value};

use super::error::LichessError;
use crate::http::shared::{SharedState, problem::ApiError};

/// Fields by name. The last of two fields with the same name counts; empty values are ignored.
#[derive(Debug, Default)]
pub(super) struct Fields(BTreeMap<String, String>);

impl FromRequest<SharedState> for Fields {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, state: &SharedState) -> Result<Self, ApiError> {
        let Query(query) = request.extract_parts::<Query<Vec<(String, String)>>>().await?;
        let kind = request.headers().get(header::CONTENT_TYPE);
        let begins = |with: &[u8]| kind.is_some_and(|kind| kind.as_bytes().starts_with(with));
        let body_fields = if begins(b"application/json") {
            parse_json(&Bytes::from_request(request, state).await?)?
        } else if begins(b"application/x-www-form-urlencoded") {
            Form::<Vec<(String, String)>>::from_request(request, state).await?.0
        } else {
            Vec::new()
        };
        let all = query.into_iter().chain(body_fields).filter(|(_, value)| !value.is_empty());
        Ok(Self(all.collect()))
    }
}

/// Parses the fields of a JSON object; clients send an empty body for no fields.
fn parse_json(body: &[u8]) -> Result<Vec<(String, String)>, ApiError> {
    if body.is_empty() {
        return Ok(Vec::new());
    }
    let fields: Map<String, Value> =
        serde_json::from_slice(body).map_err(|error| ApiError::Unreadable(error.to_string()))?;
    let text = |value: Value| match value {
        Value::String(text) => Some(text),
        Value::Bool(is) => Some(is.to_string()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    };
    Ok(fields.into_iter().filter_map(|(name, value)| Some((name, text(value)?))).collect())
}

impl Fields {
    /// Returns a field, if present.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Whether a field is true.
    pub(super) fn is_set(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value == "true" || value == "1")
    }

    /// Parses a number in thousandths, if present: clients write `5`, `0.5` and `300.0`.
    pub(super) fn thousandths(
        &self,
        name: &'static str,
        language: Language,
    ) -> Result<Option<u64>, LichessError> {
        let not_one = |text: &str| {
            let with = [("text", text.to_owned().into()), ("field", name.into())];
            LichessError::bad_request_with(language, ClientKey::NotAField, with)
        };
        let read = |text: &str| thousandths(text).ok_or_else(|| not_one(text));
        self.get(name).map(read).transpose()
    }
}

/// Parses a non-negative number in thousandths; `None` if it is not one, or more precise than that.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_plain = |digits: &str| {
        !digits.is_empty()
            && digits.len() < 10
            && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    let part = part.trim_end_matches('0');
    if !is_plain(whole) || !(part.is_empty() || is_plain(part) && part.len() <= 3) {
        return None;
    }
    let part: u64 = format!("{part:0<3}").parse().ok()?;
    Some(whole.parse::<u64>().ok()? * 1000 + part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_read_as_fields() {
        let body = br#"{"rated": false, "clock.limit": 300, "color": "white", "days": null}"#;
        let fields = Fields(parse_json(body).unwrap().into_iter().collect());
        assert_eq!(fields.get("clock.limit"), Some("300"));
        assert_eq!(fields.get("color"), Some("white"));
        assert!(!fields.is_set("rated") && fields.get("days").is_none());
        assert!(parse_json(b"").unwrap().is_empty());
        assert!(parse_json(b"[1]").is_err() && parse_json(b"{").is_err());
    }

    #[test]
    fn numbers_are_read_as_clients_write_them() {
        for (text, number) in [("5", 5000), ("0.5", 500), ("300.0", 300_000), ("0.25", 250)] {
            assert_eq!(thousandths(text), Some(number), "{text}");
        }
        for text in ["", ".", "-1", "+1", "1e3", "0.0001", "9999999999", "NaN", "5 ", ".5"] {
            assert_eq!(thousandths(text), None, "{text}");
        }
    }
}
