//! What is still to be looked at, in the order of a small number.

/// Something to look at, and what comes after it in its bucket.
#[derive(Clone, Copy)]
struct Lead<T> {
    what: T,
    next: u32,
}

const NONE: u32 = u32::MAX;
const BUCKETS: usize = 1024;

/// The smallest number first, and the latest first among equals: who has found a way down goes on with
/// it. One list of leads serves all buckets, since a query that takes microseconds has no time to
/// allocate.
pub(super) struct Queue<T> {
    leads: Vec<Lead<T>>,
    heads: [u32; BUCKETS],
    filled: [u64; BUCKETS / 64],
    free: u32,
}

impl<T: Copy> Queue<T> {
    /// The greatest number; what is more is taken for it.
    pub(super) const LAST: u32 = BUCKETS as u32 - 1;

    pub(super) fn new() -> Self {
        Self {
            leads: Vec::with_capacity(2048),
            heads: [NONE; BUCKETS],
            filled: [0; BUCKETS / 64],
            free: NONE,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, score: u32, what: T) {
        let bucket = (score as usize).min(BUCKETS - 1);
        let lead = Lead { what, next: self.heads[bucket] };
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
    pub(super) fn pop(&mut self) -> Option<T> {
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
        Some(lead.what)
    }
}
