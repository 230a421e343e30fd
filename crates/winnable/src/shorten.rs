//! A shorter way to the same end. A hunt takes the first mate it finds; people who read the moves would rather
//! have few of them.

use adoube_chess::{Colour, Move, Position};

use crate::{closure, outcome::Outcome};

/// Around each position of the line so many are looked at.
const AROUND: usize = 3_000;

/// A line to mate by `winner` that is as short as `line` or shorter: it leaves that line for a mate that is near.
/// Moves that are not legal, or do not mate, come back as they are.
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
    let mut shortest = line.to_vec();
    let mut after = *position;
    for (played, next) in line.iter().enumerate() {
        if played + 1 >= shortest.len() {
            break;
        }
        // Positions are looked at ply by ply, so the first mate found is the nearest.
        if let (Outcome::Mate(rest), _) = closure::exhaust(&after, winner, AROUND)
            && played + rest.len() < shortest.len()
        {
            shortest = [&line[..played], &rest].concat();
        }
        let Ok(then) = after.play(*next) else { return line.to_vec() };
        after = then;
    }
    shortest
}
