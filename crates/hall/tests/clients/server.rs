//! A hall with a competition, players and seats, on a free port.

use std::{net::SocketAddr, sync::Arc};

use adoube_hall::{
    Hall,
    actor::Actor,
    aggregate::Change,
    competition::{About, Competition, CompetitionFact, Player, SeatRole},
    http::{self, Settings, lichess::names},
    ids::{CompetitionId, PlayerNo},
    ledger::Sqlite,
    sealed::SealKey,
    token::{self, Token},
};
use adoube_laws::{
    Edition,
    regulations::{BoardMode, Regulations},
};
use serde_json::json;
use tempfile::TempDir;
use tokio::{net::TcpListener, runtime::Runtime};

/// A hall that is open until this is dropped.
pub(crate) struct TestServer {
    /// Its runtime.
    pub(crate) runtime: Runtime,
    /// The hall.
    pub(crate) hall: Arc<Hall>,
    /// Its competition.
    pub(crate) competition: CompetitionId,
    /// Its address.
    pub(crate) address: SocketAddr,
    /// The tokens of its players' seats.
    pub(crate) tokens: Vec<String>,
    _running: adoube_hall::RunningHall,
    _folder: TempDir,
}

impl TestServer {
    /// Opens a hall with these players.
    pub(crate) fn open(players: &[&str]) -> Self {
        Self::with(players, Settings::default())
    }

    /// Opens a hall with these players and settings.
    pub(crate) fn with(players: &[&str], settings: Settings) -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("hall.db");
        let (running, competition, tokens, address) = runtime.block_on(async {
            let ledger = Sqlite::open(&file).await.unwrap();
            let running = Hall::open(Arc::new(ledger), SealKey::new([7; 32])).await.unwrap();
            let (competition, tokens) = competition(&running.hall, players).await;
            let router = http::router(running.hall.clone(), settings);
            let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            let address = listener.local_addr().unwrap();
            let service = router.into_make_service_with_connect_info::<SocketAddr>();
            tokio::spawn(async { axum::serve(listener, service).await.unwrap() });
            (running, competition, tokens, address)
        });
        let hall = running.hall.clone();
        Self { runtime, hall, competition, address, tokens, _running: running, _folder: folder }
    }

    /// Renders what the scripts need, as JSON.
    pub(crate) fn to_json(&self) -> String {
        let competition = self.hall.competition(self.competition).unwrap();
        let players = competition.state.players().zip(&self.tokens).map(|(player, token)| {
            let person = names::person(&competition.state, player.no).unwrap();
            let (id, username, name) = (person.id, person.username, person.full_name);
            json!({ "id": id, "username": username, "name": name, "token": token })
        });
        let players: Vec<_> = players.collect();
        json!({ "url": format!("http://{}", self.address), "players": players }).to_string()
    }
}

async fn competition(hall: &Hall, names: &[&str]) -> (CompetitionId, Vec<String>) {
    let id = token::draw_id().unwrap();
    let mut regulations = Regulations::new(Edition::Y2023, "5400+30".parse().unwrap());
    regulations.board = BoardMode::Enforced;
    let about = Box::new(About::new("Pri Čuku", regulations));
    let mut facts = vec![CompetitionFact::Opened { about, person: None }];
    let mut tokens = Vec::new();
    let mut no = PlayerNo::FIRST;
    for name in names {
        let player = Player { rating: Some(2000), ..Player::new(no, *name) };
        facts.push(CompetitionFact::PlayerEntered { player, person: None });
        let token = Token::draw().unwrap();
        let seat = token::draw_id().unwrap();
        let role = SeatRole::Player(no);
        facts.push(CompetitionFact::SeatGiven { seat, role, name: None, token: token.hash() });
        tokens.push(token.reveal().to_owned());
        no = no.next();
    }
    let decide = |_: &Competition, _| Ok::<_, ()>(Change { facts: facts.clone(), output: () });
    hall.change_competition(id, &Actor::Hall, decide).await.unwrap();
    (id, tokens)
}
