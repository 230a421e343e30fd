//! An array of Chess960, and castling in it.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_chess::{chess960::Number, san};

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Number::new(0).ok_or("0 to 959")?.position();
    println!("{position}");
    for text in ["Nd3", "Ne6", "f3", "f6", "Bf2", "Bf7", "O-O-O"] {
        position.make(san::read(&position, text)?)?;
    }
    println!("{position}");
    Ok(())
}
