//! Expected scores, performance and rating changes, by the tables of B.02 article 8.1.

use crate::Points;

/// The largest rating difference for an expected score of 0.50, 0.51 … 0.99 (8.1.2).
const WIDEST: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference for a score of 50 %, 51 % … 100 % (8.1.1).
const DIFFERENCE: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// Returns the expected score, in hundredths of a point, of a player rated `ahead` points higher.
pub fn expected(ahead: i32) -> i32 {
    let place = WIDEST.partition_point(|&widest| widest < ahead.unsigned_abs());
    let better = 50 + place as i32;
    if ahead < 0 { 100 - better } else { better }
}

/// Returns the rating difference that corresponds to a percentage score.
pub fn difference(percent: u32) -> i32 {
    let percent = percent.min(100);
    let of = |above: u32| DIFFERENCE.get(above as usize).copied().unwrap_or(800);
    if percent < 50 { -of(50 - percent) } else { of(percent - 50) }
}

/// A rated game: the opponent's rating and the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The opponent's rating.
    pub opponent: u32,
    /// 0, ½ or 1.
    pub score: Points,
}

/// How a difference of more than 400 points counts; the regulations specify for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingGapRule {
    /// As 400 points.
    As400,
    /// Unchanged.
    AsItIs,
}

/// Returns the rating change in hundredths: K times the score minus the expected score (8.3).
pub fn change(rating: u32, k: u32, far_apart: RatingGapRule, games: &[RatedGame]) -> i32 {
    let gained: i32 = games
        .iter()
        .map(|game| {
            let ahead = rating as i32 - game.opponent as i32;
            let counted = match far_apart {
                RatingGapRule::As400 => ahead.clamp(-400, 400),
                RatingGapRule::AsItIs => ahead,
            };
            game.score.in_tenths() * 10 - expected(counted)
        })
        .sum();
    gained * k as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_meet_at_their_ends() {
        assert_eq!([0, 3, 4, 735, 736, 2000].map(expected), [50, 50, 51, 99, 100, 100]);
        assert_eq!([-3, -4, -735, -736].map(expected), [50, 49, 1, 0]);
        assert_eq!([0, 1, 50, 51, 80, 99, 100].map(difference), [-800, -677, 0, 7, 240, 677, 800]);
        assert!(WIDEST.is_sorted() && DIFFERENCE.is_sorted());
    }

    #[test]
    fn changes_by_k() {
        let game = |opponent, tenths| RatedGame { opponent, score: Points::tenths(tenths) };
        let change = |far_apart, games: &[RatedGame]| change(2400, 10, far_apart, games);
        // 400 points below, and far below, count the same: a draw costs 0.42 of K.
        assert_eq!(change(RatingGapRule::As400, &[game(2000, 5)]), -420);
        assert_eq!(change(RatingGapRule::As400, &[game(1200, 5)]), -420);
        assert_eq!(change(RatingGapRule::AsItIs, &[game(1200, 5)]), -500);
        assert_eq!(change(RatingGapRule::As400, &[game(2400, 10), game(2500, 0)]), 10 * (50 - 36));
    }
}
