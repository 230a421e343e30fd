//! Counts leaves once, for a profiler: `cargo run --release --example leaves -- "FEN" DEPTH`.

use adoube_chess::{Position, perft};

#[allow(clippy::print_stdout)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let position: Position = arguments.next().ok_or("a FEN is wanted")?.parse()?;
    let depth = arguments.next().ok_or("a depth is wanted")?.parse()?;
    println!("{}", perft(&position, depth));
    Ok(())
}
