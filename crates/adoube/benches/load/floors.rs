//! The lower bounds on this machine: an echo over HTTP, and a bare append to the database.

use std::{
    io,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use adoube_hall::ledger::{Appended, Group, Ledger, Sqlite, Stream, StreamHead};
use axum::{Router, routing::post};
use tokio::net::TcpListener;

use crate::{
    measure::Worker,
    wire::{Ask, Wire},
};

/// The size of a stored move.
pub(crate) const BODY: usize = 600;

/// An echo server.
pub(crate) async fn echo() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    crate::say(&listener.local_addr()?.to_string());
    let router = Router::new().route("/", post(async |body: String| body));
    axum::serve(listener, router).await
}

/// Its client.
pub(crate) struct Caller(Wire);

impl Caller {
    pub(crate) async fn new(address: SocketAddr) -> io::Result<Self> {
        Wire::open(address).await.map(Self)
    }
}

impl Worker for Caller {
    async fn work(&mut self) -> io::Result<()> {
        let answer = self.0.ask(&Ask::post("/", r#"{"move":"e2e4"}"#)).await?;
        if answer.is_good() { Ok(()) } else { Err(io::Error::other(answer.text())) }
    }
}

/// Writers that each append to their own stream, alone or in the queue with others.
pub(crate) struct Appender {
    to: To,
    stream: Stream,
    tip: StreamHead,
}

#[derive(Clone)]
pub(crate) enum To {
    /// A commit for each.
    Ledger(Arc<dyn Ledger>),
    /// One commit for all that are waiting.
    Group(Arc<Group>),
}

impl To {
    pub(crate) async fn file(path: &Path) -> Self {
        Self::Ledger(Arc::new(Sqlite::open(path).await.expect("there is room for a file")))
    }

    pub(crate) fn grouped(self) -> Self {
        match self {
            Self::Ledger(ledger) => Self::Group(Arc::new(Group::new(ledger))),
            grouped @ Self::Group(_) => grouped,
        }
    }

    pub(crate) fn appenders(&self, count: usize) -> Vec<Appender> {
        static NAMES: AtomicU64 = AtomicU64::new(0);
        let appender = |_| {
            let name = NAMES.fetch_add(1, Ordering::Relaxed);
            let stream = Stream::named(format!("game/{:08x}", name.wrapping_mul(0x9E37_79B9)));
            Appender { to: self.clone(), stream, tip: StreamHead::default() }
        };
        (0..count).map(appender).collect()
    }
}

impl Worker for Appender {
    async fn work(&mut self) -> io::Result<()> {
        let entry = self.tip.next(&self.stream, 1_794_000_000_000, "x".repeat(BODY));
        self.tip = entry.tip();
        let kept = match &self.to {
            To::Ledger(ledger) => {
                ledger.append(&[entry]).await.map(|kept| kept[0]).map_err(io::Error::other)?
            }
            To::Group(group) => group.append(entry).await.map_err(io::Error::other)?,
        };
        assert_eq!(kept, Appended::Committed, "nobody else appends here");
        Ok(())
    }
}
