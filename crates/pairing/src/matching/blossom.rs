//! Blossoms: odd cycles of nodes that are treated as one node.

use super::{
    Graph, Weight,
    graph::{Label, NOBODY},
};

/// An odd cycle. The first child contains the base; children 1 and 2, 3 and 4, … are matched with each
/// other.
pub(super) struct Blossom<W> {
    pub(super) children: Vec<u32>,
    /// The edge from each child to the next, its nearer end first.
    pub(super) links: Vec<(u32, u32)>,
    pub(super) vertices: Vec<u32>,
    pub(super) base: u32,
    pub(super) dual: W,
}

impl<W: Weight> Graph<W> {
    pub(super) fn is_blossom(&self, node: u32) -> bool {
        node as usize >= self.size
    }

    pub(super) fn blossom(&self, node: u32) -> &Blossom<W> {
        &self.blossoms[node as usize - self.size]
    }

    /// Returns the vertex of the node that is not matched inside it.
    pub(super) fn base(&self, node: u32) -> u32 {
        if self.is_blossom(node) { self.blossom(node).base } else { node }
    }

    /// Calls `act` with each vertex of a node.
    pub(super) fn each_vertex(&mut self, node: u32, mut act: impl FnMut(&mut Self, u32)) {
        if !self.is_blossom(node) {
            return act(self, node);
        }
        let at = node as usize - self.size;
        let vertices = std::mem::take(&mut self.blossoms[at].vertices);
        for &vertex in &vertices {
            act(self, vertex);
        }
        self.blossoms[at].vertices = vertices;
    }

    /// Creates a blossom from these nodes; the caller has settled their duals.
    pub(super) fn contract(&mut self, children: Vec<u32>, links: Vec<(u32, u32)>) -> u32 {
        let base = self.base(children[0]);
        let mut vertices = Vec::new();
        for &child in &children {
            self.each_vertex(child, |_, vertex| vertices.push(vertex));
        }
        let blossom = Blossom { children, links, vertices, base, dual: W::ZERO };
        let node = if let Some(node) = self.spare.pop() {
            self.blossoms[node as usize - self.size] = blossom;
            node
        } else {
            self.blossoms.push(blossom);
            (self.size + self.blossoms.len() - 1) as u32
        };
        for at in 0..self.blossom(node).children.len() {
            let child = self.blossom(node).children[at];
            self.parent[child as usize] = node;
            self.label[child as usize] = Label::Free;
        }
        self.parent[node as usize] = NOBODY;
        self.each_vertex(node, |graph, vertex| graph.top[vertex as usize] = node);
        node
    }

    /// Expands a top-level blossom and returns its children and links; its dual must be zero.
    pub(super) fn expand(&mut self, node: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
        let blossom = &mut self.blossoms[node as usize - self.size];
        let children = std::mem::take(&mut blossom.children);
        let links = std::mem::take(&mut blossom.links);
        blossom.vertices.clear();
        for &child in &children {
            self.parent[child as usize] = NOBODY;
            self.label[child as usize] = Label::Free;
            self.each_vertex(child, |graph, vertex| graph.top[vertex as usize] = child);
        }
        self.label[node as usize] = Label::Free;
        self.spare.push(node);
        (children, links)
    }

    /// Expands a top-level blossom outside a search. Its dual is distributed to its vertices, which
    /// keeps inner edges tight and loosens the others; so its base loses its mate.
    pub(super) fn expand_outside_search(&mut self, node: u32) {
        let share = self.blossom(node).dual.half();
        if share != W::ZERO {
            self.each_vertex(node, |graph, vertex| {
                let dual = &mut graph.dual[vertex as usize];
                *dual = *dual + share;
            });
            self.unmatch(self.base(node));
        }
        self.expand(node);
    }

    /// Rotates the matching inside a node so that `vertex` is its base.
    pub(super) fn rebase(&mut self, node: u32, vertex: u32) {
        if !self.is_blossom(node) || self.base(node) == vertex {
            return;
        }
        let mut child = vertex;
        while self.parent[child as usize] != node {
            child = self.parent[child as usize];
        }
        let at = node as usize - self.size;
        let mut children = std::mem::take(&mut self.blossoms[at].children);
        let mut links = std::mem::take(&mut self.blossoms[at].links);
        let first = children.iter().position(|&other| other == child).unwrap_or(0);
        children.rotate_left(first);
        links.rotate_left(first);
        self.rebase(child, vertex);
        for pair in (1..children.len()).step_by(2) {
            let (near, far) = links[pair];
            self.rebase(children[pair], near);
            self.rebase(children[pair + 1], far);
            self.mate[near as usize] = far;
            self.mate[far as usize] = near;
        }
        let blossom = &mut self.blossoms[at];
        blossom.children = children;
        blossom.links = links;
        blossom.base = vertex;
    }
}
