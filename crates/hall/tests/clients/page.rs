//! The page that describes the Lichess API, checked against its routes.

use std::{fs, path::Path};

use adoube_hall::http::lichess::CALLS;

#[test]
fn the_page_lists_every_call_and_no_other() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lichess.md");
    let page = fs::read_to_string(page).unwrap();
    let listed: Vec<&str> = page
        .lines()
        .filter_map(|row| row.strip_prefix("| `")?.split_once('`').map(|(call, _)| call))
        .filter(|call| call.contains(" /"))
        .collect();
    let calls: Vec<String> =
        CALLS.iter().map(|(method, path)| format!("{} {path}", method.to_uppercase())).collect();
    assert_eq!(listed, calls);
}
