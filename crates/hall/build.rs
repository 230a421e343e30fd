//! Compresses what a hall serves: the OpenAPI description, and the pages for release builds, which embed them. Other
//! builds read the pages at run time.

use std::{
    env,
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=openapi.json");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    compress(Path::new("openapi.json"), &out.join("openapi.json.gz"));
    if env::var("PROFILE").as_deref() == Ok("release") {
        let pages = Path::new("pages");
        // They may be built later.
        let watched = if pages.exists() { pages } else { Path::new("../../web") };
        println!("cargo::rerun-if-changed={}", watched.display());
        let mut list = String::new();
        compress_all(pages, "", &out.join("pages"), &mut list);
        let list = format!("&[\n{list}]\n");
        fs::write(out.join("pages.rs"), list).expect("the output folder can be written");
    }
}

/// Compresses the files of a folder, if it is there, and lists them with their names below `pages/`.
fn compress_all(from: &Path, prefix: &str, to: &Path, list: &mut String) {
    fs::create_dir_all(to).expect("the output folder can be written");
    let Ok(entries) = fs::read_dir(from) else { return };
    for entry in entries {
        let entry = entry.expect("the folder can be read");
        let file = entry.file_name().into_string().expect("the names of pages are ASCII");
        let (from, name, to) = (entry.path(), format!("{prefix}{file}"), to.join(file));
        if from.is_dir() {
            compress_all(&from, &format!("{name}/"), &to, list);
        } else {
            compress(&from, &to);
            let to = to.to_str().expect("cargo's output folder has a UTF-8 path");
            writeln!(list, "    ({name:?}, include_bytes!({to:?})),").expect("a String takes all");
        }
    }
}

fn compress(from: &Path, to: &Path) {
    let text = fs::read(from).unwrap_or_else(|why| panic!("{}: {why}", from.display()));
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&text).expect("a Vec takes all");
    let packed = packed.finish().expect("a Vec takes all");
    fs::write(to, packed).expect("the output folder can be written");
}
