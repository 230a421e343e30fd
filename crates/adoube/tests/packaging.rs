//! The files of the package say what the program says.

use std::{fs, path::Path};

use adoube_chess::notation::Language;

fn packaged(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn they_list_the_languages() {
    let tags = Language::ALL.map(Language::tag);
    let (last, before) = tags.split_last().expect("there are languages");
    let listed = [
        ("adoube.1", format!("Language of the answer: {} or {last};", before.join(", "))),
        ("hall.toml", format!("who ask for no language: {}.", tags.join(", "))),
    ];
    for (name, expected) in listed {
        assert!(packaged(name).contains(&expected), "{name} does not say “{expected}”");
    }
}
