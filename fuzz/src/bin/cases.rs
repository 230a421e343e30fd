//! Cases: a text is parsed and can be run under every edition, or every error has a location in it.
#![no_main]

use adoube_laws::{Edition, case::Case};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Case::read(text) {
        Ok(case) => {
            for edition in Edition::ALL {
                let run = case.run(edition);
                assert!(run.is_ok() || !case.editions().contains(&edition));
            }
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!((1..=text.lines().count().max(1)).contains(&fault.line), "{fault}");
                assert!(fault.column > 0, "{fault}");
            }
        }
    }
});
