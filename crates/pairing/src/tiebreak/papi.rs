//! The tie-breaks of Papi, the French federation's older program. They are not FIDE's and have no code
//! in C.07, but are still needed to rank French tournaments announced under them.

use super::sheet::{Sheet, SheetRow, Value};
use crate::{PlayerResult, Points, rating};

impl Sheet<'_> {
    /// Returns Buchholz with a virtual opponent: unplayed games of opponents count as draws; in the
    /// player's own unplayed round the opponent has the player's score so far, the rest of the point,
    /// and draws to the end.
    pub fn papi_buchholz(&self, player: usize, cut_low: usize, cut_high: usize) -> Value {
        let mut shares = Vec::new();
        let mut so_far = Points::ZERO;
        for (at, line) in self.lines[player].iter().enumerate() {
            let later = Points::tenths(self.draw().in_tenths() * (self.rounds - at - 1) as i32);
            shares.push(match line.opponent.filter(|_| line.played) {
                Some(opponent) => {
                    self.lines[opponent].iter().map(|line| self.played_or_draw(line)).sum()
                }
                None => so_far + (self.tournament.scoring.win - line.points) + later,
            });
            so_far += line.points;
        }
        shares.sort_unstable();
        let end = shares.len().saturating_sub(cut_high);
        Value::from(shares.get(cut_low..end).unwrap_or_default().iter().copied().sum::<Points>())
    }

    fn played_or_draw(&self, line: &SheetRow) -> Points {
        if line.played { line.points } else { self.draw() }
    }

    /// Returns the performance with rating differences limited to 400 points and the table of B.02
    /// interpolated.
    pub fn papi_performance(&self, player: usize) -> Option<Value> {
        let own = self.tournament.players[player].rating? as i32;
        let mut sum = 0;
        let mut halves: i32 = 0;
        let mut count: i32 = 0;
        for line in &self.lines[player] {
            let (Some(opponent), Some(outcome)) = (line.opponent, line.outcome()) else { continue };
            sum += (self.tournament.players[opponent].rating? as i32).clamp(own - 400, own + 400);
            halves += match outcome {
                PlayerResult::Win => 2,
                PlayerResult::Draw => 1,
                PlayerResult::Loss => 0,
            };
            count += 1;
        }
        if count == 0 {
            return None;
        }
        // Everything is scaled by 2 × count to avoid rounding; 0 and 100 per cent count as 1 and 99.
        let scale = 2 * count;
        let percent = (100 * halves).clamp(scale, 99 * scale);
        let (below, part) = (percent / scale, percent % scale);
        let (from, to) = (
            rating::difference(below.cast_unsigned()),
            rating::difference(below.cast_unsigned() + 1),
        );
        let exact = 2 * sum + from * scale + (to - from) * part;
        Some(Value::whole(i64::from(half_to_even(exact, scale))))
    }

    /// Returns Kashdan with unplayed rounds counted by their points.
    pub fn papi_kashdan(&self, player: usize) -> Value {
        let of = |line: &SheetRow| match line.points {
            points if points >= self.tournament.scoring.win => 4,
            points if points == self.draw() => 2,
            _ => 1,
        };
        Value::whole(self.lines[player].iter().map(of).sum())
    }
}

/// Rounds a fraction to the nearest integer, halves to even.
fn half_to_even(number: i32, of: i32) -> i32 {
    let (whole, rest) = (number.div_euclid(of), number.rem_euclid(of));
    match (2 * rest).cmp(&of) {
        std::cmp::Ordering::Less => whole,
        std::cmp::Ordering::Greater => whole + 1,
        std::cmp::Ordering::Equal => whole + whole % 2,
    }
}
