//! The record with its hashes, line by line.
//!
//! The first line is a header. Then come the streams: a line for each entry with its body as stored, and a
//! line with the number and hash of the last one. The last line has the number of streams, so that truncation
//! is detected.
//!
//! ```text
//! {"adoube-log":1}
//! {"stream":"game/k3f9x2ab","seq":1,"at":1794816000000,"body":"{\"by\":…}","hash":"…"}
//! {"stream":"game/k3f9x2ab","end":1,"hash":"…"}
//! {"streams":1}
//! ```
//!
//! Personal data in the bodies is encrypted ([`crate::personal`]); before the first entry that names a key stands a line
//! with it, `{"personal":"m1q8z0cd","key":"…"}`, unless the person was removed.
//!
//! The record of a competition contains the announcement, the players with all data entered about them, the
//! pairings, and each game with every act at its table, its author and its instant; officials are named as
//! they sign in. Sealed moves are encrypted until their envelopes are opened. What could help somebody to
//! take another person's seat is left out: for an entry that gives a seat, only the hash of its body is
//! included (`withheld`), which is enough to check the chain. The people of the hall, with their password
//! hashes, are not part of it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{
    cipher,
    ledger::{Entry, Stream, StreamHead},
};

/// The version of the log format.
pub(super) const VERSION: u32 = 1;

/// The stored form of a fact that gives a seat.
const SECRET: &str = "\"fact\":\"seat-given\"";

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum LogLine {
    /// The header.
    Head {
        #[serde(rename = "adoube-log")]
        version: u32,
    },
    /// An entry.
    Entry { stream: Stream, seq: u64, at: u64, body: String, hash: String },
    /// An entry of which only the hash of the body is shown.
    Withheld { stream: Stream, seq: u64, at: u64, withheld: String, hash: String },
    /// A key of personal data.
    Key { personal: String, key: String },
    /// The end of a stream.
    End { stream: Stream, end: u64, hash: String },
    /// The end of the log.
    Last { streams: usize },
}

impl LogLine {
    fn text(&self) -> String {
        // Strings and numbers can always be serialised.
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line
    }
}

/// The first line.
pub fn head() -> String {
    LogLine::Head { version: VERSION }.text()
}

/// The line of an entry.
pub fn entry(entry: &Entry) -> String {
    let Entry { stream, seq, at, body, hash, keys: _ } = entry;
    let (stream, seq, at, hash) = (stream.clone(), *seq, *at, hash.to_string());
    if body.contains(SECRET) {
        let withheld = crate::ledger::Hash::from_text(body).to_string();
        return LogLine::Withheld { stream, seq, at, withheld, hash }.text();
    }
    LogLine::Entry { stream, seq, at, body: body.clone(), hash }.text()
}

/// The lines of the keys that an entry names, except those that were written.
pub fn keys(entry: &Entry, written: &mut BTreeSet<String>) -> String {
    let is_new = |(id, _): &(&String, &[u8; 32])| written.insert((*id).clone());
    let new = entry.keys.iter().filter(is_new);
    let line = |(id, key): (&String, &[u8; 32])| LogLine::Key {
        personal: id.clone(),
        key: cipher::hex(key),
    };
    new.map(|key| line(key).text()).collect()
}

/// The line at the end of a stream.
pub fn end(stream: &Stream, tip: StreamHead) -> String {
    LogLine::End { stream: stream.clone(), end: tip.seq, hash: tip.hash.to_string() }.text()
}

/// The last line.
pub fn last(streams: usize) -> String {
    LogLine::Last { streams }.text()
}
