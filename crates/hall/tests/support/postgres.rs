//! A PostgreSQL server for tests.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        LazyLock, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use sqlx::{Connection, Executor, PgConnection};

/// A server that ends with this, or with the process.
pub(crate) struct Server {
    url: String,
    /// Its end is the end of the server.
    words: Option<ChildStdin>,
    lines: BufReader<ChildStdout>,
    script: Child,
}

/// The server of all tests of a process that do not want to crash it.
static SHARED: LazyLock<Mutex<Server>> =
    LazyLock::new(|| Mutex::new(Server::start(&["-c", "fsync=off"])));
static DATABASES: AtomicU32 = AtomicU32::new(0);

impl Server {
    /// Starts one, with settings such as `-c fsync=off`.
    pub(crate) fn start(settings: &[&str]) -> Self {
        let mut script = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres.sh"))
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

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Ends it without ceremony and starts it again.
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

/// A new database of the shared server.
pub(crate) async fn database() -> String {
    let url = SHARED.lock().unwrap_or_else(PoisonError::into_inner).url().to_owned();
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&url).await.expect("the server answers");
    let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(sql).await.expect("databases can be made");
    url.replacen("///postgres", &format!("///{name}"), 1)
}
