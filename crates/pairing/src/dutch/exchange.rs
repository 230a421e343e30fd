//! Exchanges between the halves of a remainder that cannot be paired as they are (C.04.3 article 4).

use super::{
    bracket::{PairedBracket, Run, graph, with_width},
    layout::{Bracket, Layout, bits},
};
use crate::matching::{Graph, NoPerfectMatching, Weight};

/// The bit positions of the fields for exchanges, all below the criteria.
struct Fields {
    /// The number of players who stay in the upper half.
    stay: u32,
    /// The sum of the places of those in the upper half.
    places: u32,
}

/// Pairs the remainder with as few and as small exchanges as possible; `done` are the pairs of
/// moved-down players.
pub(super) fn pair(
    bracket: &Bracket<'_>,
    done: &[(usize, usize)],
    remainder: &[usize],
    pairs: usize,
) -> Result<PairedBracket, NoPerfectMatching> {
    let width = bits(remainder.len());
    let places = bits(bracket.members.len()) + 2;
    let fields = Fields { stay: places + 2 * width, places };
    let layout = bracket.layout(fields.stay + width + 1);
    with_width!(
        layout.bits,
        bracket.members.len(),
        pair_with(bracket, &layout, &fields, done, remainder, pairs)
    )
}

fn pair_with<W: Weight>(
    bracket: &Bracket<'_>,
    layout: &Layout,
    fields: &Fields,
    done: &[(usize, usize)],
    remainder: &[usize],
    pairs: usize,
) -> Result<PairedBracket, NoPerfectMatching> {
    let mut graph = graph::<W>(bracket, layout)?;
    graph.remove_pairs(done);
    for at in 0..bracket.moved {
        for &other in remainder {
            graph.cut(at, other);
        }
    }
    for (place, &one) in remainder.iter().enumerate() {
        let stays = if place < pairs { W::unit(fields.stay) } else { W::ZERO };
        let more = stays - W::unit(fields.places).times(place as u32);
        graph.add(one, remainder[place + 1..].iter().map(|&other| (other, more)));
    }
    graph.solve()?;
    let run = Run { bracket, graph, pairs: done.to_vec() };
    let mut exchange = Exchange { run, remainder, pairs };
    let count = (0..pairs).filter(|&place| !exchange.is_higher(place)).count();
    exchange.choose_from_upper(count)?;
    exchange.choose_from_lower(count)?;
    exchange.finish()
}

struct Exchange<'a, W> {
    run: Run<'a, W>,
    remainder: &'a [usize],
    pairs: usize,
}

impl<W: Weight> Exchange<'_, W> {
    fn graph(&mut self) -> &mut Graph<W> {
        &mut self.run.graph
    }

    /// Returns whether the one at this place is the higher of a pair in the remainder.
    fn is_higher(&self, place: usize) -> bool {
        let one = self.remainder[place];
        self.run.graph.mate(one).is_some_and(|mate| mate > one && mate < self.run.bracket.end)
    }

    fn change(&mut self, place: usize, more: W) -> Result<(), NoPerfectMatching> {
        let (one, lower) = (self.remainder[place], &self.remainder[place + 1..]);
        self.run.graph.add(one, lower.iter().map(|&other| (other, more)));
        self.run.graph.solve()
    }

    /// Chooses those who leave the upper half: the lowest ranked possible.
    fn choose_from_upper(&mut self, mut left: usize) -> Result<(), NoPerfectMatching> {
        for place in (0..self.pairs).rev() {
            if left == 0 {
                return Ok(());
            }
            if self.is_higher(place) {
                self.change(place, W::ZERO - W::small(1))?;
            }
            if !self.is_higher(place) {
                left -= 1;
                for other in place + 1..self.remainder.len() {
                    let (one, other) = (self.remainder[place], self.remainder[other]);
                    self.graph().cut(one, other);
                }
                self.graph().solve()?;
            }
        }
        Ok(())
    }

    /// Chooses those who come from the lower half: the highest ranked possible.
    fn choose_from_lower(&mut self, mut left: usize) -> Result<(), NoPerfectMatching> {
        for place in self.pairs..self.remainder.len() {
            if left == 0 {
                return Ok(());
            }
            if !self.is_higher(place) {
                self.change(place, W::small(1))?;
            }
            if self.is_higher(place) {
                left -= 1;
                let one = self.remainder[place];
                for other in 0..place {
                    let other = self.remainder[other];
                    self.graph().cut(one, other);
                }
                for outside in self.run.bracket.end..self.run.graph.size() {
                    self.graph().cut(one, outside);
                }
                self.graph().solve()?;
            }
        }
        Ok(())
    }

    /// With the exchanged halves, chooses the highest-ranked possible opponent for each in turn.
    fn finish(mut self) -> Result<PairedBracket, NoPerfectMatching> {
        let places = 0..self.remainder.len();
        let (upper, lower): (Vec<usize>, Vec<usize>) =
            places.partition(|&place| self.is_higher(place));
        for &one in &upper {
            for other in 0..self.remainder.len() {
                if other < one || upper.contains(&other) {
                    let (one, other) = (self.remainder[one], self.remainder[other]);
                    if one != other {
                        self.graph().cut(one, other);
                    }
                }
            }
            for outside in self.run.bracket.end..self.run.graph.size() {
                let one = self.remainder[one];
                self.graph().cut(one, outside);
            }
        }
        for (at, &one) in lower.iter().enumerate() {
            for &other in &lower[at + 1..] {
                let (one, other) = (self.remainder[one], self.remainder[other]);
                self.graph().cut(one, other);
            }
        }
        self.graph().solve()?;
        let members = |half: Vec<usize>| -> Vec<usize> {
            half.into_iter().map(|place| self.remainder[place]).collect()
        };
        let (upper, lower) = (members(upper), members(lower));
        self.run.transpose(&upper, &lower)?;
        Ok(self.run.finish())
    }
}
