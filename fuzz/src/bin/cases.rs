//! Cases: a text is parsed and can be run under every edition, or every error has a location in it.
#![no_main]

use adoube_laws::{
    Edition,
    case::{Case, CaseFault, Problem},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Case::read(text) {
        Ok(case) => {
            for edition in Edition::ALL {
                if let Err(fault) = case.run(edition)
                    && case.editions().contains(&edition)
                {
                    // Only what depends on the table can be wrong in a case that was parsed.
                    assert!(
                        matches!(fault.problem, Problem::Unclear(_) | Problem::BackInTime),
                        "{fault}"
                    );
                    check_location(text, &fault);
                }
            }
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            faults.iter().for_each(|fault| check_location(text, fault));
        }
    }
});

fn check_location(text: &str, fault: &CaseFault) {
    assert!((1..=text.lines().count().max(1)).contains(&fault.line), "{fault}");
    assert!(fault.column > 0, "{fault}");
}
