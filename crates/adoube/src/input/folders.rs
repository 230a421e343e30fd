//! The files in folders, found like ripgrep does: sorted, without hidden ones and without those that `.gitignore` excludes.

use std::path::{Path, PathBuf};

use clap::Args;
use ignore::{DirEntry, Error, WalkBuilder};

use super::DASH;
use crate::problem::Problem;

/// Which files of a folder are read.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "folders")]
pub(crate) struct WalkOptions {
    #[arg(short = 'L', long)]
    follow: bool,
    #[arg(short = '.', long)]
    hidden: bool,
    #[arg(long)]
    no_ignore: bool,
}

/// A kind of files.
#[derive(Clone, Copy)]
pub(crate) struct FileKind {
    /// Their extensions, in lower case.
    pub(crate) endings: &'static [&'static str],
    /// The problem of a folder without any.
    pub(crate) none: fn(PathBuf) -> Problem,
}

/// Files of games, plain or packed.
pub(crate) const GAMES: FileKind = FileKind {
    endings: &[".pgn", ".pgn.gz", ".pgn.bz2", ".pgn.zst"],
    none: |path| Problem::NoGames { path },
};

/// Files of cases.
pub(crate) const CASES: FileKind =
    FileKind { endings: &[".case"], none: |path| Problem::NoCases { path } };

impl FileKind {
    fn includes(self, entry: &DirEntry) -> bool {
        let name = entry.file_name().to_string_lossy().to_lowercase();
        let is_file = entry.file_type().is_some_and(|found| found.is_file());
        is_file && self.endings.iter().any(|ending| name.ends_with(ending))
    }
}

/// The requested files: those that were named, by themselves or by a pattern, whatever their extensions, and those in folders. An unreadable part of a
/// folder does not stop the rest.
pub(crate) fn expand(
    paths: &[PathBuf],
    kind: FileKind,
    options: WalkOptions,
) -> Vec<Result<PathBuf, Problem>> {
    let files = |path: &PathBuf| {
        if path.as_os_str() != DASH && path.is_dir() {
            walk(path, kind, options)
        } else {
            matching(path).unwrap_or_else(|| vec![Ok(path.clone())])
        }
    };
    paths.iter().flat_map(files).collect()
}

/// The files that match a pattern, sorted: for systems whose shell does not expand patterns, and for more files than fit a
/// command line. `None` if it is the name of a file, or nothing matches.
fn matching(pattern: &Path) -> Option<Vec<Result<PathBuf, Problem>>> {
    let text = pattern.to_str().filter(|text| text.contains(['*', '?', '[']))?;
    let found = glob::glob(text).ok().filter(|_| !pattern.exists())?;
    let files: Vec<_> = found
        .map(|path| {
            path.map_err(|error| Problem::Read {
                path: error.path().to_owned(),
                error: error.into(),
            })
        })
        .filter(|path| path.as_ref().ok().is_none_or(|path| path.is_file()))
        .collect();
    (!files.is_empty()).then_some(files)
}

fn walk(folder: &Path, kind: FileKind, options: WalkOptions) -> Vec<Result<PathBuf, Problem>> {
    let is_ignoring = !options.no_ignore;
    let entries = WalkBuilder::new(folder)
        .follow_links(options.follow)
        .hidden(!options.hidden)
        .parents(is_ignoring)
        .ignore(is_ignoring)
        .git_ignore(is_ignoring)
        .git_global(is_ignoring)
        .git_exclude(is_ignoring)
        .sort_by_file_path(Path::cmp)
        .build();
    let found: Vec<_> = entries
        .filter_map(|entry| match entry {
            Ok(entry) => kind.includes(&entry).then(|| Ok(entry.into_path())),
            Err(error) => Some(Err(problem(folder, error))),
        })
        .collect();
    if found.is_empty() { vec![Err((kind.none)(folder.to_owned()))] } else { found }
}

/// The problem of an unreadable part of a folder.
fn problem(path: &Path, error: Error) -> Problem {
    match error {
        Error::WithPath { path, err } => problem(&path, *err),
        Error::WithDepth { err, .. } | Error::WithLineNumber { err, .. } => problem(path, *err),
        Error::Loop { child, .. } => Problem::LinkLoop { path: child },
        Error::Io(error) => Problem::Read { path: path.to_owned(), error },
        error => Problem::Read { path: path.to_owned(), error: std::io::Error::other(error) },
    }
}
