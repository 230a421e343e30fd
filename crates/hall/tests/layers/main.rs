//! The layers of the crate: a module imports only from those before it.

mod imports;

use std::path::{Path, PathBuf};

use imports::{graph, imported};

/// The modules of the crate, from the lowest to the highest.
const ORDER: [&str; 25] = [
    "cipher",
    "language",
    "ledger",
    "ids",
    "actor",
    "token",
    "personal",
    "sealed",
    "fold",
    "aggregate",
    "aggregates",
    "people",
    "competition",
    "game",
    "openapi",
    "time",
    "config",
    "verify",
    "backup",
    "hall",
    "export",
    "permission",
    "http",
    "demo",
    "serve",
];

/// The parts of `http`, from the lowest layer to the highest. Those of one layer do not import each other.
const HTTP: [&[&str]; 4] =
    [&["shared"], &["guard", "lichess", "pages", "stream", "v1"], &["openapi"], &["router"]];

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn place(module: &str) -> usize {
    let found = ORDER.iter().position(|known| *known == module);
    found.unwrap_or_else(|| panic!("{module} has no place in ORDER"))
}

fn layer(part: &str) -> usize {
    let found = HTTP.iter().position(|parts| parts.contains(&part));
    found.unwrap_or_else(|| panic!("http::{part} has no place in HTTP"))
}

#[test]
fn a_module_imports_only_from_earlier_ones() {
    let imported = imported(&src());
    for (module, path) in &imported {
        let (own, other) = (place(&module[0]), place(&path[0]));
        assert!(other <= own, "{} imports {}", module.join("::"), path.join("::"));
    }
    assert!(imported.len() > 800, "imports are not found any more: {}", imported.len());
}

#[test]
fn the_parts_of_http_import_only_from_lower_layers() {
    let mut checked = 0;
    for (module, path) in imported(&src()) {
        let ([first, own, ..], [second, other, ..]) = (module.as_slice(), path.as_slice()) else {
            continue;
        };
        if first == "http" && second == "http" && own != other {
            checked += 1;
            let (own, other) = (layer(own), layer(other));
            assert!(other < own, "{} imports {}", module.join("::"), path.join("::"));
        }
    }
    assert!(checked > 200, "imports are not found any more: {checked}");
}

#[test]
fn the_graph_shows_the_layers() {
    let graph = graph("hall", &src());
    assert!(graph.contains("\"http::v1\" -> \"http::shared\""), "{graph}");
    assert!(!graph.contains("\"http::shared\" -> \"http::v1\""), "{graph}");
}
