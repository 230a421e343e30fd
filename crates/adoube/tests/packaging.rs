//! The files of the package agree with the program.

use std::{fs, path::Path, process::Command};

use adoube_chess::notation::Language;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_settings_list_the_languages() {
    let expected =
        format!("if a request names none: {}.", Language::ALL.map(Language::tag).join(", "));
    assert!(read("packaging/hall.toml").contains(&expected), "it does not say “{expected}”");
}

/// `packaging/generate` makes every file of the package that is made, in all languages.
#[test]
#[cfg(unix)]
fn what_is_generated_is_installed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir().expect("there is room");
    let made = Command::new(root.join("packaging/generate"))
        .arg(env!("CARGO_BIN_EXE_adoube"))
        .arg(folder.path())
        .status();
    assert!(made.expect("it can be run").success());
    let manifest = read("crates/adoube/Cargo.toml");
    let assets = manifest.lines().filter_map(|line| {
        line.trim()
            .strip_prefix("[\"../../target/packaging/")?
            .split_once('"')
            .map(|(path, _)| path)
    });
    let mut installed = 0;
    for asset in assets {
        let path = folder.path().join(asset.replace('*', "adoube"));
        let size = fs::metadata(&path).map_or(0, |found| found.len());
        assert!(size > 100, "{asset} has {size} bytes");
        installed += 1;
    }
    assert_eq!(installed, Language::ALL.len() + ["bash", "zsh", "fish"].len());
}

/// The other files of the package exist.
#[test]
fn what_is_packaged_is_there() {
    let manifest = read("crates/adoube/Cargo.toml");
    let deb = manifest.split("[package.metadata.deb]").nth(1).expect("it says what is packaged");
    let section = deb.split("\n[").next().unwrap_or_default();
    let quoted = section.split('"').skip(1).step_by(2);
    let paths = quoted.filter_map(|text| text.strip_prefix("../../"));
    let kept: Vec<&str> = paths.filter(|path| !path.starts_with("target/")).collect();
    assert!(kept.len() > 5, "{kept:?}");
    for path in kept {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        assert!(file.exists(), "{path}");
    }
}
