//! Live streams: counted while they are open, and ended when the hall closes.

use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::Response,
};
use futures_util::StreamExt;
use tokio::sync::watch;

use super::metrics::OpenGauge;

/// The last event of a stream: the client may reconnect in two seconds. By then another node has taken over,
/// or this one has restarted.
const FAREWELL: &str = "event: closing\nretry: 2000\ndata: {}\n\n";

/// Whether the hall is closing.
pub(super) type ShutdownReceiver = watch::Receiver<bool>;

/// Counts streams and ends them when the hall closes.
pub(super) async fn end(
    State(closing): State<ShutdownReceiver>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).map(|kind| kind.as_bytes().to_vec());
    let farewell = match kind.as_deref() {
        Some(kind) if kind.starts_with(b"text/event-stream") => FAREWELL,
        Some(kind) if kind.starts_with(b"application/x-ndjson") => "",
        _ => return response,
    };
    response.map(|body| stream(body, closing, farewell))
}

fn stream(body: Body, mut closing: ShutdownReceiver, farewell: &'static str) -> Body {
    let counted = OpenGauge::one("adoube_streams");
    let is_closing = closing.clone();
    let closes = async move {
        // If the sender has gone, the service is closing.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    // A stream may end for other reasons, without this event.
    let last = futures_util::stream::once(async move {
        let farewell = if *is_closing.borrow() { farewell } else { "" };
        Ok(Bytes::from_static(farewell.as_bytes()))
    });
    let parts = body.into_data_stream().map(move |part| {
        let _ = &counted;
        part
    });
    let (parts, last) = (parts.take_until(Box::pin(closes)), last);
    Body::from_stream(parts.chain(last))
}
