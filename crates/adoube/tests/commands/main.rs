//! The built binary, run as a user runs it.

mod audit;
mod batch;
mod case;
mod chess960;
mod claim;
mod dead;
mod errors;
mod help;
mod languages;
mod law;
mod moves;
mod notation;
mod perft;
mod pgn;
mod show;
mod streams;
mod tour;
mod winnable;

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a run of the command gave.
struct Run {
    exit: i32,
    stdout: String,
    stderr: String,
}

impl Run {
    /// The answer as JSON.
    fn json(&self) -> Value {
        serde_json::from_str(&self.stdout)
            .unwrap_or_else(|error| panic!("{error}: {} {}", self.stdout, self.stderr))
    }
}

/// Runs `adoube` in a plain environment without a locale.
fn adoube(arguments: &[&str]) -> Run {
    adoube_in(&[], arguments, "")
}

/// Runs `adoube` with more in the environment and something on the standard input.
fn adoube_in(environment: &[(&str, &str)], arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(arguments)
        .env_clear()
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary is built");
    // A command that does not read has closed its input already.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    Run {
        exit: output.status.code().expect("it ends by itself"),
        stdout: String::from_utf8(output.stdout).expect("it writes UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("it writes UTF-8"),
    }
}

/// The answer to a question that has one.
fn answer(arguments: &[&str]) -> String {
    let run = adoube(arguments);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout
}
