//! One node on one file that is killed at random moments, or has no room left.

use std::{
    path::Path,
    sync::{Arc, atomic::Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use adoube_hall::ledger::Sqlite;
use tokio::task::JoinSet;

use crate::{
    crowd::{Organiser, REGULATIONS},
    node::{Node, Plan},
    player::{Game, Nodes, Player},
    proof,
};

/// How often it is killed; `make torture` says more. The name is none of the hall's: it refuses settings that it does not
/// know.
pub(crate) fn kills() -> u32 {
    std::env::var("TORTURE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10)
}

/// A time without a pattern.
pub(crate) fn a_moment(up_to: u64) -> Duration {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").subsec_nanos();
    Duration::from_millis(5 + u64::from(now).wrapping_mul(0x9E37_79B9_7F4A_7C15) % up_to)
}

/// Players at so many boards, who play until it is over.
struct Hall {
    plan: Plan,
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
        (Self { plan, game, players }, node)
    }

    /// Waits until so many more half-moves were acknowledged.
    async fn goes_on(&self, more: u64) {
        let wanted = self.game.acknowledged.load(Ordering::Relaxed) + more;
        let waiting = async {
            while self.game.acknowledged.load(Ordering::Relaxed) < wanted {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it goes on");
    }

    /// Ends it in good order, and proves what is there.
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
    let (hall, mut node) = Hall::open(Plan::new(folder.path(), None), 24).await;
    for _ in 0..kills() {
        hall.goes_on(1).await;
        tokio::time::sleep(a_moment(150)).await;
        let address = node.address;
        node.kill();
        node = hall.plan.start(Some(address));
    }
    assert!(hall.game.unanswered.load(Ordering::Relaxed) > 0, "nobody has noticed");
    let file = folder.path().join("adoube.db");
    let kept = hall.proven(node, &file).await;
    eprintln!("killed {} times, {kept} half-moves", kills());
}

/// It says so, answers what can be answered, and goes on when there is room; killed in between as well.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_by_a_full_disk() {
    let folder = tempfile::tempdir().expect("there is room");
    let mut plan = Plan::new(folder.path(), None);
    plan.largest_file = Some(1500);
    let (mut hall, mut node) = Hall::open(plan, 24).await;
    for round in 0..kills().div_ceil(5) {
        is_full(&hall).await;
        node.is_ready().await;
        if round % 2 == 1 {
            let address = node.address;
            node.kill();
            node = hall.plan.start(Some(address));
            is_full(&hall).await;
        }
        node.make_room();
        hall.goes_on(200).await;
        // The next disk is a little larger.
        hall.plan.largest_file = hall.plan.largest_file.map(|most| most + 300);
        let address = node.address;
        node.kill();
        node = hall.plan.start(Some(address));
    }
    node.make_room();
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
