//! Shortening of a mating line. The search takes the first mate it finds, with moves that only pass the
//! time; human readers prefer few moves.

use std::collections::HashMap;

use adoube_chess::{Colour, Identity, Move, Position};

use crate::seen::SeenPositions;

/// The number of positions searched around each position of the line.
const AROUND: usize = 4_000;

/// Returns a line to mate by `winner` that is no longer than `line`: the neighbourhood of each of its
/// positions is searched for mates and for positions that come later in the line. An illegal line is
/// returned unchanged.
///
/// ```
/// use adoube_chess::{Colour, Position};
/// use adoube_winnable::{Budget, Verdict, shorten, winnable};
///
/// let start = Position::initial();
/// let Verdict::Yes(line) = winnable(&start, Colour::White, Budget::FULL) else { panic!("not known") };
/// assert!(shorten(&start, Colour::White, &line).len() <= line.len());
/// ```
pub fn shorten(position: &Position, winner: Colour, line: &[Move]) -> Vec<Move> {
    let mut line = line.to_vec();
    loop {
        let before = line.len();
        for played in 0.. {
            let Some(positions) = positions(position, &line).filter(|_| played < line.len()) else {
                break;
            };
            if let Some(shortcut) = Shortcut::find(&positions, played, winner) {
                line.splice(played..shortcut.to, shortcut.moves);
            }
        }
        if line.len() == before {
            return line;
        }
    }
}

/// Returns all positions of a line, if its moves are legal.
fn positions(start: &Position, line: &[Move]) -> Option<Vec<Position>> {
    let mut all = vec![*start];
    for played in line {
        let after = all.last()?.play(*played).ok()?;
        all.push(after);
    }
    Some(all)
}

/// Moves that lead from one place in a line to another.
struct Shortcut {
    moves: Vec<Move>,
    to: usize,
}

impl Shortcut {
    /// Finds the shortcut that saves most, starting at `from`. Any mate counts as the end of the line.
    fn find(line: &[Position], from: usize, winner: Colour) -> Option<Self> {
        let later: HashMap<Identity, usize> = line
            .iter()
            .enumerate()
            .skip(from + 1)
            .map(|(place, it)| (it.identity(), place))
            .collect();
        let mut table = SeenPositions::new(&line[from]);
        let mut best: Option<(usize, Self)> = None;
        let mut next = 0;
        while (next as usize) < table.len() && table.len() < AROUND {
            let position = *table.position(next);
            let moves = position.legal_moves();
            let is_mate = moves.is_empty() && position.is_check() && position.turn() != winner;
            let end = is_mate.then_some(line.len() - 1);
            if let Some(to) = end.or_else(|| later.get(&position.identity()).copied()) {
                let moves = table.line(next);
                let saved = (to - from).saturating_sub(moves.len());
                if saved > best.as_ref().map_or(0, |(saved, _)| *saved) {
                    best = Some((saved, Self { moves, to }));
                }
            }
            for by in &moves {
                table.play(next, *by);
            }
            next += 1;
        }
        best.map(|(_, shortcut)| shortcut)
    }
}
