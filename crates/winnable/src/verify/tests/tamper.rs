//! A proof with a part removed is no longer a proof.

use adoube_chess::Bitboard;
use fastrand::Rng;

use super::{Proven, proven};
use crate::{
    confinement::Kind,
    regions::PieceReach,
    verify::{quotient::Claim, regions},
};

/// The number of changes made, and how many of them the checker detected.
#[derive(Default, Debug)]
struct Count {
    made: usize,
    seen: usize,
}

impl Count {
    fn add(&mut self, is_seen: bool) {
        self.made += 1;
        self.seen += usize::from(is_seen);
    }

    fn assert_percent(&self, percent: usize) {
        assert!(self.made >= 20 && self.seen * 100 >= self.made * percent, "{self:?}");
    }
}

/// Returns a random square of a set.
fn any_of(rng: &mut Rng, set: Bitboard) -> Option<Bitboard> {
    let squares: Vec<_> = set.into_iter().collect();
    rng.choice(squares).map(Bitboard::from_square)
}

fn each_regions(mut visit: impl FnMut(&Proven, &[PieceReach])) {
    for proven in proven(5) {
        if let Kind::Regions(regions) = &proven.wall.0 {
            visit(&proven, &regions.men);
        }
    }
}

fn each_quotient(mut visit: impl FnMut(&Proven, Claim)) {
    for proven in proven(5) {
        if let Kind::Quotient(quotient) = &proven.wall.0 {
            visit(&proven, Claim::new(&proven.position, proven.winner, quotient));
        }
    }
}

/// A prover may include squares to which no step leads; removing one of these does no harm.
#[test]
fn a_missing_square_is_detected() {
    let mut rng = Rng::with_seed(1);
    let mut count = Count::default();
    each_regions(|Proven { position, winner, .. }, men| {
        for _ in 0..10 {
            let mut men = men.to_vec();
            let index = rng.usize(..men.len());
            let gone = any_of(&mut rng, men[index].reach).expect("its home at least");
            men[index].reach = men[index].reach.without(gone);
            count.add(regions::check(position, *winner, &men).is_err());
        }
    });
    count.assert_percent(99);
}

#[test]
fn a_missing_capture_is_detected() {
    let mut rng = Rng::with_seed(2);
    let mut count = Count::default();
    each_regions(|Proven { position, winner, .. }, men| {
        for index in 0..men.len() {
            let mut men = men.to_vec();
            let Some(gone) = any_of(&mut rng, men[index].taken) else { continue };
            men[index].taken = men[index].taken.without(gone);
            count.add(regions::check(position, *winner, &men).is_err());
        }
    });
    count.assert_percent(99);
}

#[test]
fn a_missing_piece_is_detected() {
    each_regions(|Proven { position, winner, .. }, men| {
        assert!(regions::check(position, *winner, &men[1..]).is_err());
    });
}

/// Only a state covered by another can be removed undetected.
#[test]
fn a_missing_state_is_detected() {
    let mut rng = Rng::with_seed(3);
    let mut count = Count::default();
    each_quotient(|Proven { position, .. }, mut claim| {
        for _ in 0..5 {
            let index = rng.usize(..claim.states.len());
            let gone = claim.states.swap_remove(index);
            count.add(claim.check(position).is_err());
            claim.states.push(gone);
        }
    });
    count.assert_percent(95);
}

/// Some squares are there only because sets are larger than necessary.
#[test]
fn a_missing_square_of_a_roaming_piece_is_detected() {
    let mut rng = Rng::with_seed(4);
    let mut count = Count::default();
    each_quotient(|Proven { position, .. }, mut claim| {
        for _ in 0..if claim.roamers.is_empty() { 0 } else { 10 } {
            let state = rng.usize(..claim.states.len());
            let roamer = rng.usize(..claim.roamers.len());
            let before = claim.states[state].reaches[roamer];
            let Some(gone) = any_of(&mut rng, before) else { continue };
            claim.states[state].reaches[roamer] = before.without(gone);
            count.add(claim.check(position).is_err());
            claim.states[state].reaches[roamer] = before;
        }
    });
    count.assert_percent(95);
}
