//! Time controls: parsed values round-trip through their text.
#![no_main]

use adoube_laws::clock::{PgnTimeControl, TimeControl};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(found) = text.parse::<PgnTimeControl>() {
        assert_eq!(found.to_string().parse::<PgnTimeControl>().as_ref(), Ok(&found));
    }
    if let Ok(found) = text.parse::<TimeControl>() {
        assert_eq!(found.to_string().parse::<TimeControl>().as_ref(), Ok(&found));
    }
});
