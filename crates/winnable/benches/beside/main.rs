//! This crate beside chasolver: the time of a query at both speeds, one run, one machine.
//!
//! `cargo bench --bench beside -- [--quick] [--rounds N] [--slowest N] [FILE…]`. Single thread, processor
//! time of the thread (reading the clock is part of it, for everybody), every query once a round in shuffled
//! order, the best of all rounds. Without files, those of the crate; a file has a position a line (see
//! `questions`) or is a PGN. `ADOUBE_PGN` may name a folder of PGNs that are measured beside the others.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod figures;
mod games;
mod measure;
#[path = "../../tests/right/questions.rs"]
mod questions;
#[path = "../../tests/right/rival.rs"]
mod rival;
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
        let figures = Solver::ALL.map(|solver| Figures::of(&set.name, solver, &outcomes));
        print(&table::of_set(&set, &figures));
        print(&slowest::list(&set, &outcomes, slowest));
        all.push(figures);
    }
    print(&table::of_targets(&all));
    Ok(())
}

struct Arguments {
    rounds: u32,
    /// Only every so many questions are asked.
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
                // What cargo itself adds.
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
