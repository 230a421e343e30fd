//! Search orders for mates that are not near.

use adoube_chess::{Colour, Move};

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

pub(super) struct FarSearch {
    pictures: Ranking,
    /// The alternative heuristic for when the winner needs help.
    flights: Ranking,
    memory: SeenFeatures,
    /// Queued positions in the order of the heuristic.
    nearest: Queue<u32>,
    /// The same positions, novelty first.
    newest: Queue<u32>,
    is_newest_next: bool,
    stages: Vec<Stage>,
    /// Moves to positions not queued yet, and their places; kept to reuse the allocation.
    fresh: (Vec<Move>, Vec<u32>),
}

impl FarSearch {
    /// Begins with the root of the table.
    pub(super) fn new() -> Self {
        let mut nearest = Queue::new();
        nearest.push(0, 0);
        Self {
            pictures: Ranking { plan: &PATTERNS, cache: Some(DistanceCache::new()) },
            flights: Ranking { plan: &FLIGHTS, cache: Some(DistanceCache::new()) },
            memory: SeenFeatures::new(),
            nearest,
            newest: Queue::new(),
            is_newest_next: false,
            stages: vec![Stage::Queued],
            fresh: (Vec::new(), Vec::new()),
        }
    }

    /// Returns the next position to visit.
    pub(super) fn next(&mut self) -> Option<u32> {
        loop {
            self.is_newest_next = !self.is_newest_next;
            let newest = if self.is_newest_next { self.newest.pop() } else { None };
            let place = newest.or_else(|| self.nearest.pop())?;
            let stage = &mut self.stages[place as usize];
            if *stage == Stage::Queued {
                *stage = Stage::LookedAt;
                return Some(place);
            }
        }
    }

    /// Queues the successors of a position.
    pub(super) fn note(
        &mut self,
        table: &mut SeenPositions,
        place: u32,
        moves: &[Move],
        winner: Colour,
    ) {
        let (fresh, places) = &mut self.fresh;
        fresh.clear();
        places.clear();
        for by in moves {
            let to = table.play_or_find(place, *by);
            if self.stages.len() < table.len() {
                self.stages.resize(table.len(), Stage::Unknown);
            }
            let stage = &mut self.stages[to as usize];
            if *stage == Stage::Unknown {
                *stage = Stage::Queued;
                fresh.push(*by);
                places.push(to);
            }
        }
        if fresh.is_empty() {
            return;
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
    }
}
