//! A ruling on a wrong draw claim, to JSON and back.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_laws::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game =
        Game::new(Regulations::new(Edition::Y2023, "5400+30".parse()?), Setup::default());
    game.start(At::new(0))?;
    game.claim(At::new(1_000), Who::Player(Colour::White), Claim::FiftyMoves(Basis::Stands))?;
    let ruling = game.rulings().next().ok_or("nothing was ruled")?;
    let json = serde_json::to_string_pretty(ruling)?;
    assert_eq!(&serde_json::from_str::<Ruling>(&json)?, ruling);
    println!("{json}");
    Ok(())
}
