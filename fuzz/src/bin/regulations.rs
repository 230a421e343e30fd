//! Regulations: a file is read, or every fault has its place in it.
#![no_main]

use adoube_laws::regulations::{Announced, Regulations};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Regulations::read(text) {
        // What was read can be asked everything.
        Ok(Announced { regulations, .. }) => {
            let _ = (regulations.check(), regulations.category(), regulations.setting());
        }
        Err(faults) => assert!(!faults.to_string().is_empty()),
    }
});
