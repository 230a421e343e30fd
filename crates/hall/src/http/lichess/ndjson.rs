//! Streams of newline-delimited JSON, with empty lines to keep the connection alive.

use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use tokio::{
    sync::mpsc,
    time::{Interval, MissedTickBehavior, interval},
};
use tokio_stream::{StreamExt, wrappers::ReceiverStream};

/// The keep-alive interval: clients expect a sign of life every seven seconds, and give up after fifteen.
const ALIVE: Duration = Duration::from_secs(6);
/// The number of lines that a slow client may lag behind.
const BEHIND: usize = 64;

/// The client has disconnected.
pub(super) struct Disconnected;

/// Writes the lines of a stream.
pub(super) struct NdjsonWriter {
    out: mpsc::Sender<Bytes>,
    alive: Interval,
}

impl NdjsonWriter {
    /// Writes an object.
    pub(super) async fn say(&mut self, line: &impl Serialize) -> Result<(), Disconnected> {
        // No maps with keys other than strings, no floats: serialising cannot fail.
        let mut text = serde_json::to_vec(line).map_err(|_| Disconnected)?;
        text.push(b'\n');
        self.alive.reset();
        self.out.send(text.into()).await.map_err(|_| Disconnected)
    }

    /// Waits for a future while keeping the connection alive; ends when the client disconnects.
    pub(super) async fn until<T>(
        &mut self,
        awaited: impl Future<Output = T>,
    ) -> Result<T, Disconnected> {
        tokio::pin!(awaited);
        loop {
            tokio::select! {
                biased;
                () = self.out.closed() => return Err(Disconnected),
                result = &mut awaited => return Ok(result),
                _ = self.alive.tick() => self.blank().await?,
            }
        }
    }

    async fn blank(&mut self) -> Result<(), Disconnected> {
        self.out.send(Bytes::from_static(b"\n")).await.map_err(|_| Disconnected)
    }
}

/// Creates a streaming response. The permit is released with the last line.
pub(super) fn stream_response<F>(
    held: impl Send + 'static,
    write: impl FnOnce(NdjsonWriter) -> F,
) -> Response
where
    F: Future<Output = Result<(), Disconnected>> + Send + 'static,
{
    let (out, lines) = mpsc::channel(BEHIND);
    let mut alive = interval(ALIVE);
    alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let writing = write(NdjsonWriter { out, alive });
    tokio::spawn(async move {
        let _held = held;
        // The stream is over, whether it was read to the end or abandoned.
        let _ = writing.await;
    });
    let body = Body::from_stream(ReceiverStream::new(lines).map(Ok::<_, std::convert::Infallible>));
    let mut response = body.into_response();
    let kind = HeaderValue::from_static(NDJSON);
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    // Asks proxies not to buffer.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// The media type of such a stream.
pub(in crate::http) const NDJSON: &str = "application/x-ndjson";
