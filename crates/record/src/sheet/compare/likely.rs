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
    /// How many positions were tried.
    pub(super) positions: usize,
}

/// The costs of the assumptions.
const VAGUE: u32 = 1;
const WRONG: u32 = 2;
const LEFT_OUT: u32 = 3;
const TOO_MANY: u32 = 3;
const ANY_MOVE: u32 = 5;
const BOTH_LEFT_OUT: u32 = 7;

/// The most positions that are tried, beside one for each entry. It is enough for two moves in a row that neither sheet
/// shows, and takes less than 100 ms.
pub(super) const MOST: usize = 10_000;

/// A position that was tried, and how it was reached.
struct Node {
    position: Position,
    parent: usize,
    moved: Option<Move>,
}

/// What leads on from a node; its position is made when it is tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    /// An entry is passed over.
    Skip,
    Play(Move),
    /// Any legal move, all at the same cost.
    PlayAny,
}

/// A step that was not tried yet, ordered by cost, then by how much is read, then by age.
type Pending = (Reverse<u32>, usize, Reverse<(usize, usize)>, [usize; 2], Step);

/// The moves that explain most.
pub(super) fn likely(start: &Position, texts: &PerPlayer<Vec<&str>>) -> Reconstruction {
    let readable = |texts: &[&str]| texts.iter().map(|text| is_readable(start, text)).collect();
    let mut search = GameSearch {
        texts: [&texts.white, &texts.black],
        readable: [readable(&texts.white), readable(&texts.black)],
        nodes: Vec::new(),
        heap: BinaryHeap::new(),
        pushed: 0,
        seen: HashSet::new(),
    };
    search.run(start)
}

struct GameSearch<'a> {
    texts: [&'a [&'a str]; 2],
    /// Which of them can be a move in some position.
    readable: [Vec<bool>; 2],
    nodes: Vec<Node>,
    heap: BinaryHeap<Pending>,
    pushed: usize,
    seen: HashSet<([usize; 2], u64)>,
}

impl GameSearch<'_> {
    fn run(&mut self, start: &Position) -> Reconstruction {
        let ends = self.texts.map(<[&str]>::len);
        let most = MOST + ends.iter().sum::<usize>();
        let mut farthest = (0, 0, [0, 0]);
        self.try_position(*start, 0, None, 0, [0, 0]);
        while farthest.2 != ends && self.nodes.len() < most {
            let Some((Reverse(cost), progress, Reverse((_, parent)), read, step)) = self.heap.pop()
            else {
                break;
            };
            let before = self.nodes[parent].position;
            let (position, moved) = match step {
                Step::Skip => (before, None),
                Step::Play(moved) => (before.play_unchecked(moved), Some(moved)),
                Step::PlayAny => {
                    for moved in before.legal_moves().iter().copied() {
                        self.push(cost, read, parent, Step::Play(moved));
                    }
                    continue;
                }
            };
            let tried = self.try_position(position, parent, moved, cost, read);
            if let Some(place) = tried.filter(|_| progress > farthest.0) {
                farthest = (progress, place, read);
            }
        }
        let (_, place, read) = farthest;
        self.way_to(place, read)
    }

    /// Tries a position unless it was tried with the same entries, and returns its node.
    fn try_position(
        &mut self,
        position: Position,
        parent: usize,
        moved: Option<Move>,
        cost: u32,
        read: [usize; 2],
    ) -> Option<usize> {
        if !self.seen.insert((read, position.key())) {
            return None;
        }
        let place = self.nodes.len();
        self.nodes.push(Node { position, parent, moved });
        self.expand(place, cost, read, &position);
        Some(place)
    }

    fn expand(&mut self, from: usize, cost: u32, read: [usize; 2], position: &Position) {
        let texts = [0, 1].map(|sheet| self.texts[sheet].get(read[sheet]).copied());
        let meant = [0, 1].map(|sheet| match texts[sheet] {
            Some(text) if self.readable[sheet][read[sheet]] => meanings(position, text),
            _ => Vec::new(),
        });
        let mut moves: Vec<Move> = Vec::new();
        for moved in meant.iter().flatten() {
            if !moves.contains(moved) {
                moves.push(*moved);
            }
        }
        for moved in &moves {
            self.play(from, cost, read, *moved, &meant);
        }
        for sheet in 0..2 {
            if texts[sheet].is_some() {
                let mut next = read;
                next[sheet] += 1;
                self.push(cost + TOO_MANY, next, from, Step::Skip);
            }
        }
        if moves.is_empty() {
            let next = [0, 1].map(|sheet| read[sheet] + usize::from(texts[sheet].is_some()));
            self.push(cost + ANY_MOVE, next, from, Step::PlayAny);
            self.push(cost + BOTH_LEFT_OUT, read, from, Step::PlayAny);
        }
    }

    /// Plays a move that at least one of the sheets names.
    fn play(
        &mut self,
        from: usize,
        cost: u32,
        read: [usize; 2],
        moved: Move,
        meant: &[Vec<Move>; 2],
    ) {
        let step = Step::Play(moved);
        let vague = |sheet: usize| if meant[sheet].len() > 1 { VAGUE } else { 0 };
        let agrees = [0, 1].map(|sheet| meant[sheet].contains(&moved));
        if agrees == [true, true] {
            self.push(cost + vague(0) + vague(1), read.map(|count| count + 1), from, step);
            return;
        }
        let (own, other) = if agrees[0] { (0, 1) } else { (1, 0) };
        let mut next = read;
        next[own] += 1;
        let cost = cost + vague(own);
        if read[other] >= self.texts[other].len() {
            self.push(cost, next, from, step);
            return;
        }
        self.push(cost + LEFT_OUT, next, from, step);
        next[other] += 1;
        self.push(cost + WRONG, next, from, step);
    }

    fn push(&mut self, cost: u32, read: [usize; 2], from: usize, step: Step) {
        self.pushed += 1;
        let progress = read.iter().sum();
        self.heap.push((Reverse(cost), progress, Reverse((self.pushed, from)), read, step));
    }

    fn way_to(&self, place: usize, [white, black]: [usize; 2]) -> Reconstruction {
        let mut moves = Vec::new();
        let mut place = place;
        while place != 0 {
            moves.extend(self.nodes[place].moved);
            place = self.nodes[place].parent;
        }
        moves.reverse();
        let read = PerPlayer::from_fn(|colour| if colour == Colour::White { white } else { black });
        Reconstruction { moves, read, positions: self.nodes.len() }
    }
}

/// Whether a text can be a move in some position; what cannot is not parsed again in every position.
fn is_readable(start: &Position, text: &str) -> bool {
    !notation::read(start, text).is_err_and(|error| error.kind == ReadErrorKind::Unreadable)
}

/// The legal moves that a text can mean.
fn meanings(position: &Position, text: &str) -> Vec<Move> {
    match notation::read(position, text) {
        Ok(reading) => vec![reading.moved],
        Err(error) if error.kind == ReadErrorKind::Ambiguous => error.candidates,
        Err(_) => Vec::new(),
    }
}
