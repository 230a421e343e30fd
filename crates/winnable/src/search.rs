//! One search for both answers. Positions are looked at in the order of a guess, nearest to mate first.
//! If a mate turns up, the way to it is the answer; if nothing is left to look at, what was seen is
//! closed under every legal move, and that is the proof.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

use adoube_chess::{Colour, Identity, Move, Position, Status};

use crate::{Beyond, Budget, Exhausted, Judgement, Lack, Proof, Verdict, goal};

/// Keys are mixed already; hashing them again would only cost time.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        // `Identity` writes one word; anything else is folded in all the same.
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// A position that was seen, and how it came about.
struct Seen {
    position: Position,
    from: usize,
    by: Option<Move>,
}

pub(crate) fn search(root: &Position, winner: Colour, budget: Budget) -> Judgement {
    if is_mate(root, winner) {
        return Judgement { verdict: Verdict::Yes(Vec::new()), positions: 1 };
    }
    if let Some(lack) = Lack::of(root, winner) {
        return Judgement { verdict: Verdict::No(Proof::Material(lack)), positions: 1 };
    }
    let mut tree = Tree {
        winner,
        seen: vec![Seen { position: *root, from: 0, by: None }],
        known: HashSet::from_iter([root.identity()]),
        queue: BinaryHeap::from([(Reverse(0), Reverse(0))]),
    };
    let verdict = tree.run(budget);
    Judgement { verdict, positions: tree.seen.len() }
}

struct Tree {
    winner: Colour,
    seen: Vec<Seen>,
    known: HashSet<Identity, BuildHasherDefault<Mixed>>,
    /// What is still to be looked at: how far from mate, and where in `seen`.
    queue: BinaryHeap<(Reverse<u32>, Reverse<usize>)>,
}

impl Tree {
    fn run(&mut self, budget: Budget) -> Verdict {
        while let Some((_, Reverse(next))) = self.queue.pop() {
            if let Some(mate) = self.look_at(next) {
                return Verdict::Yes(mate);
            }
            if self.seen.len() > budget.positions {
                return Verdict::Unknown { positions: self.seen.len() };
            }
        }
        let beyond = |position: &Position| {
            Lack::of(position, self.winner).map_or(Beyond::Moves, Beyond::Material)
        };
        let positions =
            self.seen.iter().map(|seen| (seen.position, beyond(&seen.position))).collect();
        Verdict::No(Proof::Exhausted(Exhausted { positions }))
    }

    /// Looks at all that can follow a position; the moves to mate if one of them is it.
    fn look_at(&mut self, from: usize) -> Option<Vec<Move>> {
        let position = self.seen[from].position;
        let mut mate = None;
        position.for_each_child(|by, child| {
            if mate.is_some() || !self.known.insert(child.identity()) {
                return;
            }
            if is_mate(child, self.winner) {
                mate = Some(by);
                return;
            }
            let place = self.seen.len();
            self.seen.push(Seen { position: *child, from, by: Some(by) });
            if Lack::of(child, self.winner).is_none() {
                self.queue.push((Reverse(goal::distance(child, self.winner)), Reverse(place)));
            }
        });
        mate.map(|last| self.line(from, last))
    }

    /// The moves to `place`, and then `last`.
    fn line(&self, mut place: usize, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Seen { from, by: Some(by), .. } = &self.seen[place] {
            line.push(*by);
            place = *from;
        }
        line.reverse();
        line
    }
}

/// Whether `winner` has just given mate.
fn is_mate(position: &Position, winner: Colour) -> bool {
    position.turn() != winner && position.status() == Status::Checkmate
}
