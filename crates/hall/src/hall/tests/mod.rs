//! A hall on a storage of its own.

mod downtime;
mod erasure;
mod integrity;

use std::{path::Path, sync::Arc, time::Duration};

use adoube_chess::Colour::{Black, White};
use adoube_laws::{
    Edition,
    clock::{At, Milliseconds, PerPlayer},
    regulations::{BoardMode, Regulations},
    table::{
        Action, AdjournAct, AdjournStep, ArbiterAct, Fact, Outcome, Plan, PresenceAct, Setup,
        Voice, Who,
    },
};
use tempfile::TempDir;

use super::*;
use crate::{
    game::{Command, CommandError, CommandOutcome, GameCreated, Origin},
    ids::PlayerNo,
    ledger::{Sqlite, StreamHead, verify},
};

const KEY: SealKey = SealKey::new([7; 32]);

async fn open(file: &Path) -> RunningHall {
    let ledger = Sqlite::open(file).await.unwrap();
    Hall::open(Arc::new(ledger), KEY).await.unwrap()
}

/// Opens two halls on one storage that do not notify each other.
async fn open_two(file: &Path) -> [RunningHall; 2] {
    let ledger: Arc<dyn Ledger> = Arc::new(Sqlite::open(file).await.unwrap());
    let one = Hall::open(ledger.clone(), KEY).await.unwrap();
    [one, Hall::open(ledger, KEY).await.unwrap()]
}

fn created(control: &str, scheduled: At) -> GameCreated {
    let mut regulations = Regulations::new(Edition::Y2017, control.parse().unwrap());
    regulations.board = BoardMode::Enforced;
    regulations.default_time = Some(Milliseconds::minutes(30));
    let setup = Setup { scheduled, ..Setup::under(&regulations) };
    GameCreated {
        competition: "cccccccc".parse().unwrap(),
        origin: Origin::Free,
        players: PerPlayer { white: PlayerNo::new(1).unwrap(), black: PlayerNo::new(2).unwrap() },
        persons: PerPlayer::default(),
        regulations,
        setup,
    }
}

fn arbiter(act: ArbiterAct) -> Command {
    Command::new(Actor::Official("A. Biter".into()), Who::Arbiter, Action::Arbiter(act.into()))
}

fn player(colour: adoube_chess::Colour, action: Action) -> Command {
    let no = if colour == White { 1 } else { 2 };
    Command::new(Actor::Player(PlayerNo::new(no).unwrap()), Who::Player(colour), action)
}

fn plays(colour: adoube_chess::Colour, from: &str, to: &str) -> Command {
    player(colour, Action::Play(Plan::new(from.parse().unwrap(), to.parse().unwrap())))
}

async fn begin(hall: &Arc<Hall>, control: &str) -> GameId {
    let game = hall.create_game(created(control, hall.now()), Actor::Hall).await.unwrap();
    hall.act(game, arbiter(ArbiterAct::Start)).await.unwrap();
    game
}

async fn whole(hall: &Hall, game: GameId) -> StreamHead {
    let entries = hall.entries(game, 0, 1000).await.unwrap();
    verify(StreamHead::default(), &entries).unwrap()
}

#[tokio::test]
async fn a_game_survives_a_restart() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let running = open(&file).await;
    let game = begin(&running.hall, "300+3").await;
    running.hall.act(game, plays(White, "e2", "e4")).await.unwrap();
    let before = running.hall.game(game).await.unwrap();
    running.close().await;

    let running = open(&file).await;
    let after = running.hall.game(game).await.unwrap();
    assert_eq!(after.tip.seq, before.tip.seq + 1, "nothing but the interruption");
    let [then, now] = [&before, &after].map(|game| game.state.table().unwrap());
    assert_eq!(now.history(), then.history());
    assert_eq!(whole(&running.hall, game).await, after.tip);
    running.hall.act(game, arbiter(ArbiterAct::Restart(None))).await.unwrap();
    running.hall.act(game, plays(Black, "e7", "e5")).await.unwrap();
    let refused = running.hall.act(game, plays(Black, "d7", "d5")).await;
    assert!(matches!(refused, Err(CommandError::Refused { .. })), "it is White's turn");
    assert!(matches!(
        running.hall.game("zzzzzzzz".parse().unwrap()).await,
        Err(CommandError::Unknown)
    ));
    running.close().await;
}

/// More entries than fit in a page, in an edition in which no game ends automatically.
#[tokio::test]
async fn a_long_game_is_read_to_its_end() {
    let folder = TempDir::new().unwrap();
    let running = open(&folder.path().join("hall.db")).await;
    let hall = &running.hall;
    let created = created("36000", hall.now());
    let regulations = Regulations { edition: Edition::Y2009, ..created.regulations };
    let game = hall.create_game(GameCreated { regulations, ..created }, Actor::Hall).await.unwrap();
    hall.act(game, arbiter(ArbiterAct::Start)).await.unwrap();
    let round =
        [(White, "g1", "f3"), (Black, "g8", "f6"), (White, "f3", "g1"), (Black, "f6", "g8")];
    for (colour, from, to) in round.into_iter().cycle().take(1010) {
        hall.act(game, plays(colour, from, to)).await.unwrap();
    }
    let acts = hall.all_acts(game, 0).await.unwrap();
    assert_eq!(acts.len(), 1011, "the start and the moves");
    assert_eq!(hall.all_acts(game, 1000).await.unwrap().len(), 12);
    running.close().await;
}

#[tokio::test]
async fn a_conflict_is_decided_again() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let [one, other] = open_two(&file).await;
    let game = begin(&one.hall, "300+3").await;
    // The storage reports a conflict to the slower one.
    for (hall, command) in [
        (&other.hall, plays(White, "e2", "e4")),
        (&one.hall, plays(Black, "e7", "e5")),
        (&other.hall, plays(White, "g1", "f3")),
    ] {
        hall.act(game, command).await.unwrap();
    }
    assert_eq!(whole(&one.hall, game).await.seq, 5);
    let both = [plays(Black, "b8", "c6"), plays(Black, "d7", "d6")];
    let [first, second] = both;
    let (first, second) = tokio::join!(one.hall.act(game, first), other.hall.act(game, second));
    let refused = [&first, &second].into_iter().filter(|done| done.is_err()).count();
    assert_eq!(refused, 1, "Black moves once: {first:?} {second:?}");
    assert_eq!(whole(&one.hall, game).await.seq, 6);
}

fn flags(events: &[adoube_laws::table::Event]) -> usize {
    events.iter().filter(|event| matches!(event.fact, Fact::FlagFell { .. })).count()
}

async fn fallen(hall: &Hall, game: GameId) -> usize {
    let acts = hall.acts(game, 0, 1000).await.unwrap();
    acts.iter().map(|act| flags(&act.act.events)).sum()
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_once() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let [one, other] = open_two(&file).await;
    let game = begin(&one.hall, "1").await;
    let mut follows = one.hall.subscribe(game).await.unwrap();
    // The other node has the game too, and checks its clock as well.
    other.hall.act(game, Command::tick()).await.unwrap();
    let over = follows.wait_for(|game| game.state.is_over());
    let over = tokio::time::timeout(Duration::from_secs(5), over).await.unwrap().unwrap().clone();
    let table = over.state.table().unwrap();
    assert_eq!(table.outcome(), Some(Outcome::win(Black)));
    tokio::time::sleep(Duration::from_millis(100)).await;
    other.hall.act(game, Command::tick()).await.unwrap();
    assert_eq!(fallen(&other.hall, game).await, 1);
}

#[tokio::test]
async fn a_retry_with_the_same_key_is_carried_out_once() {
    let folder = TempDir::new().unwrap();
    let running = open(&folder.path().join("hall.db")).await;
    let hall = &running.hall;
    let game = begin(hall, "300").await;
    let command = Command { key: Some("k".into()), ..plays(White, "e2", "e4") };
    let first = hall.act(game, command.clone()).await.unwrap();
    hall.act(game, plays(Black, "e7", "e5")).await.unwrap();
    let again: CommandOutcome = hall.act(game, command.clone()).await.unwrap();
    assert_eq!((first.seq, &first.events), (again.seq, &again.events));
    assert_eq!(first.after, again.after);
    let other = Command { by: Actor::Player(PlayerNo::new(2).unwrap()), ..command };
    assert!(hall.act(game, other).await.is_err(), "another's key is another key");
    let seen = Command { expected: Some(2), ..plays(White, "g1", "f3") };
    assert!(matches!(hall.act(game, seen).await, Err(CommandError::Conflict(4))));
}

#[tokio::test]
async fn a_sealed_move_cannot_be_read_in_the_database() {
    let folder = TempDir::new().unwrap();
    let running = open(&folder.path().join("hall.db")).await;
    let hall = &running.hall;
    let mut table = created("5400", hall.now());
    table.regulations.adjourned_after = Some(Milliseconds::new(1));
    let game = hall.create_game(table, Actor::Hall).await.unwrap();
    let adjourn = |step| arbiter(ArbiterAct::Adjourn(step));
    let envelope =
        |text: &str| adoube_laws::table::Sealed { text: text.into(), nonce: String::new() };
    let resumption = At::new(hall.now().get() + 50);
    let appoint = AdjournStep::Appoint { at: resumption, until: None, place: String::new() };
    for command in [
        arbiter(ArbiterAct::Start),
        plays(White, "e2", "e4"),
        adjourn(AdjournStep::Request),
        player(Black, Action::Adjourn(AdjournAct::Seal(envelope("Sg8-f6")))),
        player(Black, Action::Adjourn(AdjournAct::HandOver)),
        adjourn(AdjournStep::CheckEnvelope),
        adjourn(appoint),
        player(White, Action::Presence(PresenceAct::Arrive)),
        player(Black, Action::Presence(PresenceAct::Arrive)),
    ] {
        hall.act(game, command.clone()).await.unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
    }
    while hall.now() < resumption {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    hall.act(game, adjourn(AdjournStep::Resume)).await.unwrap();
    let text = |entries: Vec<crate::ledger::Entry>| {
        entries.into_iter().map(|entry| entry.body).collect::<String>()
    };
    let closed = text(hall.entries(game, 0, 1000).await.unwrap());
    assert!(!closed.contains("Sg8-f6") && !closed.contains("g8f6"), "{closed}");
    let opened = hall.act(game, adjourn(AdjournStep::Open(envelope("")))).await.unwrap();
    assert!(text(hall.entries(game, 0, 1000).await.unwrap()).contains("Sg8-f6"));
    assert_eq!(opened.after.history().plies().0, 2, "{:?}", opened.events);
    let resigns = player(White, Action::Say(Voice::Resign));
    hall.act(game, resigns).await.unwrap();
}
