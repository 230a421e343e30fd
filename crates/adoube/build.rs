//! Lists the cases of the specification, to be built into the command: `adoube law coverage` runs them wherever
//! it is installed. A list made here is never out of date; one kept by hand, or by a macro that cargo does not
//! run again when a file is added, would be.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    let folder = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"))
        .join("cases")
        .canonicalize()
        .expect("the cases are there");
    println!("cargo::rerun-if-changed={}", folder.display());
    let row = |path: &PathBuf| {
        let name = path.strip_prefix(&folder).expect("it is in there").to_string_lossy();
        let name = name.replace('\\', "/");
        format!("    ({name:?}, include_str!({:?})),\n", path.display().to_string())
    };
    let rows: Vec<String> = files(&folder).iter().map(row).collect();
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let list = Path::new(&out).join("cases.rs");
    fs::write(list, format!("&[\n{}]\n", rows.concat())).expect("it can be written");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
    found.sort();
    found
}
