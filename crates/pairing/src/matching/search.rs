//! One search: an alternating tree grows from an unmatched vertex until it meets another.
//!
//! `delta` is the total change of the duals in this search. A node in the tree stores the `delta` at
//! which it entered (`since`); its duals are updated when it leaves. Keys are the `delta` at which
//! something becomes tight.

use super::{
    Graph, NoPerfectMatching, Weight,
    graph::{Label, NOBODY},
};

enum Event {
    Grow(u32),
    Close(u32),
    Open(u32),
}

impl<W: Weight> Graph<W> {
    pub(super) fn search(&mut self, root: u32) -> Result<(), NoPerfectMatching> {
        self.delta = W::ZERO;
        self.queue.clear();
        self.labelled.clear();
        self.ties.clear();
        for at in 0..self.active.len() {
            self.key[self.active[at] as usize] = W::NEVER;
        }
        self.make_outer(self.top[root as usize]);
        loop {
            while let Some(vertex) = self.queue.pop() {
                if let Some(found) = self.scan(vertex) {
                    self.finish(Some((vertex, found)));
                    return Ok(());
                }
            }
            if let Some((left, right)) = self.ties.pop() {
                if self.top[left as usize] != self.top[right as usize] {
                    self.contract_cycle(left, right);
                }
                continue;
            }
            match self.next_event() {
                Some(Event::Grow(vertex)) => {
                    if self.mate[self.base(self.top[vertex as usize]) as usize] == NOBODY {
                        self.finish(Some((self.from[vertex as usize], vertex)));
                        return Ok(());
                    }
                    self.grow(vertex);
                }
                Some(Event::Close(vertex)) => {
                    self.contract_cycle(self.from[vertex as usize], vertex);
                }
                Some(Event::Open(node)) => self.expand_inner(node),
                None => return Err(self.give_up()),
            }
        }
    }

    fn mark(&mut self, node: u32, label: Label) {
        self.label[node as usize] = label;
        self.since[node as usize] = self.delta;
        self.labelled.push(node);
        self.each_vertex(node, |graph, vertex| graph.state[vertex as usize] = label);
    }

    fn make_outer(&mut self, node: u32) {
        self.mark(node, Label::Outer);
        self.each_vertex(node, |graph, vertex| {
            graph.key[vertex as usize] = W::NEVER;
            graph.queue.push(vertex);
        });
    }

    /// Scans the edges of an outer vertex. Returns an unmatched vertex at the end of a tight edge.
    fn scan(&mut self, vertex: u32) -> Option<u32> {
        let node = self.top[vertex as usize];
        let reach = self.dual[vertex as usize] + self.since[node as usize];
        let row = &self.doubled[vertex as usize * self.size..][..self.size];
        for &other in &self.active {
            let at = other as usize;
            let doubled = row[at];
            if doubled == W::NONE {
                continue;
            }
            let mut key = reach + self.dual[at] - doubled;
            if self.state[at] == Label::Outer {
                if self.top[at] == node {
                    continue;
                }
                key = (key + self.since[self.top[at] as usize]).half();
                if key == self.delta {
                    self.ties.push((vertex, other));
                    continue;
                }
            }
            if key < self.key[at] {
                self.key[at] = key;
                self.from[at] = vertex;
                let exposed = self.mate[at] == NOBODY && self.state[at] == Label::Free;
                if exposed && key == self.delta {
                    return Some(other);
                }
            }
        }
        None
    }

    /// Returns the next event; among equals the one that ends the search soonest.
    fn next_event(&mut self) -> Option<Event> {
        let mut best = (W::NEVER, 3);
        let mut event = None;
        for &vertex in &self.active {
            let key = self.key[vertex as usize];
            if key == W::NEVER || key > best.0 {
                continue;
            }
            let (rank, found) = match self.state[vertex as usize] {
                Label::Inner => continue,
                Label::Free => {
                    (u8::from(self.mate[vertex as usize] != NOBODY), Event::Grow(vertex))
                }
                Label::Outer => (2, Event::Close(vertex)),
            };
            if (key, rank) < best {
                best = (key, rank);
                event = Some(found);
            }
        }
        for &node in &self.labelled {
            if self.is_blossom(node) && self.label[node as usize] == Label::Inner {
                let found = (self.since[node as usize] + self.blossom(node).dual.half(), 1);
                if found < best {
                    best = found;
                    event = Some(Event::Open(node));
                }
            }
        }
        if let Some(Event::Close(vertex)) = event
            && self.top[self.from[vertex as usize] as usize] == self.top[vertex as usize]
        {
            self.refresh(vertex);
            return self.next_event();
        }
        self.delta = if event.is_some() { best.0 } else { self.delta };
        event
    }

    /// Recomputes the nearest outer vertex when the known one is now in the same blossom. Until then its
    /// key is a lower bound.
    fn refresh(&mut self, vertex: u32) {
        let at = vertex as usize;
        let node = self.top[at];
        let reach = self.dual[at] + self.since[node as usize];
        self.key[at] = W::NEVER;
        for &other in &self.active {
            let top = self.top[other as usize];
            let doubled = self.twice(vertex, other);
            if self.state[other as usize] != Label::Outer || top == node || doubled == W::NONE {
                continue;
            }
            let key =
                (reach + self.dual[other as usize] + self.since[top as usize] - doubled).half();
            if key < self.key[at] {
                self.key[at] = key;
                self.from[at] = other;
            }
        }
    }

    fn grow(&mut self, vertex: u32) {
        let node = self.top[vertex as usize];
        self.mark(node, Label::Inner);
        self.entry[node as usize] = (self.from[vertex as usize], vertex);
        let mate = self.mate[self.base(node) as usize];
        self.make_outer(self.top[mate as usize]);
    }

    /// Brings the duals of a node in the tree up to date.
    fn settle(&mut self, node: u32) {
        let moved = self.delta - self.since[node as usize];
        self.since[node as usize] = self.delta;
        if moved == W::ZERO {
            return;
        }
        let inner = self.label[node as usize] == Label::Inner;
        self.each_vertex(node, |graph, vertex| {
            let dual = &mut graph.dual[vertex as usize];
            *dual = if inner { *dual + moved } else { *dual - moved };
            if inner {
                let key = &mut graph.key[vertex as usize];
                *key = if *key == W::NEVER { *key } else { *key + moved };
            }
        });
        if self.is_blossom(node) {
            let dual = &mut self.blossoms[node as usize - self.size].dual;
            *dual = if inner { *dual - moved - moved } else { *dual + moved + moved };
        }
    }

    /// Returns the outer nodes from this one up to the root.
    fn ancestors(&self, mut node: u32) -> Vec<u32> {
        let mut found = vec![node];
        loop {
            let mate = self.mate[self.base(node) as usize];
            if mate == NOBODY {
                return found;
            }
            let inner = self.top[mate as usize];
            node = self.top[self.entry[inner as usize].0 as usize];
            found.push(node);
        }
    }

    /// Turns the cycle through the nearest common ancestor of two adjacent outer nodes into a blossom.
    fn contract_cycle(&mut self, left: u32, right: u32) {
        let ups = [left, right].map(|vertex| self.ancestors(self.top[vertex as usize]));
        let shared =
            ups[0].iter().rev().zip(ups[1].iter().rev()).take_while(|(a, b)| a == b).count();
        let meeting = ups[0][ups[0].len() - shared];
        let mut children = vec![meeting];
        let mut links = Vec::new();
        for &node in ups[0][..ups[0].len() - shared].iter().rev() {
            let base = self.base(node);
            let mate = self.mate[base as usize];
            let inner = self.top[mate as usize];
            links.extend([self.entry[inner as usize], (mate, base)]);
            children.extend([inner, node]);
        }
        links.push((left, right));
        for &node in &ups[1][..ups[1].len() - shared] {
            let base = self.base(node);
            let mate = self.mate[base as usize];
            let inner = self.top[mate as usize];
            let (above, below) = self.entry[inner as usize];
            links.extend([(base, mate), (below, above)]);
            children.extend([node, inner]);
        }
        for &child in &children {
            self.settle(child);
        }
        let fresh: Vec<u32> =
            children.iter().copied().filter(|&c| self.label[c as usize] == Label::Inner).collect();
        let node = self.contract(children, links);
        for child in fresh {
            self.each_vertex(child, |graph, vertex| {
                graph.key[vertex as usize] = W::NEVER;
                graph.queue.push(vertex);
            });
        }
        self.mark(node, Label::Outer);
    }

    /// Expands an inner blossom whose dual is zero: the even path from its entry to its base stays in
    /// the tree.
    fn expand_inner(&mut self, node: u32) {
        self.settle(node);
        let entry = self.entry[node as usize];
        let mut at = entry.1;
        while self.parent[at as usize] != node {
            at = self.parent[at as usize];
        }
        let (children, links) = self.expand(node);
        self.labelled.retain(|&other| other != node);
        for &child in &children {
            self.each_vertex(child, |graph, vertex| graph.state[vertex as usize] = Label::Free);
        }
        let count = children.len();
        let mut place = children.iter().position(|&child| child == at).unwrap_or(0);
        let mut way_in = entry;
        loop {
            let child = children[place];
            self.mark(child, Label::Inner);
            self.entry[child as usize] = way_in;
            if place == 0 {
                return;
            }
            let (outer, next, link) = if place % 2 == 0 {
                (place - 1, place - 2, links[place - 2])
            } else {
                (place + 1, (place + 2) % count, links[place + 1])
            };
            way_in = if place % 2 == 0 { (link.1, link.0) } else { link };
            self.make_outer(children[outer]);
            place = next;
        }
    }

    /// Ends the search: updates the duals, and if a path was found, swaps matched and unmatched edges on
    /// it.
    fn finish(&mut self, found: Option<(u32, u32)>) {
        let labelled = std::mem::take(&mut self.labelled);
        for &node in &labelled {
            if self.label[node as usize] != Label::Free {
                self.settle(node);
            }
        }
        let mut step = found;
        while let Some((near, far)) = step {
            let outer = self.top[near as usize];
            let left = self.mate[self.base(outer) as usize];
            self.rebase(outer, near);
            self.rebase(self.top[far as usize], far);
            self.mate[near as usize] = far;
            self.mate[far as usize] = near;
            step = (left != NOBODY).then(|| self.entry[self.top[left as usize] as usize]);
        }
        for &node in &labelled {
            self.label[node as usize] = Label::Free;
        }
        for at in 0..self.active.len() {
            self.state[self.active[at] as usize] = Label::Free;
        }
        for &node in &labelled {
            self.expand_spent(node);
        }
        self.labelled = labelled;
    }

    /// Expands blossoms with a zero dual, so that fewer are in the way later.
    fn expand_spent(&mut self, node: u32) {
        if self.is_blossom(node)
            && self.parent[node as usize] == NOBODY
            && !self.blossom(node).children.is_empty()
            && self.blossom(node).dual == W::ZERO
        {
            for child in self.expand(node).0 {
                self.expand_spent(child);
            }
        }
    }

    fn give_up(&mut self) -> NoPerfectMatching {
        let outer = |&&vertex: &&u32| self.state[vertex as usize] == Label::Outer;
        let vertices = self.active.iter().filter(outer).map(|&vertex| vertex as usize).collect();
        self.finish(None);
        NoPerfectMatching { vertices }
    }
}
