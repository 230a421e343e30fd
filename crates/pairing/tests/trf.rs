//! Published TRF files are read, written and read again without loss.

use std::{fs, path::Path};

use adoube_pairing::{
    Tournament,
    trf::{self, Document, Record},
};

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf");
    let mut found: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let path = entry.expect("readable").path();
            (path.display().to_string(), trf::decode(&fs::read(&path).expect("readable")))
        })
        .collect();
    found.sort();
    found
}

fn contents(document: &Document) -> Vec<&Record> {
    document.contents().collect()
}

#[test]
fn files_survive_reading_and_writing() {
    for (name, text) in files() {
        let document = trf::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = trf::write(&document);
        let again = trf::read(&written)
            .unwrap_or_else(|error| panic!("{name}, written: {error}\n{written}"));
        assert_eq!(contents(&document), contents(&again), "{name}");
        assert_eq!(written, trf::write(&again), "{name}");
        if name.contains("example_trf") {
            for (before, after) in text.lines().zip(written.lines()) {
                assert_eq!(before.trim_end(), after, "{name}");
            }
        }
    }
}

#[test]
fn files_make_tournaments() {
    for (name, text) in files() {
        let document = trf::read(&text).expect("read above");
        let tournament =
            Tournament::try_from(&document).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(tournament.players.len() > 8, "{name}");
    }
}
