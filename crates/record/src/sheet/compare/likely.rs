//! Reconstructs the moves from two sheets: the line of legal moves that explains most entries.
//!
//! A best-first search. Playing a move that both sheets name costs nothing; where they differ, each is tried, a move may have
//! been left out or written twice, and where neither can be read any legal move may have been played. The entries that follow
//! soon show which assumption was wrong.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
};

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, ReadErrorKind},
};
use adoube_laws::clock::PerPlayer;

/// The reconstructed moves, and how many entries of each sheet they explain.
pub(super) struct Reconstruction {
    pub(super) moves: Vec<Move>,
    /// The number of entries of each sheet; all of them, unless the sheets cannot be followed.
    pub(super) read: PerPlayer<usize>,
}

/// The costs of the assumptions.
const VAGUE: u32 = 1;
const WRONG: u32 = 2;
const LEFT_OUT: u32 = 3;
const TOO_MANY: u32 = 3;
const ANY_MOVE: u32 = 5;
const BOTH_LEFT_OUT: u32 = 7;

/// The most states that are expanded.
const MOST: usize = 60_000;

/// A state: how many entries are used, and the position.
struct Node {
    read: [usize; 2],
    position: Position,
    parent: usize,
    moved: Option<Move>,
}

/// The moves that explain most.
pub(super) fn likely(start: &Position, texts: &PerPlayer<Vec<&str>>) -> Reconstruction {
    let mut search = GameSearch {
        texts: [&texts.white, &texts.black],
        nodes: vec![Node { read: [0, 0], position: *start, parent: 0, moved: None }],
        heap: BinaryHeap::from([(Reverse(0), 0, Reverse(0))]),
        seen: HashSet::new(),
    };
    search.run()
}

struct GameSearch<'a> {
    texts: [&'a [&'a str]; 2],
    nodes: Vec<Node>,
    /// By cost, then by how much is read, then by age.
    heap: BinaryHeap<(Reverse<u32>, usize, Reverse<usize>)>,
    seen: HashSet<([usize; 2], u64)>,
}

impl GameSearch<'_> {
    fn run(&mut self) -> Reconstruction {
        let mut farthest = 0;
        while let Some((Reverse(cost), progress, Reverse(place))) = self.heap.pop() {
            let node = &self.nodes[place];
            let (read, position) = (node.read, node.position);
            if !self.seen.insert((read, position.key())) {
                continue;
            }
            let best: usize = self.nodes[farthest].read.iter().sum();
            if progress > best {
                farthest = place;
            }
            if read == self.texts.map(<[&str]>::len) {
                return self.way_to(place);
            }
            if self.seen.len() > MOST {
                break;
            }
            self.expand(place, cost, read, &position);
        }
        self.way_to(farthest)
    }

    fn expand(&mut self, from: usize, cost: u32, read: [usize; 2], position: &Position) {
        let texts = [0, 1].map(|sheet| self.texts[sheet].get(read[sheet]).copied());
        let meant = texts.map(|text| text.map_or_else(Vec::new, |text| meanings(position, text)));
        let mut moves: Vec<Move> = Vec::new();
        for moved in meant.iter().flatten() {
            if !moves.contains(moved) {
                moves.push(*moved);
            }
        }
        for moved in &moves {
            self.play(from, cost, read, position, *moved, &meant);
        }
        for sheet in 0..2 {
            if texts[sheet].is_some() {
                let mut next = read;
                next[sheet] += 1;
                self.push(cost + TOO_MANY, next, *position, from, None);
            }
        }
        if moves.is_empty() {
            let next = [0, 1].map(|sheet| read[sheet] + usize::from(texts[sheet].is_some()));
            for moved in position.legal_moves().iter().copied() {
                let after = position.play_unchecked(moved);
                self.push(cost + ANY_MOVE, next, after, from, Some(moved));
                self.push(cost + BOTH_LEFT_OUT, read, after, from, Some(moved));
            }
        }
    }

    /// Plays a move that at least one of the sheets names.
    fn play(
        &mut self,
        from: usize,
        cost: u32,
        read: [usize; 2],
        position: &Position,
        moved: Move,
        meant: &[Vec<Move>; 2],
    ) {
        let after = position.play_unchecked(moved);
        let vague = |sheet: usize| if meant[sheet].len() > 1 { VAGUE } else { 0 };
        let agrees = [0, 1].map(|sheet| meant[sheet].contains(&moved));
        let [both, other_is_over] = match agrees {
            [true, true] => [true, false],
            [true, false] => [false, read[1] >= self.texts[1].len()],
            _ => [false, read[0] >= self.texts[0].len()],
        };
        if both {
            let next = read.map(|count| count + 1);
            self.push(cost + vague(0) + vague(1), next, after, from, Some(moved));
            return;
        }
        let (own, other) = if agrees[0] { (0, 1) } else { (1, 0) };
        let mut next = read;
        next[own] += 1;
        let cost = cost + vague(own);
        if other_is_over {
            self.push(cost, next, after, from, Some(moved));
            return;
        }
        self.push(cost + LEFT_OUT, next, after, from, Some(moved));
        next[other] += 1;
        self.push(cost + WRONG, next, after, from, Some(moved));
    }

    fn push(
        &mut self,
        cost: u32,
        read: [usize; 2],
        position: Position,
        parent: usize,
        moved: Option<Move>,
    ) {
        let place = self.nodes.len();
        self.nodes.push(Node { read, position, parent, moved });
        self.heap.push((Reverse(cost), read.iter().sum(), Reverse(place)));
    }

    fn way_to(&self, place: usize) -> Reconstruction {
        let [white, black] = self.nodes[place].read;
        let mut moves = Vec::new();
        let mut place = place;
        while place != 0 {
            moves.extend(self.nodes[place].moved);
            place = self.nodes[place].parent;
        }
        moves.reverse();
        let read = PerPlayer::from_fn(|colour| if colour == Colour::White { white } else { black });
        Reconstruction { moves, read }
    }
}

/// The legal moves that a text can mean.
fn meanings(position: &Position, text: &str) -> Vec<Move> {
    match notation::read(position, text) {
        Ok(reading) => vec![reading.moved],
        Err(error) if error.kind == ReadErrorKind::Ambiguous => error.candidates,
        Err(_) => Vec::new(),
    }
}
