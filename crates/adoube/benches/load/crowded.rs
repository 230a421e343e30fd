//! The hall under load.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tempfile::TempDir;

use crate::{
    CROWD, aim, aim_by,
    crowd::{self, Organiser, REGULATIONS, Seated},
    length,
    measure::{Measured, Pace, Worker, measure},
    node::{Node, Plan},
    row, say,
    wire::Wire,
};

/// Boards at which each client plays in turn: so no game becomes longer than usual, some 80 half-moves on
/// average and 240 in a long one.
const BOARDS_EACH: u32 = 8;
/// Live games with a stream each.
const GAMES: u32 = 10_000;
/// Boards of one competition.
const BOARDS: u32 = 100;
const MEBIBYTE: f64 = 1024.0 * 1024.0;

/// A client that plays at some boards, a half-move at each in turn.
struct Player {
    wire: Wire,
    games: Vec<(Seated, u64)>,
    next: usize,
}

impl Worker for Player {
    async fn work(&mut self) -> io::Result<()> {
        let count = self.games.len();
        let (seated, number) = &mut self.games[self.next % count];
        let answer = crowd::play(&mut self.wire, seated, *number, None).await?;
        if !answer.is_good() {
            return Err(io::Error::other(answer.text()));
        }
        *number += 1;
        self.next += 1;
        Ok(())
    }
}

struct Hall {
    node: Node,
    organiser: Organiser,
    _folder: TempDir,
}

impl Hall {
    async fn open() -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        let node = Plan::new(folder.path(), None).start(None);
        let organiser = Organiser::join(&node, &[folder.path()]).await;
        Self { node, organiser, _folder: folder }
    }

    /// Players for all these games.
    async fn players(&self, games: &[Seated]) -> Vec<Player> {
        let mut players = Vec::new();
        for part in games.chunks(games.len().div_ceil(CROWD)) {
            let wire = Wire::open(self.node.address).await.expect("it listens");
            let games = part.iter().map(|seated| (seated.clone(), 0)).collect();
            players.push(Player { wire, games, next: 0 });
        }
        players
    }
}

/// Some games for each client. Returns the half-moves per second.
pub(crate) async fn few_games(floor: &Measured) -> f64 {
    let mut hall = Hall::open().await;
    let games = hall.organiser.seat(CROWD as u32 * BOARDS_EACH, REGULATIONS).await;
    let players = hall.players(&games).await;
    let (full, players) = measure(players, Pace::Free, length()).await;
    row("the hall: half-moves, all durable", &full);
    let share = full.rate() / floor.rate();
    aim_by([floor, &full], &format!("half of the bare append: {share:.2} of it"), share >= 0.5);
    let (eased, _) = measure(players, Pace::Rate(full.rate() / 2.0), length()).await;
    row("the hall: at half of that load", &eased);
    aim_by(
        [&eased],
        "99 % within 50 ms at half load",
        eased.all_but(0.01) < Duration::from_millis(50),
    );
    hall.node.stop();
    full.rate()
}

/// Ten thousand games, each with an open stream.
pub(crate) async fn many_games(rate: f64) {
    let mut hall = Hall::open().await;
    let empty = memory(&hall.node);
    let mut games = Vec::new();
    for _ in 0..GAMES / BOARDS {
        games.extend(hall.organiser.seat(BOARDS, REGULATIONS).await);
    }
    let idle = memory(&hall.node);
    let seen = Arc::new(AtomicU64::new(0));
    for seated in &games {
        follow(hall.node.address, seated, seen.clone()).await;
    }
    let followed = memory(&hall.node);
    let each = |more: u64, less: u64| more.saturating_sub(less) as f64 / f64::from(GAMES) / 1024.0;
    say(&format!(
        "\n{GAMES} live games: {:.1} KiB a game, {:.1} KiB more with a stream; {:.0} MiB in all",
        each(idle, empty),
        each(followed, idle),
        followed as f64 / MEBIBYTE,
    ));
    let before = seen.load(Ordering::Relaxed);
    let players = hall.players(&games).await;
    let (eased, players) = measure(players, Pace::Rate(rate / 2.0), length()).await;
    row("the hall, so many games, at half load", &eased);
    let (full, players) = measure(players, Pace::Free, length()).await;
    row("the hall, so many games, all it can", &full);
    let held = memory(&hall.node);
    aim(&format!("less than 1 GiB: {:.0} MiB", held as f64 / MEBIBYTE), held < 1 << 30);
    aim_by(
        [&eased],
        "99 % within 50 ms at half load",
        eased.all_but(0.01) < Duration::from_millis(50),
    );
    tokio::time::sleep(Duration::from_secs(1)).await;
    let played: u64 =
        players.iter().flat_map(|player| &player.games).map(|(_, played)| played).sum();
    let rendered = seen.load(Ordering::Relaxed) - before;
    aim(&format!("every stream has told everything: {rendered} of {played}"), rendered >= played);
    hall.node.stop();
}

/// The memory of a node, in bytes.
fn memory(node: &Node) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", node.pid()));
    let status = status.expect("it runs");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("it has memory");
    let kibibytes = line.split_whitespace().nth(1).and_then(|number| number.parse::<u64>().ok());
    kibibytes.expect("a number") * 1024
}

/// Opens a stream, and counts its events.
async fn follow(address: SocketAddr, seated: &Seated, seen: Arc<AtomicU64>) {
    let wire = Wire::open(address).await.expect("it listens");
    let mut events = crowd::follow(wire, seated, None).await.expect("a stream");
    tokio::spawn(async move {
        while let Ok(event) = events.next().await {
            // Heartbeats come whether anything happens or not.
            seen.fetch_add(u64::from(event.kind == "act"), Ordering::Relaxed);
        }
    });
}
