//! The cost of a move at the table, compared with a bare board in the same run.
//!
//! `cargo bench --bench table`. Single thread, CPU time of the thread, every trial once per round in
//! shuffled order, the best of all rounds. The games are real ones; every trial plays all of them to the end.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

use std::time::Duration;

use adoube_chess::{Move, Position, san};
use adoube_laws::{
    Edition,
    clock::{At, Milliseconds},
    regulations::{BoardMode, Regulations},
    table::{Action, ArbiterAct, Hand, HandAct, Manner, Plan, Setup, Table, Who},
};
use cpu_time::ThreadTime;
use shakmaty::{Chess, Position as _, san::San};

const ROUNDS: u32 = 15;
/// The budget for a move entered as a whole.
const TARGET: Duration = Duration::from_micros(5);

fn main() {
    let games: Vec<Vec<Move>> = lines().map(read).collect();
    let peers: Vec<Vec<shakmaty::Move>> = lines().map(read_for_shakmaty).collect();
    let moves: usize = games.iter().map(Vec::len).sum();
    let (games, peers) = (&games, &peers);
    let mut trials = [
        Trial::new("a move as a whole, 2005", || {
            all(games, Edition::Y2005, BoardMode::Free, whole);
        }),
        Trial::new("a move as a whole, 2017", || {
            all(games, Edition::Y2017, BoardMode::Free, whole);
        }),
        Trial::new("the same on a screen", || {
            all(games, Edition::Y2017, BoardMode::Enforced, whole);
        }),
        Trial::new("lift, place and press, 2017", || {
            all(games, Edition::Y2017, BoardMode::Free, by_hand);
        }),
        Trial::new("the bare board of adoube-chess", || bare(games)),
        Trial::new("the bare board of shakmaty", || bare_shakmaty(peers)),
    ];
    let mut order: Vec<usize> = (0..trials.len()).collect();
    for _ in 0..ROUNDS {
        fastrand::shuffle(&mut order);
        for &place in &order {
            trials[place].measure();
        }
    }
    print(&format!("{} games, {moves} moves; microseconds a move\n\n", games.len()));
    for trial in &trials {
        let each = trial.best.as_secs_f64() * 1e6 / moves as f64;
        print(&format!("{each:>8.3}  {}\n", trial.name));
    }
    let whole = trials[1].best / u32::try_from(moves).unwrap_or(u32::MAX);
    let verdict = if whole <= TARGET { "met" } else { "not met" };
    print(&format!("\na move as a whole costs at most {TARGET:?}: {verdict}\n"));
}

/// One way to play all games.
struct Trial<'a> {
    name: &'static str,
    run: Box<dyn Fn() + 'a>,
    best: Duration,
}

impl<'a> Trial<'a> {
    fn new(name: &'static str, run: impl Fn() + 'a) -> Self {
        Self { name, run: Box::new(run), best: Duration::MAX }
    }

    fn measure(&mut self) {
        let start = ThreadTime::now();
        (self.run)();
        self.best = self.best.min(start.elapsed());
    }
}

fn lines() -> impl Iterator<Item = &'static str> {
    include_str!("games.txt").lines().filter(|line| !line.starts_with('#'))
}

fn read(line: &str) -> Vec<Move> {
    let mut position = Position::initial();
    let play = |text| {
        let played = san::read(&position, text).expect("the moves are legal");
        position = position.play_unchecked(played);
        played
    };
    line.split(' ').map(play).collect()
}

fn read_for_shakmaty(line: &str) -> Vec<shakmaty::Move> {
    let mut position = Chess::default();
    let mut play = |text: &str| {
        let san: San =
            text.trim_end_matches(['+', '#']).parse().expect("the moves are written well");
        let played = san.to_move(&position).expect("the moves are legal");
        position.play_unchecked(played);
        played
    };
    line.split(' ').map(&mut play).collect()
}

/// Plays all games at the table, a second per move, with this function for each move.
fn all(
    games: &[Vec<Move>],
    edition: Edition,
    board: BoardMode,
    way: fn(&Table, At, Move) -> Table,
) {
    let control = "5400+30".parse().expect("it is a time control");
    let regulations = Regulations { board, ..Regulations::new(edition, control) };
    for game in games {
        let mut table = Table::new(regulations.clone(), Setup::default());
        let mut at = At::ZERO;
        table = act(&table, at, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
        for played in game {
            at = at + Milliseconds::seconds(1);
            table = way(&table, at, *played);
        }
        assert_eq!(table.history().plies().0 as usize, game.len(), "all moves were made");
    }
}

fn act(table: &Table, at: At, who: Who, action: &Action) -> Table {
    table.act(at, who, action).expect("it can be done").table
}

fn whole(table: &Table, at: At, played: Move) -> Table {
    let who = Who::Player(table.to_move());
    act(table, at, who, &Action::Play(played.into()))
}

/// Plays a move as three acts; moves of two pieces as a whole.
fn by_hand(table: &Table, at: At, played: Move) -> Table {
    let who = Who::Player(table.to_move());
    let plan = Plan::from(played);
    let is_of_one_piece = !played.is_castle()
        && played.promotion().is_none()
        && table.position().and_then(|position| position.en_passant()) != Some(played.to_square());
    if !is_of_one_piece {
        return whole(table, at, played);
    }
    let hand = Hand::Usual;
    let lift = Action::Hand { hand, act: HandAct::Lift { from: plan.from } };
    let place = Action::Hand { hand, act: HandAct::Place { on: plan.to, piece: None } };
    let table = act(&act(table, at, who, &lift), at, who, &place);
    match table.outcome() {
        Some(_) => table,
        None => act(&table, at, who, &Action::Press { hand, manner: Manner::Proper }),
    }
}

fn bare(games: &[Vec<Move>]) {
    for game in games {
        let mut position = Position::initial();
        for played in game {
            position = position.play(*played).expect("the moves are legal");
        }
        std::hint::black_box(position);
    }
}

fn bare_shakmaty(games: &[Vec<shakmaty::Move>]) {
    for game in games {
        let mut position = Chess::default();
        for played in game {
            position = position.play(*played).expect("the moves are legal");
        }
        std::hint::black_box(position);
    }
}

#[allow(clippy::print_stdout, reason = "the table is what this program is for")]
fn print(table: &str) {
    print!("{table}");
}
