//! What is still to be looked at, in the order of a small number.

use adoube_chess::Move;

/// A move that has not been played yet.
#[derive(Clone, Copy)]
pub(super) struct Lead {
    /// Where the position stands in the table from which it is played.
    pub(super) from: u32,
    pub(super) by: Move,
    next: u32,
}

const NONE: u32 = u32::MAX;
const BUCKETS: usize = 1024;

/// The smallest number first, and the latest first among equals: who has found a way down goes on with
/// it. One list of leads serves all buckets, since a query that takes microseconds has no time to
/// allocate.
pub(super) struct Queue {
    leads: Vec<Lead>,
    heads: [u32; BUCKETS],
    filled: [u64; BUCKETS / 64],
    free: u32,
}

impl Queue {
    /// The greatest number; what is more is taken for it.
    pub(super) const LAST: u32 = BUCKETS as u32 - 1;

    pub(super) fn new() -> Self {
        Self {
            leads: Vec::with_capacity(512),
            heads: [NONE; BUCKETS],
            filled: [0; BUCKETS / 64],
            free: NONE,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, score: u32, from: u32, by: Move) {
        let bucket = (score as usize).min(BUCKETS - 1);
        let lead = Lead { from, by, next: self.heads[bucket] };
        let place = self.free;
        if place == NONE {
            self.heads[bucket] = self.leads.len() as u32;
            self.leads.push(lead);
        } else {
            self.free = self.leads[place as usize].next;
            self.leads[place as usize] = lead;
            self.heads[bucket] = place;
        }
        self.filled[bucket / 64] |= 1 << (bucket % 64);
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Lead> {
        let word = self.filled.iter().position(|word| *word != 0)?;
        let bucket = 64 * word + self.filled[word].trailing_zeros() as usize;
        let place = self.heads[bucket];
        let lead = self.leads[place as usize];
        self.heads[bucket] = lead.next;
        if lead.next == NONE {
            self.filled[word] &= self.filled[word] - 1;
        }
        self.leads[place as usize].next = self.free;
        self.free = place;
        Some(lead)
    }
}
