//! A whole game with its clock: moves, a draw offer, a flag fall.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_laws::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Regulations::new(Edition::Y2023, "60+1".parse()?), Setup::default());
    game.start(At::new(0))?;
    for (at, text) in [(5_000, "e4"), (9_000, "e5"), (15_000, "Nf3")] {
        let position = game.table().position().ok_or("an illegal move was played")?;
        let played = san::read(position, text)?;
        game.play(At::new(at), played)?;
    }
    game.act(At::new(16_000), Who::Player(Colour::Black), &Action::Say(Voice::OfferDraw))?;
    let falls = game.table().next_deadline().ok_or("no clock runs")?;
    game.tick(falls)?;
    game.claim(falls, Who::Player(Colour::White), Claim::FlagFall)?;
    for ruling in game.rulings() {
        let cited: Vec<String> = ruling.cites().iter().map(ToString::to_string).collect();
        println!("ruled under {}", cited.join(", "));
    }
    println!("{} after {} ms", game.table().outcome().ok_or("not over")?, falls.get());
    Ok(())
}
