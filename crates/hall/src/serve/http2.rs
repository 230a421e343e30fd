//! Follows the frames of an HTTP/2 connection: whether its client takes the answers, and when it last asked.
//!
//! Writing never stalls for a client that reads, answers pings and keeps its flow-control windows closed, but its
//! answers wait in memory. hyper has no timeout for that, and none for a connection without requests.

use std::{collections::HashMap, time::Duration};

use tokio::time::Instant;

/// What every connection begins with, before its first frame.
const PREFACE: usize = 24;
/// The length of the head of a frame.
const HEAD: usize = 9;

const DATA: u8 = 0;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
/// The flag of a frame that ends a stream.
const END_STREAM: u8 = 1;

/// A live stream may send nothing for ten seconds, and has to be allowed that.
const SHORTEST_PATIENCE: Duration = Duration::from_secs(15);

/// The head of a frame.
struct Frame {
    kind: u8,
    flags: u8,
    stream: u32,
}

/// Splits one direction of a connection into frames.
struct Frames {
    /// The number of bytes before the next head.
    skipped: usize,
    head: Vec<u8>,
}

impl Frames {
    fn after(skipped: usize) -> Self {
        Self { skipped, head: Vec::with_capacity(HEAD) }
    }

    /// Calls `note` with each frame whose head is complete.
    fn follow(&mut self, mut bytes: &[u8], mut note: impl FnMut(&Frame)) {
        loop {
            let skipped = self.skipped.min(bytes.len());
            self.skipped -= skipped;
            bytes = &bytes[skipped..];
            let taken = (HEAD - self.head.len()).min(bytes.len());
            if taken == 0 {
                return;
            }
            self.head.extend_from_slice(&bytes[..taken]);
            bytes = &bytes[taken..];
            if let [a, b, c, kind, flags, id @ ..] = self.head.as_slice()
                && let Ok(id) = <[u8; 4]>::try_from(id)
            {
                self.skipped = u32::from_be_bytes([0, *a, *b, *c]) as usize;
                let stream = u32::from_be_bytes(id) & (u32::MAX >> 1);
                note(&Frame { kind: *kind, flags: *flags, stream });
                self.head.clear();
            }
        }
    }
}

/// Why a connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Late {
    /// The client takes nothing of an answer.
    Stalled,
    /// There was no request for too long.
    Idle,
}

/// The requests of a connection.
pub(super) struct Requests {
    read: Frames,
    written: Frames,
    /// When something of the answer was last written; `None` while there is no answer yet.
    open: HashMap<u32, Option<Instant>>,
    /// The stream of the newest request.
    newest: u32,
    /// When the last request ended.
    free_since: Instant,
    patience: Duration,
    idle: Duration,
}

impl Requests {
    pub(super) fn new(write: Duration, idle: Duration, now: Instant) -> Self {
        Self {
            read: Frames::after(PREFACE),
            written: Frames::after(0),
            open: HashMap::new(),
            newest: 0,
            free_since: now,
            patience: write.max(SHORTEST_PATIENCE),
            idle,
        }
    }

    /// Follows what the client has sent.
    pub(super) fn note_read(&mut self, bytes: &[u8], now: Instant) {
        let (open, newest, free_since) = (&mut self.open, &mut self.newest, &mut self.free_since);
        self.read.follow(bytes, |Frame { kind, stream, .. }| match *kind {
            // Streams are numbered upwards; trailers come on one that is known, and may be answered already.
            HEADERS if stream > newest => {
                *newest = *stream;
                open.insert(*stream, None);
            }
            RST_STREAM => {
                open.remove(stream);
                *free_since = now;
            }
            _ => {}
        });
    }

    /// Follows what was written to the client.
    pub(super) fn note_written(&mut self, bytes: &[u8], now: Instant) {
        let (open, free_since) = (&mut self.open, &mut self.free_since);
        self.written.follow(bytes, |Frame { kind, flags, stream }| {
            if !matches!(*kind, DATA | HEADERS | RST_STREAM) {
                return;
            }
            if *kind == RST_STREAM || flags & END_STREAM != 0 {
                open.remove(stream);
                *free_since = now;
            } else if let Some(answered) = open.get_mut(stream) {
                *answered = Some(now);
            }
        });
    }

    /// Returns until when the connection may stay as it is, and what it is late for then.
    pub(super) fn deadline(&self) -> Option<(Instant, Late)> {
        if self.open.is_empty() {
            return Some((self.free_since + self.idle, Late::Idle));
        }
        let oldest = self.open.values().flatten().min()?;
        Some((*oldest + self.patience, Late::Stalled))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITE: Duration = Duration::from_secs(30);
    const IDLE: Duration = Duration::from_mins(3);

    fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
        let length = u32::try_from(payload.len()).expect("it is short").to_be_bytes();
        [&length[1..], &[kind, flags], &stream.to_be_bytes(), payload].concat()
    }

    fn late(requests: &Requests, now: Instant) -> Option<Late> {
        requests.deadline().filter(|(until, _)| *until <= now).map(|(_, late)| late)
    }

    /// A connection with one request, which arrives in pieces of `length`.
    fn asked(length: usize, now: Instant) -> Requests {
        let mut requests = Requests::new(WRITE, IDLE, now);
        let bytes = [vec![0; PREFACE], frame(4, 0, 0, &[0; 6]), frame(HEADERS, 5, 1, &[1; 40])];
        for piece in bytes.concat().chunks(length) {
            requests.note_read(piece, now);
        }
        requests
    }

    #[test]
    fn an_answer_that_is_not_taken_is_noticed() {
        for length in [1, 7, 9, 1000] {
            let mut now = Instant::now();
            let mut requests = asked(length, now);
            now += WRITE * 2;
            assert_eq!(late(&requests, now), None, "there is no answer yet");
            requests.note_written(&frame(HEADERS, 4, 1, &[2; 30]), now);
            now += WRITE / 2;
            requests.note_written(&frame(DATA, 0, 1, &[3; 1000]), now);
            now += WRITE / 2;
            // Pings are no sign that the answer is taken.
            requests.note_read(&frame(6, 1, 0, &[0; 8]), now);
            requests.note_written(&frame(6, 0, 0, &[0; 8]), now);
            assert_eq!(late(&requests, now), None);
            now += WRITE / 2;
            assert_eq!(late(&requests, now), Some(Late::Stalled));
            requests.note_written(&frame(DATA, END_STREAM, 1, &[]), now);
            assert_eq!(late(&requests, now), None);
        }
    }

    #[test]
    fn a_connection_without_requests_ends() {
        for end in [frame(RST_STREAM, 0, 1, &[0; 4]), frame(HEADERS, 5, 1, &[2; 30])] {
            let mut now = Instant::now();
            let mut requests = asked(1000, now);
            now += IDLE * 2;
            assert_eq!(late(&requests, now), None, "a request is under way");
            requests.note_written(&end, now);
            // Trailers are no request.
            requests.note_read(&frame(HEADERS, 5, 1, &[1; 10]), now);
            now += IDLE / 2;
            assert_eq!(late(&requests, now), None);
            now += IDLE / 2;
            assert_eq!(late(&requests, now), Some(Late::Idle));
        }
    }
}
