//! The built binary, run as a user runs it.

mod audit;
mod batch;
mod case;
mod chess960;
mod claim;
mod dead;
mod encodings;
mod envelope;
mod errors;
mod folders;
mod help;
mod json;
mod languages;
mod law;
mod moves;
mod notation;
mod pairing;
mod partitions;
mod perft;
mod pgn;
mod quiet;
mod reference;
mod regulations;
mod round_sheets;
mod scoresheet;
mod sheets;
mod shells;
mod show;
mod streams;
mod tour;
mod winnable;

#[path = "../support/schema.rs"]
mod schema;

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{self, Command, Stdio},
};

use serde_json::Value;

/// The result of a run.
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

/// Runs `adoube` with additional variables and a text on the standard input. JSON is checked against its schema.
fn adoube_in(environment: &[(&str, &str)], arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let run = finish(command.args(arguments).env_clear(), environment, input);
    json::check(arguments, &run);
    run
}

/// Runs a command to its end.
fn finish(command: &mut Command, environment: &[(&str, &str)], input: &str) -> Run {
    let mut child = command
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

/// A folder for a test, removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("adoube-{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("there is room");
        Self(path)
    }

    /// The path of a file in it.
    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is plain").to_owned()
    }

    /// A file in it with this text.
    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).expect("there is room");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If it cannot be removed, the system will do it.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The output of a run that succeeds without messages.
fn answer(arguments: &[&str]) -> String {
    let run = adoube(arguments);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout
}
