//! Verifies a log: every hash chain is valid, nothing is missing, and every record folds to a game or a
//! competition.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Read},
};

use super::log::{LogLine, VERSION};
use crate::{
    cipher,
    competition::Competition,
    fold::{self, Fold, Snapshot},
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{Entry, Hash, Keys, Stream, StreamHead, ids_in},
};

/// The maximum length of a line.
const MAX_LENGTH: u64 = 64 * 1024 * 1024;

/// The contents of a verified log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VerifiedLog {
    /// The head of each stream, to be compared with a copy from elsewhere: a forger of the whole log could
    /// compute valid hashes.
    pub tips: BTreeMap<Stream, StreamHead>,
    /// The number of streams that are games.
    pub games: usize,
    /// The number of entries.
    pub entries: u64,
    /// The number of entries of which only the hash is shown.
    pub withheld: u64,
    /// The keys of personal data, by id.
    keys: BTreeMap<String, [u8; 32]>,
}

/// An error in a log, and its line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct LogError {
    /// The line, from 1.
    pub line: u64,
    /// The kind of error.
    pub why: LogErrorKind,
}

/// What is wrong with a log.
#[derive(Debug, thiserror::Error)]
pub enum LogErrorKind {
    /// It cannot be read.
    #[error("the log cannot be read: {0}")]
    Io(io::Error),
    /// The line is longer than any entry can be.
    #[error("the line is too long")]
    TooLong,
    /// The line is not a line of such a log.
    #[error("not a line of a log: {0}")]
    NotALine(String),
    /// The header is missing.
    #[error("the header of the log is missing")]
    NoHead,
    /// The version of the format is not supported.
    #[error("version {0} of the log format is not supported")]
    Version(u32),
    /// Entries are missing, duplicated or out of order.
    #[error("expected entry {expected}, found entry {found}")]
    Gap {
        /// The expected number.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry, or one before it, is not what was written.
    #[error("the hash of entry {seq} does not match its content and the previous entry")]
    Altered {
        /// Its number.
        seq: u64,
    },
    /// A stream begins before the previous one has ended, or a second time.
    #[error("a stream begins or ends at an invalid place")]
    OutOfPlace,
    /// The end of the stream does not match its last entry.
    #[error("the end of the stream does not match its last entry")]
    OtherEnd,
    /// No such stream belongs in a log.
    #[error("a stream of this name does not belong in a log")]
    UnknownStream,
    /// The hash of an entry is valid, but its content cannot be interpreted.
    #[error("the entry cannot be interpreted: {0}")]
    Meaningless(String),
    /// The log is truncated.
    #[error("the log is truncated")]
    CutOff,
    /// The number of streams is not the one in the last line.
    #[error("the number of streams does not match the last line")]
    StreamCount,
    /// There is content after the last line.
    #[error("there is content after the last line")]
    AfterTheEnd,
}

/// Verifies every hash chain of a log and folds every record in it.
pub fn verify_log(mut from: impl BufRead) -> Result<VerifiedLog, LogError> {
    let mut state = State::Before;
    let mut verified = VerifiedLog::default();
    let mut text = String::new();
    for line in 1.. {
        let wrong = |why| LogError { line, why };
        text.clear();
        let read = (&mut from).take(MAX_LENGTH).read_line(&mut text);
        let length = read.map_err(|error| wrong(LogErrorKind::Io(error)))?;
        if length == 0 {
            return if state == State::After {
                Ok(verified)
            } else {
                Err(wrong(LogErrorKind::CutOff))
            };
        }
        if length as u64 == MAX_LENGTH {
            return Err(wrong(LogErrorKind::TooLong));
        }
        let line = serde_json::from_str(&text)
            .map_err(|error| wrong(LogErrorKind::NotALine(error.to_string())))?;
        state = state.after(line, &mut verified).map_err(wrong)?;
    }
    Err(LogError { line: u64::MAX, why: LogErrorKind::TooLong })
}

/// The parser state.
#[derive(Debug)]
enum State {
    Before,
    Between,
    Within(Chain),
    After,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// The stream that is being read.
#[derive(Debug)]
struct Chain {
    stream: Stream,
    tip: StreamHead,
    record: Record,
}

/// The state folded from the entries of a stream.
#[derive(Debug)]
enum Record {
    Game(Box<Snapshot<Game>>),
    Competition(Box<Snapshot<Competition>>),
}

impl State {
    fn after(self, line: LogLine, verified: &mut VerifiedLog) -> Result<Self, LogErrorKind> {
        match (self, line) {
            (Self::Before, LogLine::Head { version: VERSION }) => Ok(Self::Between),
            (Self::Before, LogLine::Head { version }) => Err(LogErrorKind::Version(version)),
            (Self::Before, _) => Err(LogErrorKind::NoHead),
            (Self::After, _) => Err(LogErrorKind::AfterTheEnd),
            (state @ (Self::Between | Self::Within(_)), LogLine::Key { personal, key }) => {
                let read = cipher::unhex(&key).and_then(|key| key.try_into().ok());
                let wrong = || LogErrorKind::NotALine(format!("the key {personal} is no key"));
                verified.keys.insert(personal.clone(), read.ok_or_else(wrong)?);
                Ok(state)
            }
            (Self::Between, LogLine::Last { streams }) => {
                let is_right = streams == verified.tips.len();
                if is_right { Ok(Self::After) } else { Err(LogErrorKind::StreamCount) }
            }
            (
                Self::Between,
                LogLine::Entry { ref stream, .. } | LogLine::Withheld { ref stream, .. },
            ) if verified.tips.contains_key(stream) => Err(LogErrorKind::OutOfPlace),
            (Self::Between, line @ (LogLine::Entry { .. } | LogLine::Withheld { .. })) => {
                Ok(Self::Within(Chain::begin(&line)?.link(line, verified)?))
            }
            (Self::Within(chain), line @ (LogLine::Entry { .. } | LogLine::Withheld { .. })) => {
                Ok(Self::Within(chain.link(line, verified)?))
            }
            (Self::Within(chain), LogLine::End { stream, end, hash }) => {
                let is_right = stream == chain.stream
                    && StreamHead { seq: end, hash: read_hash(&hash)? } == chain.tip;
                if !is_right {
                    return Err(LogErrorKind::OtherEnd);
                }
                chain.close(verified)?;
                Ok(Self::Between)
            }
            (Self::Between | Self::Within(_), _) => Err(LogErrorKind::OutOfPlace),
        }
    }
}

impl Chain {
    fn begin(line: &LogLine) -> Result<Self, LogErrorKind> {
        let (LogLine::Entry { stream, .. } | LogLine::Withheld { stream, .. }) = line else {
            return Err(LogErrorKind::OutOfPlace);
        };
        let record = if GameId::from_stream(stream).is_some() {
            Record::Game(Box::default())
        } else if CompetitionId::from_stream(stream).is_some() {
            Record::Competition(Box::default())
        } else {
            return Err(LogErrorKind::UnknownStream);
        };
        Ok(Self { stream: stream.clone(), tip: StreamHead::default(), record })
    }

    /// Adds an entry to the chain.
    fn link(mut self, line: LogLine, verified: &mut VerifiedLog) -> Result<Self, LogErrorKind> {
        let (stream, seq, at, hash, body_hash, body) = match line {
            LogLine::Entry { stream, seq, at, body, hash } => {
                (stream, seq, at, hash, Hash::from_text(&body), Some(body))
            }
            LogLine::Withheld { stream, seq, at, withheld, hash } => {
                (stream, seq, at, hash, read_hash(&withheld)?, None)
            }
            LogLine::Head { .. }
            | LogLine::Key { .. }
            | LogLine::End { .. }
            | LogLine::Last { .. } => {
                return Err(LogErrorKind::OutOfPlace);
            }
        };
        if stream != self.stream {
            return Err(LogErrorKind::OutOfPlace);
        }
        let tip = StreamHead { seq, hash: read_hash(&hash)? };
        if seq != self.tip.seq + 1 {
            return Err(LogErrorKind::Gap { expected: self.tip.seq + 1, found: seq });
        }
        if !self.tip.precedes_body_hash(body_hash, &stream, at, tip) {
            return Err(LogErrorKind::Altered { seq });
        }
        self.tip = tip;
        verified.entries += 1;
        let Some(body) = body else {
            verified.withheld += 1;
            return self.pass_over();
        };
        let known = |id: &str| Some((id.to_owned(), *verified.keys.get(id)?));
        let keys: Keys = ids_in(&body).filter_map(known).collect();
        let entry = Entry { stream, seq, at, body, hash: tip.hash, keys };
        self.record = match self.record {
            Record::Game(game) => Record::Game(folded(*game, &entry)?),
            Record::Competition(it) => Record::Competition(folded(*it, &entry)?),
        };
        Ok(self)
    }

    /// Skips a withheld entry: entries that give seats may be withheld, entries of games may not.
    fn pass_over(self) -> Result<Self, LogErrorKind> {
        match self.record {
            Record::Game(_) => {
                Err(LogErrorKind::Meaningless("entries of games cannot be withheld".to_owned()))
            }
            Record::Competition(_) => Ok(self),
        }
    }

    fn close(self, verified: &mut VerifiedLog) -> Result<(), LogErrorKind> {
        let nothing = || LogErrorKind::Meaningless("it comes to nothing".to_owned());
        match &self.record {
            Record::Game(game) => {
                game.state.table().ok_or_else(nothing)?;
                verified.games += 1;
            }
            Record::Competition(it) => {
                it.state.about().ok_or_else(nothing)?;
            }
        }
        verified.tips.insert(self.stream, self.tip);
        Ok(())
    }
}

/// The hash was checked before, also past entries that are withheld.
fn folded<S: Fold>(
    mut state: Snapshot<S>,
    entry: &Entry,
) -> Result<Box<Snapshot<S>>, LogErrorKind> {
    let body = fold::read::<S>(entry).map_err(|why| LogErrorKind::Meaningless(why.to_string()))?;
    state.take(entry, &body);
    Ok(Box::new(state))
}

fn read_hash(text: &str) -> Result<Hash, LogErrorKind> {
    text.parse().map_err(|_| LogErrorKind::NotALine(format!("{text:?} is no hash")))
}
