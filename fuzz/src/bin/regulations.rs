//! Regulations: a file is parsed, or every error has a location in it.
#![no_main]

use adoube_laws::regulations::{ParsedRegulations, Regulations};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Regulations::read(text) {
        // Every accessor works on parsed regulations.
        Ok(ParsedRegulations { regulations, .. }) => {
            let _ = (regulations.check(), regulations.category(), regulations.setting());
        }
        Err(faults) => assert!(!faults.to_string().is_empty()),
    }
});
