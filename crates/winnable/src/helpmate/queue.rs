//! A bucketed priority queue.

/// An entry, and the next one in its bucket.
#[derive(Clone, Copy)]
struct Entry<T> {
    what: T,
    next: u32,
}

const NONE: u32 = u32::MAX;
const BUCKETS: usize = 1024;

/// The smallest score first, and the latest first among equals, so that a promising line is continued.
/// All buckets share one list, since a query that takes microseconds has no time to allocate.
pub(super) struct Queue<T> {
    entries: Vec<Entry<T>>,
    heads: [u32; BUCKETS],
    filled: [u64; BUCKETS / 64],
    free: u32,
}

impl<T: Copy> Queue<T> {
    /// The largest score; larger ones are clamped.
    pub(super) const LAST: u32 = BUCKETS as u32 - 1;

    pub(super) fn new() -> Self {
        Self {
            entries: Vec::with_capacity(2048),
            heads: [NONE; BUCKETS],
            filled: [0; BUCKETS / 64],
            free: NONE,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, score: u32, what: T) {
        let bucket = (score as usize).min(BUCKETS - 1);
        let lead = Entry { what, next: self.heads[bucket] };
        let place = self.free;
        if place == NONE {
            self.heads[bucket] = self.entries.len() as u32;
            self.entries.push(lead);
        } else {
            self.free = self.entries[place as usize].next;
            self.entries[place as usize] = lead;
            self.heads[bucket] = place;
        }
        self.filled[bucket / 64] |= 1 << (bucket % 64);
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        let word = self.filled.iter().position(|word| *word != 0)?;
        let bucket = 64 * word + self.filled[word].trailing_zeros() as usize;
        let place = self.heads[bucket];
        let lead = self.entries[place as usize];
        self.heads[bucket] = lead.next;
        if lead.next == NONE {
            self.filled[word] &= self.filled[word] - 1;
        }
        self.entries[place as usize].next = self.free;
        self.free = place;
        Some(lead.what)
    }
}
