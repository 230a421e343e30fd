//! A benchmark of this crate and chasolver: the time of a query at both speeds, one run, one machine.
//!
//! `cargo bench --bench peers -- [--quick] [--rounds N] [--slowest N] [FILE…]`. Single thread, CPU time
//! of the thread (including reading the clock, for every solver), every query once per round in shuffled
//! order, best of all rounds. Without files, those of the crate are used; a file has a position per line
//! (see `questions`) or is a PGN. `ADOUBE_PGN` may name a folder of PGNs to be measured as well.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod figures;
mod games;
mod measure;
#[path = "../../tests/correctness/other_solver.rs"]
mod other_solver;
#[path = "../../tests/correctness/questions.rs"]
mod questions;
mod sets;
mod slowest;
mod solver;
mod table;
mod targets;

use std::error::Error;

use figures::Figures;
use solver::Solver;

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { rounds, step, slowest, files } = Arguments::read(std::env::args().skip(1))?;
    let mut all = Vec::new();
    print(table::LEGEND);
    for set in sets::read(&files, step)? {
        let outcomes = measure::measure(&set, rounds);
        let figures = Solver::ALL.map(|solver| Figures::new(&set.name, solver, &outcomes));
        print(&table::of_set(&set, &figures));
        print(&slowest::list(&set, &outcomes, slowest));
        all.push(figures);
    }
    print(&table::of_targets(&all));
    Ok(())
}

struct Arguments {
    rounds: u32,
    /// Only every `step`th question is asked.
    step: usize,
    /// How many of our slowest answers are listed.
    slowest: usize,
    files: Vec<String>,
}

impl Arguments {
    fn read(mut given: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut arguments = Self { rounds: 3, step: 1, slowest: 0, files: Vec::new() };
        while let Some(argument) = given.next() {
            match argument.as_str() {
                // An odd number, so that both colours are asked about.
                "--quick" => arguments.step = 9,
                "--rounds" => arguments.rounds = given.next().unwrap_or_default().parse()?,
                "--slowest" => arguments.slowest = given.next().unwrap_or_default().parse()?,
                // Added by cargo itself.
                "--bench" => {}
                _ => arguments.files.push(argument),
            }
        }
        Ok(arguments)
    }
}

#[allow(clippy::print_stdout, reason = "the table is what this program is for")]
fn print(table: &str) {
    print!("{table}");
}
