//! Listeners, with or without TLS.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::ConnectInfo,
    middleware::{AddExtension, from_fn},
};
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

use super::{
    ServeError,
    connection::{HeadsReceived, LimitedAcceptor, Timeouts, note_head},
    per_address::PerAddress,
};
use crate::config::{Limits, Network, Setting};

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
    per_address: PerAddress,
    timeouts: Timeouts,
    head: usize,
}

impl ConnectionLimits {
    /// Returns the limits of a configuration.
    pub(super) fn new(limits: &Limits, proxies: &[Network]) -> Self {
        let seconds = |setting: &Setting<u32>| Duration::from_secs(setting.value.into());
        let head = seconds(&limits.header_seconds);
        Self {
            permits: Arc::new(Semaphore::new(limits.connections.value as usize)),
            per_address: PerAddress::new(limits.connections_per_address.value, proxies),
            timeouts: Timeouts {
                head,
                write: seconds(&limits.write_seconds),
                idle: seconds(&limits.idle_seconds),
            },
            head: limits.header_kib.value as usize * 1024,
        }
    }

    fn apply<E>(&self, builder: &mut Builder<E>) {
        let mut one = builder.http1();
        // It also runs while a connection waits for its next request; heads are timed by `Connection`.
        one.timer(TokioTimer::new())
            .header_read_timeout(self.timeouts.idle.max(self.timeouts.head));
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
    let ConnectionLimits { permits, per_address, timeouts, .. } = limits.clone();
    let router = router.layer(from_fn(note_head));
    match tls {
        None => {
            let acceptor = LimitedAcceptor::new(NoDelayAcceptor, permits, per_address, timeouts);
            run(server.acceptor(acceptor), limits, router)
        }
        Some(tls) => {
            let tls = RustlsAcceptor::new(tls).handshake_timeout(timeouts.head);
            let tls = tls.acceptor(NoDelayAcceptor);
            let acceptor = LimitedAcceptor::new(tls, permits, per_address, timeouts);
            run(server.acceptor(acceptor), limits, router)
        }
    }
}

/// The service of one connection.
type ConnectionService = AddExtension<Router, ConnectInfo<SocketAddr>>;

fn run<A>(
    mut server: Server<SocketAddr, A>,
    limits: &ConnectionLimits,
    router: Router,
) -> JoinHandle<io::Result<()>>
where
    A: Accept<
            TcpStream,
            ConnectionService,
            Service = AddExtension<ConnectionService, HeadsReceived>,
        > + Clone
        + Send
        + Sync
        + 'static,
    A::Stream: AsyncRead + AsyncWrite + Unpin + Send,
    A::Future: Send,
{
    limits.apply(server.http_builder());
    tokio::spawn(server.serve(router.into_make_service_with_connect_info::<SocketAddr>()))
}
