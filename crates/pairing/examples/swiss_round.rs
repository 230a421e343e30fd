//! Pairs the second round of a Swiss tournament from its report file, and explains why two players do
//! not meet.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_pairing::{PlayerId, Tournament, dutch, trf};

const REPORT: &str = "\
012 Four friends
142 3
152 W
001    1      Ana                               2100                             1.0    1     3 w 1
001    2      Bor                               2000                             0.5    2     4 b =
001    3      Cene                              1900                             0.0    4     1 b 0
001    4      Drago                             1800                             0.5    3     2 w =
";

fn main() -> Result<(), Box<dyn Error>> {
    let tournament = Tournament::try_from(&trf::read(REPORT)?)?;
    let round = dutch::pair(&tournament, 2)?;
    for pair in &round.pairs {
        println!("{} - {}", pair.white.0, pair.black.0);
    }
    println!("1 - 3: {:?}", dutch::explain(&tournament, 2, PlayerId(1), PlayerId(3))?);
    Ok(())
}
