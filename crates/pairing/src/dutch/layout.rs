//! The weight of a pair in a bracket: a bit field for each criterion, the first criterion highest.

use super::{
    colour::{Colours, Strength},
    criterion::{Criteria, Criterion},
    field::{Field, Float},
};
use crate::{Colour, Points, matching::Weight};

/// A bracket and the players below. `members` are all who are still unpaired: the moved-down players
/// first, then the residents, then the next score group, then the rest.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field,
    pub(super) criteria: Criteria,
    pub(super) members: &'a [usize],
    /// The number of moved-down players.
    pub(super) moved: usize,
    /// The end of the residents.
    pub(super) end: usize,
    /// The end of the next score group.
    pub(super) next_end: usize,
    /// The score at which the bye is given, if there is one.
    pub(super) bye_score: Option<Points>,
    /// The bye goes to the only downfloater from here, so C9 applies.
    pub(super) bye_from_here: bool,
    /// If the members end with the next score group: how many of them may float below it, to be paired
    /// there.
    pub(super) outside: Option<usize>,
}

/// Returns the number of bits needed for numbers up to `count`.
pub(super) const fn bits(count: usize) -> u32 {
    usize::BITS - count.leading_zeros()
}

/// The positions of the fields. Fields that could never distinguish two pairings are omitted.
#[derive(Default)]
pub(super) struct Layout {
    pairs: Option<u32>,
    moved: Vec<(Points, u32)>,
    next_pairs: Option<u32>,
    next_moved: Vec<(Points, u32)>,
    bye: Option<u32>,
    colours: [Option<u32>; 4],
    downfloats: [Option<u32>; 2],
    upfloats: [Option<u32>; 2],
    downfloat_scores: [Vec<(Points, u32)>; 2],
    upfloat_scores: [Vec<(Points, u32)>; 2],
    /// The total number of bits.
    pub(super) bits: u32,
}

impl Bracket<'_> {
    fn counts(&self, range: std::ops::Range<usize>) -> Vec<(Points, usize)> {
        let mut counts: Vec<(Points, usize)> = Vec::new();
        for &member in &self.members[range] {
            let score = self.field.entrants[member].score;
            match counts.last_mut() {
                Some((last, count)) if *last == score => *count += 1,
                _ => counts.push((score, 1)),
            }
        }
        counts
    }

    fn floated(&self, range: std::ops::Range<usize>, back: usize, float: Float) -> usize {
        self.members[range]
            .iter()
            .filter(|&&member| self.field.entrants[member].floats[back] == float)
            .count()
    }

    /// Lays out the fields above `low` bits that are reserved for the order of pairings.
    pub(super) fn layout(&self, low: u32) -> Layout {
        let mut layout = Layout { bits: low, ..Layout::default() };
        let has = |criterion| self.criteria.has(criterion);
        let moved = self.counts(0..self.moved);
        let residents = self.end - self.moved;
        let (down, up) = ([Criterion::C18, Criterion::C20], [Criterion::C19, Criterion::C21]);
        for back in [1, 0] {
            let ups = self.floated(self.moved..self.end, back, Float::Up);
            if has(up[back]) && ups > 0 {
                layout.upfloat_scores[back] = layout.scores(&moved);
            }
            if has(down[back]) && self.floated(0..self.moved, back, Float::Down) > 0 {
                layout.downfloat_scores[back] = layout.scores(&moved);
            }
        }
        let (down, up) = ([Criterion::C14, Criterion::C16], [Criterion::C15, Criterion::C17]);
        for back in [1, 0] {
            let ups = self.floated(self.moved..self.end, back, Float::Up).min(self.moved);
            layout.upfloats[back] = layout.one(has(up[back]), ups);
            let downs = self.floated(self.moved..self.end, back, Float::Down);
            layout.downfloats[back] = layout.one(has(down[back]), downs);
        }
        for (at, criterion) in
            [Criterion::C13, Criterion::C12, Criterion::C11, Criterion::C10].into_iter().enumerate()
        {
            let clashes = if has(criterion) && self.has_clash(3 - at) { residents } else { 0 };
            layout.colours[3 - at] = layout.one(true, clashes);
        }
        let most = self.members[..self.end]
            .iter()
            .map(|&member| self.field.entrants[member].unplayed)
            .max();
        layout.bye =
            layout.one(self.bye_from_here && has(Criterion::C9), most.unwrap_or(0) as usize);
        if has(Criterion::C8) && self.next_end > self.end {
            layout.next_moved = layout.scores(&self.counts(0..self.end));
            layout.next_pairs = layout.one(true, self.next_end - self.end);
        }
        if has(Criterion::C7) {
            layout.moved = layout.scores(&moved);
        }
        layout.pairs = layout.one(has(Criterion::C6), residents);
        layout
    }

    /// Lays out C6 only.
    pub(super) fn layout_of_pairs(&self) -> Layout {
        Layout { pairs: Some(0), bits: bits(self.end), ..Layout::default() }
    }

    /// Returns whether any pair of the bracket could violate C10 (0) to C13 (3); false positives are
    /// possible.
    fn has_clash(&self, which: usize) -> bool {
        let topscorers =
            self.members[..self.end].iter().any(|&member| self.field.entrants[member].topscorer);
        if which < 2 && !topscorers && self.criteria.has(Criterion::C3) {
            return false;
        }
        let least =
            [Strength::Absolute, Strength::Absolute, Strength::Mild, Strength::Strong][which];
        [Colour::White, Colour::Black].into_iter().any(|colour| {
            let wants = |member: &&usize| {
                let colours = &self.field.entrants[**member].colours;
                colours.preference == Some(colour) && colours.strength >= least
            };
            self.members[..self.end].iter().filter(wants).count() > 1
        })
    }
}

/// Returns bits 0 to 3: whether the pair violates C10, C11, C12, C13.
pub(super) fn clashes(one: &Colours, other: &Colours) -> usize {
    if !one.has_conflict(other) {
        return 0;
    }
    usize::from(one.is_imbalanced() && other.is_imbalanced())
        | usize::from(one.is_third_in_a_row(other)) << 1
        | 1 << 2
        | usize::from(one.has_strong_clash(other)) << 3
}

impl Layout {
    fn one(&mut self, wanted: bool, count: usize) -> Option<u32> {
        if !wanted || count == 0 {
            return None;
        }
        let shift = self.bits;
        self.bits += bits(count);
        Some(shift)
    }

    /// Adds a field for each score, the highest score highest.
    fn scores(&mut self, counts: &[(Points, usize)]) -> Vec<(Points, u32)> {
        let mut fields = Vec::new();
        for &(score, count) in counts.iter().rev() {
            fields.extend(self.one(true, count).map(|shift| (score, shift)));
        }
        fields
    }
}

fn unit<W: Weight>(shift: Option<u32>) -> W {
    shift.map_or(W::ZERO, W::unit)
}

fn of_score<W: Weight>(fields: &[(Points, u32)], score: Points) -> W {
    unit(fields.iter().find(|field| field.0 == score).map(|field| field.1))
}

/// Precomputed parts of weights, so that a pair costs few additions.
pub(super) struct Weights<W> {
    /// The part of the higher of a pair in the bracket.
    higher: Vec<W>,
    /// The part of the lower.
    lower: Vec<W>,
    /// The penalty of a moved-down player if his opponent floated up (last round, round before).
    upfloat: Vec<[W; 2]>,
    /// The penalty for every combination of C10 to C13.
    clash: [W; 16],
    /// The part of the higher of a pair with the next score group.
    next: Vec<W>,
    /// The weight of giving this member the bye.
    bye: Vec<W>,
}

impl<W: Weight> Weights<W> {
    pub(super) fn new(bracket: &Bracket<'_>, layout: &Layout) -> Self {
        let entrant = |at: usize| &bracket.field.entrants[bracket.members[at]];
        let sum_if = |sum: W, yes: bool, more: W| if yes { sum + more } else { sum };
        let mut weights = Self {
            higher: Vec::new(),
            lower: Vec::new(),
            upfloat: Vec::new(),
            clash: [W::ZERO; 16],
            next: Vec::new(),
            bye: Vec::new(),
        };
        let most = (0..bracket.end).map(|at| entrant(at).unplayed).max().unwrap_or(0);
        for at in 0..bracket.end {
            let one = entrant(at);
            let moved = at < bracket.moved;
            let down = one.floats.map(|float| float == Float::Down);
            let residents = (0..2)
                .fold(W::ZERO, |sum, back| sum_if(sum, down[back], unit(layout.downfloats[back])));
            let mut higher = unit::<W>(layout.pairs);
            if moved {
                higher = higher + of_score(&layout.moved, one.score);
                for (down, scores) in down.into_iter().zip(&layout.downfloat_scores) {
                    higher = sum_if(higher, down, of_score(scores, one.score));
                }
            } else {
                higher = higher + residents;
            }
            weights.higher.push(higher);
            weights.lower.push(residents);
            weights.upfloat.push([0, 1].map(|back| {
                let scores: W = of_score(&layout.upfloat_scores[back], one.score);
                if moved { scores + unit(layout.upfloats[back]) } else { W::ZERO }
            }));
            let idle =
                layout.bye.map_or(W::ZERO, |shift| W::unit(shift).times(most - one.unplayed));
            weights.bye.push(idle);
        }
        for at in 0..bracket.next_end {
            let count = unit::<W>(layout.next_pairs);
            weights.next.push(count + of_score(&layout.next_moved, entrant(at).score));
        }
        for (combination, cost) in weights.clash.iter_mut().enumerate() {
            *cost = (0..4).fold(W::ZERO, |sum, at| {
                sum_if(sum, combination >> at & 1 == 1, unit(layout.colours[at]))
            });
        }
        weights
    }

    /// Returns the weight of two members, the higher first; `None` if they cannot be paired.
    pub(super) fn pair(&self, bracket: &Bracket<'_>, high: usize, low: usize) -> Option<W> {
        let (a, b) = (bracket.members[high], bracket.members[low]);
        if low >= bracket.next_end || low < bracket.moved {
            // Below, it only matters that the round can be completed (C4).
            return (!bracket.criteria.has(Criterion::C4) || bracket.field.is_allowed(a, b))
                .then_some(W::ZERO);
        }
        if !bracket.field.is_allowed(a, b) {
            return None;
        }
        if low >= bracket.end {
            return Some(self.next[high]);
        }
        let (one, other) = (&bracket.field.entrants[a], &bracket.field.entrants[b]);
        let mut weight =
            self.higher[high] + self.lower[low] - self.clash[clashes(&one.colours, &other.colours)];
        for back in 0..2 {
            if other.floats[back] == Float::Up {
                weight = weight - self.upfloat[high][back];
            }
        }
        Some(weight)
    }

    /// Returns the weight of the bye for a member; `None` if he cannot have it.
    pub(super) fn bye(&self, bracket: &Bracket<'_>, at: usize) -> Option<W> {
        let entrant = &bracket.field.entrants[bracket.members[at]];
        let right_score = bracket.bye_score.is_none_or(|score| score == entrant.score);
        (entrant.may_have_bye && right_score).then(|| self.bye.get(at).copied().unwrap_or(W::ZERO))
    }
}
