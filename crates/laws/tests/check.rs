//! Article 3.9: a ruling says whether the move exposed the king to check or left it there.

use adoube_chess::{Colour, Position};
use adoube_laws::{
    Edition,
    clock::At,
    regulations::Regulations,
    table::{Action, ArbiterAct, Fact, Ground, IrregularityKind, Plan, Setup, Table, Who, decide},
};

fn act(table: Table, who: Who, action: &Action) -> (Table, Vec<Fact>) {
    let events = decide(&table, At::ZERO, who, action).expect("it can be done");
    let facts = events.iter().map(|event| event.fact.clone()).collect();
    (events.iter().fold(table, Table::apply), facts)
}

/// Returns the grounds about the king when the arbiter notices an illegal move by White.
fn said_of_the_king(edition: Edition, fen: &str, from_to: &str) -> Vec<Ground> {
    let position: Position = fen.parse().expect("a position");
    let control = "5400+30".parse().expect("a time control");
    let table = Table::new(Regulations::new(edition, control), Setup::from_position(&position));
    let (table, _) = act(table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
    let plan = Plan {
        from: from_to[..2].parse().expect("a square"),
        to: from_to[2..].parse().expect("a square"),
        becomes: None,
        castles: false,
    };
    let (table, _) = act(table, Who::Player(Colour::White), &Action::Play(plan));
    let notice = ArbiterAct::Notice(IrregularityKind::IllegalMove.into());
    let (_, facts) = act(table, Who::Arbiter, &Action::Arbiter(notice.into()));
    let grounds = facts.into_iter().flat_map(|fact| match fact {
        Fact::Ruled(ruling) => ruling.grounds,
        _ => Vec::new(),
    });
    grounds.filter(|ground| matches!(ground, Ground::CameIntoCheck | Ground::LeftInCheck)).collect()
}

#[track_caller]
fn check(fen: &str, from_to: &str, expected: &[Ground]) {
    for edition in Edition::ALL {
        assert_eq!(said_of_the_king(edition, fen, from_to), expected, "{edition} {from_to} {fen}");
    }
}

#[test]
fn a_move_may_bring_the_king_into_check() {
    let came = [Ground::CameIntoCheck];
    // A pinned knight, a king that steps onto the line of a rook, and a bishop that opens one.
    check("4k3/p7/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", &came);
    check("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", &came);
    check("4k3/8/8/8/q2B3K/8/8/8 w - - 0 1", "d4e5", &came);
}

#[test]
fn a_move_may_leave_the_king_in_check() {
    let left = [Ground::LeftInCheck];
    // A move that ignores the check, one along its line, and one into another check.
    check("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", &left);
    check("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "e1e2", &left);
    check("4r1k1/8/8/8/8/8/P2r4/4K3 w - - 0 1", "a2a3", &left);
}

#[test]
fn a_move_that_no_piece_can_make_is_not_about_the_king() {
    check("4k3/p7/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2e3", &[]);
    check("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e3", &[]);
}
