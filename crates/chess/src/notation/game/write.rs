//! Writing a scoresheet.

use super::Game;
use crate::{
    Colour, IllegalMove, Position,
    notation::{self, Sign, Style},
};

/// Writes the game on one line: `1. e4 e5 2. Sf3 …`, with draw offers if the style has them, and the
/// result if known.
pub fn write(start: &Position, game: &Game, style: &Style) -> Result<String, IllegalMove> {
    let mut words = Vec::with_capacity(game.moves.len() * 2);
    let mut position = *start;
    for (ply, entry) in game.moves.iter().enumerate() {
        let after = position.play(entry.moved)?;
        match position.turn() {
            Colour::White => words.push(format!("{}.", position.fullmoves())),
            Colour::Black if ply == 0 => words.push(format!("{}...", position.fullmoves())),
            Colour::Black => {}
        }
        let mut word = notation::write(&position, entry.moved, style);
        if entry.draw_offer && style.draw_offers == Sign::Written {
            word.push_str("(=)");
        }
        words.push(word);
        position = after;
    }
    words.extend(game.score.map(|score| score.to_string()));
    Ok(words.join(" "))
}
