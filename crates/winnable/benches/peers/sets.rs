//! The positions to measure on.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    games, other_solver,
    questions::{self, Question},
    solver::Query,
};

/// A set of questions.
pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) queries: Vec<Query>,
    /// The number of questions skipped because the other solver does not support their position.
    pub(crate) left_out: usize,
}

/// Our own files, relative to the crate.
const OWN: [&str; 4] = [
    "tests/data/community.txt",
    "tests/data/lichess.txt",
    "tests/data/hard.txt",
    "benches/data/games.txt",
];

/// Reads the sets of the given files, or else those of the crate, and those of the folder in
/// `ADOUBE_PGN`; only every `step`th question of each.
pub(crate) fn read(files: &[String], step: usize) -> Result<Vec<Set>, Box<dyn Error>> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<PathBuf> = if files.is_empty() {
        OWN.iter().map(|file| crate_folder.join(file)).collect()
    } else {
        files.iter().map(PathBuf::from).collect()
    };
    if let Some(folder) = env::var_os("ADOUBE_PGN") {
        let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
        paths.extend(entries.iter().map(fs::DirEntry::path).filter(|path| is_pgn(path)));
    }
    paths.iter().map(|path| read_one(path, step)).collect()
}

fn is_pgn(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "pgn")
}

fn read_one(path: &Path, step: usize) -> Result<Set, Box<dyn Error>> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    // Old PGNs are not always UTF-8, but only in the names of players.
    let text = String::from_utf8_lossy(&bytes);
    let all = if is_pgn(path) { games::sample(&text) } else { questions::read(&text)? };
    let asked: Vec<Question> = all.into_iter().step_by(step).collect();
    let query = |question: &Question| {
        other_solver::board(&question.position).map(|board| Query { question: *question, board })
    };
    let queries: Vec<Query> = asked.iter().filter_map(query).collect();
    let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    Ok(Set { name: name.unwrap_or_default(), left_out: asked.len() - queries.len(), queries })
}
