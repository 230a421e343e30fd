//! One perft, to be counted instruction by instruction:
//! `valgrind --tool=callgrind target/release/examples/perft DEPTH [FEN]`.

use std::{env, error::Error};

use adoube_chess::{Position, perft};

#[allow(clippy::print_stdout, reason = "the count is the answer")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let depth = arguments.next().ok_or("usage: perft DEPTH [FEN]")?.parse()?;
    let fen: Vec<String> = arguments.collect();
    let position = if fen.is_empty() { Position::initial() } else { fen.join(" ").parse()? };
    println!("{}", perft(&position, depth));
    Ok(())
}
