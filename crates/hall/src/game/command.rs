//! Commands to a table of the hall.

use std::sync::Arc;

use adoube_chess::Colour;
use adoube_laws::{
    clock::At,
    table::{
        Action, AdjournAct, AdjournStep, ArbiterAct, Decision, Event, Refusal, Sealed, Table, Who,
    },
};

use super::{Act, Game, GameFact};
use crate::{
    actor::Actor,
    aggregate::{Change, ChangeError},
    fold::Snapshot,
    ids::GameId,
    ledger::{Damage, ReadError, StorageError},
    sealed::{SealError, SealKey},
};

/// A request to act at a table.
#[derive(Clone, Debug)]
pub struct Command {
    /// The actor.
    pub by: Actor,
    /// The role of the actor.
    pub who: Who,
    /// The action.
    pub action: Action,
    /// Idempotency key: a command with a known key is not carried out again.
    pub key: Option<String>,
    /// The last entry that the sender has seen; the command is rejected if there is a newer one.
    pub expected: Option<u64>,
    /// The table for which a move was chosen; the command is rejected if another move could be meant by it now.
    /// Entries that leave position, turn and stage alone do not matter.
    pub chosen_at: Option<Arc<Table>>,
    /// When the request had arrived; `None` for what the hall does itself.
    pub arrived: Option<At>,
}

impl Command {
    /// Creates a command without precondition and idempotency key.
    pub fn new(by: Actor, who: Who, action: Action) -> Self {
        Self { by, who, action, key: None, expected: None, chosen_at: None, arrived: None }
    }

    /// Creates the command that lets time pass.
    pub fn tick() -> Self {
        Self::new(Actor::Hall, Who::Timekeeper, Action::Tick)
    }
}

/// The outcome of a command.
#[derive(Clone, Debug)]
pub struct CommandOutcome {
    /// The number of its entry, or of the last one if there were no events.
    pub seq: u64,
    /// The instant.
    pub at: At,
    /// The table before.
    pub before: Arc<Table>,
    /// The table after.
    pub after: Arc<Table>,
    /// The events.
    pub events: Arc<[Event]>,
}

/// Why a command was not carried out.
#[derive(Debug)]
pub enum CommandError {
    /// There is no such game.
    Unknown,
    /// The Laws refuse it.
    Refused {
        /// The refusal.
        refusal: Refusal,
        /// The table at which it was refused.
        table: Arc<Table>,
    },
    /// There are newer entries, up to this one.
    Conflict(u64),
    /// The hall has no such envelope, or cannot open it.
    Envelope(SealError),
    /// A command with this key was carried out before, in this entry.
    Repeated(u64),
    /// The storage does not answer. The command may have been carried out nevertheless.
    Storage(StorageError),
    /// The record of the game is damaged.
    Damaged(Damage),
    /// The hall is closing; nothing was done.
    Closing,
}

impl From<StorageError> for CommandError {
    fn from(why: StorageError) -> Self {
        Self::Storage(why)
    }
}

impl From<Damage> for CommandError {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

impl From<ReadError> for CommandError {
    fn from(why: ReadError) -> Self {
        match why {
            ReadError::Storage(why) => Self::Storage(why),
            ReadError::Damaged(damage) => Self::Damaged(damage),
        }
    }
}

impl From<ChangeError<Self>> for CommandError {
    fn from(why: ChangeError<Self>) -> Self {
        match why {
            ChangeError::Refused(why) => why,
            ChangeError::Storage(why) => Self::Storage(why),
            ChangeError::Damaged(damage) => Self::Damaged(damage),
            ChangeError::Closing => Self::Closing,
        }
    }
}

/// Decides a command; changes nothing.
pub fn decide(
    id: GameId,
    snapshot: &Snapshot<Game>,
    at: At,
    command: &Command,
    key: &SealKey,
) -> Result<Change<GameFact, CommandOutcome>, CommandError> {
    let game = &snapshot.state;
    let table = game.table().ok_or(CommandError::Unknown)?;
    if let Some(seq) = command.key.as_ref().and_then(|key| game.find_by_key(&command.by, key)) {
        return Err(CommandError::Repeated(seq));
    }
    let last = snapshot.tip.seq;
    let is_later = command.expected.is_some_and(|expected| expected != last);
    if is_later || command.chosen_at.as_ref().is_some_and(|chosen| !means_the_same(chosen, table)) {
        return Err(CommandError::Conflict(last));
    }
    let action = with_envelope(id, game, command, key)?;
    let Decision { events, table: after } = table
        .act(at, command.who, &action)
        .map_err(|refusal| CommandError::Refused { refusal, table: table.clone() })?;
    let (after, events) = (Arc::new(after), Arc::<[Event]>::from(events));
    let done = |seq| CommandOutcome {
        seq,
        at,
        before: table.clone(),
        after: after.clone(),
        events: events.clone(),
    };
    if events.is_empty() {
        return Ok(Change { facts: Vec::new(), output: done(last) });
    }
    let outcome = done(last + 1);
    let (action, envelope) = match action {
        Action::Adjourn(AdjournAct::Seal(sealed)) => {
            let envelope = key.close(id, &sealed).map_err(CommandError::Envelope)?;
            (Action::Adjourn(AdjournAct::Seal(empty_envelope())), Some(envelope))
        }
        action => (action, None),
    };
    let (who, key) = (command.who, command.key.clone());
    let act = Act { who, action, key, events, envelope, after: after.into() };
    Ok(Change { facts: vec![GameFact::Acted(act.into())], output: outcome })
}

/// Whether the text of a move means the same at both tables.
fn means_the_same(one: &Table, other: &Table) -> bool {
    one.stage() == other.stage()
        && one.to_move() == other.to_move()
        && one.history().plies() == other.history().plies()
        && one.board() == other.board()
}

/// Returns the action with what the hall adds to it: a nonce for a sealed move, and the decrypted content
/// when an envelope is opened.
fn with_envelope(
    id: GameId,
    game: &Game,
    command: &Command,
    key: &SealKey,
) -> Result<Action, CommandError> {
    let mut action = command.action.clone();
    match &mut action {
        Action::Adjourn(AdjournAct::Seal(sealed)) => {
            sealed.nonce = SealKey::nonce().map_err(CommandError::Envelope)?;
        }
        Action::Arbiter(arbitration) => {
            let adjournment = game.table().map(|table| table.adjournment());
            match &mut arbitration.act {
                ArbiterAct::Adjourn(AdjournStep::Open(sealed)) => {
                    let envelope = adjournment.and_then(|found| found.envelope.as_ref());
                    *sealed =
                        decrypt_envelope(id, game, envelope.map(|found| found.sealed_by), key)?;
                }
                ArbiterAct::Adjourn(AdjournStep::OpenReply(sealed)) => {
                    let reply = adjournment.and_then(|found| found.reply.as_ref());
                    *sealed = decrypt_envelope(id, game, reply.map(|(by, _)| *by), key)?;
                }
                _ => {}
            }
        }
        _ => {}
    }
    Ok(action)
}

/// Decrypts the content of a player's envelope. If there is none, the Laws refuse to open it.
fn decrypt_envelope(
    id: GameId,
    game: &Game,
    of: Option<Colour>,
    key: &SealKey,
) -> Result<Sealed, CommandError> {
    match of.and_then(|of| game.envelope(of)) {
        Some(envelope) => key.open(id, envelope).map_err(CommandError::Envelope),
        None => Ok(empty_envelope()),
    }
}

/// An empty envelope.
const fn empty_envelope() -> Sealed {
    Sealed { text: String::new(), nonce: String::new() }
}
