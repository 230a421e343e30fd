//! On a screen (`board = "enforced"`) no illegal move can be made, by any act.

use adoube_chess::{Position, Role, Square};
use adoube_laws::{
    Edition,
    clock::At,
    history::ReachedBy,
    regulations::{BoardMode, Regulations},
    table::{
        Action, ArbiterAct, Decision, Fact, Hand, HandAct, Manner, Plan, Refusal, Setup, Table, Who,
    },
};

/// Castling, promotion, en passant, pins and checks.
const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1",
    "1n2k3/P1P4P/8/8/8/8/1p5p/R3K2R w KQ - 0 30",
    "8/8/8/K2pP2q/8/8/8/7k w - d6 0 1",
    "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
];

fn started(fen: &str) -> Table {
    let control = "300+3".parse().expect("it is a time control");
    let regulations =
        Regulations { board: BoardMode::Enforced, ..Regulations::new(Edition::Y2017, control) };
    let position: Position = fen.parse().expect("it is a position");
    let table = Table::new(regulations, Setup::from_position(&position));
    let start = Action::Arbiter(ArbiterAct::Start.into());
    done(&table, Who::Arbiter, &start).expect("the game can begin")
}

/// Returns the table after an act, which never completes an illegal move.
fn done(table: &Table, who: Who, action: &Action) -> Result<Table, Refusal> {
    let Decision { events, table } = table.act(At::ZERO, who, action)?;
    let is_illegal = |fact: &Fact| matches!(fact, Fact::IllegalMoveCompleted { .. });
    assert!(!events.iter().any(|event| is_illegal(&event.fact)), "{action:?}");
    Ok(table)
}

/// Iterates over every plan from one square to another.
fn plans() -> impl Iterator<Item = Plan> {
    let becomes = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::Pawn), Some(Role::King)];
    Square::ALL.into_iter().flat_map(move |from| {
        Square::ALL.into_iter().flat_map(move |to| {
            let of = move |becomes| Plan { becomes, ..Plan::new(from, to) };
            let castling = Plan { castles: true, ..Plan::new(from, to) };
            becomes.map(of).into_iter().chain([castling])
        })
    })
}

#[test]
fn nothing_but_legal_moves_can_be_entered() {
    for fen in POSITIONS {
        let table = started(fen);
        let who = Who::Player(table.to_move());
        let legal = table.position().expect("it is one").legal_moves();
        for plan in plans() {
            let is_legal = legal.iter().any(|played| Plan::from(*played) == plan);
            for action in [Action::Play(plan), Action::Make(plan)] {
                let made = done(&table, who, &action);
                assert_eq!(made.is_ok(), is_legal, "{fen} {action:?}");
            }
        }
    }
}

#[test]
fn nothing_but_legal_moves_can_be_completed_by_hand() {
    let hand = Hand::Usual;
    let press = Action::Press { hand, manner: Manner::Proper };
    for fen in POSITIONS {
        let table = started(fen);
        let who = Who::Player(table.to_move());
        let position = *table.position().expect("it is one");
        for from in Square::ALL {
            let lift = Action::Hand { hand, act: HandAct::Lift { from } };
            let Ok(lifted) = done(&table, who, &lift) else { continue };
            let acts = Square::ALL.map(|on| HandAct::Place { on, piece: None }).into_iter();
            for act in acts.chain([HandAct::PutAside, HandAct::PutRight]) {
                let act = Action::Hand { hand, act };
                let acted = done(&lifted, who, &act).unwrap_or_else(|_| lifted.clone());
                let pressed = done(&acted, who, &press).unwrap_or(acted);
                let is_in_order = match pressed.history().reached() {
                    ReachedBy::By(played) => position.is_legal(played),
                    ReachedBy::Start => pressed.clock().running() == who.side(),
                    ReachedBy::Illegally | ReachedBy::FromIllegalBoard => false,
                };
                assert!(is_in_order, "{fen} {from} {act:?}");
            }
        }
    }
}
