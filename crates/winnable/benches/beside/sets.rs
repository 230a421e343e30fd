//! The positions to measure on.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    games,
    questions::{self, Question},
    rival,
    solver::Query,
};

/// Questions that belong together.
pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) queries: Vec<Query>,
    /// How many questions were left out because the other solver does not take their position.
    pub(crate) left_out: usize,
}

/// Our own files, from the folder of the crate.
const OWN: [&str; 4] = [
    "tests/data/community.txt",
    "tests/data/lichess.txt",
    "tests/data/hard.txt",
    "benches/data/games.txt",
];

/// The sets of the files named, or else of the crate, and those of the folder that `ADOUBE_PGN` names. Of each
/// only every `step`th question.
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
        rival::board(&question.position).map(|rival| Query { question: *question, rival })
    };
    let queries: Vec<Query> = asked.iter().filter_map(query).collect();
    let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    Ok(Set { name: name.unwrap_or_default(), left_out: asked.len() - queries.len(), queries })
}
