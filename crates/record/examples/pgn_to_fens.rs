//! Every position of every game of a PGN file on the standard input, as FEN.
#![allow(clippy::print_stdout, clippy::disallowed_methods, reason = "a program reads and prints")]

use std::{error::Error, io};

use adoube_record::pgn;

fn main() -> Result<(), Box<dyn Error>> {
    for game in pgn::stream(io::stdin())? {
        for step in game?.main_line() {
            println!("{}", step.after);
        }
    }
    Ok(())
}
