//! Server-Sent Events: encoding, and the response.

use std::convert::Infallible;

use adoube_laws::clock::At;
use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;

/// Encodes an event, with its id if a client may resume from it. JSON has no line breaks outside of its
/// strings, and there they are escaped.
pub(in crate::http) fn event(name: &str, id: Option<u64>, data: &impl Serialize) -> Bytes {
    let data = serde_json::to_string(data).unwrap_or_default();
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    Bytes::from(format!("{id}event: {name}\ndata: {data}\n\n"))
}

/// Encodes the beginning of an event with an object, which all clients share; `end_event` adds the part of
/// each client.
pub(in crate::http) fn begin_event(name: &str, id: u64, data: &impl Serialize) -> Bytes {
    let mut data = serde_json::to_string(data).unwrap_or_default();
    data.pop();
    Bytes::from(format!("id: {id}\nevent: {name}\ndata: {data}"))
}

/// Encodes the end of an event: the instant that the client sees, from which it counts on.
pub(in crate::http) fn end_event(now: At) -> Bytes {
    Bytes::from(format!(",\"now\":{}}}\n\n", now.get()))
}

/// The reconnection time of a client, in milliseconds.
pub(in crate::http) const RETRY: Bytes = Bytes::from_static(b"retry: 1000\n\n");

/// A source of events.
pub(in crate::http) trait EventSource: Send + 'static {
    /// Returns the next event; `None` at the end of the stream.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// Creates a streaming response.
pub(in crate::http) fn stream_response(sends: impl EventSource) -> Response {
    let chunks = stream::unfold(sends, async |mut sends| {
        let chunk = sends.next().await?;
        Some((Ok::<_, Infallible>(chunk), sends))
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // Asks proxies not to buffer.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (headers, Body::from_stream(chunks)).into_response()
}

/// Returns the last event that the client has seen.
pub(in crate::http) fn last_seen(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}
