//! No crate has a cycle of modules across folders.
//!
//! `MODULE_GRAPH=laws cargo test -p adoube --test layers -- --nocapture` prints the modules of a crate as a Graphviz
//! graph.

#[path = "../../../hall/tests/layers/imports.rs"]
mod imports;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use imports::{Module, graph, imported};

const CRATES: [&str; 7] = ["chess", "winnable", "pairing", "laws", "record", "hall", "adoube"];

fn src(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src")
}

/// The parts of a folder that a part imports from.
type Parts = BTreeMap<String, BTreeSet<String>>;

/// The folders of a crate, each with the imports between its parts: a part is a file, or a folder as a whole.
fn folders(imported: &BTreeSet<(Module, Module)>) -> BTreeMap<Module, Parts> {
    let mut folders: BTreeMap<Module, Parts> = BTreeMap::new();
    for (module, other) in imported {
        let common = module.iter().zip(other).take_while(|(one, other)| one == other).count();
        if let (Some(from), Some(to)) = (module.get(common), other.get(common)) {
            let parts = folders.entry(module[..common].to_vec()).or_default();
            parts.entry(from.clone()).or_default().insert(to.clone());
        }
    }
    folders
}

/// All parts that a part imports from, directly or through others.
fn reachable(parts: &Parts, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(next) = open.pop() {
        let others = parts.get(&next).into_iter().flatten();
        open.extend(others.filter(|other| reached.insert((*other).clone())).cloned());
    }
    reached
}

/// The parts that import each other in a cycle, if one of them is a folder. Files of one folder may.
fn cycle(folder: &[String], parts: &Parts, modules: &BTreeSet<Module>) -> Vec<String> {
    let is_folder = |part: &String| {
        let path = [folder, std::slice::from_ref(part)].concat();
        modules.iter().any(|module| module.len() > path.len() && module.starts_with(&path))
    };
    let circles = parts.keys().map(|part| {
        let circle = reachable(parts, part).into_iter();
        circle.filter(|other| reachable(parts, other).contains(part)).collect::<Vec<_>>()
    });
    circles.into_iter().find(|circle| circle.iter().any(is_folder)).unwrap_or_default()
}

#[test]
fn no_modules_import_each_other_across_folders() {
    let mut cycles = BTreeMap::new();
    for name in CRATES {
        let imported = imported(&src(name));
        assert!(imported.len() > 50, "imports of {name} are not found: {}", imported.len());
        let modules =
            imported.iter().flat_map(|(one, other)| [one.clone(), other.clone()]).collect();
        for (folder, parts) in folders(&imported) {
            let cycle = cycle(&folder, &parts, &modules);
            if !cycle.is_empty() {
                cycles.insert((name.to_owned(), folder.join("::")), cycle);
            }
        }
    }
    assert!(cycles.is_empty(), "{cycles:#?}");
}

#[test]
fn a_cycle_is_found_only_across_folders() {
    let path = |text: &str| text.split("::").map(ToOwned::to_owned).collect::<Module>();
    let found = |edges: &[(&str, &str)]| {
        let imported: BTreeSet<_> =
            edges.iter().map(|(one, other)| (path(one), path(other))).collect();
        let modules =
            imported.iter().flat_map(|(one, other)| [one.clone(), other.clone()]).collect();
        folders(&imported).iter().any(|(folder, parts)| !cycle(folder, parts, &modules).is_empty())
    };
    assert!(found(&[("a::x", "b"), ("b", "c"), ("c", "a::y")]));
    assert!(found(&[("top::a::x", "top::b"), ("top::b", "top::a")]));
    assert!(!found(&[("a", "b"), ("b", "a")]));
    assert!(!found(&[("a::x", "b"), ("a::y", "b"), ("b", "c")]));
    assert!(!found(&[("a::x", "a"), ("a", "a::x")]));
}

/// Prints the graph if `MODULE_GRAPH` names a crate.
#[test]
#[expect(clippy::print_stdout, reason = "the graph is printed for a person")]
fn the_graph_can_be_printed() {
    if let Ok(name) = std::env::var("MODULE_GRAPH") {
        println!("{}", graph(&name, &src(&name)));
    }
    for name in CRATES {
        assert!(graph(name, &src(name)).contains(" -> "), "{name} has no imports");
    }
    let graph = graph("adoube", &src("adoube"));
    assert!(graph.contains("\"cli\" -> \"commands\""), "{graph}");
    assert!(!graph.contains("\"commands\" -> \"cli\""), "{graph}");
}
