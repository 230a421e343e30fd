//! TRF: any text gives records or an error that points into the text; parsed records round-trip. A valid
//! tournament can be checked and paired, or is rejected.
#![no_main]

use adoube_pairing::{Tournament, check, dutch, trf};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let document = match trf::read(text) {
        Ok(document) => document,
        Err(error) => return assert!(error.place.line >= 1 && error.place.column >= 1, "{error}"),
    };
    let again = trf::read(&trf::write(&document)).expect("what is written can be read");
    assert!(document.contents().eq(again.contents()));
    let Ok(tournament) = Tournament::try_from(&document) else { return };
    check::pairings(&tournament);
    let _ = dutch::pair(&tournament, tournament.paired_rounds() + 1);
});
