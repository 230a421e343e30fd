//! Questions from files, with the published answers.

use adoube_chess::{Board, Colour, Position};

/// Whether `winner` can still mate, with the published answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) winner: Colour,
    pub(crate) published: Option<bool>,
}

/// Parses the questions of a text; the error names the invalid line. Each line is a FEN, preceded by the
/// published answer, with anything after it:
///
/// - `W-`, `-B`, `--`, `?B` …: can White, can Black? `-` says no, `?` that it is not known;
/// - `W`, `U`: can the player who is *not* to move, whose opponent's flag has fallen? `U` says no;
/// - nothing: both are asked, and the answers are unknown.
pub(crate) fn read(text: &str) -> Result<Vec<Question>, String> {
    let mut questions = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        questions.extend(line_of(line).map_err(|error| format!("{line}: {error}"))?);
    }
    Ok(questions)
}

fn line_of(line: &str) -> Result<Vec<Question>, String> {
    let (answer, rest) = match line.split_once(' ') {
        Some((first, rest)) if !first.contains('/') => (first, rest),
        _ => ("??", line),
    };
    let position = position_of(rest)?;
    let can = |letter| match letter {
        '?' => None,
        letter => Some(!matches!(letter, '-' | 'U')),
    };
    let winners = match answer.len() {
        1 => vec![!position.turn()],
        2 => Colour::ALL.to_vec(),
        _ => return Err(format!("{answer} is no answer")),
    };
    let question = |(winner, letter)| Question { position, winner, published: can(letter) };
    Ok(winners.into_iter().zip(answer.chars()).map(question).collect())
}

/// Parses four fields of FEN, or six; anything after them is ignored.
fn position_of(text: &str) -> Result<Position, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_number = |word: &&str| word.parse::<u32>().is_ok();
    let counters = words.iter().skip(4).take(2).filter(|word| is_number(word)).count();
    let fields = if counters == 2 { 6 } else { 4 };
    let fen = words[..fields.min(words.len())].join(" ");
    let board: Board = fen.parse().map_err(|error| format!("{error}"))?;
    // Compositions are not always reachable in a game.
    Position::composed(&board).map_err(|faults| faults.to_string())
}
