//! A move written in five languages, and parsed from any of them.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::error::Error;

use adoube_chess::{
    Position,
    notation::{self, Appendix, Language},
};

fn main() -> Result<(), Box<dyn Error>> {
    let position = Position::initial();
    let moved = notation::read(&position, "Sf3")?.moved;
    for language in Language::ALL {
        let style = Appendix::Y2017.style(language);
        println!("{} {}", language.tag(), notation::write(&position, moved, &style));
    }
    Ok(())
}
