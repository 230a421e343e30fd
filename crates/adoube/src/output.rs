//! Files that were asked for.

use std::path::Path;

use crate::problem::Problem;

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    std::fs::write(path, bytes).map_err(|error| Problem::Write { path: path.to_owned(), error })
}
