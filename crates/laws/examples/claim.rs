//! A correct claim of a draw by repetition, with its citations.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_laws::{
    history::{ClaimGround, DrawClaim, History},
    prelude::{Edition, Position, Regulations, san},
};

fn main() -> Result<(), Box<dyn Error>> {
    let regulations = Regulations::new(Edition::Y2023, "5400+30".parse()?);
    let mut game = History::new(Position::initial());
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
        let played = san::read(game.position().ok_or("not legal")?, text)?;
        game.play(played)?;
        let finding = game.examine(DrawClaim::Repetition(ClaimGround::Stands), &regulations);
        println!("{text} {}", finding.is_correct);
    }
    Ok(())
}
