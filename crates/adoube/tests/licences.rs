//! Everything shipped has a permissive licence: GPL crates serve tests and benches only.

use std::{env, process::Command};

/// Licences that only require their text to be kept.
const PERMISSIVE: [&str; 9] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
    "bzip2-1.0.6",
];

/// Whether the licence expression allows a choice of permissive ones, or has only such.
fn is_permissive(expression: &str) -> bool {
    let known = |term: &str| {
        let bare = term.trim_matches(|sign| "() ".contains(sign));
        PERMISSIVE.contains(&bare) || bare == "Apache-2.0 WITH LLVM-exception"
    };
    let all_of = |alternative: &str| alternative.split(" AND ").all(known);
    // A slash is the old way to write "or".
    expression.replace('/', " OR ").split(" OR ").any(all_of)
}

#[test]
fn nothing_shipped_asks_for_more_than_its_notice() {
    let tree = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["tree", "--package", "adoube", "--edges", "normal", "--prefix", "none"])
        .args(["--format", "{p}|{l}", "--no-dedupe", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs, since it runs this test");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let listed = String::from_utf8(tree.stdout).expect("cargo writes UTF-8");
    let crates: Vec<_> = listed.lines().filter_map(|line| line.split_once('|')).collect();
    assert!(crates.len() > 10, "the tree has its branches: {listed}");
    let wrong: Vec<_> = crates.iter().filter(|(_, licence)| !is_permissive(licence)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_licence_that_asks_for_more_is_seen() {
    assert!(is_permissive("MIT OR Apache-2.0") && is_permissive("MIT/Apache-2.0"));
    assert!(is_permissive("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!is_permissive("GPL-3.0-or-later") && !is_permissive("MIT AND GPL-3.0"));
}
