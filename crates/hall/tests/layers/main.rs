//! The layers of the crate: a module imports only from those before it.
//!
//! `MODULE_GRAPH=hall cargo test -p adoube-hall --test layers -- --nocapture` prints the modules of a crate as a Graphviz
//! graph.

mod imports;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use imports::Module;

/// The modules of the crate, from the lowest to the highest.
const ORDER: [&str; 22] = [
    "language",
    "ledger",
    "ids",
    "actor",
    "token",
    "sealed",
    "fold",
    "aggregate",
    "aggregates",
    "people",
    "competition",
    "game",
    "openapi",
    "time",
    "hall",
    "export",
    "permission",
    "http",
    "demo",
    "config",
    "verify",
    "serve",
];

/// The parts of `http`, from the lowest layer to the highest. Those of one layer know nothing of each other.
const HTTP: [&[&str]; 3] =
    [&["shared"], &["guard", "lichess", "openapi", "pages", "stream", "v1"], &["router"]];

fn src(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src")
}

/// How often each module imports from another: (importer, imported path) with names of the root resolved.
fn imported(name: &str) -> Vec<(Module, Module)> {
    let sources = imports::sources(&src(name), &[]);
    let exported = sources.get(&Vec::new()).map(|root| imports::exported(root)).unwrap_or_default();
    let mut found = Vec::new();
    for (module, text) in sources.iter().filter(|(module, _)| !module.is_empty()) {
        for path in imports::imports(module, text) {
            let Some(first) = path.first() else { continue };
            let path = exported.get(first).filter(|_| path.len() == 1).unwrap_or(&path).clone();
            found.push((module.clone(), path));
        }
    }
    found
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
    let imported = imported("hall");
    for (module, path) in &imported {
        let (own, other) = (place(&module[0]), place(&path[0]));
        assert!(other <= own, "{} imports {}", module.join("::"), path.join("::"));
    }
    assert!(imported.len() > 800, "imports are not found any more: {}", imported.len());
}

#[test]
fn the_parts_of_http_import_only_from_lower_layers() {
    let mut checked = 0;
    for (module, path) in imported("hall") {
        let ([first, own, ..], [second, other, ..]) = (module.as_slice(), path.as_slice()) else {
            continue;
        };
        if first == "http" && second == "http" && own != other {
            checked += 1;
            let (own, other) = (layer(own), layer(other));
            assert!(other < own, "{} imports {}", module.join("::"), path.join("::"));
        }
    }
    assert!(checked > 300, "imports are not found any more: {checked}");
}

/// Prints the graph if `MODULE_GRAPH` names a crate.
#[test]
#[expect(clippy::print_stdout, reason = "the graph is printed for a person")]
fn the_graph_can_be_printed() {
    if let Ok(name) = std::env::var("MODULE_GRAPH") {
        println!("{}", graph(&name));
    }
    let graph = graph("hall");
    assert!(graph.contains("\"http::v1\" -> \"http::shared\""), "{graph}");
    assert!(!graph.contains("\"http::shared\" -> \"http::v1\""), "{graph}");
}

/// The modules of a crate in the language of Graphviz; `http` is shown part by part.
fn graph(name: &str) -> String {
    let node = |module: &[String]| {
        let depth = if module[0] == "http" { 2 } else { 1 };
        module.iter().take(depth).cloned().collect::<Vec<_>>().join("::")
    };
    let mut edges: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (module, path) in imported(name) {
        let (from, to) = (node(&module), node(&path));
        if from != to {
            *edges.entry((from, to)).or_default() += 1;
        }
    }
    let lines = edges
        .iter()
        .map(|((from, to), count)| format!("    \"{from}\" -> \"{to}\" [label={count}];\n"));
    format!("digraph {name} {{\n    rankdir=BT;\n{}}}", lines.collect::<String>())
}
