//! Limits the number of connections, and how long one may stay silent or not take its answer.
//!
//! Before HTTP begins the server waits for the first bytes to detect the version; a client that sends none,
//! or only some, would occupy a connection. After that the timeouts of HTTP apply, but the one for heads of
//! HTTP/1 also ends connections that wait for their next request, so it is measured here. HTTP/2 has neither.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    Extension,
    extract::Request,
    middleware::{AddExtension, Next},
    response::Response,
};
use axum_server::accept::Accept;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, Sleep, sleep},
};
use tower_layer::Layer;

use super::{
    http2::{Late, Requests},
    metrics::OpenGauge,
    per_address::{AddressPlace, PerAddress},
};

/// The number of bytes needed to detect the HTTP version.
const PREFACE: usize = 24;
/// How a connection of HTTP/2 begins.
const HTTP2: &[u8] = b"PRI";

/// Timeouts of a connection.
#[derive(Clone, Copy)]
pub(super) struct Timeouts {
    /// For the head of a request.
    pub(super) head: Duration,
    /// For a client that takes nothing of its answer.
    pub(super) write: Duration,
    /// For the next request.
    pub(super) idle: Duration,
}

/// Accepts connections up to a limit.
#[derive(Clone)]
pub(super) struct LimitedAcceptor<A> {
    inner: A,
    permits: Arc<Semaphore>,
    per_address: PerAddress,
    timeouts: Timeouts,
}

impl<A> LimitedAcceptor<A> {
    /// Wraps an acceptor; the limits are shared by all listeners.
    pub(super) fn new(
        inner: A,
        permits: Arc<Semaphore>,
        per_address: PerAddress,
        timeouts: Timeouts,
    ) -> Self {
        Self { inner, permits, per_address, timeouts }
    }

    fn place(&self, stream: &TcpStream) -> Option<(OwnedSemaphorePermit, AddressPlace)> {
        let address = stream.peer_addr().ok()?.ip();
        let place = self.per_address.take(address)?;
        Some((Arc::clone(&self.permits).try_acquire_owned().ok()?, place))
    }
}

/// The number of requests whose heads have arrived on a connection.
#[derive(Clone, Default)]
pub(super) struct HeadsReceived(Arc<AtomicU32>);

/// Notes that the head of a request has arrived.
pub(super) async fn note_head(request: Request, next: Next) -> Response {
    if let Some(HeadsReceived(count)) = request.extensions().get() {
        count.fetch_add(1, Ordering::Relaxed);
    }
    next.run(request).await
}

/// A connection being established.
type Connecting<T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send>>;

impl<A, S> Accept<TcpStream, S> for LimitedAcceptor<A>
where
    A: Accept<TcpStream, S>,
    A::Future: Send + 'static,
{
    type Stream = Connection<A::Stream>;
    type Service = AddExtension<A::Service, HeadsReceived>;
    type Future = Connecting<(Self::Stream, Self::Service)>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let Some(places) = self.place(&stream) else {
            metrics::counter!("adoube_connections_refused_total").increment(1);
            return Box::pin(async { Err(io::ErrorKind::ConnectionRefused.into()) });
        };
        let (making, timeouts) = (self.inner.accept(stream, service), self.timeouts);
        Box::pin(async move {
            let (stream, service) = making.await?;
            let heads = HeadsReceived::default();
            let service = Extension(heads.clone()).layer(service);
            let awaited = AwaitedPreface { left: PREFACE, until: Box::pin(sleep(timeouts.head)) };
            let connection = Connection {
                stream,
                awaited: Some(awaited),
                head: Head { heads, ..Head::default() },
                http2: Some(Http2::new(timeouts)),
                stalled: None,
                timeouts,
                _places: places,
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
    head: Head,
    /// Unless it is known to be HTTP/1.
    http2: Option<Http2>,
    /// Runs while the client takes nothing of what is written.
    stalled: Option<Pin<Box<Sleep>>>,
    timeouts: Timeouts,
    _places: (OwnedSemaphorePermit, AddressPlace),
    _counted: OpenGauge,
}

/// The number of bytes still expected, and the deadline.
struct AwaitedPreface {
    left: usize,
    until: Pin<Box<Sleep>>,
}

/// The head of a request of HTTP/1 that has begun to arrive.
#[derive(Default)]
struct Head {
    heads: HeadsReceived,
    /// How many had arrived when the connection was last read.
    known: u32,
    /// Whether something was answered since then: what comes next is another head.
    has_answered: bool,
    /// The first bytes of the connection.
    first: Vec<u8>,
    until: Option<Pin<Box<Sleep>>>,
}

impl Head {
    /// Follows what was read. A body of which parts arrive after an early answer counts as a head; hyper closes
    /// such a connection anyway.
    fn follow(&mut self, read: &[u8], timeout: Duration) {
        let heads = self.heads.0.load(Ordering::Relaxed);
        if heads != self.known {
            (self.known, self.has_answered, self.until) = (heads, false, None);
        }
        let missing = HTTP2.len().saturating_sub(self.first.len());
        self.first.extend(read.iter().take(missing));
        let is_awaited = heads == 0 || self.has_answered;
        if !read.is_empty() && is_awaited && self.first != HTTP2 && self.until.is_none() {
            self.until = Some(Box::pin(sleep(timeout)));
        }
    }

    fn is_late(&mut self, context: &mut Context<'_>) -> bool {
        self.until.as_mut().is_some_and(|until| until.as_mut().poll(context).is_ready())
    }
}

/// The requests of HTTP/2, and when the client is late.
struct Http2 {
    requests: Requests,
    until: Pin<Box<Sleep>>,
}

impl Http2 {
    fn new(timeouts: Timeouts) -> Self {
        let requests = Requests::new(timeouts.write, timeouts.idle, Instant::now());
        Self { requests, until: Box::pin(sleep(timeouts.idle)) }
    }

    /// Returns what the client is late for.
    fn late(&mut self, context: &mut Context<'_>) -> Option<Late> {
        let (until, late) = self.requests.deadline()?;
        if until != self.until.deadline() {
            self.until.as_mut().reset(until);
        }
        self.until.as_mut().poll(context).is_ready().then_some(late)
    }
}

impl<T> Connection<T> {
    /// Follows what was read. HTTP/1 is recognised by its first bytes.
    fn note_read(&mut self, read: &[u8]) {
        self.head.follow(read, self.timeouts.head);
        if self.head.first.len() == HTTP2.len() && self.head.first != HTTP2 {
            self.http2 = None;
        }
        if let Some(http2) = &mut self.http2 {
            http2.requests.note_read(read, Instant::now());
        }
    }

    /// Follows what was written of these parts.
    fn note_written<'a>(&mut self, parts: impl Iterator<Item = &'a [u8]>, written: usize) {
        let Some(http2) = &mut self.http2 else { return };
        let (mut left, now) = (written, Instant::now());
        for part in parts {
            let taken = left.min(part.len());
            http2.requests.note_written(&part[..taken], now);
            left -= taken;
        }
    }

    /// Notes whether something could be written; a client that takes nothing for too long is cut off.
    fn written<R>(
        &mut self,
        written: Poll<io::Result<R>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.timeouts.write;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }

    /// The request was understood, otherwise there would be no response.
    fn note_answer(&mut self) {
        self.awaited = None;
        self.head.has_answered = true;
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Connection<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.note_read(&buffer.filled()[before..]);
        match self.http2.as_mut().and_then(|http2| http2.late(context)) {
            Some(Late::Stalled) => return Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            // As if the client had closed it.
            Some(Late::Idle) if read.is_pending() => return Poll::Ready(Ok(())),
            Some(Late::Idle) | None => {}
        }
        if read.is_pending() && self.head.is_late(context) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
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
        self.note_answer();
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if let Poll::Ready(Ok(count)) = written {
            self.note_written([bytes].into_iter(), count);
        }
        self.written(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.note_answer();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        if let Poll::Ready(Ok(count)) = written {
            self.note_written(parts.iter().map(|part| &**part), count);
        }
        self.written(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        // The time for an answer begins when it is written, and the next reading may be far off.
        let is_late = self.http2.as_mut().is_some_and(|http2| http2.late(context).is_some());
        if is_late && flushed.is_ready() {
            context.waker().wake_by_ref();
        }
        // Nothing to flush says nothing about the client.
        if flushed.is_ready() { flushed } else { self.written(flushed, context) }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.written(ended, context)
    }
}
