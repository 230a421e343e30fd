//! A PostgreSQL server for tests.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// A server that ends when this is dropped, or with the process.
pub(crate) struct Server {
    url: String,
    /// The server ends when this pipe is closed.
    words: Option<ChildStdin>,
    lines: BufReader<ChildStdout>,
    script: Child,
}

impl Server {
    /// Starts a server, with settings such as `-c fsync=off`.
    pub(crate) fn start(settings: &[&str]) -> Self {
        let mut script =
            Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../hall/tests/postgres.sh"))
                .args(settings)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("the script can be run");
        let words = script.stdin.take();
        let lines = BufReader::new(script.stdout.take().expect("it has an output"));
        let mut server = Self { url: String::new(), words, lines, script };
        server.url = server.line();
        server
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("it can be read");
        assert!(line.starts_with("postgres:"), "the server did not start");
        line.trim_end().to_owned()
    }

    /// Its URL.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Kills the server and starts it again.
    pub(crate) fn crash(&mut self) {
        let words = self.words.as_mut().expect("it runs");
        words.write_all(b"crash\n").expect("it listens");
        self.line();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.words = None;
        self.script.wait().expect("it ends");
    }
}
