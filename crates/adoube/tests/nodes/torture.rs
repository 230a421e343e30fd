//! One node on one file that is killed at random moments, or has a full disk.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{Arc, atomic::Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use adoube_hall::ledger::Sqlite;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    crowd::{Organiser, REGULATIONS},
    node::{Node, Plan},
    player::{Game, Nodes, Player},
    proof,
    wire::Wire,
};

/// How often it is killed; `make torture` sets a larger number. The variable is not named like a setting: the hall refuses
/// settings that it does not know.
pub(crate) fn kills() -> u32 {
    std::env::var("TORTURE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10)
}

/// A time without a pattern.
pub(crate) fn a_moment(up_to: u64) -> Duration {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").subsec_nanos();
    Duration::from_millis(5 + u64::from(now).wrapping_mul(0x9E37_79B9_7F4A_7C15) % up_to)
}

/// Restarts all clocks that stopped in an interruption. Returns whether all could be started: not while the disk is full.
pub(crate) async fn restart_clocks(organiser: &mut Organiser, address: SocketAddr) -> bool {
    organiser.wire = Wire::open(address).await.expect("it listens");
    let all = organiser.ask("GET", "/v1/competitions", &Value::Null).await;
    let mut are_started = true;
    for competition in all.as_array().expect("a list") {
        let path =
            format!("/v1/competitions/{}/clocks", competition["id"].as_str().expect("an id"));
        let answer = organiser.attempt("POST", &path, &json!({ "do": "restart" })).await;
        assert!(answer.is_good() || answer.status == 503, "{}", answer.text());
        are_started &= answer.is_good();
    }
    are_started
}

/// Players at this many boards, who play until the end of the test.
struct Hall {
    plan: Plan,
    organiser: Organiser,
    game: Arc<Game>,
    players: JoinSet<Player>,
}

impl Hall {
    async fn open(plan: Plan, boards: u32) -> (Self, Node) {
        let node = plan.start(None);
        let mut organiser = Organiser::join(&node, &[&plan.folder]).await;
        let game = Arc::new(Game::default());
        let nodes = Nodes::new(&[node.address]);
        let mut players = JoinSet::new();
        for seated in organiser.seat(boards, REGULATIONS).await {
            players.spawn(Player::new(seated).play(nodes.clone(), game.clone()));
        }
        (Self { plan, organiser, game, players }, node)
    }

    /// Restarts the node after it was killed. Downtime has interrupted every game: the arbiter restarts the clocks.
    async fn reopen(&mut self, address: SocketAddr) -> Node {
        let node = self.plan.start(Some(address));
        // If the disk is full again, nothing can be started.
        let _ = restart_clocks(&mut self.organiser, node.address).await;
        node
    }

    /// Restarts the clocks when there is room on the disk.
    async fn start_clocks(&mut self, node: &Node) {
        let starting = async {
            while !restart_clocks(&mut self.organiser, node.address).await {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), starting).await.expect("they start");
    }

    /// Waits until this many more half-moves were acknowledged.
    async fn goes_on(&self, more: u64) {
        let wanted = self.game.acknowledged.load(Ordering::Relaxed) + more;
        let waiting = async {
            while self.game.acknowledged.load(Ordering::Relaxed) < wanted {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it goes on");
    }

    /// Stops it in good order, and checks what is stored.
    async fn proven(self, node: Node, file: &Path) -> u64 {
        self.goes_on(100).await;
        self.game.is_over.store(true, Ordering::Relaxed);
        let players = self.players.join_all().await;
        node.stop();
        let ledger = Sqlite::open(file).await.expect("it can be opened");
        let found = proof::all(Arc::new(ledger)).await;
        proof::nothing_is_lost(&players, &found);
        players.iter().map(|player| player.acknowledged.len() as u64).sum()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_by_killing() {
    let folder = tempfile::tempdir().expect("there is room");
    let (mut hall, mut node) = Hall::open(Plan::new(folder.path(), None), 24).await;
    for _ in 0..kills() {
        hall.goes_on(1).await;
        tokio::time::sleep(a_moment(150)).await;
        let address = node.address;
        node.kill();
        node = hall.reopen(address).await;
    }
    assert!(hall.game.unanswered.load(Ordering::Relaxed) > 0, "nobody has noticed");
    let file = folder.path().join("adoube.db");
    let kept = hall.proven(node, &file).await;
    eprintln!("killed {} times, {kept} half-moves", kills());
}

/// It reports the full disk, answers what it can, and continues when there is room; also when it is killed in between.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_by_a_full_disk() {
    let folder = tempfile::tempdir().expect("there is room");
    let mut plan = Plan::new(folder.path(), None);
    plan.largest_file = Some(1500);
    let (mut hall, mut node) = Hall::open(plan, 24).await;
    for round in 0..kills().div_ceil(5) {
        is_full(&hall).await;
        node.wait_until_writable(false).await;
        if round % 2 == 1 {
            let address = node.address;
            node.kill();
            // While the disk is full, no game can be interrupted or started again either.
            node = hall.plan.start(Some(address));
            is_full(&hall).await;
        }
        node.make_room();
        node.wait_until_writable(true).await;
        hall.start_clocks(&node).await;
        hall.goes_on(200).await;
        // The next disk is a little larger.
        hall.plan.largest_file = hall.plan.largest_file.map(|most| most + 300);
        let address = node.address;
        node.kill();
        node = hall.reopen(address).await;
    }
    node.make_room();
    hall.start_clocks(&node).await;
    let kept = hall.proven(node, &folder.path().join("adoube.db")).await;
    eprintln!("filled {} times, {kept} half-moves", kills().div_ceil(5));
}

/// Waits until nothing is acknowledged any more.
async fn is_full(hall: &Hall) {
    let count = || hall.game.acknowledged.load(Ordering::Relaxed);
    let filling = async {
        loop {
            let before = count();
            let failed = hall.game.unanswered.load(Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(300)).await;
            if count() == before && hall.game.unanswered.load(Ordering::Relaxed) > failed {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(5), filling).await.expect("it fills");
}
