//! An illegal move is pressed; the opponent claims, and the ruling follows.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_laws::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Regulations::new(Edition::Y2017, "300".parse()?), Setup::default());
    game.start(At::new(0))?;
    game.play(At::new(3_000), Plan::new(Square::G1, Square::G3))?;
    println!("nobody has noticed: {:?}", game.table().latent());
    game.claim(At::new(5_000), Who::Player(Colour::Black), Claim::IllegalMove)?;
    for ruling in game.rulings() {
        println!("{:?}", ruling.orders);
    }
    Ok(())
}
