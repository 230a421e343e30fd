//! Whether a position is dead, and if not, how it can still be won.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, Verdict, dead, shorten, winnable};

fn main() -> Result<(), Box<dyn Error>> {
    for fen in ["4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "8/8/8/8/8/1k6/2n5/K1B5 w - - 0 1"] {
        let position: Position = fen.parse()?;
        println!("{fen}: {:?}", dead(&position, Budget::FULL));
        if let Verdict::Yes(moves) = winnable(&position, Colour::Black, Budget::FULL) {
            println!("  Black mates: {:?}", shorten(&position, Colour::Black, &moves));
        }
    }
    Ok(())
}
