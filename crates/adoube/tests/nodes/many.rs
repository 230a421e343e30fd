//! Three nodes on one PostgreSQL, killed one after the other; once also the database itself.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use adoube_hall::ledger::Postgres;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::{
    crowd::{self, Organiser, REGULATIONS, Seated},
    follower::Follower,
    node::{Node, Plan},
    player::{Game, Nodes, Player},
    postgres::Server,
    proof,
    wire::{Ask, Wire},
};

const SHORT: &str = "edition = \"2017\"\ntime = \"4 s\"\nboard = \"enforced\"\n";

/// Three nodes, and what they need.
struct Cluster {
    plans: Vec<Plan>,
    nodes: Vec<Option<Node>>,
    organiser: Organiser,
    server: Server,
    _folder: TempDir,
}

impl Cluster {
    async fn start() -> Self {
        let server = Server::start(&[]);
        let folder = tempfile::tempdir().expect("there is room");
        let key = folder.path().join("seal.key");
        fs::write(&key, "5a".repeat(32)).expect("there is room");
        let folders: Vec<PathBuf> =
            (0..3).map(|n| folder.path().join(format!("node{n}"))).collect();
        let plan = |own: &PathBuf| {
            fs::create_dir(own).expect("there is room");
            let mut plan = Plan::new(own, Some(server.url()));
            let key = key.display().to_string();
            plan.options = vec!["--seal-key-file".to_owned(), key];
            plan
        };
        let plans: Vec<Plan> = folders.iter().map(plan).collect();
        let first = plans[0].start(None);
        let own: Vec<_> = folders.iter().map(PathBuf::as_path).collect();
        let organiser = Organiser::join(&first, &own).await;
        let mut nodes = vec![Some(first)];
        nodes.extend(plans[1..].iter().map(|plan| Some(plan.start(None))));
        Self { plans, nodes, organiser, server, _folder: folder }
    }

    fn addresses(&self) -> Nodes {
        let addresses: Vec<_> = self.nodes.iter().flatten().map(|node| node.address).collect();
        Nodes::new(&addresses)
    }

    /// Kills a node; it is restarted a little later.
    async fn kill(&mut self, number: usize) {
        let node = self.nodes[number].take().expect("it runs");
        let address = node.address;
        node.kill();
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.nodes[number] = Some(self.plans[number].start(Some(address)));
    }

    fn stop(&mut self) {
        self.nodes.drain(..).flatten().for_each(Node::stop);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_one_hall() {
    let mut cluster = Cluster::start().await;
    let boards = cluster.organiser.seat(12, REGULATIONS).await;
    let nodes = cluster.addresses();
    follow_at_once(&nodes, &boards[0]).await;
    // Their flags fall while nodes are killed.
    let flags = cluster.organiser.seat(4, SHORT).await;
    let game = Arc::new(Game::default());
    let (mut players, mut followers) = (JoinSet::new(), JoinSet::new());
    for (first, seated) in (0..).zip(&boards[1..]) {
        players.spawn(Player::new(seated.clone()).play(nodes.clone(), game.clone()));
        let follower = Follower::new(seated.clone());
        followers.spawn(follower.watch(nodes.clone(), first, game.clone()));
    }
    let kills = crate::torture::kills();
    for kill in 0..kills {
        tokio::time::sleep(crate::torture::a_moment(400)).await;
        cluster.kill(kill as usize % 3).await;
        if kill == kills / 2 {
            cluster.server.crash();
        }
    }
    // If the database was away for long, the games were interrupted, and the arbiter restarts their clocks.
    let address = cluster.addresses().any(0);
    while !crate::torture::restart_clocks(&mut cluster.organiser, address).await {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    tokio::time::sleep(Duration::from_secs(6)).await;
    game.is_over.store(true, Ordering::Relaxed);
    let players = players.join_all().await;
    let followers = followers.join_all().await;
    cluster.stop();
    let ledger = Postgres::connect(cluster.server.url(), 2).await.expect("it answers");
    let found = proof::all(Arc::new(ledger)).await;
    proof::nothing_is_lost(&players, &found);
    let played: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    assert!(played > 200, "{played}");
    for seated in &flags {
        assert_eq!(found[&format!("game/{}", seated.game)].count("flag-fell"), 1);
    }
    nothing_is_missed(&followers, &found);
    eprintln!("killed {kills} times, {played} half-moves");
}

/// A seat is revoked while a node stands still; requests of the seat are the first that it sees as it wakes.
#[tokio::test(flavor = "multi_thread")]
async fn a_paused_node_reads_on_before_it_recognises_anybody() {
    let mut cluster = Cluster::start().await;
    let boards = cluster.organiser.seat(1, REGULATIONS).await;
    let game = format!("/v1/games/{}", boards[0].game);
    let seen = cluster.organiser.ask("GET", &game, &Value::Null).await;
    let seats = format!("/v1/competitions/{}/seats", seen["competition"].as_str().expect("an id"));
    let given = cluster.organiser.ask("POST", &seats, &json!({ "role": "arbiter" })).await;
    let token = given["token"].as_str().expect("a token").to_owned();
    let node = cluster.nodes[1].as_ref().expect("it runs");
    let mut wires = Vec::new();
    // The seat was made at another node.
    let mut wire = Wire::open(node.address).await.expect("it listens");
    while wire.ask(&Ask::get(&game).by(&token)).await.expect("an answer").status == 401 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for _ in 0..20 {
        let mut wire = Wire::open(node.address).await.expect("it listens");
        let known = wire.ask(&Ask::get(&game).by(&token)).await.expect("an answer");
        assert_eq!(known.status, 200, "{}", known.text());
        wires.push(wire);
    }
    node.pause(true);
    let seat = format!("{seats}/{}", given["id"].as_str().expect("an id"));
    cluster.organiser.ask("DELETE", &seat, &Value::Null).await;
    let mut waiting = JoinSet::new();
    for mut wire in wires {
        let (path, token) = (format!("{game}/acts"), token.clone());
        waiting.spawn(async move {
            let stop = r#"{"action":{"arbiter":{"act":"stop"}}}"#;
            wire.ask(&Ask::post(&path, stop).by(&token)).await.expect("an answer").status
        });
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    cluster.nodes[1].as_ref().expect("it runs").pause(false);
    assert_eq!(waiting.join_all().await, [401; 20]);
    cluster.stop();
}

/// An action at one node is seen at the others at once.
async fn follow_at_once(nodes: &Nodes, seated: &Seated) {
    let open = async |node| Wire::open(nodes.any(node)).await.expect("it listens");
    let mut streams = Vec::new();
    for node in 0..3 {
        let stream = crowd::follow(open(node).await, seated, None).await.expect("a stream");
        streams.push(stream);
    }
    for number in 0..12 {
        let mut wire = open(number).await;
        let begin = Instant::now();
        let answer = crowd::play(&mut wire, seated, number, None).await.expect("an answer");
        let seq = answer.json()["seq"].as_u64().expect("a number");
        for stream in &mut streams {
            let seen = async {
                while stream.next().await.expect("it goes on").id.parse::<u64>() != Ok(seq) {}
            };
            tokio::time::timeout(Duration::from_secs(2), seen).await.expect("it is seen");
        }
        assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
    }
}

/// Every entry once and in order, up to the last.
fn nothing_is_missed(
    followers: &[Follower],
    found: &std::collections::BTreeMap<String, proof::Found>,
) {
    let mut breaks = 0;
    for follower in followers {
        let game = &follower.seated.game;
        let last = found[&format!("game/{game}")].bodies.len() as u64;
        let expected: Vec<u64> = (follower.seen[0]..=last).collect();
        assert_eq!(follower.seen, expected, "{game}");
        breaks += follower.breaks;
    }
    assert!(breaks > 0, "no stream was broken");
}
