//! A shorter way to the same end. A hunt takes the first mate it finds, with moves that only pass the time; people
//! who read the moves would rather have few of them.

use std::collections::HashMap;

use adoube_chess::{Colour, Identity, Move, Position};

use crate::seen::SeenPositions;

/// Around each position of the line so many are looked at.
const AROUND: usize = 4_000;

/// A line to mate by `winner` that is as short as `line`, or shorter: from each of its positions, what is near is
/// searched for mates and for positions that come later in the line. Moves that are not legal come back as they are.
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

/// All positions of a line, if its moves are legal.
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
    /// The one that saves most, from a place on. A mate is the end of the line, whichever it is.
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
