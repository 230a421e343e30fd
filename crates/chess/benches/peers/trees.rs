//! The trees that are counted and walked: classic positions and Chess960.

use crate::{
    peer::{Peer, Tally},
    trial::{Section, Trial},
};

/// A position, and the depths for counting and for making every move (0: skipped).
struct Tree {
    name: &'static str,
    fen: &'static str,
    chess960: bool,
    count: u32,
    walk: u32,
}

const fn tree(name: &'static str, fen: &'static str, count: u32, walk: u32) -> Tree {
    Tree { name, fen, chess960: false, count, walk }
}

const fn tree960(name: &'static str, fen: &'static str, count: u32, walk: u32) -> Tree {
    Tree { name, fen, chess960: true, count, walk }
}

/// The six positions of the chess programming wiki, and the first three of `chess960.epd`.
const TREES: [Tree; 9] = [
    tree("startpos", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 5),
    tree("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 4),
    tree("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 6),
    tree("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 0),
    tree("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 4),
    tree(
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        0,
    ),
    tree960("960: 1", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 6, 5),
    tree960("960: 2", "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 5, 0),
    tree960("960: 3", "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", 6, 0),
];

/// Returns the trials of one crate. The expected counts are those of `Reference`, which every crate must
/// reproduce. `shallower` plies are subtracted from every depth.
pub(crate) fn trials<P: Peer, Reference: Peer>(shallower: u32) -> Vec<Trial> {
    let mut trials = Vec::new();
    for tree in TREES.iter().filter(|tree| P::CHESS960 || !tree.chess960) {
        let position = read::<P>(tree);
        let reference = read::<Reference>(tree);
        let section = if tree.chess960 { Section::Chess960 } else { Section::Classics };

        let (root, depth) = (position.clone(), tree.count - shallower);
        let nodes = Reference::perft(&reference, depth);
        let row = format!("{}, {depth} plies", tree.name);
        trials.push(Trial::new::<P>(section, &row, nodes, move || P::perft(&root, depth)));

        if tree.walk == 0 {
            continue;
        }
        let depth = tree.walk - shallower;
        let expected = walk::<Reference>(&reference, depth);
        let row = format!("{}, {depth} plies", tree.name);
        let nodes = expected.positions;
        trials.push(Trial::new::<P>(Section::EveryNode, &row, nodes, move || {
            let found = walk::<P>(&position, depth);
            assert_eq!(found, expected, "{}: {}", P::NAME, tree.name);
            found.positions
        }));
    }
    trials
}

fn walk<P: Peer>(position: &P::Position, depth: u32) -> Tally {
    let mut tally = Tally::default();
    P::walk(position, depth, &mut tally);
    tally
}

fn read<P: Peer>(tree: &Tree) -> P::Position {
    let position = if tree.chess960 { P::read_fen_960(tree.fen) } else { P::read_fen(tree.fen) };
    position.unwrap_or_else(|| panic!("{} cannot read {}", P::NAME, tree.fen))
}
