//! Boards after illegal rearrangements, each with the provision that it breaks.

use adoube_chess::{Board, Position};
use adoube_laws::{
    Provision,
    rules::moves::{diagnose, provisions_of},
    table::Plan,
};

fn provision(name: &str) -> Provision {
    Provision::from_name(name).unwrap_or_else(|| panic!("{name}"))
}

fn written(plan: Plan) -> String {
    let becomes = plan.becomes.map_or(String::new(), |role| role.letter().to_lowercase().collect());
    let castle = if plan.castles { "castle " } else { "" };
    format!("{castle}{}{}{becomes}", plan.from, plan.to)
}

#[test]
fn what_hands_left_breaks_a_provision() {
    let rows = include_str!("../data/illegal-moves.txt").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [before, after, meant, breaks, among] = cells[..] else { panic!("{row}") };
        let before: Board = before.parse().expect(row);
        let after: Board = format!("{after} w - - 0 1").parse().expect(row);
        let found = diagnose(&before, &after);
        assert_eq!(found.attempt.map(written).unwrap_or_default(), meant, "{row}");
        assert_eq!(found.breaks, provision(breaks), "{row}");
        for other in among.split_whitespace() {
            assert!(found.also.contains(&provision(other)), "{row}: {:?}", found.also);
        }
    }
}

/// A position, a move, and the provisions under which it is legal.
const LEGAL: &[(&str, &str, &str)] = &[
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e3", "PawnStep PlayersMoveAlternately HavingTheMove"),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "PawnDoubleStep LegalAndIllegalMove"),
    ("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2d3", "PawnCapture Capture Attack"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "EnPassant Capture"),
    ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "Promotion PawnStep"),
    ("1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8n", "Promotion PawnCapture Capture"),
    ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "g1f3", "KnightMove"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "Castling"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", "RookMove NoJumpingOverPieces Check"),
    ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1h6", "BishopMove FilesRanksDiagonals"),
    ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d4", "QueenMove"),
    ("4k3/8/8/8/8/8/8/4K2r w - - 0 1", "e1e2", "KingStep Check KingLeftInCheck"),
];

#[test]
fn a_legal_move_is_legal_under_provisions() {
    for (fen, uci, under) in LEGAL {
        let position: Position = fen.parse().expect(fen);
        let moves = position.legal_moves();
        let played = moves.iter().find(|played| played.to_string() == *uci).expect(uci);
        let found = provisions_of(&position, *played);
        let mut under = under.split_whitespace().map(provision);
        assert_eq!(found.first().copied(), under.next(), "{fen} {uci}");
        for other in under {
            assert!(found.contains(&other), "{fen} {uci}: {found:?}");
        }
    }
}
