//! The legal moves of a position, in SAN.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_chess::{Position, san};

fn main() -> Result<(), Box<dyn Error>> {
    let position: Position = "r3k2r/8/8/8/8/8/6p1/R3K3 b kq - 0 1".parse()?;
    for each in position.legal_moves() {
        println!("{each} {}", san::write(&position, each));
    }
    Ok(())
}
