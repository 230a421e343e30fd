//! Whether a log is whole: every chain holds, nothing is missing, and every record comes to a game or a competition.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Read},
};

use super::log::{LogLine, VERSION};
use crate::{
    competition::Competition,
    fold::{Fold, Snapshot},
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{Entry, Hash, Stream, StreamHead},
};

/// The longest line that is read.
const LONGEST: u64 = 64 * 1024 * 1024;

/// What a log that is whole holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VerifiedLog {
    /// The tip of each stream, to be compared with a copy from elsewhere: a forger of the whole log could compute valid
    /// hashes.
    pub tips: BTreeMap<Stream, StreamHead>,
    /// How many of them are games.
    pub games: usize,
    /// How many entries there are.
    pub entries: u64,
    /// Of how many only the hash is shown.
    pub withheld: u64,
}

/// An error in a log, and its line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct LogError {
    /// In which line, counted from 1.
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
    /// The line is too long for any entry.
    #[error("the line is too long")]
    TooLong,
    /// The line is none of such a log.
    #[error("this is no line of a log: {0}")]
    NotALine(String),
    /// The log does not begin as such a log does.
    #[error("the log does not begin with its first line")]
    NoHead,
    /// It is of a form that is not known here.
    #[error("form {0} of the log is not known here")]
    Version(u32),
    /// Entries are missing, doubled or in another order.
    #[error("entry {expected} is expected here, and this is entry {found}")]
    Gap {
        /// The number that follows.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry, or one before it, is not what was written.
    #[error("entry {seq} does not carry the hash of what it says and of the entry before")]
    Altered {
        /// Its number.
        seq: u64,
    },
    /// A stream begins before the one before has ended, or a second time.
    #[error("a stream begins or ends where it cannot")]
    OutOfPlace,
    /// The stream ends elsewhere than its last entry.
    #[error("the stream does not end with its last entry")]
    OtherEnd,
    /// Nothing of this name belongs into a log.
    #[error("a stream of this name is no part of a log")]
    UnknownStream,
    /// An entry holds together, but nothing can be made of it.
    #[error("nothing can be made of the entry: {0}")]
    Meaningless(String),
    /// The log breaks off.
    #[error("the log breaks off")]
    CutOff,
    /// There are more or fewer streams than the last line says.
    #[error("the number of streams is not the one found here")]
    StreamCount,
    /// Something follows the last line.
    #[error("something follows the end")]
    AfterTheEnd,
}

/// Follows every chain of a log and folds every record in it.
pub fn verify_log(mut from: impl BufRead) -> Result<VerifiedLog, LogError> {
    let mut state = State::Before;
    let mut verified = VerifiedLog::default();
    let mut text = String::new();
    for line in 1.. {
        let wrong = |why| LogError { line, why };
        text.clear();
        let read = (&mut from).take(LONGEST).read_line(&mut text);
        let length = read.map_err(|error| wrong(LogErrorKind::Io(error)))?;
        if length == 0 {
            return if state == State::After {
                Ok(verified)
            } else {
                Err(wrong(LogErrorKind::CutOff))
            };
        }
        if length as u64 == LONGEST {
            return Err(wrong(LogErrorKind::TooLong));
        }
        let said = serde_json::from_str(&text)
            .map_err(|error| wrong(LogErrorKind::NotALine(error.to_string())))?;
        state = state.after(said, &mut verified).map_err(wrong)?;
    }
    Err(LogError { line: u64::MAX, why: LogErrorKind::TooLong })
}

/// How far a log was read.
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

/// A stream that is being read.
#[derive(Debug)]
struct Chain {
    stream: Stream,
    tip: StreamHead,
    record: Record,
}

/// What the entries of a stream come to.
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
        let record = if GameId::of_stream(stream).is_some() {
            Record::Game(Box::default())
        } else if CompetitionId::of_stream(stream).is_some() {
            Record::Competition(Box::default())
        } else {
            return Err(LogErrorKind::UnknownStream);
        };
        Ok(Self { stream: stream.clone(), tip: StreamHead::default(), record })
    }

    /// The chain with one more entry.
    fn link(mut self, line: LogLine, verified: &mut VerifiedLog) -> Result<Self, LogErrorKind> {
        let (stream, seq, at, hash, said, body) = match line {
            LogLine::Entry { stream, seq, at, body, hash } => {
                (stream, seq, at, hash, Hash::of(&body), Some(body))
            }
            LogLine::Withheld { stream, seq, at, withheld, hash } => {
                (stream, seq, at, hash, read_hash(&withheld)?, None)
            }
            LogLine::Head { .. } | LogLine::End { .. } | LogLine::Last { .. } => {
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
        if !self.tip.precedes_body_hash(said, &stream, at, tip) {
            return Err(LogErrorKind::Altered { seq });
        }
        self.tip = tip;
        verified.entries += 1;
        let Some(body) = body else {
            verified.withheld += 1;
            return self.pass_over();
        };
        let entry = Entry { stream, seq, at, body, hash: tip.hash };
        self.record = match self.record {
            Record::Game(game) => Record::Game(folded(*game, &entry)?),
            Record::Competition(it) => Record::Competition(folded(*it, &entry)?),
        };
        Ok(self)
    }

    /// What gives a seat may be withheld, of a game nothing.
    fn pass_over(self) -> Result<Self, LogErrorKind> {
        match self.record {
            Record::Game(_) => {
                Err(LogErrorKind::Meaningless("nothing of a game is withheld".to_owned()))
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

fn folded<S: Fold>(before: Snapshot<S>, entry: &Entry) -> Result<Box<Snapshot<S>>, LogErrorKind> {
    let after = before.after([entry]).map_err(|why| LogErrorKind::Meaningless(why.0))?;
    Ok(Box::new(after))
}

fn read_hash(text: &str) -> Result<Hash, LogErrorKind> {
    text.parse().map_err(|_| LogErrorKind::NotALine(format!("{text:?} is no hash")))
}
