//! The set of positions seen, without duplicates, compared exactly.

use std::mem;

use adoube_chess::{Move, Position, Sameness, same_position};

/// A position that was seen, and the move that led to it.
pub(crate) struct Seen {
    pub(crate) position: Position,
    from: u32,
    by: Option<Move>,
}

const EMPTY: u32 = u32::MAX;

/// Open addressing over indices in `seen`; the keys of the positions are already well mixed.
pub(crate) struct SeenPositions {
    seen: Vec<Seen>,
    slots: Vec<u32>,
    /// The moves of one position with the results, and what their slots contain; kept to reuse the
    /// allocation.
    children: Vec<(Move, Position)>,
    heads: Vec<(u32, bool)>,
}

impl SeenPositions {
    pub(crate) fn new(root: &Position) -> Self {
        let mut table = Self {
            seen: Vec::with_capacity(256),
            slots: vec![EMPTY; 1024],
            children: Vec::new(),
            heads: Vec::new(),
        };
        table.add(Seen { position: *root, from: 0, by: None });
        table
    }

    pub(crate) fn len(&self) -> usize {
        self.seen.len()
    }

    #[inline]
    pub(crate) fn position(&self, place: u32) -> &Position {
        &self.seen[place as usize].position
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = &Position> {
        self.since(0)
    }

    /// Returns the positions from a place on.
    pub(crate) fn since(&self, place: usize) -> impl Iterator<Item = &Position> {
        self.seen[place..].iter().map(|seen| &seen.position)
    }

    pub(crate) fn into_positions(self) -> impl Iterator<Item = Position> {
        self.seen.into_iter().map(|seen| seen.position)
    }

    /// Plays a move from a position in the table; returns the place of the result if it is new.
    #[inline]
    pub(crate) fn play(&mut self, from: u32, by: Move) -> Option<u32> {
        let before = self.len();
        let position = self.seen[from as usize].position.play_unchecked(by);
        let place = self.add(Seen { position, from, by: Some(by) });
        (self.len() > before).then_some(place)
    }

    /// Plays all moves of a position in the table; `visit` gets the move and the place of the result,
    /// the last if it is new. Returns the number of moves.
    ///
    /// The results are scattered over the memory. They are asked for together, so that they arrive
    /// together, instead of waiting for one after the other.
    #[inline]
    pub(crate) fn play_all(&mut self, from: u32, mut visit: impl FnMut(Move, u32)) -> usize {
        let mut children = mem::take(&mut self.children);
        children.clear();
        self.position(from).for_each_child(|by, child| children.push((by, *child)));
        let mask = self.slots.len() - 1;
        let Self { seen, slots, heads, .. } = self;
        let head = |child: &(Move, Position)| (slots[child.1.key() as usize & mask], false);
        heads.clear();
        heads.extend(children.iter().map(head));
        for ((place, is_known), (_, child)) in heads.iter_mut().zip(&children) {
            let candidate = if *place == EMPTY { 0 } else { *place };
            *is_known = seen[candidate as usize].position.key() == child.key();
        }
        for (index, (by, position)) in children.iter().enumerate() {
            let (place, is_known) = self.heads[index];
            let is_same =
                is_known && same_position(self.position(place), position, Sameness::UntilMoved);
            let place = if is_same {
                place
            } else {
                self.add(Seen { position: *position, from, by: Some(*by) })
            };
            visit(*by, place);
        }
        self.children = children;
        self.children.len()
    }

    #[inline]
    fn add(&mut self, seen: Seen) -> u32 {
        let mask = self.slots.len() - 1;
        let mut slot = seen.position.key() as usize & mask;
        while self.slots[slot] != EMPTY {
            let known = &self.seen[self.slots[slot] as usize].position;
            if known.key() == seen.position.key()
                && same_position(known, &seen.position, Sameness::UntilMoved)
            {
                return self.slots[slot];
            }
            slot = (slot + 1) & mask;
        }
        let place = self.seen.len() as u32;
        self.slots[slot] = place;
        self.seen.push(seen);
        if self.seen.len() * 2 > self.slots.len() {
            self.grow();
        }
        place
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(size, EMPTY);
        for (place, seen) in self.seen.iter().enumerate() {
            let mut slot = seen.position.key() as usize & (size - 1);
            while self.slots[slot] != EMPTY {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = place as u32;
        }
    }

    /// Returns the moves from the root to `place`.
    pub(crate) fn line(&self, mut place: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Seen { from, by: Some(by), .. } = &self.seen[place as usize] {
            line.push(*by);
            place = *from;
        }
        line.reverse();
        line
    }
}
