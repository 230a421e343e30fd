//! Audits the games of a PGN file on the standard input, plain or packed, under the Laws of their day.
#![allow(clippy::print_stdout, clippy::disallowed_methods, reason = "a program reads and prints")]

use std::{error::Error, io};

use adoube_chess::notation::Language;
use adoube_record::{
    audit::{AuditOptions, Auditor, describe},
    i18n::Localizer,
    pgn::source::{Chunks, unpack},
};

fn main() -> Result<(), Box<dyn Error>> {
    let words = Localizer::new(Language::En);
    let mut auditor = Auditor::new(AuditOptions::default());
    for chunk in Chunks::new(unpack(io::stdin())?) {
        for game in auditor.audit(&chunk?).games {
            for finding in &game.findings {
                println!("game {}: {}", game.number, describe::sentence(finding, &words));
            }
        }
    }
    Ok(())
}
