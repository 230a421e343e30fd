//! The cases of the specification, as they were when the command was built.

use std::io::Read;

use flate2::read::GzDecoder;

/// The cases, each ended by a NUL character, as gzip.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cases.gz"));

/// Returns the texts of all cases.
pub(crate) fn texts() -> Vec<String> {
    let mut all = String::new();
    // Errors are ignored here; a test compares the number of cases with the files.
    let _ = GzDecoder::new(PACKED).read_to_string(&mut all);
    all.split_terminator('\0').map(ToOwned::to_owned).collect()
}

/// Why some articles have no case.
pub(crate) const UNCOVERED: &str = include_str!("../cases/uncovered.toml");

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn count(folder: &Path) -> usize {
        let entries = fs::read_dir(folder).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("it can be listed").path());
        let count = |path: &Path| match path.extension() {
            Some(ending) => usize::from(ending == "case"),
            None => count(path),
        };
        paths.map(|path| count(&path)).sum()
    }

    #[test]
    fn every_case_is_built_in() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"));
        assert_eq!(texts().len(), count(folder));
    }
}
