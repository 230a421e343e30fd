//! A small demo competition that can be played at once.

use std::sync::Arc;

use adoube_laws::{
    clock::{At, PerPlayer},
    table::Setup,
};

use crate::{
    Hall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    competition::{
        self, About, Board, Competition, CompetitionFact, Player, SeatRole, ValidationErrors,
        berger::Berger,
    },
    fold::Fold,
    game::{CommandError, GameCreated, Origin},
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo, SeatId},
    ledger::StorageError,
    token::{RandomnessError, Token, draw_id},
};

/// The id of the competition: a hall has it only once, however often it is filled.
const ID: &str = "demodemo";
const NAME: &str = "Adoube Open";
const PLACE: &str = "Bled";
/// On a screen, ten minutes and five seconds a move.
const REGULATIONS: &str = "preset = \"screen-10-5\"";
/// The players, who are fictitious.
const PLAYERS: [(&str, &str, u16); 4] = [
    ("Zupan, Neža", "SLO", 2012),
    ("Marić, Luka", "CRO", 1984),
    ("Petrović, Jelena", "SRB", 1950),
    ("Kralj, Tilen", "SLO", 1876),
];

/// The arbiter, also fictitious.
const ARBITER: &str = "Horvat, Ana";

/// A demo competition and its seats.
pub struct DemoCompetition {
    /// Its id.
    pub competition: CompetitionId,
    /// Its name.
    pub name: &'static str,
    /// The seats: the arbiter's first, then the players'. Their tokens are shown here and never again.
    pub seats: Vec<DemoSeat>,
}

/// A seat that was given.
pub struct DemoSeat {
    /// The role.
    pub role: SeatRole,
    /// The name of the player.
    pub player: Option<&'static str>,
    /// The token.
    pub token: Token,
}

/// Why the demo could not be created.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// The storage does not answer, or the hall is closing.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A decision was refused, which is a bug in this program.
    #[error("the demo competition could not be created: {0}")]
    Refused(String),
}

/// Creates a small round robin with the tables of the first round. If it exists already, missing tables are
/// created and new seats are given, because the links of the old ones cannot be shown again.
pub async fn fill(hall: &Arc<Hall>) -> Result<DemoCompetition, DemoError> {
    let id: CompetitionId = ID.parse().map_err(refused)?;
    let seats = seats().map_err(refused)?;
    let drawn = DrawnIds::new(&seats).map_err(refused)?;
    let changed = hall.change_competition(id, &Actor::Hall, |before, at| {
        let facts = facts(before, at, &seats, &drawn)?;
        Ok::<_, ValidationErrors>(Change { facts, output: () })
    });
    let (competition, ()) = changed.await?;
    create_game(hall, id, &competition.state).await?;
    Ok(DemoCompetition { competition: id, name: NAME, seats })
}

/// The ids that are needed, drawn once even if the decision is repeated after a conflict.
struct DrawnIds {
    seats: Vec<SeatId>,
    games: Vec<GameId>,
}

impl DrawnIds {
    fn new(seats: &[DemoSeat]) -> Result<Self, RandomnessError> {
        let boards = PLAYERS.len() / 2;
        Ok(Self {
            seats: seats.iter().map(|_| draw_id()).collect::<Result<_, _>>()?,
            games: (0..boards).map(|_| draw_id()).collect::<Result<_, _>>()?,
        })
    }
}

fn players() -> impl Iterator<Item = Player> {
    let numbers = (1..).filter_map(PlayerNo::new);
    numbers.zip(PLAYERS).map(|(no, (name, federation, rating))| Player {
        federation: federation.parse().ok(),
        rating: Some(rating),
        ..Player::new(no, name)
    })
}

fn seats() -> Result<Vec<DemoSeat>, RandomnessError> {
    let players = players().zip(PLAYERS);
    let players = players.map(|(player, (name, ..))| (SeatRole::Player(player.no), Some(name)));
    let all = std::iter::once((SeatRole::Arbiter, None)).chain(players);
    all.map(|(role, player)| Ok(DemoSeat { role, player, token: Token::draw()? })).collect()
}

/// Returns everything for one entry: the competition is created as a whole or not at all.
fn facts(
    before: &Competition,
    at: At,
    seats: &[DemoSeat],
    drawn: &DrawnIds,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let mut builder = CompetitionBuilder { state: before.clone(), at, facts: Vec::new() };
    if before.opened().is_none() {
        open(&mut builder, drawn)?;
    }
    for (seat, id) in seats.iter().zip(&drawn.seats) {
        let name = (seat.role == SeatRole::Arbiter).then_some(ARBITER);
        builder.add(|it| competition::give_seat(it, *id, seat.role, name, seat.token.hash()))?;
    }
    Ok(builder.facts)
}

/// Opens the competition, with its players and first round.
fn open(builder: &mut CompetitionBuilder, drawn: &DrawnIds) -> Result<(), ValidationErrors> {
    let regulations = competition::parse_regulations(REGULATIONS)?.regulations;
    let about = About { place: PLACE.to_owned(), ..About::new(NAME, regulations) };
    builder.add(|it| competition::open(it, &about))?;
    // Its players have no years of birth to check.
    builder.add(|it| competition::enter_players(it, &players().collect::<Vec<_>>(), u16::MAX))?;
    builder.add(|it| competition::pair_berger(it, Berger::default()))?;
    let first = RoundNo::FIRST;
    let at = builder.at;
    builder.add(|it| competition::schedule_round(it, first, Some(at), None))?;
    let boards = (1..).filter_map(BoardNo::new);
    let games: Vec<(BoardNo, GameId)> = boards.zip(drawn.games.iter().copied()).collect();
    builder.add(|it| competition::assign_games(it, first, &games))
}

/// Collects facts, each decided on the state after those before it.
struct CompetitionBuilder {
    state: Competition,
    at: At,
    facts: Vec<CompetitionFact>,
}

impl CompetitionBuilder {
    fn add(
        &mut self,
        decide: impl FnOnce(&Competition) -> Result<Vec<CompetitionFact>, ValidationErrors>,
    ) -> Result<(), ValidationErrors> {
        let facts = decide(&self.state)?;
        for fact in &facts {
            self.state.fold(self.at, &Actor::Hall, fact);
        }
        self.facts.extend(facts);
        Ok(())
    }
}

/// Creates the tables of the first round that do not exist yet.
async fn create_game(
    hall: &Arc<Hall>,
    id: CompetitionId,
    competition: &Competition,
) -> Result<(), DemoError> {
    let Some(round) = competition.round(RoundNo::FIRST) else { return Ok(()) };
    for (no, board) in &round.boards {
        let Some(game) = board.game else { continue };
        if let Some(created) = created(id, competition, *no, board) {
            hall.create_game_as(game, created, Actor::Hall).await?;
        }
    }
    Ok(())
}

fn created(
    id: CompetitionId,
    competition: &Competition,
    no: BoardNo,
    board: &Board,
) -> Option<GameCreated> {
    let regulations = competition.about()?.regulations.clone();
    let players = PerPlayer { white: board.white, black: board.black };
    let setup = Setup { scheduled: competition.opened()?, ..Setup::under(&regulations) };
    let origin = Origin::Round { round: RoundNo::FIRST, board: no };
    let persons = players.map(|no| competition.person_of(no));
    Some(GameCreated { competition: id, origin, players, persons, regulations, setup })
}

fn refused(why: impl std::fmt::Display) -> DemoError {
    DemoError::Refused(why.to_string())
}

impl From<ChangeError<ValidationErrors>> for DemoError {
    fn from(why: ChangeError<ValidationErrors>) -> Self {
        match why {
            ChangeError::Refused(why) => refused(why),
            ChangeError::Storage(why) => Self::Storage(why),
            ChangeError::Damaged(damage) => Self::Storage(StorageError(damage.to_string())),
            ChangeError::Closing => Self::Storage(StorageError("the hall is closing".to_owned())),
        }
    }
}

impl From<CommandError> for DemoError {
    fn from(why: CommandError) -> Self {
        match why {
            CommandError::Storage(why) => Self::Storage(why),
            other => refused(format!("{other:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_laws::{
        regulations::Severity,
        table::{Action, ArbiterAct, Plan, Who},
    };
    use tempfile::TempDir;

    use super::*;
    use crate::{game::Command, ledger::Sqlite, sealed::SealKey};

    #[tokio::test]
    async fn a_hall_is_filled_once_and_can_be_played_in() {
        let folder = TempDir::new().unwrap();
        let ledger = Sqlite::open(&folder.path().join("hall.db")).await.unwrap();
        let running = Hall::open(Arc::new(ledger), SealKey::new([7; 32])).await.unwrap();
        let hall = &running.hall;
        let first = fill(hall).await.unwrap();
        let competition = hall.competition(first.competition).unwrap();
        assert_eq!(competition.tip.seq, 1, "it is one entry");
        let filled = fill(hall).await.unwrap();
        let competition = hall.competition(filled.competition).unwrap();
        let state = &competition.state;
        let holds = |seat: &DemoSeat| state.seat_of(&seat.token.hash()).is_some();
        assert!(first.seats.iter().all(holds), "who sits keeps the seat");
        assert_eq!((state.players().len(), state.rounds().len()), (4, 3));
        let errors = state.about().unwrap().regulations.check();
        assert!(errors.iter().all(|fault| fault.severity() == Severity::Remark));
        assert_eq!(filled.seats.len(), 5);
        for seat in &filled.seats {
            let found = state.seat_of(&seat.token.hash()).expect("the seat is valid");
            assert_eq!(found.role, seat.role);
            assert_eq!(found.name.is_some(), seat.role == SeatRole::Arbiter);
        }
        let games: Vec<GameId> =
            state.round(RoundNo::FIRST).unwrap().boards.values().filter_map(|it| it.game).collect();
        assert_eq!(games.len(), 2);
        for game in games {
            let start = Action::Arbiter(ArbiterAct::Start.into());
            hall.act(game, Command::new(Actor::Hall, Who::Arbiter, start)).await.unwrap();
            let plan = Plan::new("e2".parse().unwrap(), "e4".parse().unwrap());
            let white = Who::Player(adoube_chess::Colour::White);
            let command = Command::new(Actor::Hall, white, Action::Play(plan));
            hall.act(game, command).await.unwrap();
        }
        running.close().await;
    }
}
