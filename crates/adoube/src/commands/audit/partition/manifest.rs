//! What a partition was made from, so that a later run knows whether it is up to date.

use std::{
    fmt::Write as _,
    fs::{self, File},
    io::{self, BufReader, Read},
    path::Path,
};

use adoube_record::audit::Tally;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The program that makes partitions; another version may find something else.
const PROGRAM: &str = concat!("adoube ", env!("CARGO_PKG_VERSION"));

/// Describes a partition. It has no times, so that the same input gives the same bytes.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Manifest {
    program: String,
    /// The options that change findings or their sentences.
    options: Vec<String>,
    input: Input,
    output: Contents,
    pub(super) counts: Counts,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Input {
    path: String,
    #[serde(flatten)]
    contents: Contents,
}

/// The length and the hash of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Contents {
    pub(super) bytes: u64,
    sha256: String,
}

/// The size of the audited file and of the findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) plies: u64,
    pub(super) findings: u64,
}

impl From<&Tally> for Counts {
    fn from(tally: &Tally) -> Self {
        Self { games: tally.games, plies: tally.plies, findings: tally.findings() }
    }
}

impl Contents {
    /// Reads a file.
    pub(super) fn read(path: &Path) -> io::Result<Self> {
        let mut file = BufReader::with_capacity(1 << 20, File::open(path)?);
        let (mut hasher, mut bytes, mut buffer) = (Sha256::new(), 0, vec![0; 1 << 16]);
        loop {
            let read = file.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            hasher.update(&buffer[..read]);
            bytes += read as u64;
        }
        let mut sha256 = String::new();
        for byte in hasher.finalize() {
            let _ = write!(sha256, "{byte:02x}");
        }
        Ok(Self { bytes, sha256 })
    }
}

impl Manifest {
    pub(super) fn new(
        path: &str,
        input: Contents,
        options: &[String],
        output: Contents,
        counts: Counts,
    ) -> Self {
        Self {
            program: PROGRAM.to_owned(),
            options: options.to_vec(),
            input: Input { path: path.to_owned(), contents: input },
            output,
            counts,
        }
    }

    /// Reads a manifest; `None` if there is none, or it is not one of ours.
    pub(super) fn read(path: &Path) -> Option<Self> {
        serde_json::from_slice(&fs::read(path).ok()?).ok()
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a manifest has text keys and plain values")
            + "\n"
    }

    /// Whether this program would make the same partition from these contents, and whether the partition is intact.
    pub(super) fn is_current(&self, input: &Contents, options: &[String], output: &Path) -> bool {
        self.program == PROGRAM
            && self.options == options
            && self.input.contents == *input
            && Contents::read(output).is_ok_and(|found| found == self.output)
    }
}
