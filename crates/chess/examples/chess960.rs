//! A Chess960 array in which White can castle at once: king and rook swap squares.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_chess::{chess960::Number, san};

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Number::new(3).ok_or("0 to 959")?.position();
    println!("{position}");
    position.make(san::read(&position, "O-O")?)?;
    println!("{position}");
    Ok(())
}
