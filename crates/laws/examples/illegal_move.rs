//! An illegal move is completed, the opponent claims it, and it is ruled on.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_laws::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let regulations = Regulations::new(Edition::Y2017, "5400+30".parse()?);
    let mut game = Game::new(regulations, Setup::default());
    game.start(At::new(0))?;
    game.play(At::new(3_000), Plan::new(Square::G1, Square::G3))?;
    game.claim(At::new(5_000), Who::Player(Colour::Black), Claim::IllegalMove)?;
    for ruling in game.rulings() {
        let cited = ruling.main().ok_or("every ruling cites")?;
        println!("White: {:?} ({cited})", cited.provision());
        println!("{:?}", ruling.orders);
    }
    Ok(())
}
