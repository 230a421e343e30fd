//! Search orders for mates that are not near.

use adoube_chess::{Colour, Move, Position};

use super::{
    distances::DistanceCache,
    mating_material::MatingMaterial,
    novelty::{self, SeenFeatures},
    queue::Queue,
    rank::Ranking,
    weights::{FLIGHTS, PATTERNS},
};
use crate::seen::SeenPositions;

/// The progress on a position of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Unknown,
    Queued,
    LookedAt,
}

/// From this number of positions on, novelty comes first every third time instead of every other time if
/// the winner's pieces are weak: their mates are long plans, which novelty interrupts.
const LONG: usize = 60_000;

pub(super) struct FarSearch {
    pictures: Ranking,
    /// The alternative heuristic for when the winner needs help.
    flights: Ranking,
    memory: SeenFeatures,
    /// Queued positions in the order of the heuristic.
    nearest: Queue<u32>,
    /// The same positions, novelty first.
    newest: Queue<u32>,
    /// Whether the winner has only minor pieces.
    is_weak: bool,
    /// Counts up to the next position by novelty.
    turn: u32,
    stages: Vec<Stage>,
    /// Moves to positions not queued yet, and their places; kept to reuse the allocation.
    fresh: (Vec<Move>, Vec<u32>),
}

impl FarSearch {
    /// Begins with the root of the table.
    pub(super) fn new(root: &Position, winner: Colour) -> Self {
        let mut nearest = Queue::new();
        nearest.push(0, 0);
        Self {
            pictures: Ranking { plan: &PATTERNS, cache: Some(DistanceCache::new()) },
            flights: Ranking { plan: &FLIGHTS, cache: Some(DistanceCache::new()) },
            memory: SeenFeatures::new(),
            nearest,
            newest: Queue::new(),
            is_weak: MatingMaterial::new(root, winner) >= MatingMaterial::Minors,
            turn: 1,
            stages: vec![Stage::Queued],
            fresh: (Vec::new(), Vec::new()),
        }
    }

    /// Returns the next position to visit.
    pub(super) fn next(&mut self) -> Option<u32> {
        loop {
            let cycle = if self.is_weak && self.stages.len() > LONG { 3 } else { 2 };
            self.turn = (self.turn + 1) % cycle;
            let newest = if self.turn == 0 { self.newest.pop() } else { None };
            let place = newest.or_else(|| self.nearest.pop())?;
            let stage = &mut self.stages[place as usize];
            if *stage == Stage::Queued {
                *stage = Stage::LookedAt;
                return Some(place);
            }
        }
    }

    /// Queues the successors of a position; returns whether there are any.
    pub(super) fn note(&mut self, table: &mut SeenPositions, place: u32, winner: Colour) -> bool {
        let (fresh, places) = &mut self.fresh;
        fresh.clear();
        places.clear();
        let stages = &mut self.stages;
        let moves = table.play_all(place, |by, to| {
            // Positions from before this search, and new ones.
            if stages.len() <= to as usize {
                stages.resize(to as usize + 1, Stage::Unknown);
            }
            let stage = &mut stages[to as usize];
            if *stage == Stage::Unknown {
                *stage = Stage::Queued;
                fresh.push(by);
                places.push(to);
            }
        });
        if fresh.is_empty() {
            return moves > 0;
        }
        let position = table.position(place);
        let frame = novelty::frame(position);
        let Self { pictures, flights, memory, nearest, newest, .. } = self;
        let needs_help = MatingMaterial::new(position, winner) == MatingMaterial::NeedsHelp;
        pictures.rank(position, fresh, winner, |index, score| {
            let novelty = memory.note(position, frame, fresh[index]);
            newest.push(score / 3 + novelty as u32 * Queue::<u32>::LAST / 3, places[index]);
            if !needs_help {
                nearest.push(score, places[index]);
            }
        });
        if needs_help {
            flights
                .rank(position, fresh, winner, |index, score| nearest.push(score, places[index]));
        }
        true
    }
}
