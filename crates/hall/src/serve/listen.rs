//! Listeners, with or without TLS.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::ConnectInfo, middleware::AddExtension};
use axum_server::{
    Server,
    accept::{Accept, NoDelayAcceptor},
    tls_rustls::{RustlsAcceptor, RustlsConfig},
};
use hyper_util::{rt::TokioTimer, server::conn::auto::Builder};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::Semaphore,
    task::JoinHandle,
};

use super::{ServeError, connection::LimitedAcceptor};
use crate::config::Limits;

/// The maximum number of connections waiting to be accepted, when a whole hall reconnects at once.
const BACKLOG: u32 = 4096;
/// The maximum number of concurrent streams on one HTTP/2 connection.
const STREAMS: u32 = 256;
/// The interval of HTTP/2 keep-alive pings, and their timeout.
const CHECK: Duration = Duration::from_secs(20);

/// A handle by which a server is stopped.
pub(super) type Handle = axum_server::Handle<SocketAddr>;

/// Binds an address.
pub(super) fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let bound = || {
        let socket = match address {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        // A restarted hall does not wait for the connections of the previous one to time out.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    bound().map_err(|error| ServeError::bind(address, &error))
}

/// Limits for connections.
#[derive(Clone)]
pub(super) struct ConnectionLimits {
    permits: Arc<Semaphore>,
    preface_timeout: Duration,
    head: usize,
}

impl ConnectionLimits {
    /// Returns the limits of a configuration.
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(limits.connections.value as usize)),
            preface_timeout: Duration::from_secs(limits.header_seconds.value.into()),
            head: limits.header_kib.value as usize * 1024,
        }
    }

    fn apply<E>(&self, builder: &mut Builder<E>) {
        let mut one = builder.http1();
        one.timer(TokioTimer::new()).header_read_timeout(self.preface_timeout);
        one.max_buf_size(self.head.max(8192));
        let mut two = builder.http2();
        two.timer(TokioTimer::new()).keep_alive_interval(CHECK).keep_alive_timeout(CHECK);
        two.max_concurrent_streams(STREAMS);
        two.max_header_list_size(u32::try_from(self.head).unwrap_or(u32::MAX));
    }
}

/// Serves a listener until its handle stops it.
pub(super) fn serve(
    listener: TcpListener,
    tls: Option<RustlsConfig>,
    limits: &ConnectionLimits,
    router: Router,
    handle: Handle,
) -> JoinHandle<io::Result<()>> {
    let server = Server::<SocketAddr>::from_listener(listener).handle(handle);
    let ConnectionLimits { permits, preface_timeout, .. } = limits.clone();
    match tls {
        None => run(
            server.acceptor(LimitedAcceptor::new(NoDelayAcceptor, permits, preface_timeout)),
            limits,
            router,
        ),
        Some(tls) => {
            let tls = RustlsAcceptor::new(tls).handshake_timeout(preface_timeout);
            let acceptor =
                LimitedAcceptor::new(tls.acceptor(NoDelayAcceptor), permits, preface_timeout);
            run(server.acceptor(acceptor), limits, router)
        }
    }
}

/// The service of one connection.
type Served = AddExtension<Router, ConnectInfo<SocketAddr>>;

fn run<A>(
    mut server: Server<SocketAddr, A>,
    limits: &ConnectionLimits,
    router: Router,
) -> JoinHandle<io::Result<()>>
where
    A: Accept<TcpStream, Served, Service = Served> + Clone + Send + Sync + 'static,
    A::Stream: AsyncRead + AsyncWrite + Unpin + Send,
    A::Future: Send,
{
    limits.apply(server.http_builder());
    tokio::spawn(server.serve(router.into_make_service_with_connect_info::<SocketAddr>()))
}
