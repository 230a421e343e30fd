//! Pairing one bracket: the best pairs, and among equals those first in order.

use super::layout::{Bracket, Layout, Weights, bits};
use crate::matching::{Graph, NoPerfectMatching, Swap, Weight};

/// The result of a bracket: pairs of indices into `members`, in the order in which they were found.
pub(super) struct PairedBracket {
    pub(super) pairs: Vec<(usize, usize)>,
    /// Each member's mate in the final matching, by index; the bye and places outside come last.
    pub(super) outlook: Vec<usize>,
}

/// Returns the number of bits below the criteria for preferences among equals.
fn low_bits(bracket: &Bracket<'_>) -> u32 {
    bits(bracket.members.len()) + 2
}

/// Runs `work` with a sufficiently wide weight type. A search may change duals by the weight of a path,
/// and there are about as many searches as vertices.
macro_rules! with_width {
    ($needed:expr, $size:expr, $work:ident ( $($argument:expr),* )) => {
        match $needed + 2 * bits($size) + 4 {
            0..=63 => $work::<i64>($($argument),*),
            64..=127 => $work::<i128>($($argument),*),
            128..=255 => $work::<$crate::matching::WideInt<4>>($($argument),*),
            256..=511 => $work::<$crate::matching::WideInt<8>>($($argument),*),
            512..=1023 => $work::<$crate::matching::WideInt<16>>($($argument),*),
            _ => $work::<$crate::matching::WideInt<128>>($($argument),*),
        }
    };
}
pub(super) use with_width;

/// Pairs the bracket.
pub(super) fn pair(bracket: &Bracket<'_>) -> Result<PairedBracket, NoPerfectMatching> {
    let layout = bracket.layout(low_bits(bracket));
    with_width!(layout.bits, bracket.members.len(), pair_with(bracket, &layout))
}

/// Returns the maximum number of pairs in the bracket (C6).
pub(super) fn most_pairs(bracket: &Bracket<'_>) -> Result<usize, NoPerfectMatching> {
    let layout = bracket.layout_of_pairs();
    let graph = graph::<i64>(bracket, &layout)?;
    let residents = bracket.moved..bracket.end;
    Ok(residents.filter(|&low| graph.mate(low).is_some_and(|mate| mate < low)).count())
}

/// Builds the graph of all unpaired players and solves it.
pub(super) fn graph<W: Weight>(
    bracket: &Bracket<'_>,
    layout: &Layout,
) -> Result<Graph<W>, NoPerfectMatching> {
    let count = bracket.members.len();
    let weights = Weights::<W>::new(bracket, layout);
    let mut graph = Graph::new(count + bracket.outside.unwrap_or(count % 2));
    for low in 1..count {
        for high in 0..low {
            if let Some(weight) = weights.pair(bracket, high, low) {
                graph.put(high, low, weight);
            }
        }
    }
    if bracket.outside.is_some() {
        for place in count..graph.size() {
            (0..place).for_each(|at| graph.put(at, place, W::ZERO));
        }
    } else if count % 2 == 1 {
        for at in 0..count {
            if let Some(weight) = weights.bye(bracket, at) {
                graph.put(at, count, weight);
            }
        }
    }
    graph.start(&natural(bracket));
    graph.solve()?;
    Ok(graph)
}

/// Returns the opponent each would have if no criterion interfered.
fn natural(bracket: &Bracket<'_>) -> Vec<usize> {
    let rest = bracket.end - bracket.moved;
    let half = rest.saturating_sub(bracket.moved) / 2;
    (0..bracket.end)
        .map(|at| {
            if at < bracket.moved {
                at + bracket.moved
            } else if at < 2 * bracket.moved {
                at - bracket.moved
            } else if at < 2 * bracket.moved + half {
                at + half
            } else {
                at.saturating_sub(half)
            }
        })
        .collect()
}

fn pair_with<W: Weight>(
    bracket: &Bracket<'_>,
    layout: &Layout,
) -> Result<PairedBracket, NoPerfectMatching> {
    let mut run = Run { bracket, graph: graph::<W>(bracket, layout)?, pairs: Vec::new() };
    run.choose_moved()?;
    run.pair_moved()?;
    let remainder = run.remainder();
    let pairs = remainder.iter().filter(|&&at| run.is_paired_inside(at)).count() / 2;
    let (upper, lower) = remainder.split_at(pairs);
    if run.keep_halves(upper, lower) {
        run.transpose(upper, lower)?;
        return Ok(run.finish());
    }
    super::exchange::pair(bracket, &run.pairs, &remainder, pairs)
}

/// A bracket being paired.
pub(super) struct Run<'a, W> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) graph: Graph<W>,
    pub(super) pairs: Vec<(usize, usize)>,
}

impl<W: Weight> Run<'_, W> {
    fn is_resident(&self, at: usize) -> bool {
        (self.bracket.moved..self.bracket.end).contains(&at)
    }

    /// Returns whether it is currently matched with a resident.
    fn is_paired_inside(&self, at: usize) -> bool {
        self.graph.mate(at).is_some_and(|mate| self.is_resident(mate))
    }

    /// Chooses which moved-down players are paired here: among equals the higher ranked.
    fn choose_moved(&mut self) -> Result<(), NoPerfectMatching> {
        let (moved, end) = (self.bracket.moved, self.bracket.end);
        let places = self.graph.size();
        if (0..moved).all(|at| self.is_paired_inside(at)) {
            return Ok(());
        }
        for at in 0..moved {
            if !self.is_paired_inside(at) {
                self.graph.add(at, (moved..end).map(|other| (other, W::small(1))));
                self.graph.solve()?;
            }
            let (from, to) = if self.is_paired_inside(at) { (end, places) } else { (moved, end) };
            for other in from..to {
                self.graph.cut(at, other);
            }
            self.graph.solve()?;
        }
        Ok(())
    }

    /// Pairs the moved-down players: for each in turn the highest-ranked possible opponent.
    fn pair_moved(&mut self) -> Result<(), NoPerfectMatching> {
        let mut residents: Vec<usize> = (self.bracket.moved..self.bracket.end).collect();
        for at in 0..self.bracket.moved {
            if self.is_paired_inside(at) {
                let opponent = self.prefer(at, &residents)?;
                residents.retain(|&other| other != opponent);
                self.settle(at, opponent)?;
            }
        }
        Ok(())
    }

    /// Returns the residents not paired with a moved-down player.
    fn remainder(&self) -> Vec<usize> {
        let taken = |at: usize| self.pairs.iter().any(|pair| pair.1 == at);
        (self.bracket.moved..self.bracket.end).filter(|&at| !taken(at)).collect()
    }

    /// Pairs the upper half with the lower half, if that is not worse.
    fn keep_halves(&mut self, upper: &[usize], lower: &[usize]) -> bool {
        let before = self.graph.total();
        for (at, &one) in upper.iter().enumerate() {
            for &other in &upper[at + 1..] {
                self.graph.cut(one, other);
            }
            for outside in self.bracket.end..self.graph.size() {
                self.graph.cut(one, outside);
            }
        }
        for (at, &one) in lower.iter().enumerate() {
            for &other in &lower[at + 1..] {
                self.graph.cut(one, other);
            }
        }
        self.graph.solve().is_ok() && self.graph.total() == before
    }

    /// Chooses, for each of the upper half in turn, the highest-ranked possible opponent of the lower
    /// half.
    pub(super) fn transpose(
        &mut self,
        upper: &[usize],
        lower: &[usize],
    ) -> Result<(), NoPerfectMatching> {
        let mut left = lower.to_vec();
        for &at in upper {
            let opponent = self.prefer(at, &left)?;
            left.retain(|&other| other != opponent);
            self.settle(at, opponent)?;
        }
        Ok(())
    }

    /// Returns the first of the candidates that this one can be matched with at no loss.
    fn prefer(&mut self, at: usize, candidates: &[usize]) -> Result<usize, NoPerfectMatching> {
        let mut first = candidates.len();
        for (place, &other) in candidates.iter().enumerate() {
            match self.graph.swap(at, other) {
                Swap::Done => return Ok(other),
                Swap::Loses => {}
                Swap::Unclear => {
                    first = place;
                    break;
                }
            }
        }
        let left = candidates.get(first..).unwrap_or_default();
        let bonus =
            |(place, &other): (usize, &usize)| (other, W::small((left.len() - place) as u32));
        self.graph.add(at, left.iter().enumerate().map(bonus));
        self.graph.solve()?;
        Ok(self.graph.mate(at).unwrap_or(at))
    }

    fn settle(&mut self, one: usize, other: usize) -> Result<(), NoPerfectMatching> {
        self.pairs.push((one, other));
        self.graph.retire(one, other);
        self.graph.solve()
    }

    pub(super) fn finish(self) -> PairedBracket {
        let mut outlook: Vec<usize> =
            (0..self.graph.size()).map(|at| self.graph.mate(at).unwrap_or(at)).collect();
        for &(one, other) in &self.pairs {
            outlook[one] = other;
            outlook[other] = one;
        }
        PairedBracket { pairs: self.pairs, outlook }
    }
}
