//! Verifies a whole database: every hash chain, every entry, every fold.
//!
//! Entries that were cut off at the end of a stream leave no trace in it; to detect that, the tips must be noted
//! elsewhere, as an exported log does.

use std::path::Path;

use crate::{
    competition::Competition,
    config::Database,
    fold::{self, Fold, Snapshot},
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{self, ChainError, Entry, Ledger, Postgres, Sqlite, StorageError, Stream, StreamHead},
    people::{self, People},
};

/// Entries that are read at once.
const PAGE: u32 = 1000;

/// The result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DatabaseReport {
    /// How many streams there are.
    pub streams: u64,
    /// How many of them are games.
    pub games: u64,
    /// How many entries were read.
    pub entries: u64,
    /// The streams with errors.
    pub flaws: Vec<Flaw>,
}

/// A stream that is not whole, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Its name.
    pub stream: String,
    /// The number of the entry.
    pub seq: u64,
    /// The kind of error.
    pub what: FlawKind,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// An entry is missing before it.
    Gap,
    /// It, or one before it, is not what was written.
    Altered,
    /// It does not say anything that this hall understands.
    Unreadable,
    /// No stream of the hall has such a name.
    Strange,
    /// A game that was never created.
    NotCreated,
}

impl FlawKind {
    /// A name that stays.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Gap => "gap",
            Self::Altered => "altered",
            Self::Unreadable => "unreadable",
            Self::Strange => "strange",
            Self::NotCreated => "not-laid",
        }
    }
}

impl DatabaseReport {
    /// And streams whose first entries are gone.
    fn with(mut self, headless: Vec<(String, i64)>) -> Self {
        self.streams += headless.len() as u64;
        let flaws = headless.into_iter().map(|(stream, seq)| Flaw {
            stream,
            seq: seq.cast_unsigned(),
            what: FlawKind::Gap,
        });
        self.flaws.extend(flaws);
        self
    }
}

/// Looks through a database, which is left as it is; a hall may be at work in it.
pub fn database(database: &Database) -> Result<DatabaseReport, StorageError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StorageError(error.to_string()))?;
    runtime.block_on(async {
        match database {
            Database::Sqlite(path) => {
                let kept = Sqlite::open_read_only(existing(path)?).await?;
                Ok(ledger(&kept).await?.with(kept.headless().await?))
            }
            Database::Postgres(url) => {
                let kept = Postgres::connect_read_only(url).await?;
                Ok(ledger(&kept).await?.with(kept.headless().await?))
            }
        }
    })
}

fn existing(path: &Path) -> Result<&Path, StorageError> {
    path.metadata().map(|_| path).map_err(|error| StorageError(error.to_string()))
}

/// Looks through a ledger.
pub async fn ledger(ledger: &dyn Ledger) -> Result<DatabaseReport, StorageError> {
    let mut found = DatabaseReport::default();
    for stream in ledger.streams("").await? {
        found.streams += 1;
        let flaw = if GameId::of_stream(&stream).is_some() {
            found.games += 1;
            let (game, flaw) = follow::<Game>(ledger, &stream, &mut found.entries).await?;
            let is_laid = game.created().is_some();
            flaw.or((!is_laid).then_some((1, FlawKind::NotCreated)))
        } else if CompetitionId::of_stream(&stream).is_some() {
            follow::<Competition>(ledger, &stream, &mut found.entries).await?.1
        } else if stream.name() == people::STREAM {
            follow::<People>(ledger, &stream, &mut found.entries).await?.1
        } else {
            Some((1, FlawKind::Strange))
        };
        let named = |(seq, what)| Flaw { stream: stream.name().to_owned(), seq, what };
        found.flaws.extend(flaw.map(named));
    }
    Ok(found)
}

/// Follows a stream to its end, or to the first thing that is wrong.
async fn follow<S: Fold>(
    ledger: &dyn Ledger,
    stream: &Stream,
    count: &mut u64,
) -> Result<(S, Option<(u64, FlawKind)>), StorageError> {
    let mut snapshot = Snapshot::<S>::default();
    loop {
        let entries = ledger.read(stream, snapshot.tip.seq, PAGE).await?;
        if entries.is_empty() {
            return Ok((snapshot.state, None));
        }
        for entry in &entries {
            *count += 1;
            match follows(snapshot.tip, entry) {
                Err(broken) => return Ok((snapshot.state, Some((entry.seq, broken)))),
                Ok(()) => match fold::read::<S>(entry) {
                    Ok(body) => snapshot.take(entry, &body),
                    Err(_) => return Ok((snapshot.state, Some((entry.seq, FlawKind::Unreadable)))),
                },
            }
        }
    }
}

fn follows(tip: StreamHead, entry: &Entry) -> Result<(), FlawKind> {
    ledger::verify(tip, [entry]).map(drop).map_err(|broken| match broken {
        ChainError::Gap { .. } => FlawKind::Gap,
        ChainError::Altered { .. } => FlawKind::Altered,
    })
}
