//! cozy-chess built for the processor, in a process of its own: it does not choose its code at run time,
//! so its users build for one machine to get its full speed.
//!
//! The process is this very bench, built once more with `-C target-cpu=native`. It runs one trial for each
//! line that it reads, so that its trials are interleaved with all others.

use std::{
    cell::RefCell,
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    rc::Rc,
    time::Duration,
};

use crate::trial::Trial;

/// The heading of its column.
pub(crate) const NAME: &str = "cozy native";

/// The argument that makes the bench a server.
pub(crate) const SERVE: &str = "--serve";

/// The process with the trials.
pub(crate) struct Server {
    process: Child,
    requests: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Server {
    /// Builds the bench for this processor, starts it, and waits until it is ready.
    fn start(arguments: &[String]) -> std::io::Result<Self> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut process = Command::new(cargo)
            .args(["bench", "--locked", "--bench", "peers", "--target-dir"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/native"))
            .args(["--", SERVE])
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("RUSTFLAGS", "-C target-cpu=native")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(requests), Some(answers)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(std::io::Error::other("no pipes"));
        };
        let mut server = Self { process, requests, answers: BufReader::new(answers).lines() };
        server.answer()?;
        Ok(server)
    }

    /// Runs the trial with this index, and returns its best time.
    pub(crate) fn run(&mut self, index: usize) -> std::io::Result<Duration> {
        writeln!(self.requests, "{index}")?;
        let answer = self.answer()?;
        answer.parse().map(Duration::from_nanos).map_err(std::io::Error::other)
    }

    fn answer(&mut self) -> std::io::Result<String> {
        self.answers.next().unwrap_or_else(|| {
            let end = self.process.wait()?;
            Err(std::io::Error::other(format!("cozy-chess built for the processor: {end}")))
        })
    }
}

/// Returns the trials of the other process. They are those of `plain`, in the same order.
pub(crate) fn trials(plain: &[Trial], arguments: &[String]) -> std::io::Result<Vec<Trial>> {
    let server = Rc::new(RefCell::new(Server::start(arguments)?));
    Ok(plain
        .iter()
        .enumerate()
        .map(|(index, plain)| Trial::elsewhere(plain, NAME, Rc::clone(&server), index))
        .collect())
}

/// Runs the trials that are asked for, until there are no more requests.
pub(crate) fn serve(trials: &mut [Trial]) -> std::io::Result<()> {
    let mut answers = std::io::stdout();
    writeln!(answers, "ready")?;
    for request in std::io::stdin().lines() {
        let index: usize = request?.parse().map_err(std::io::Error::other)?;
        let trial = trials.get_mut(index).ok_or_else(|| std::io::Error::other("no such trial"))?;
        trial.measure()?;
        writeln!(answers, "{}", trial.best.as_nanos())?;
    }
    Ok(())
}
