//! Whether a log is whole: every chain holds, nothing is missing, and every record comes to a game or a competition.

use std::{
    collections::BTreeMap,
    fmt,
    io::{self, BufRead, Read},
};

use super::log::{Line, VERSION};
use crate::{
    competition::Competition,
    fold::{Fold, Snapshot},
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{Entry, Hash, Stream, Tip},
};

/// The longest line that is read.
const LONGEST: u64 = 64 * 1024 * 1024;

/// What a log that is whole holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The end of each stream: to be held against what was noted elsewhere, for whoever has the whole log can make
    /// another that is whole.
    pub tips: BTreeMap<Stream, Tip>,
    /// How many of them are games.
    pub games: usize,
    /// How many entries there are.
    pub entries: u64,
    /// Of how many only the hash is shown.
    pub withheld: u64,
}

/// What is wrong with a log, and where.
#[derive(Debug)]
pub struct NotWhole {
    /// In which line, counted from 1.
    pub line: u64,
    /// What.
    pub why: Why,
}

/// What is wrong with a log.
#[derive(Debug)]
pub enum Why {
    /// It cannot be read.
    Io(io::Error),
    /// The line is too long for any entry.
    TooLong,
    /// The line is none of such a log.
    NotALine(String),
    /// The log does not begin as such a log does.
    NoHead,
    /// It is of a form that is not known here.
    Version(u32),
    /// Entries are missing, doubled or in another order.
    Gap {
        /// The number that follows.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry, or one before it, is not what was written.
    Altered {
        /// Its number.
        seq: u64,
    },
    /// A stream begins before the one before has ended, or a second time.
    OutOfPlace,
    /// The stream ends elsewhere than its last entry.
    OtherEnd,
    /// Nothing of this name belongs into a log.
    UnknownStream,
    /// An entry holds together, but nothing can be made of it.
    Meaningless(String),
    /// The log breaks off.
    CutOff,
    /// There are more or fewer streams than the last line says.
    StreamCount,
    /// Something follows the last line.
    AfterTheEnd,
}

impl fmt::Display for NotWhole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.why {
            Why::Io(error) => write!(f, "the log cannot be read: {error}"),
            Why::TooLong => f.write_str("the line is too long"),
            Why::NotALine(why) => write!(f, "this is no line of a log: {why}"),
            Why::NoHead => f.write_str("the log does not begin with its first line"),
            Why::Version(found) => write!(f, "form {found} of the log is not known here"),
            Why::Gap { expected, found } => {
                write!(f, "entry {expected} is expected here, and this is entry {found}")
            }
            Why::Altered { seq } => write!(
                f,
                "entry {seq} does not carry the hash of what it says and of the entry before"
            ),
            Why::OutOfPlace => f.write_str("a stream begins or ends where it cannot"),
            Why::OtherEnd => f.write_str("the stream does not end with its last entry"),
            Why::UnknownStream => f.write_str("a stream of this name is no part of a log"),
            Why::Meaningless(why) => write!(f, "nothing can be made of the entry: {why}"),
            Why::CutOff => f.write_str("the log breaks off"),
            Why::StreamCount => f.write_str("the number of streams is not the one found here"),
            Why::AfterTheEnd => f.write_str("something follows the end"),
        }
    }
}

impl std::error::Error for NotWhole {}

/// Follows every chain of a log and folds every record in it.
pub fn verify_log(mut from: impl BufRead) -> Result<Verified, NotWhole> {
    let mut state = State::Before;
    let mut verified = Verified::default();
    let mut text = String::new();
    for line in 1.. {
        let wrong = |why| NotWhole { line, why };
        text.clear();
        let read = (&mut from).take(LONGEST).read_line(&mut text);
        let length = read.map_err(|error| wrong(Why::Io(error)))?;
        if length == 0 {
            return if state == State::After { Ok(verified) } else { Err(wrong(Why::CutOff)) };
        }
        if length as u64 == LONGEST {
            return Err(wrong(Why::TooLong));
        }
        let said =
            serde_json::from_str(&text).map_err(|error| wrong(Why::NotALine(error.to_string())))?;
        state = state.after(said, &mut verified).map_err(wrong)?;
    }
    Err(NotWhole { line: u64::MAX, why: Why::TooLong })
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
    tip: Tip,
    record: Record,
}

/// What the entries of a stream come to.
#[derive(Debug)]
enum Record {
    Game(Box<Snapshot<Game>>),
    Competition(Box<Snapshot<Competition>>),
}

impl State {
    fn after(self, line: Line, verified: &mut Verified) -> Result<Self, Why> {
        match (self, line) {
            (Self::Before, Line::Head { version: VERSION }) => Ok(Self::Between),
            (Self::Before, Line::Head { version }) => Err(Why::Version(version)),
            (Self::Before, _) => Err(Why::NoHead),
            (Self::After, _) => Err(Why::AfterTheEnd),
            (Self::Between, Line::Last { streams }) => {
                let is_right = streams == verified.tips.len();
                if is_right { Ok(Self::After) } else { Err(Why::StreamCount) }
            }
            (Self::Between, Line::Entry { ref stream, .. } | Line::Withheld { ref stream, .. })
                if verified.tips.contains_key(stream) =>
            {
                Err(Why::OutOfPlace)
            }
            (Self::Between, line @ (Line::Entry { .. } | Line::Withheld { .. })) => {
                Ok(Self::Within(Chain::begin(&line)?.link(line, verified)?))
            }
            (Self::Within(chain), line @ (Line::Entry { .. } | Line::Withheld { .. })) => {
                Ok(Self::Within(chain.link(line, verified)?))
            }
            (Self::Within(chain), Line::End { stream, end, hash }) => {
                let is_right = stream == chain.stream
                    && Tip { seq: end, hash: read_hash(&hash)? } == chain.tip;
                if !is_right {
                    return Err(Why::OtherEnd);
                }
                chain.close(verified)?;
                Ok(Self::Between)
            }
            (Self::Between | Self::Within(_), _) => Err(Why::OutOfPlace),
        }
    }
}

impl Chain {
    fn begin(line: &Line) -> Result<Self, Why> {
        let (Line::Entry { stream, .. } | Line::Withheld { stream, .. }) = line else {
            return Err(Why::OutOfPlace);
        };
        let record = if GameId::of_stream(stream).is_some() {
            Record::Game(Box::default())
        } else if CompetitionId::of_stream(stream).is_some() {
            Record::Competition(Box::default())
        } else {
            return Err(Why::UnknownStream);
        };
        Ok(Self { stream: stream.clone(), tip: Tip::default(), record })
    }

    /// The chain with one more entry.
    fn link(mut self, line: Line, verified: &mut Verified) -> Result<Self, Why> {
        let (stream, seq, at, hash, said, body) = match line {
            Line::Entry { stream, seq, at, body, hash } => {
                (stream, seq, at, hash, Hash::of(&body), Some(body))
            }
            Line::Withheld { stream, seq, at, withheld, hash } => {
                (stream, seq, at, hash, read_hash(&withheld)?, None)
            }
            Line::Head { .. } | Line::End { .. } | Line::Last { .. } => {
                return Err(Why::OutOfPlace);
            }
        };
        if stream != self.stream {
            return Err(Why::OutOfPlace);
        }
        let tip = Tip { seq, hash: read_hash(&hash)? };
        if seq != self.tip.seq + 1 {
            return Err(Why::Gap { expected: self.tip.seq + 1, found: seq });
        }
        if !self.tip.precedes_one_that_says(said, &stream, at, tip) {
            return Err(Why::Altered { seq });
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
    fn pass_over(self) -> Result<Self, Why> {
        match self.record {
            Record::Game(_) => Err(Why::Meaningless("nothing of a game is withheld".to_owned())),
            Record::Competition(_) => Ok(self),
        }
    }

    fn close(self, verified: &mut Verified) -> Result<(), Why> {
        let nothing = || Why::Meaningless("it comes to nothing".to_owned());
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

fn folded<S: Fold>(before: Snapshot<S>, entry: &Entry) -> Result<Box<Snapshot<S>>, Why> {
    let after = before.after([entry]).map_err(|why| Why::Meaningless(why.0))?;
    Ok(Box::new(after))
}

fn read_hash(text: &str) -> Result<Hash, Why> {
    text.parse().map_err(|_| Why::NotALine(format!("{text:?} is no hash")))
}
