//! Counts the games of a given number of half-moves: `perft DEPTH [FEN]`. To count its instructions, run
//! it in `valgrind --tool=callgrind target/release/examples/perft DEPTH`.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::{env, error::Error};

use adoube_chess::{Position, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let depth = arguments.next().ok_or("usage: perft DEPTH [FEN]")?.parse()?;
    let fen: Vec<String> = arguments.collect();
    let position = if fen.is_empty() { Position::initial() } else { fen.join(" ").parse()? };
    println!("{}", perft(&position, depth));
    Ok(())
}
