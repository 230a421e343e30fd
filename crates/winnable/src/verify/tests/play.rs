//! Random games never leave an accepted proof.

use adoube_chess::{Bitboard, Colour, Move, MoveKind, Position, Square, Status};
use fastrand::Rng;

use super::{Proven, proven};
use crate::{
    confinement::Kind,
    quotient::Quotient,
    regions::PieceReach,
    verify::quotient::{Claim, Known, State},
};

const PLIES: usize = 1_000;

/// A numeric label for the piece on each square; the test defines their meaning.
#[derive(Clone)]
struct Labels([Option<usize>; 64]);

impl Labels {
    /// Plays a move; returns the captured label and its square, if any.
    fn play(&mut self, played: Move) -> Option<(usize, Square)> {
        let (from, to) = (played.from_square(), played.to_square());
        if let Some((king_to, rook_to)) = played.castling_destinations() {
            let both = [self.0[from.index()].take(), self.0[to.index()].take()];
            [self.0[king_to.index()], self.0[rook_to.index()]] = both;
            return None;
        }
        let on = match played.kind() {
            MoveKind::EnPassant => Square::new(to.file(), from.rank()),
            _ => to,
        };
        let taken = self.0[on.index()].take();
        self.0[to.index()] = self.0[from.index()].take();
        taken.map(|label| (label, on))
    }

    fn squares_of(&self, label: usize) -> Bitboard {
        Square::ALL.into_iter().filter(|at| self.0[at.index()] == Some(label)).collect()
    }

    fn squares(&self) -> Bitboard {
        Square::ALL.into_iter().filter(|at| self.0[at.index()].is_some()).collect()
    }
}

/// Plays random games, starting again when one is over; `visit` receives each move and the position
/// after it, or `None` and the first position when a game begins.
fn play_games(
    root: &Position,
    winner: Colour,
    rng: &mut Rng,
    mut visit: impl FnMut(Option<Move>, &Position, &Position),
) {
    let mut position = *root;
    visit(None, root, root);
    for _ in 0..PLIES {
        let moves = position.legal_moves();
        let Some(played) = rng.choice(moves.iter()) else {
            position = *root;
            visit(None, root, root);
            continue;
        };
        let next = position.play_unchecked(*played);
        assert!(
            next.turn() == winner || next.status() != Status::Checkmate,
            "{root}: {winner:?} has mated"
        );
        visit(Some(*played), &position, &next);
        position = next;
    }
}

fn stays_in_regions(
    Proven { position: root, winner, .. }: &Proven,
    men: &[PieceReach],
    rng: &mut Rng,
) {
    let home = Labels(Square::ALL.map(|at| men.iter().position(|man| man.home == at)));
    let mut labels = home.clone();
    play_games(root, *winner, rng, |played, before, after| {
        let Some(played) = played else {
            labels = home.clone();
            return;
        };
        if let Some((taken, on)) = labels.play(played) {
            assert!(men[taken].taken.contains(on), "{root}: taken on {on} in {before}");
        }
        for (label, man) in men.iter().enumerate() {
            let is_inside = labels.squares_of(label).without(man.reach).is_empty();
            assert!(is_inside, "{root}: the man of {} in {after}", man.home);
        }
    });
}

fn stays_in_quotient(proven: &Proven, quotient: &Quotient, rng: &mut Rng) {
    let Proven { position: root, winner, .. } = proven;
    let claim = Claim::new(root, *winner, quotient);
    let known = Known::new(&claim.states);
    let roamers = &claim.roamers;
    let heir = |colour| roamers.iter().position(|one| one.colour == colour && one.role.is_none());
    let roams = |at| roamers.iter().position(|roamer| roamer.home == Some(at));
    let home = Labels(Square::ALL.map(roams));
    let mut labels = home.clone();
    play_games(root, *winner, rng, |played, before, after| {
        match played {
            None => labels = home.clone(),
            Some(played) => {
                labels.play(played);
                if played.promotion().is_some() {
                    labels.0[played.to_square().index()] = heir(before.turn());
                }
            }
        }
        let mut followed = after.board();
        labels.squares().into_iter().for_each(|at| followed.set(at, None));
        let reaches: Vec<_> = (0..roamers.len()).map(|label| labels.squares_of(label)).collect();
        assert!(known.covers(&State::new(&followed, &reaches)), "{root}: {after} is no instance");
    });
}

#[test]
fn games_never_leave_a_proof() {
    let mut rng = Rng::with_seed(5);
    for proven in proven(10) {
        match &proven.wall.0 {
            Kind::Regions(regions) => stays_in_regions(&proven, &regions.men, &mut rng),
            Kind::Quotient(quotient) => stays_in_quotient(&proven, quotient, &mut rng),
        }
    }
}
