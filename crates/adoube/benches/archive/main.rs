//! An archive of any size, audited into partitions: games a second and thread, and the memory that it takes.
//!
//! `cargo bench --package adoube --bench archive -- [--games N] [--seed N] [--folder PATH]`. The archive is drawn from the games of
//! the tests, in files of 100,000 games. It is made once for each size and seed, and kept in the folder.

#![allow(clippy::print_stdout, reason = "the figures are what this program is for")]

use std::{
    env,
    error::Error,
    fs::{self, File},
    io::{BufWriter, Read, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use adoube_record::pgn::source::unpack;
use flate2::{Compression, write::GzEncoder};

/// The games of a file.
const PER_FILE: u64 = 100_000;
/// How often the memory is looked at.
const INTERVAL: Duration = Duration::from_millis(200);

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let given = |name: &str| arguments.iter().skip_while(|it| *it != name).nth(1);
    let number = |name: &str, else_: u64| given(name).map_or(Ok(else_), |it| it.parse());
    let (games, seed) = (number("--games", 200_000)?, number("--seed", 1)?);
    let folder = given("--folder").map_or_else(env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("adoube-archive-{games}-{seed}"));
    let archive = folder.join("games");
    if !archive.exists() {
        let unfinished = folder.join("unfinished");
        fs::create_dir_all(&unfinished)?;
        write_archive(&unfinished, games, seed)?;
        fs::rename(&unfinished, &archive)?;
    }
    let partitions = folder.join("findings");
    if partitions.exists() {
        fs::remove_dir_all(&partitions)?;
    }
    audit(&archive, &partitions)
}

/// Writes the archive.
fn write_archive(folder: &Path, games: u64, seed: u64) -> Result<()> {
    let sources = sources()?;
    let mut random = SplitMix(seed);
    for first in (0..games).step_by(usize::try_from(PER_FILE)?) {
        let file = File::create(folder.join(format!("{:05}.pgn.gz", first / PER_FILE)))?;
        let mut packed = GzEncoder::new(BufWriter::new(file), Compression::fast());
        for _ in first..games.min(first + PER_FILE) {
            let drawn = random.next() % sources.len() as u64;
            packed.write_all(sources[usize::try_from(drawn)?].as_bytes())?;
            packed.write_all(b"\n\n")?;
        }
        packed.finish()?.flush()?;
    }
    Ok(())
}

/// Real games: their tags and moves.
fn sources() -> Result<Vec<String>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data/pgn");
    let mut games = Vec::new();
    for name in ["twic1427", "worldchamps", "mentor_alekhine", "mentor_fischer"] {
        let file = File::open(format!("{folder}/{name}.pgn.zst"))?;
        let mut bytes = Vec::new();
        unpack(file)?.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes).replace('\r', "");
        let parts = text.split("\n\n[Event ").filter(|part| !part.trim().is_empty());
        games.extend(parts.map(|part| {
            let part = part.trim().trim_start_matches("[Event ");
            format!("[Event {part}")
        }));
    }
    Ok(games)
}

/// Audits the archive in a process of its own, and prints how fast it is and how much memory it has taken at most.
fn audit(archive: &Path, partitions: &Path) -> Result<()> {
    let started = Instant::now();
    let mut process = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["audit", "--json", "--partition"])
        .args([partitions, archive])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let id = process.id();
    let mut errors = process.stderr.take().ok_or("the process has no error stream")?;
    let summary = thread::spawn(move || {
        let mut text = String::new();
        errors.read_to_string(&mut text).map(|_| text)
    });
    let mut memory = Vec::new();
    while process.try_wait()?.is_none() {
        memory.extend(peak_memory(id));
        thread::sleep(INTERVAL);
    }
    let text = summary.join().map_err(|_| "the error stream was not read")??;
    let summary = text.lines().find_map(|line| {
        let value: serde_json::Value = serde_json::from_str(line).ok()?;
        value.get("summary").cloned()
    });
    let summary = summary.ok_or(text)?;
    println!(
        "{} games, {} findings, {:.1} s",
        summary["games"],
        summary["findings"],
        started.elapsed().as_secs_f64()
    );
    println!(
        "{:.0} games a second and thread",
        summary["games_per_thread_per_second"].as_f64().unwrap_or_default()
    );
    // Linux only.
    if let (Some(early), Some(last)) = (memory.get(memory.len() / 10), memory.last()) {
        println!("peak memory: {early} KiB after a tenth of the time, {last} KiB in the end");
    }
    Ok(())
}

/// The most memory that a process has taken so far, in KiB.
fn peak_memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The random numbers of Steele, Lea and Flood: the same for the same seed everywhere.
struct SplitMix(u64);

impl SplitMix {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
