//! Positions of games in PGN: the last of each, and some at random.

use adoube_chess::{Colour, Position, san};

use crate::questions::Question;

/// How many positions of a game are taken besides the last.
const AT_RANDOM: usize = 2;

/// Returns both questions about some positions of each game, from the main line up to the first
/// unreadable move.
pub(crate) fn sample(pgn: &str) -> Vec<Question> {
    // A fixed seed, so that figures can be compared between runs.
    let mut random = fastrand::Rng::with_seed(pgn.len() as u64);
    let mut questions = Vec::new();
    for game in pgn.split("[Event ").skip(1) {
        let positions = positions(game);
        let others = (0..AT_RANDOM).map(|_| random.usize(..positions.len()));
        for index in others.chain([positions.len() - 1]) {
            let position = positions[index];
            let ask = |winner| Question { position, winner, published: None };
            questions.extend(Colour::ALL.map(ask));
        }
    }
    questions
}

/// Returns the positions of a game; at least the initial one.
fn positions(game: &str) -> Vec<Position> {
    let set_up = game.split_once("[FEN \"").and_then(|(_, rest)| rest.split('"').next());
    let start = set_up.and_then(|fen| fen.parse().ok()).unwrap_or_default();
    let mut positions = vec![start];
    let lines = game.lines().skip(1).filter(|line| !line.starts_with(['[', '%']));
    let moves: String = lines.flat_map(|line| [line, "\n"]).collect();
    for word in main_line(&moves).split_whitespace() {
        // `12.e4` begins with a number, `1-0` consists of nothing else.
        let text = word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
        if !text.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            continue;
        }
        let before = positions[positions.len() - 1];
        let Ok(played) = san::read(&before, text.trim_end_matches(['!', '?'])) else { break };
        positions.push(before.play_unchecked(played));
    }
    positions
}

/// Returns the moves without comments and variations.
fn main_line(moves: &str) -> String {
    let (mut is_comment, mut depth) = (false, 0_usize);
    let keep = |sign: &char| {
        match sign {
            '{' => is_comment = true,
            '}' => is_comment = false,
            '(' if !is_comment => depth += 1,
            ')' if !is_comment => depth = depth.saturating_sub(1),
            _ => return !is_comment && depth == 0,
        }
        false
    };
    moves.chars().filter(keep).collect()
}
