//! Files with secrets, which only their owner can read.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::Path,
};

/// Creates a file that is readable only by its owner from the start; fails if it exists.
pub(super) fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Replaces a file, if there is one, with a new one that is readable only by its owner.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => create(path, text),
    }
}
