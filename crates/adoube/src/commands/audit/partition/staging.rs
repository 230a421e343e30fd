//! The files of a partition: written aside, and put in place once they are complete.
//!
//! The program may be killed at any moment, and several may work in the same folder. A partition is in place with its
//! manifest or counts as missing; a lock, which the system releases with the process, keeps others away from it meanwhile.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Component, Path, PathBuf},
};

use sha2::{Digest as _, Sha256};

use super::manifest::{Contents, Manifest};
use crate::{output, problem::Problem};

/// Unfinished files; readers of `*.parquet` do not look into hidden folders.
const UNFINISHED: &str = ".unfinished";

/// The places of the files of a partition.
pub(super) struct Places {
    unfinished: PathBuf,
    pub(super) partition: PathBuf,
    pub(super) manifest: PathBuf,
    name: String,
}

impl Places {
    /// The partition of an input file: named after the file, and after its path, because files in different folders may have
    /// the same name.
    pub(super) fn new(folder: &Path, input: &Path) -> Self {
        let parts = input.components().filter(|part| *part != Component::CurDir);
        let path: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
        let hash = Sha256::digest(path.join("/").as_bytes());
        let hash = u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]);
        let file = path.last().map_or("", |file| file);
        let name = format!("{file}-{hash:08x}");
        Self {
            unfinished: folder.join(UNFINISHED),
            partition: folder.join(format!("{name}.parquet")),
            manifest: folder.join(format!("{name}.json")),
            name,
        }
    }

    fn unfinished(&self, ending: &str) -> PathBuf {
        self.unfinished.join(format!("{}.{ending}", self.name))
    }

    /// Locks the partition; `None` if another process is making it.
    pub(super) fn lock(self) -> Result<Option<Staging>, Problem> {
        let path = self.unfinished("lock");
        let lock = || {
            fs::create_dir_all(&self.unfinished)?;
            let file = File::create(&path)?;
            match file.try_lock() {
                Ok(()) => Ok(Some(file)),
                Err(TryLockError::WouldBlock) => Ok(None),
                Err(TryLockError::Error(error)) => Err(error),
            }
        };
        match lock() {
            Ok(lock) => Ok(lock.map(|lock| Staging { places: self, _lock: lock })),
            Err(error) => Err(Problem::Write { path, error }),
        }
    }
}

/// A partition that only this process is making.
pub(super) struct Staging {
    pub(super) places: Places,
    _lock: File,
}

impl Staging {
    /// Where the findings are written.
    pub(super) fn table(&self) -> PathBuf {
        self.places.unfinished("parquet")
    }

    /// Puts the findings and then the manifest in place. An earlier manifest does not fit the new findings, so at no
    /// moment does a manifest stand beside a partition that it does not describe without being noticed.
    pub(super) fn commit(
        &self,
        manifest: impl FnOnce(Contents) -> Manifest,
    ) -> Result<(), Problem> {
        let Places { partition, manifest: described, .. } = &self.places;
        let table = self.table();
        let output = Contents::read(&table).map_err(|error| problem(&table, error))?;
        replace(&table, partition)?;
        let unfinished = self.places.unfinished("json");
        output::write(&unfinished, manifest(output).to_json().as_bytes())?;
        replace(&unfinished, described)
    }
}

impl Drop for Staging {
    /// Removes what is left. The lock is released after its file is gone: who waits for it finds it free and the
    /// partition up to date.
    fn drop(&mut self) {
        for ending in ["parquet", "json", "lock"] {
            let _ = fs::remove_file(self.places.unfinished(ending));
        }
        // Only if nobody else is using it.
        let _ = fs::remove_dir(&self.places.unfinished);
    }
}

/// Moves a file, once its contents are on the disk.
fn replace(from: &Path, to: &Path) -> Result<(), Problem> {
    let moved =
        File::open(from).and_then(|file| file.sync_all()).and_then(|()| fs::rename(from, to));
    moved.map_err(|error| problem(to, error))
}

fn problem(path: &Path, error: io::Error) -> Problem {
    Problem::Write { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_same_name_have_different_partitions() {
        let name = |path: &str| Places::new(Path::new("out"), Path::new(path)).name;
        assert_ne!(name("a/games.pgn"), name("b/games.pgn"));
        assert_eq!(name("./a/games.pgn"), name("a//games.pgn"));
        assert!(name("a/games.pgn.zst").starts_with("games.pgn.zst-"));
    }
}
