//! The key for sealed moves: read, or created when it is missing and nothing was sealed under another.

use std::{fs, io::ErrorKind, path::Path};

use super::{ServeError, private_file};
use crate::{
    config::{Config, Database, SealSource, seal_key},
    fold::Snapshot,
    game::Game,
    ids::GameId,
    ledger::{Ledger, StorageError, mark},
    sealed::{KEY, SealKey},
};

/// Entries read per page.
const PAGE: u32 = 1000;
/// What an entry with a sealed move contains.
const ENVELOPE: &str = "\"envelope\":\"";

/// Returns the key of this hall. A key that is lost is not replaced while moves are sealed under it.
pub(super) async fn key(config: &Config, ledger: &dyn Ledger) -> Result<SealKey, ServeError> {
    check_key(&config.seal.value, &config.database.value, ledger).await
}

async fn check_key(
    from: &SealSource,
    database: &Database,
    ledger: &dyn Ledger,
) -> Result<SealKey, ServeError> {
    let storage = |why: StorageError| ServeError::storage(database, &why);
    let given = read(from)?;
    let known = ledger.mark(mark::SEAL_KEY).await.map_err(storage)?;
    if let Some(key) = &given
        && known.as_deref() == Some(key.fingerprint().as_str())
    {
        return Ok(key.clone());
    }
    let games = lost_envelopes(ledger, given.as_ref()).await.map_err(storage)?;
    if !games.is_empty() {
        let path = match from {
            SealSource::File { path, .. } => Some(path.clone()),
            SealSource::Given(_) => None,
        };
        return Err(ServeError::SealKeyLost { path, games });
    }
    let key = given.map_or_else(|| load_key(from), Ok)?;
    if known.is_some() {
        tracing::warn!("the key of sealed moves is another one now; no move is sealed");
    }
    ledger.set_mark(mark::SEAL_KEY, &key.fingerprint()).await.map_err(storage)?;
    Ok(key)
}

/// Returns the games with closed envelopes that a key does not open.
async fn lost_envelopes(
    ledger: &dyn Ledger,
    key: Option<&SealKey>,
) -> Result<Vec<GameId>, StorageError> {
    let mut games = Vec::new();
    for stream in ledger.mentioning(ENVELOPE).await? {
        let Some(id) = GameId::from_stream(&stream) else { continue };
        let mut game = Snapshot::<Game>::default();
        loop {
            let entries = ledger.read(&stream, game.tip.seq, PAGE).await?;
            let followed = entries.iter().try_for_each(|entry| game.follow(entry));
            // A damaged game is not played on, so its envelope is not opened either.
            if followed.is_err() || entries.len() < PAGE as usize {
                break;
            }
        }
        let opens = |envelope| key.is_some_and(|key| key.open(id, envelope).is_ok());
        if !game.state.closed_envelopes().into_iter().all(opens) {
            games.push(id);
        }
    }
    Ok(games)
}

/// Returns the key from its source; `None` if it may be created.
fn read(from: &SealSource) -> Result<Option<SealKey>, ServeError> {
    let (path, may_be_made) = match from {
        SealSource::Given(key) => return Ok(Some(SealKey::new(*key))),
        SealSource::File { path, may_be_made } => (path, *may_be_made),
    };
    let fault = |reason| ServeError::SealKey { path: path.clone(), reason };
    match fs::read(path) {
        Ok(bytes) => {
            let wrong = || fault("not 32 bytes or 64 hexadecimal digits".to_owned());
            parse_key(&bytes).ok_or_else(wrong).map(Some)
        }
        Err(error) if error.kind() == ErrorKind::NotFound && may_be_made => Ok(None),
        Err(error) => Err(fault(error.to_string())),
    }
}

fn load_key(from: &SealSource) -> Result<SealKey, ServeError> {
    match from {
        SealSource::Given(key) => Ok(SealKey::new(*key)),
        SealSource::File { path, .. } => {
            create(path).map_err(|reason| ServeError::SealKey { path: path.clone(), reason })
        }
    }
}

/// Parses 32 bytes, raw or in hexadecimal.
fn parse_key(bytes: &[u8]) -> Option<SealKey> {
    let bare: Option<[u8; KEY]> = bytes.try_into().ok();
    let key = bare.or_else(|| seal_key(str::from_utf8(bytes).ok()?));
    key.map(SealKey::new)
}

/// Creates the file, readable only by its owner from the start.
fn create(path: &Path) -> Result<SealKey, String> {
    let key = SealKey::draw().map_err(|error| error.to_string())?;
    let digits: String = key.bytes().iter().flat_map(|byte| digits(*byte)).collect();
    private_file::create(path, &format!("{digits}\n")).map_err(|error| error.to_string())?;
    Ok(key)
}

fn digits(byte: u8) -> [char; 2] {
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or_default();
    [digit(byte >> 4), digit(byte & 15)]
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use adoube_chess::Colour::{Black, White};
    use adoube_laws::{
        Edition,
        clock::{Milliseconds, PerPlayer},
        regulations::{BoardMode, Regulations},
        table::{Action, AdjournAct, AdjournStep, ArbiterAct, Plan, Sealed, Setup, Who},
    };

    use super::*;
    use crate::{
        Hall,
        actor::Actor,
        game::{Command, GameCreated, Origin},
        ids::PlayerNo,
        ledger::Sqlite,
    };

    /// Black seals a move in a hall with this key.
    async fn seal_a_move(ledger: Arc<dyn Ledger>, key: SealKey) -> GameId {
        let running = Hall::open(ledger, key).await.unwrap();
        let hall = &running.hall;
        let mut regulations = Regulations::new(Edition::Y2017, "5400".parse().unwrap());
        regulations.board = BoardMode::Enforced;
        regulations.adjourned_after = Some(Milliseconds::new(1));
        let players = [1, 2].map(|no| PlayerNo::new(no).unwrap());
        let created = GameCreated {
            competition: "cccccccc".parse().unwrap(),
            origin: Origin::Free,
            players: PerPlayer { white: players[0], black: players[1] },
            setup: Setup { scheduled: hall.now(), ..Setup::under(&regulations) },
            regulations,
            persons: PerPlayer::default(),
        };
        let game = hall.create_game(created, Actor::Hall).await.unwrap();
        let envelope = Sealed { text: "Sg8-f6".into(), nonce: String::new() };
        let moved = Plan::new("e2".parse().unwrap(), "e4".parse().unwrap());
        let request = ArbiterAct::Adjourn(AdjournStep::Request);
        for (who, action) in [
            (Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into())),
            (Who::Player(White), Action::Play(moved)),
            (Who::Arbiter, Action::Arbiter(request.into())),
            (Who::Player(Black), Action::Adjourn(AdjournAct::Seal(envelope))),
            (Who::Player(Black), Action::Adjourn(AdjournAct::HandOver)),
        ] {
            hall.act(game, Command::new(Actor::Spectator, who, action)).await.unwrap();
        }
        running.close().await;
        game
    }

    #[tokio::test]
    async fn a_lost_key_is_not_replaced_while_a_move_is_sealed_under_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hall.db");
        let path = folder.path().join("hall.seal-key");
        let from = SealSource::File { path: path.clone(), may_be_made: true };
        let database = Database::Sqlite(file.clone());
        let open = || Sqlite::open(&file);
        let ledger = Arc::new(open().await.unwrap());
        let first = check_key(&from, &database, &*ledger).await.ok().unwrap();
        fs::remove_file(&path).unwrap();
        let second = check_key(&from, &database, &*ledger).await.ok().unwrap();
        assert_ne!(first.fingerprint(), second.fingerprint(), "nothing was sealed under it");
        let game = seal_a_move(ledger, second.clone()).await;
        let ledger = open().await.unwrap();
        assert!(check_key(&from, &database, &ledger).await.is_ok(), "it is the same key");
        let kept = fs::read(&path).unwrap();
        fs::remove_file(&path).unwrap();
        let lost = check_key(&from, &database, &ledger).await;
        assert!(matches!(&lost, Err(ServeError::SealKeyLost { games, .. }) if *games == [game]));
        assert!(!path.exists(), "no new key was made");
        let other = SealSource::Given([9; KEY]);
        let wrong = check_key(&other, &database, &ledger).await;
        assert!(matches!(wrong, Err(ServeError::SealKeyLost { path: None, .. })));
        fs::write(&path, kept).unwrap();
        assert!(check_key(&from, &database, &ledger).await.is_ok(), "it was put back");
        // A database of a version that noted no fingerprint.
        ledger.set_mark(mark::SEAL_KEY, "").await.unwrap();
        assert!(check_key(&from, &database, &ledger).await.is_ok());
    }

    #[test]
    fn a_key_is_created_once_and_only_for_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.seal-key");
        let from = SealSource::File { path: path.clone(), may_be_made: true };
        assert!(read(&from).ok().unwrap().is_none());
        let created = *load_key(&from).ok().unwrap().bytes();
        let kept = || *read(&from).ok().unwrap().unwrap().bytes();
        assert_eq!(kept(), created, "it is the same the next day");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, created).unwrap();
        assert_eq!(kept(), created, "bare bytes do as well");
    }

    #[test]
    fn a_shared_key_is_not_created_and_an_invalid_one_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.seal-key");
        let shared = SealSource::File { path: path.clone(), may_be_made: false };
        assert!(matches!(read(&shared), Err(ServeError::SealKey { .. })));
        fs::write(&path, "not a key").unwrap();
        let own = SealSource::File { path: path.clone(), may_be_made: true };
        assert!(matches!(read(&own), Err(ServeError::SealKey { .. })));
        assert_eq!(fs::read(&path).unwrap(), b"not a key");
    }
}
