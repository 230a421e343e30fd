//! The hall is down while games are played.

use adoube_laws::regulations::Interruptions;

use super::*;
use crate::ledger::{BoxFuture, Heartbeat, LedgerWrapper};

/// Longer than any game here can last.
const AGES: Duration = Duration::from_secs(20);

/// A storage whose clock can be set.
struct SetClock {
    inner: Sqlite,
    ahead: std::sync::atomic::AtomicI64,
}

impl SetClock {
    async fn open(file: &Path, ahead: i64) -> Arc<Self> {
        let inner = Sqlite::open(file).await.unwrap();
        Arc::new(Self { inner, ahead: ahead.into() })
    }

    fn shown(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead.load(std::sync::atomic::Ordering::Relaxed))
    }
}

impl LedgerWrapper for SetClock {
    fn inner(&self) -> &dyn Ledger {
        &self.inner
    }

    fn now(&self) -> BoxFuture<'_, u64> {
        Box::pin(async { Ok(self.shown(self.inner.now().await?)) })
    }

    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        Box::pin(async move {
            let beat = self.inner.beat(node, at).await?;
            Ok(Heartbeat { now: self.shown(beat.now), ..beat })
        })
    }
}

/// A hall that is killed: nothing is closed in good order. Returns when the file can be opened again.
async fn kill(running: RunningHall, file: &Path) {
    drop(running);
    while Sqlite::open(file).await.is_err() {
        tokio::task::yield_now().await;
    }
}

async fn remaining(hall: &Hall, game: GameId) -> Milliseconds {
    let game = hall.game(game).await.unwrap();
    let table = game.state.table().unwrap();
    table.clock().face(hall.now()).displays.white.time
}

/// Waits until the game is interrupted.
async fn interrupted(hall: &Hall, game: GameId) -> Shared<Game> {
    let mut follows = hall.subscribe(game).await.unwrap();
    let is_open = |game: &Shared<Game>| {
        game.state.table().is_some_and(|table| table.interruption().is_open())
    };
    let found = tokio::time::timeout(AGES, follows.wait_for(is_open)).await.unwrap();
    found.unwrap().clone()
}

#[tokio::test]
async fn no_flag_falls_while_the_hall_is_down() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let running = open(&file).await;
    let game = begin(&running.hall, "2").await;
    kill(running, &file).await;
    tokio::time::sleep(Duration::from_millis(2500)).await;

    let running = open(&file).await;
    let hall = &running.hall;
    // The first thing that anybody does is not quicker than the interruption.
    let refused = hall.act(game, plays(White, "e2", "e4")).await;
    assert!(matches!(refused, Err(CommandError::Refused { .. })), "{refused:?}");
    let standing = interrupted(hall, game).await;
    assert!(!standing.state.is_over());
    let table = standing.state.table().unwrap();
    let (_, lasted) = table.interruption().last().unwrap();
    assert!(lasted >= Milliseconds::new(2000), "{lasted:?}");
    let left = remaining(hall, game).await;
    assert!(left > Milliseconds::ZERO);
    hall.act(game, arbiter(ArbiterAct::Restart(None))).await.unwrap();
    hall.act(game, plays(White, "e2", "e4")).await.unwrap();
    assert_eq!(whole(hall, game).await.seq, 5, "laid, started, interrupted, restarted, moved");
}

#[tokio::test]
async fn a_flag_falls_at_its_own_instant_where_the_clocks_run_on() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let running = open(&file).await;
    let before = running.hall.now();
    let mut laid = created("1", before);
    laid.regulations.interruptions = Some(Interruptions::ClocksRunOn);
    let game = running.hall.create_game(laid, Actor::Hall).await.unwrap();
    running.hall.act(game, arbiter(ArbiterAct::Start)).await.unwrap();
    let after = running.hall.now();
    running.close().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;

    let running = open(&file).await;
    let mut follows = running.hall.subscribe(game).await.unwrap();
    let over = follows.wait_for(|game| game.state.is_over());
    tokio::time::timeout(AGES, over).await.unwrap().unwrap();
    let acts = running.hall.acts(game, 0, 1000).await.unwrap();
    let fell = acts.iter().flat_map(|act| act.act.events.iter());
    let fell: Vec<_> = fell.filter(|event| matches!(event.fact, Fact::FlagFell { .. })).collect();
    assert_eq!(fell.len(), 1);
    let second = Milliseconds::seconds(1);
    assert!((before + second..=after + second).contains(&fell[0].at), "not when it was found");
}

#[tokio::test]
async fn nobody_is_late_because_the_hall_was_down() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let running = open(&file).await;
    let mut laid = created("300", running.hall.now());
    laid.regulations.default_time = Some(Milliseconds::new(1500));
    laid.setup.absent = PerPlayer::same(true);
    let game = running.hall.create_game(laid, Actor::Hall).await.unwrap();
    kill(running, &file).await;
    tokio::time::sleep(Duration::from_secs(2)).await;

    let running = open(&file).await;
    let arrives = player(White, Action::Presence(PresenceAct::Arrive));
    let done = running.hall.act(game, arrives).await.unwrap();
    assert!(done.after.outcome().is_none(), "{:?}", done.events);
}

#[tokio::test]
async fn a_clock_that_was_set_back_or_ahead_decides_nothing() {
    const HOUR: i64 = 3_600_000;
    for ahead in [-HOUR, HOUR] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("hall.db");
        let running = open(&file).await;
        let game = begin(&running.hall, "600").await;
        let last = running.hall.now();
        kill(running, &file).await;

        let ledger = SetClock::open(&file, ahead).await;
        let running = Hall::open(ledger, KEY).await.unwrap();
        let hall = &running.hall;
        let standing = interrupted(hall, game).await;
        assert!(!standing.state.is_over(), "{ahead}");
        assert!(hall.now() >= last, "the hall's time does not go back");
        hall.act(game, arbiter(ArbiterAct::Restart(None))).await.unwrap();
        let before = remaining(hall, game).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let after = remaining(hall, game).await;
        assert!(after < before, "the clock runs again: {before:?} {after:?}");
        assert!(after > Milliseconds::seconds(590), "{after:?}");
    }
}

#[tokio::test]
async fn a_clock_that_jumps_while_the_hall_is_open_interrupts_the_games() {
    let folder = TempDir::new().unwrap();
    let ledger = SetClock::open(&folder.path().join("hall.db"), 0).await;
    let running = Hall::open(ledger.clone(), KEY).await.unwrap();
    let game = begin(&running.hall, "600").await;
    let mut beats = 0;
    while beats == 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        beats = ledger.heartbeats().await.unwrap().len();
    }
    ledger.ahead.store(3_600_000, std::sync::atomic::Ordering::Relaxed);
    let standing = interrupted(&running.hall, game).await;
    assert!(!standing.state.is_over());
    assert!(remaining(&running.hall, game).await > Milliseconds::seconds(580));
}
