//! The graph, its duals and its matching, and the changes that can be made to it.

use super::{Weight, blossom::Blossom};

/// Marks a vertex without a mate, and a node without a parent.
pub(super) const NOBODY: u32 = u32::MAX;

/// The label of a top-level node in the tree that is being grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Free,
    Outer,
    Inner,
}

/// The error if no perfect matching exists: these vertices have too few others to be matched with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPerfectMatching {
    /// The outer vertices of the tree that could not grow.
    pub vertices: Vec<usize>,
}

/// A dense graph with a matching that is perfect and of maximum weight after [`Graph::solve`].
pub struct Graph<W> {
    pub(super) size: usize,
    /// Twice the weight of each edge, row by row; [`Weight::NONE`] where there is no edge.
    pub(super) doubled: Vec<W>,
    pub(super) active: Vec<u32>,
    pub(super) dual: Vec<W>,
    pub(super) mate: Vec<u32>,
    /// The outermost node that contains the vertex.
    pub(super) top: Vec<u32>,
    /// The blossom that contains the node.
    pub(super) parent: Vec<u32>,
    pub(super) blossoms: Vec<Blossom<W>>,
    pub(super) spare: Vec<u32>,
    pub(super) label: Vec<Label>,
    pub(super) since: Vec<W>,
    pub(super) entry: Vec<(u32, u32)>,
    pub(super) state: Vec<Label>,
    pub(super) key: Vec<W>,
    pub(super) from: Vec<u32>,
    pub(super) delta: W,
    pub(super) queue: Vec<u32>,
    pub(super) labelled: Vec<u32>,
    /// Tight edges between outer vertices, not processed yet.
    pub(super) ties: Vec<(u32, u32)>,
}

impl<W: Weight> Graph<W> {
    /// Creates `size` vertices without edges.
    pub fn new(size: usize) -> Self {
        let nodes = size + size / 2 + 1;
        Self {
            size,
            doubled: vec![W::NONE; size * size],
            active: (0..size as u32).collect(),
            dual: vec![W::ZERO; size],
            mate: vec![NOBODY; size],
            top: (0..size as u32).collect(),
            parent: vec![NOBODY; nodes],
            blossoms: Vec::new(),
            spare: Vec::new(),
            label: vec![Label::Free; nodes],
            since: vec![W::ZERO; nodes],
            entry: vec![(NOBODY, NOBODY); nodes],
            state: vec![Label::Free; size],
            key: vec![W::NEVER; size],
            from: vec![NOBODY; size],
            delta: W::ZERO,
            queue: Vec::new(),
            labelled: Vec::new(),
            ties: Vec::new(),
        }
    }

    /// Adds an edge of this weight between two vertices, before [`Graph::start`].
    pub fn put(&mut self, a: usize, b: usize, weight: W) {
        let doubled = weight + weight;
        self.doubled[a * self.size + b] = doubled;
        self.doubled[b * self.size + a] = doubled;
    }

    /// Returns twice the weight between two vertices.
    pub(super) fn twice(&self, a: u32, b: u32) -> W {
        self.doubled[a as usize * self.size + b as usize]
    }

    /// Returns whether there is an edge.
    pub fn has_edge(&self, a: usize, b: usize) -> bool {
        self.doubled[a * self.size + b] != W::NONE
    }

    /// Finds initial duals and an initial matching, greedily in the order of the vertices. `natural` is
    /// the preferred mate of each vertex among equals.
    pub fn start(&mut self, natural: &[usize]) {
        for &vertex in &self.active {
            let row = &self.doubled[vertex as usize * self.size..][..self.size];
            let most = self.active.iter().map(|&other| row[other as usize]).max();
            self.dual[vertex as usize] = match most {
                Some(most) if most != W::NONE => most.half(),
                _ => W::ZERO,
            };
        }
        for at in 0..self.active.len() {
            let vertex = self.active[at];
            if self.mate[vertex as usize] == NOBODY {
                self.tighten(
                    vertex,
                    natural.get(vertex as usize).map_or(NOBODY, |&mate| mate as u32),
                );
            }
        }
    }

    /// Lowers the dual of a single vertex until an edge is tight, and matches it if the other end is
    /// free.
    fn tighten(&mut self, vertex: u32, natural: u32) {
        let row = &self.doubled[vertex as usize * self.size..][..self.size];
        let mut least = W::NONE;
        let mut mate = NOBODY;
        for &other in &self.active {
            let doubled = row[other as usize];
            if doubled == W::NONE {
                continue;
            }
            let needed = doubled - self.dual[other as usize];
            let single = self.mate[other as usize] == NOBODY;
            if needed > least || (needed == least && single && (mate == NOBODY || other == natural))
            {
                least = needed;
                mate = if single { other } else { NOBODY };
            }
        }
        if least == W::NONE {
            return;
        }
        self.dual[vertex as usize] = least;
        if mate != NOBODY && self.top[mate as usize] == mate {
            self.mate[vertex as usize] = mate;
            self.mate[mate as usize] = vertex;
        }
    }

    /// Makes the matching perfect and of maximum weight.
    pub fn solve(&mut self) -> Result<(), NoPerfectMatching> {
        for at in 0..self.active.len() {
            let vertex = self.active[at];
            if self.mate[vertex as usize] == NOBODY {
                self.search(vertex)?;
            }
        }
        Ok(())
    }

    /// The initial number of vertices.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Removes these pairs from the graph whether or not they are matched. Requires [`Graph::solve`]
    /// afterwards.
    pub fn remove_pairs(&mut self, pairs: &[(usize, usize)]) {
        for &(a, b) in pairs {
            self.retire(a, b);
        }
    }

    /// Returns the mate of the vertex.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        let mate = self.mate[vertex];
        (mate != NOBODY).then_some(mate as usize)
    }

    /// Twice the weight of the matching.
    pub fn total(&self) -> W {
        self.active.iter().fold(W::ZERO, |sum, &vertex| {
            let mate = self.mate[vertex as usize];
            if mate != NOBODY && vertex < mate { sum + self.twice(vertex, mate) } else { sum }
        })
    }

    /// Removes a vertex from its blossoms and its mate, so that its edges may change.
    pub(super) fn release(&mut self, vertex: u32) {
        while self.top[vertex as usize] != vertex {
            self.expand_outside_search(self.top[vertex as usize]);
        }
        self.unmatch(vertex);
    }

    pub(super) fn unmatch(&mut self, vertex: u32) {
        let mate = self.mate[vertex as usize];
        if mate != NOBODY {
            self.mate[vertex as usize] = NOBODY;
            self.mate[mate as usize] = NOBODY;
        }
    }

    /// Adds to the weights of edges of one vertex. Requires [`Graph::solve`] afterwards.
    pub fn add(&mut self, vertex: usize, changes: impl IntoIterator<Item = (usize, W)>) {
        self.release(vertex as u32);
        for (other, more) in changes {
            if self.has_edge(vertex, other) {
                let doubled = self.doubled[vertex * self.size + other] + more + more;
                self.doubled[vertex * self.size + other] = doubled;
                self.doubled[other * self.size + vertex] = doubled;
            }
        }
        self.tighten(vertex as u32, NOBODY);
    }

    /// Removes an edge. Requires [`Graph::solve`] afterwards.
    pub fn cut(&mut self, a: usize, b: usize) {
        if !self.has_edge(a, b) {
            return;
        }
        let (first, second) = (a as u32, b as u32);
        if self.mate[a] == second {
            self.release(first);
        }
        while self.top[a] == self.top[b] {
            self.expand_outside_search(self.top[a]);
        }
        self.doubled[a * self.size + b] = W::NONE;
        self.doubled[b * self.size + a] = W::NONE;
        debug_assert!(self.mate[a] != second && self.mate[b] != first);
    }

    /// Removes two vertices that are matched with each other. Requires [`Graph::solve`] afterwards.
    pub fn retire(&mut self, a: usize, b: usize) {
        self.release(a as u32);
        self.release(b as u32);
        self.active.retain(|&vertex| vertex as usize != a && vertex as usize != b);
    }

    /// Matches `a` with `b` at no loss if that is easy to see: they are mates, or their mates can be.
    pub fn swap(&mut self, a: usize, b: usize) -> Swap {
        if self.mate[a] == b as u32 {
            return Swap::Done;
        }
        let plain = |vertex: usize| self.top[vertex] == vertex as u32;
        if self.top[a] != self.top[b] && !self.is_tight(a, b) {
            return Swap::Loses;
        }
        let (Some(left), Some(right)) = (self.mate(a), self.mate(b)) else { return Swap::Unclear };
        if ![a, b, left, right].into_iter().all(plain) || !self.is_tight(left, right) {
            return Swap::Unclear;
        }
        for (one, other) in [(a, b), (left, right)] {
            self.mate[one] = other as u32;
            self.mate[other] = one as u32;
        }
        Swap::Done
    }

    fn is_tight(&self, a: usize, b: usize) -> bool {
        let doubled = self.doubled[a * self.size + b];
        doubled != W::NONE && self.dual[a] + self.dual[b] == doubled
    }
}

/// The result of [`Graph::swap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap {
    /// The two are mates, and the matching is still of maximum weight.
    Done,
    /// No matching of maximum weight has these two as mates.
    Loses,
    /// It takes a search to decide.
    Unclear,
}
