//! Compresses the cases of the specification, to be built into the command: `adoube law coverage` runs them wherever
//! it is installed. Cargo runs this again when a file is added; it would not expand a macro again.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

fn main() {
    let folder = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"))
        .join("cases")
        .canonicalize()
        .expect("the cases are there");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    for path in files(&folder) {
        let text = fs::read(&path).expect("the case can be read");
        packed.write_all(&text).and_then(|()| packed.write_all(b"\0")).expect("a Vec takes all");
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let packed = packed.finish().expect("a Vec takes all");
    fs::write(Path::new(&out).join("cases.gz"), packed).expect("it can be written");
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
