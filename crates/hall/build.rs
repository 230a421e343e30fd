//! Release builds embed the pages, so they depend on them. Other builds read the pages at run time.

use std::{env, path::Path};

fn main() {
    let built = Path::new("pages");
    let watched = match env::var("PROFILE").as_deref() {
        Ok("release") if built.exists() => built,
        // They may be built later.
        Ok("release") => Path::new("../../web"),
        _ => Path::new("build.rs"),
    };
    println!("cargo::rerun-if-changed={}", watched.display());
}
