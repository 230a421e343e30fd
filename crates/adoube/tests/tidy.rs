//! Conventions that no compiler checks, for the whole workspace.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use adoube_chess::notation::Language;
use adoube_record::i18n::NAMES;

/// The crates from left to right: each may depend only on those before it.
const ORDER: [&str; 7] = ["chess", "winnable", "pairing", "laws", "record", "hall", "adoube"];
/// Folders of build results.
const BUILT: [&str; 3] = ["target", "node_modules", "dist"];
const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 70;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with this ending, without build results.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let is_made = |name: &std::ffi::OsStr| BUILT.iter().any(|built| *built == name);
        if path.is_dir() && !path.file_name().is_some_and(is_made) {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The Rust of the workspace, as (path, text).
fn sources() -> Vec<(PathBuf, String)> {
    let folders = ["crates", "fuzz"].map(|folder| root().join(folder));
    let sources: Vec<_> = folders
        .iter()
        .filter(|folder| folder.exists())
        .flat_map(|folder| files(folder, "rs"))
        .map(|path| (path.clone(), fs::read_to_string(&path).expect("it is text")))
        .collect();
    assert!(sources.len() > 20, "the sources have moved");
    sources
}

#[test]
fn files_are_short() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= LONGEST_FILE, "{}: {lines} lines", path.display());
    }
}

/// The pages follow the same rules as the Rust code.
#[test]
fn files_of_the_pages_are_short() {
    let written =
        ["ts", "tsx", "css"].into_iter().flat_map(|ending| files(&root().join("web"), ending));
    // This one is generated from the description of the service.
    let written: Vec<_> = written.filter(|path| !path.ends_with("schema.d.ts")).collect();
    assert!(written.len() > 10, "the pages have moved");
    for path in written {
        let lines = fs::read_to_string(&path).expect("it is text").lines().count();
        assert!(lines <= LONGEST_FILE, "{}: {lines} lines", path.display());
    }
}

/// The name and length of each function. The code is formatted: a function that is not on one line ends
/// with a brace below its first letter.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let starts_function = |line: &str| {
        let words = ["pub", "const", "async", "unsafe", "extern"];
        let first = line.split_whitespace().find(|word| !words.iter().any(|w| word.starts_with(w)));
        first == Some("fn")
    };
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| starts_function(line)) {
        let indent = line.len() - line.trim_start().len();
        let closes =
            |other: &&str| other.get(indent..) == Some("}") && other[..indent].trim().is_empty();
        let declared_only = lines[at..]
            .iter()
            .take_while(|line| !line.ends_with('{'))
            .any(|line| line.ends_with(';') || line.ends_with('}'));
        if declared_only {
            continue;
        }
        if let Some(length) = lines[at..].iter().position(closes) {
            found.push((line.trim(), length + 1));
        }
    }
    found
}

#[test]
fn functions_are_measured() {
    let text = "\
pub(crate) const fn one() {
    two();
}
trait T {
    fn declared(&self) -> usize;
    fn long(
        &self,
    ) -> usize {
        3
    }
    fn short(&self) {}
}
";
    assert_eq!(functions(text), [("pub(crate) const fn one() {", 3), ("fn long(", 5)]);
}

#[test]
fn functions_are_short() {
    let mut seen = 0;
    for (path, text) in sources() {
        for (name, length) in functions(&text) {
            seen += 1;
            assert!(length <= LONGEST_FUNCTION, "{}: {name}: {length} lines", path.display());
        }
    }
    assert!(seen > 100, "functions are not found any more");
}

#[test]
fn nothing_is_left_lying_about() {
    // In two parts, so that this file does not find itself.
    let forbidden = [
        concat!("to", "do!("),
        concat!("unimpl", "emented!("),
        concat!("d", "bg!("),
        concat!("#[ig", "nore"),
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
    ];
    for (path, text) in sources() {
        for word in forbidden {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}

#[test]
fn crates_know_only_those_to_their_left() {
    for (place, name) in ORDER.iter().enumerate() {
        let manifest = root().join("crates").join(name).join("Cargo.toml");
        let Ok(manifest) = fs::read_to_string(manifest) else { continue };
        for (other_place, other) in ORDER.iter().enumerate().filter(|(_, other)| *other != name) {
            let package =
                if *other == "adoube" { "adoube".to_owned() } else { format!("adoube-{other}") };
            let depends = manifest.lines().any(|line| {
                line.strip_prefix(&package).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
            });
            assert!(!depends || other_place < place, "{name} depends on {other}");
        }
    }
    for folder in fs::read_dir(root().join("crates")).expect("the folder is there") {
        let name = folder.expect("it can be listed").file_name();
        assert!(ORDER.iter().any(|known| name == *known), "{} has no place", name.display());
    }
}

#[test]
fn every_language_has_the_same_files() {
    let names = |language: &str| -> BTreeSet<_> {
        let folder = root().join("texts").join(language);
        files(&folder, "ftl").iter().map(|path| path.file_name().map(ToOwned::to_owned)).collect()
    };
    let english = names("en");
    assert!(!english.is_empty());
    for language in Language::ALL.map(Language::tag) {
        assert_eq!(names(language), english, "{language}");
    }
    let entries = fs::read_dir(root().join("texts")).expect("the folder is there");
    let is_folder = |entry: &fs::DirEntry| entry.path().is_dir();
    let folders = entries.filter_map(Result::ok).filter(is_folder).count();
    assert_eq!(folders, Language::ALL.len(), "a folder is of no language");
}

/// A message that no code uses is useless.
#[test]
fn every_message_is_used_and_only_words_reads_the_texts() {
    let sources: Vec<_> = sources()
        .into_iter()
        .filter(|(path, _)| path.components().any(|part| part.as_os_str() == "src"))
        .collect();
    let code: String = sources.iter().map(|(_, text)| text.as_str()).collect();
    let is_key = |letter: char| letter.is_ascii_alphanumeric();
    let used: BTreeSet<&str> = code
        .split("Key::")
        .skip(1)
        .map(|rest| &rest[..rest.find(|letter| !is_key(letter)).unwrap_or(rest.len())])
        .collect();
    assert!(NAMES.len() > 1000, "the keys have moved");
    for (variant, id) in NAMES {
        assert!(used.contains(variant), "{id} is never used");
    }
    for (path, text) in sources {
        let reads = text.contains(concat!("../", "texts/"));
        // The sentences of cases and their template are read by the laws crate, below the i18n module.
        let readers = [
            "record/src/i18n/mod.rs",
            "record/src/i18n/tests/mod.rs",
            "laws/src/case/language/grammar.rs",
            "laws/src/case/template.rs",
        ];
        let may = readers.iter().any(|reader| path.ends_with(reader));
        assert!(!reads || may, "{} reads texts", path.display());
    }
}

/// ARCHITECTURE.md has a section for each crate that names all of its modules.
#[test]
fn every_module_is_in_the_map() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map can be read");
    for name in ORDER {
        let heading = format!("### `{name}`\n");
        let (_, section) =
            map.split_once(&heading).unwrap_or_else(|| panic!("{name} has no section"));
        let section = section.split("\n#").next().unwrap_or(section);
        let named: BTreeSet<&str> = section
            .split('`')
            .skip(1)
            .step_by(2)
            .flat_map(|code| code.split(['/', '{', '}', ',', ' ']))
            .collect();
        for entry in fs::read_dir(root().join("crates").join(name).join("src"))
            .expect("the crate has sources")
        {
            let path = entry.expect("it can be listed").path();
            let module = path.file_stem().and_then(|stem| stem.to_str()).expect("a name in ASCII");
            let is_root = ["lib", "main"].contains(&module);
            assert!(
                is_root || named.contains(module),
                "ARCHITECTURE.md does not name `{module}` of {name}"
            );
        }
    }
}
