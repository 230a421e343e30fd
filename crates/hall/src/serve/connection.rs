//! Limits the number of connections, and how long one may stay silent.
//!
//! Before HTTP begins the server waits for the first bytes to detect the version; a client that sends none,
//! or only some, would occupy a connection. After that the timeouts of HTTP apply.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use axum_server::accept::Accept;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Sleep, sleep},
};

use super::metrics::OpenGauge;

/// The number of bytes needed to detect the HTTP version.
const PREFACE: usize = 24;

/// Accepts connections up to a limit.
#[derive(Clone)]
pub(super) struct LimitedAcceptor<A> {
    inner: A,
    permits: Arc<Semaphore>,
    preface_timeout: Duration,
}

impl<A> LimitedAcceptor<A> {
    /// Wraps an acceptor; the limit is shared by all listeners.
    pub(super) fn new(inner: A, permits: Arc<Semaphore>, preface_timeout: Duration) -> Self {
        Self { inner, permits, preface_timeout }
    }
}

/// A connection being established.
type Making<T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send>>;

impl<A, I, S> Accept<I, S> for LimitedAcceptor<A>
where
    A: Accept<I, S>,
    A::Future: Send + 'static,
{
    type Stream = Connection<A::Stream>;
    type Service = A::Service;
    type Future = Making<(Self::Stream, Self::Service)>;

    fn accept(&self, stream: I, service: S) -> Self::Future {
        let Ok(place) = Arc::clone(&self.permits).try_acquire_owned() else {
            metrics::counter!("adoube_connections_refused_total").increment(1);
            return Box::pin(async { Err(io::ErrorKind::ConnectionRefused.into()) });
        };
        let (making, preface_timeout) = (self.inner.accept(stream, service), self.preface_timeout);
        Box::pin(async move {
            let (stream, service) = making.await?;
            let awaited = AwaitedPreface { left: PREFACE, until: Box::pin(sleep(preface_timeout)) };
            let connection = Connection {
                stream,
                awaited: Some(awaited),
                _place: place,
                _counted: OpenGauge::one("adoube_connections"),
            };
            Ok((connection, service))
        })
    }
}

/// An established connection that holds a permit.
pub(super) struct Connection<T> {
    stream: T,
    awaited: Option<AwaitedPreface>,
    _place: OwnedSemaphorePermit,
    _counted: OpenGauge,
}

/// The number of bytes still expected, and the deadline.
struct AwaitedPreface {
    left: usize,
    until: Pin<Box<Sleep>>,
}

impl<T: AsyncRead + Unpin> AsyncRead for Connection<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let Some(awaited) = &mut self.awaited else { return read };
        let received = buffer.filled().len() - before;
        awaited.left = awaited.left.saturating_sub(received);
        if awaited.left == 0 {
            self.awaited = None;
        } else if read.is_pending() && awaited.until.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Connection<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        // The request was understood, otherwise there would be no response.
        self.awaited = None;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.awaited = None;
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
