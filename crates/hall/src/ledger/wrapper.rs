//! A storage around another one.

use std::path::Path;

use super::{
    Appended, BoxFuture, Damage, Entry, Heartbeat, KeyStore, Ledger, Notification, Stream, Tip,
};

/// A storage that changes or measures some operations of another one. Everything else is delegated; an
/// operation that some wrapper has to change gets a method here.
pub trait LedgerWrapper: Send + Sync + 'static {
    /// The storage inside.
    fn inner(&self) -> &dyn Ledger;

    /// Delegates to [`Ledger::append_and_sign`].
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        self.inner().append_and_sign(entries, tips)
    }

    /// Delegates to [`Ledger::read`].
    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        self.inner().read(stream, after, limit)
    }

    /// Delegates to [`Ledger::now`].
    fn now(&self) -> BoxFuture<'_, u64> {
        self.inner().now()
    }

    /// Delegates to [`Ledger::beat`].
    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        self.inner().beat(node, at)
    }
}

impl<T: LedgerWrapper> Ledger for T {
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        LedgerWrapper::append_and_sign(self, entries, tips)
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        LedgerWrapper::read(self, stream, after, limit)
    }

    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        self.inner().streams(prefix)
    }

    fn headless(&self) -> BoxFuture<'_, Vec<(Stream, u64)>> {
        self.inner().headless()
    }

    fn mentioning<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        self.inner().mentioning(text)
    }

    fn tips(&self) -> BoxFuture<'_, Vec<Tip>> {
        self.inner().tips()
    }

    fn missing_tips(&self) -> BoxFuture<'_, Vec<Damage>> {
        self.inner().missing_tips()
    }

    fn mark<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Option<String>> {
        self.inner().mark(name)
    }

    fn set_mark<'a>(&'a self, name: &'a str, value: &'a str) -> BoxFuture<'a, ()> {
        self.inner().set_mark(name, value)
    }

    fn now(&self) -> BoxFuture<'_, u64> {
        LedgerWrapper::now(self)
    }

    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        LedgerWrapper::beat(self, node, at)
    }

    fn heartbeats(&self) -> BoxFuture<'_, Vec<(String, u64)>> {
        self.inner().heartbeats()
    }

    fn newest(&self) -> BoxFuture<'_, Option<u64>> {
        self.inner().newest()
    }

    fn keys(&self) -> &dyn KeyStore {
        self.inner().keys()
    }

    fn is_shared(&self) -> bool {
        self.inner().is_shared()
    }

    fn file(&self) -> Option<&Path> {
        self.inner().file()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner().close()
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        self.inner().next_notification()
    }
}
