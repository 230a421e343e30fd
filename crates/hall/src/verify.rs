//! Verifies a whole database: every hash chain, every entry, every fold, and how long the streams have to be.
//!
//! A hall signs off how long its streams are, once a second and when it closes; an SQLite file also says whether its end is
//! still in the write-ahead log. Not detectable are a complete copy of an earlier database, and changes by somebody
//! who recomputes the hashes: for these, compare with heads stored elsewhere, for example in an exported log.

use std::{collections::BTreeMap, path::Path, time::Duration};

use tokio::time::sleep;

use crate::{
    competition::Competition,
    config::Database,
    fold::{Fold, Snapshot},
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{
        self, Damage, DamageKind, Ledger, Postgres, Sqlite, StorageError, Stream, StreamHead,
        check_signed, mark,
    },
    people::{self, People},
};

/// Entries read per page.
const PAGE: u32 = 1000;
/// How often a file that moves its log is asked again, and after which delay.
const MOVES: u32 = 10;
const MOVING: Duration = Duration::from_millis(200);

/// The result of verifying a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DatabaseReport {
    /// The number of streams.
    pub streams: u64,
    /// The number of streams that are games.
    pub games: u64,
    /// The number of entries.
    pub entries: u64,
    /// The number of streams for which it is signed off how long they are.
    pub signed: u64,
    /// Whether it is a copy without the write-ahead log, so that its last entries may be missing.
    pub is_end_missing: bool,
    /// The streams with errors.
    pub errors: Vec<IntegrityError>,
}

/// An error in a stream, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityError {
    /// Its name.
    pub stream: String,
    /// The number of the entry.
    pub seq: u64,
    /// The kind of error.
    pub what: IntegrityErrorKind,
}

/// The kind of error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntegrityErrorKind {
    /// It is missing, or not what was written.
    Damaged(DamageKind),
    /// The hall has no stream of this name.
    UnknownStream,
    /// The stream of a game does not begin with its creation.
    NotCreated,
}

impl IntegrityErrorKind {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Damaged(DamageKind::Gap) => "gap",
            Self::Damaged(DamageKind::Altered) => "altered",
            Self::Damaged(DamageKind::Unreadable) => "unreadable",
            Self::Damaged(DamageKind::CutOff) => "cut-off",
            Self::UnknownStream => "strange",
            Self::NotCreated => "not-laid",
        }
    }
}

impl DatabaseReport {
    /// Whether nothing is wrong.
    pub fn is_whole(&self) -> bool {
        self.errors.is_empty() && !self.is_end_missing
    }
}

impl From<Damage> for IntegrityError {
    fn from(Damage { stream, seq, kind }: Damage) -> Self {
        Self { stream: stream.name().to_owned(), seq, what: IntegrityErrorKind::Damaged(kind) }
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
            Database::Sqlite(path) => file(path).await,
            Database::Postgres(url) => ledger(&Postgres::connect_read_only(url).await?).await,
        }
    })
}

/// Verifies an SQLite file without changing it.
pub async fn file(path: &Path) -> Result<DatabaseReport, StorageError> {
    path.metadata().map_err(|error| StorageError(error.to_string()))?;
    ledger(&Sqlite::open_read_only(path).await?).await
}

/// Verifies a ledger.
pub async fn ledger(ledger: &dyn Ledger) -> Result<DatabaseReport, StorageError> {
    let mut found =
        DatabaseReport { is_end_missing: is_end_missing(ledger).await?, ..Default::default() };
    // Read before the streams, which a hall may be making longer.
    let mut tips: BTreeMap<Stream, StreamHead> = ledger.tips().await?.into_iter().collect();
    found.signed = tips.len() as u64;
    for stream in ledger.streams("").await? {
        found.streams += 1;
        let signed = tips.remove(&stream);
        let error = if GameId::from_stream(&stream).is_some() {
            found.games += 1;
            let (game, damage) =
                follow::<Game>(ledger, &stream, signed, &mut found.entries).await?;
            let is_laid = game.created().is_some();
            let name = || stream.name().to_owned();
            let not_laid =
                || IntegrityError { stream: name(), seq: 1, what: IntegrityErrorKind::NotCreated };
            damage.map(IntegrityError::from).or_else(|| (!is_laid).then(not_laid))
        } else if CompetitionId::from_stream(&stream).is_some() {
            let followed =
                follow::<Competition>(ledger, &stream, signed, &mut found.entries).await?;
            followed.1.map(IntegrityError::from)
        } else if stream.name() == people::STREAM {
            let followed = follow::<People>(ledger, &stream, signed, &mut found.entries).await?;
            followed.1.map(IntegrityError::from)
        } else {
            Some(IntegrityError {
                stream: stream.name().to_owned(),
                seq: 1,
                what: IntegrityErrorKind::UnknownStream,
            })
        };
        found.errors.extend(error);
    }
    let headless = ledger.headless().await?;
    found.streams += headless.len() as u64;
    for (stream, seq) in headless {
        tips.remove(&stream);
        found.errors.push(Damage { stream, seq, kind: DamageKind::Gap }.into());
    }
    // Whatever is left was signed off, and has no entry at all.
    let missing =
        tips.into_keys().map(|stream| Damage { stream, seq: 1, kind: DamageKind::CutOff });
    found.errors.extend(missing.map(IntegrityError::from));
    Ok(found)
}

/// Whether the file says that its end is in a log that is not there. An open hall moves its log in an instant.
async fn is_end_missing(ledger: &dyn Ledger) -> Result<bool, StorageError> {
    for _ in 0..MOVES {
        let end = ledger.mark(mark::END).await?;
        if !ledger::is_end_missing(end.as_deref()) {
            return Ok(false);
        }
        sleep(MOVING).await;
    }
    Ok(true)
}

/// Verifies a stream to its end, or to the first error.
async fn follow<S: Fold>(
    ledger: &dyn Ledger,
    stream: &Stream,
    signed: Option<StreamHead>,
    count: &mut u64,
) -> Result<(S, Option<Damage>), StorageError> {
    let mut snapshot = Snapshot::<S>::default();
    loop {
        let entries = ledger.read(stream, snapshot.tip.seq, PAGE).await?;
        if entries.is_empty() {
            let last = snapshot.tip.seq;
            let is_short = signed.is_some_and(|signed| signed.seq > last);
            let cut_off =
                || Damage { stream: stream.clone(), seq: last + 1, kind: DamageKind::CutOff };
            return Ok((snapshot.state, is_short.then(cut_off)));
        }
        for entry in &entries {
            *count += 1;
            if let Err(damage) = snapshot.follow(entry) {
                return Ok((snapshot.state, Some(damage)));
            }
        }
        if let Err(damage) = check_signed(stream, signed, &entries) {
            return Ok((snapshot.state, Some(damage)));
        }
    }
}
