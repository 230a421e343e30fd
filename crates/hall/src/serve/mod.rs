//! The service: opens the storage and the hall, listens, and shuts down gracefully.
//!
//! A stop refuses new connections, ends the streams with a hint to reconnect, completes pending requests, and
//! stores everything before the process ends.

mod certificate;
mod connection;
mod error;
mod event;
mod first_start;
mod health;
mod http2;
mod listen;
mod log;
mod metrics;
mod network;
mod per_address;
mod private_file;
mod reset_password;
mod seal;
mod signal;
mod store;
mod streams;
mod tls;

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use axum::{Router, middleware::from_fn_with_state};
use axum_server::tls_rustls::RustlsConfig;
use tokio::{
    net::TcpListener,
    sync::watch,
    task::JoinSet,
    time::{interval, timeout},
};

pub use error::ServeError;
pub use event::ServerEvent;

use self::{
    health::HealthCheck,
    listen::{ConnectionLimits, Handle},
    metrics::MeteredLedger,
    signal::{Request, Signals},
};
use crate::{
    Hall, RunningHall, backup,
    config::{Config, Metrics, PublicAddress, SealSource},
    http::{self, OwnCertificate, Proxies, Settings},
    ledger::Ledger,
};

/// How long the process may take to end after everything is stored.
const LAST: Duration = Duration::from_secs(1);
/// How often the games in memory are counted.
const COUNTING: Duration = Duration::from_secs(5);

/// Checks what can be checked without opening anything: the certificate and its key.
pub fn check(config: &Config) -> Result<(), ServeError> {
    match config.tls() {
        Some((cert, key)) if !config.makes_certificate() => tls::read(cert, key).map(drop),
        _ => Ok(()),
    }
}

/// Runs the service until it is asked to stop. Events are reported as they happen.
pub fn run(config: &Config, tell: &mut dyn FnMut(ServerEvent)) -> Result<(), ServeError> {
    log::start(config.log_format.value, config.log_level.value);
    raise_file_limit();
    on_runtime(serve(config, tell))
}

/// Creates a password link for an official, reports it, and closes. For the operator of the machine, when
/// nobody can sign in.
pub fn reset(
    config: &Config,
    official: &str,
    tell: &mut dyn FnMut(ServerEvent),
) -> Result<(), ServeError> {
    log::start(config.log_format.value, config.log_level.value);
    on_runtime(reset_password::reset(config, official, tell))
}

/// Makes a backup in a folder, reports it, and ends. A hall may have the database open meanwhile.
pub fn back_up(
    config: &Config,
    folder: &Path,
    tell: &mut dyn FnMut(ServerEvent),
) -> Result<(), ServeError> {
    log::start(config.log_format.value, config.log_level.value);
    on_runtime(async {
        let made = backup::make(&config.database.value, folder).await?;
        if !made.report.is_whole() {
            return Err(ServeError::BackupNotWhole { path: made.path });
        }
        let seal_key = match &config.seal.value {
            SealSource::File { path, .. } => Some(path.clone()),
            SealSource::Given(_) => None,
        };
        let (games, entries) = (made.report.games, made.report.entries);
        tell(ServerEvent::BackedUp { path: made.path, games, entries, seal_key });
        Ok(())
    })
}

fn on_runtime(served: impl Future<Output = Result<(), ServeError>>) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::inside)?;
    let served = runtime.block_on(served);
    runtime.shutdown_timeout(LAST);
    served
}

/// Raises the soft limit of open files to the hard limit: every connection is an open file.
#[cfg(unix)]
fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        tracing::warn!(%error, "the limit of open files could not be raised; few connections may be possible");
    }
}

#[cfg(not(unix))]
fn raise_file_limit() {}

async fn serve(config: &Config, tell: &mut dyn FnMut(ServerEvent)) -> Result<(), ServeError> {
    let mut signals = Signals::new().map_err(ServeError::inside)?;
    tokio::task::spawn_blocking(http::load_all);
    // Local errors are found before anything is stored.
    let own = network::addresses();
    let made =
        config.makes_certificate().then(|| certificate::prepare(config, &own)).transpose()?;
    let tls = config.tls().map(|(cert, key)| tls::read(cert, key)).transpose()?;
    let tls = tls.map(RustlsConfig::from_config);
    let addresses = &config.listen.value;
    let listeners = addresses.iter().map(|address| listen::bind(*address));
    let listeners = listeners.collect::<Result<Vec<_>, _>>()?;
    let figures = metrics::start(&config.node.value).map_err(ServeError::inside)?;
    let ledger: Arc<dyn Ledger> = Arc::new(MeteredLedger(store::open(config).await?));
    let key = seal::key(config, &*ledger).await?;
    let running = Hall::open(ledger, key)
        .await
        .map_err(|error| ServeError::read(&config.database.value, error))?;
    let bound: Vec<SocketAddr> =
        listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect();
    let reached = network::reached_at(&bound, &own, config.tls().is_some());
    let address = public_address(config, &reached);
    let (close, closing) = watch::channel(false);
    let health_check =
        HealthCheck::new(running.hall.clone(), closing.clone(), config.node.value.clone());
    let routes =
        http::router(running.hall.clone(), settings(config, &address, &reached, made.clone()))
            .layer(from_fn_with_state(closing, streams::end))
            .merge(health_check.routes());
    let mut servers = Servers::new(config, tls);
    match config.metrics.value {
        Metrics::Off => servers.open(listeners, &routes),
        Metrics::On => servers.open(listeners, &routes.merge(health::own_figures(figures))),
        Metrics::At(address) => {
            servers.open(listeners, &routes);
            servers.open_plain(listen::bind(address)?, health::figures(figures));
        }
    }
    tracing::info!(node = config.node.value, ?bound, "the hall is open");
    announce(config, &running, address, (bound, made), tell).await?;
    let counting = tokio::spawn(count(running.hall.clone()));
    servers.until_stopped(&mut signals, config).await;
    tell(ServerEvent::Closing);
    tracing::info!(node = config.node.value, "the hall is closing");
    close.send_replace(true);
    servers.close(&mut signals, Duration::from_secs(config.stop_seconds.value.into())).await;
    counting.abort();
    running.close().await;
    tracing::info!(node = config.node.value, "the hall is closed");
    tell(ServerEvent::Closed);
    Ok(())
}

/// The running servers, and how to stop them.
struct Servers {
    tls: Option<RustlsConfig>,
    limits: ConnectionLimits,
    handle: Handle,
    tasks: JoinSet<()>,
}

impl Servers {
    fn new(config: &Config, tls: Option<RustlsConfig>) -> Self {
        let limits = ConnectionLimits::new(&config.limits, &config.behind_proxy.value);
        Self { tls, limits, handle: Handle::new(), tasks: JoinSet::new() }
    }

    fn open(&mut self, listeners: Vec<TcpListener>, routes: &Router) {
        for listener in listeners {
            self.serve(listener, self.tls.clone(), routes.clone());
        }
    }

    fn open_plain(&mut self, listener: TcpListener, routes: Router) {
        self.serve(listener, None, routes);
    }

    fn serve(&mut self, listener: TcpListener, tls: Option<RustlsConfig>, routes: Router) {
        let served = listen::serve(listener, tls, &self.limits, routes, self.handle.clone());
        self.tasks.spawn(async move {
            if let Ok(Err(error)) = served.await {
                tracing::error!(%error, "a listener has ended");
            }
        });
    }

    /// Waits for a request to stop.
    async fn until_stopped(&self, signals: &mut Signals, config: &Config) {
        while signals.next().await == Request::Renew {
            if let (Some(tls), Some((cert, key))) = (&self.tls, config.tls()) {
                tls::renew(tls, cert, key);
            }
        }
    }

    /// Stops listening and waits for pending requests, up to the timeout or a second signal.
    async fn close(mut self, signals: &mut Signals, patience: Duration) {
        self.handle.graceful_shutdown(Some(patience));
        let ended = async { while self.tasks.join_next().await.is_some() {} };
        let asked_again = async { while signals.next().await != Request::Stop {} };
        tokio::select! {
            ended = timeout(patience + LAST, ended) => {
                if ended.is_err() {
                    tracing::warn!("shutdown timed out with pending requests");
                }
            }
            () = asked_again => tracing::warn!("second signal: pending requests are aborted"),
        }
        self.handle.shutdown();
    }
}

/// Reports what the operator has to know about the open hall.
async fn announce(
    config: &Config,
    running: &RunningHall,
    address: PublicAddress,
    (listening, certificate): (Vec<SocketAddr>, Option<OwnCertificate>),
    tell: &mut dyn FnMut(ServerEvent),
) -> Result<(), ServeError> {
    for address in config.open_addresses() {
        tracing::warn!(%address, "other machines can reach this address without TLS");
        tell(ServerEvent::ReadAlong { address: *address });
    }
    let link = first_start::link(&running.hall, config, &address).await?;
    let demo =
        if config.demo.value { first_start::demo(&running.hall, &address).await? } else { None };
    let database = config.database.value.clone();
    let is_only_here = address.is_loopback();
    tell(ServerEvent::Open { address: address.clone(), listening, database });
    if is_only_here {
        tell(ServerEvent::OnlyHere { address: address.clone() });
    }
    if let Some(OwnCertificate { fingerprint, .. }) = certificate {
        let link = format!("{address}{}", http::CERTIFICATE_PAGE);
        tell(ServerEvent::OwnCertificate { link, fingerprint });
    }
    link.into_iter().chain(demo).for_each(tell);
    Ok(())
}

/// Returns the public address of the hall: the given one, else one that other machines can reach, if there is any.
fn public_address(config: &Config, reached: &[PublicAddress]) -> PublicAddress {
    let given = config.public_address.value.clone().or_else(|| reached.first().cloned());
    given.unwrap_or_else(|| {
        PublicAddress::from_listener(([127, 0, 0, 1], 8080).into(), config.tls().is_some())
    })
}

/// Returns the settings of the HTTP interface.
fn settings(
    config: &Config,
    address: &PublicAddress,
    reached: &[PublicAddress],
    certificate: Option<OwnCertificate>,
) -> Settings {
    let limits = &config.limits;
    let proxies = config.behind_proxy.value.clone();
    let is_near = config.listen.value.iter().all(|address| address.ip().is_loopback());
    // If only this machine can connect, links use the address of each request.
    let has_fixed_address = config.public_address.value.is_some() || !is_near;
    Settings {
        language: config.language.value,
        public_address: has_fixed_address.then(|| address.to_string()),
        other_addresses: reached
            .iter()
            .filter(|other| !other.is_loopback() && *other != address)
            .map(ToString::to_string)
            .collect(),
        certificate,
        is_secure: config.tls().is_some() || address.is_secure(),
        proxies: Proxies::new(move |address| proxies.iter().any(|net| net.contains(address))),
        free_games: config.free_games.value,
        limits: http::Limits {
            body: limits.body_kib.value as usize * 1024,
            request: Duration::from_secs(limits.request_seconds.value.into()),
            requests_per_minute: limits.requests_per_minute.value,
            sign_ins_per_minute: limits.sign_ins_per_minute.value,
            streams: limits.streams.value,
        },
        ..Settings::default()
    }
}

async fn count(hall: Arc<Hall>) {
    let mut again = interval(COUNTING);
    loop {
        again.tick().await;
        ::metrics::gauge!("adoube_games_in_memory").set(f64::from(hall.games_in_memory() as u32));
    }
}
