//! Verifies a whole database: every hash chain, every entry, every fold.
//!
//! Truncation at the end of a stream leaves no trace in it; to detect it, the heads must be noted elsewhere,
//! as an exported log does.

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

/// Entries read per page.
const PAGE: u32 = 1000;

/// The result of verifying a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DatabaseReport {
    /// The number of streams.
    pub streams: u64,
    /// The number of streams that are games.
    pub games: u64,
    /// The number of entries.
    pub entries: u64,
    /// The streams with errors.
    pub flaws: Vec<Flaw>,
}

/// An error in a stream, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Its name.
    pub stream: String,
    /// The number of the entry.
    pub seq: u64,
    /// The kind of error.
    pub what: FlawKind,
}

/// The kind of error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// An entry is missing before it.
    Gap,
    /// It, or one before it, is not what was written.
    Altered,
    /// Its content cannot be parsed by this version.
    Unreadable,
    /// The hall has no stream of this name.
    Strange,
    /// The stream of a game does not begin with its creation.
    NotCreated,
}

impl FlawKind {
    /// A stable identifier.
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
    /// Adds streams whose first entries are missing.
    fn with_headless(mut self, headless: Vec<(String, i64)>) -> Self {
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

/// Verifies a database without changing it; a hall may be using it.
pub fn database(database: &Database) -> Result<DatabaseReport, StorageError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StorageError(error.to_string()))?;
    runtime.block_on(async {
        match database {
            Database::Sqlite(path) => {
                let kept = Sqlite::open_read_only(existing(path)?).await?;
                Ok(ledger(&kept).await?.with_headless(kept.headless().await?))
            }
            Database::Postgres(url) => {
                let kept = Postgres::connect_read_only(url).await?;
                Ok(ledger(&kept).await?.with_headless(kept.headless().await?))
            }
        }
    })
}

fn existing(path: &Path) -> Result<&Path, StorageError> {
    path.metadata().map(|_| path).map_err(|error| StorageError(error.to_string()))
}

/// Verifies a ledger.
pub async fn ledger(ledger: &dyn Ledger) -> Result<DatabaseReport, StorageError> {
    let mut found = DatabaseReport::default();
    for stream in ledger.streams("").await? {
        found.streams += 1;
        let flaw = if GameId::from_stream(&stream).is_some() {
            found.games += 1;
            let (game, flaw) = follow::<Game>(ledger, &stream, &mut found.entries).await?;
            let is_laid = game.created().is_some();
            flaw.or((!is_laid).then_some((1, FlawKind::NotCreated)))
        } else if CompetitionId::from_stream(&stream).is_some() {
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

/// Verifies a stream to its end, or to the first error.
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
