//! A hall in a separate process.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::schema::Schema;

/// The password of the arbiter of these tests.
pub(crate) const PASSWORD: &str = "correct horse battery";

/// A running hall. It is killed if a test does not stop it.
pub(crate) struct Hall {
    child: Child,
    rendered: BufReader<std::process::ChildStdout>,
    log: PathBuf,
    /// Its address.
    pub(crate) address: SocketAddr,
    /// Its public address.
    pub(crate) url: String,
    /// The token of the first link, if there was one.
    pub(crate) first: Option<String>,
}

/// The output of a hall that has ended.
pub(crate) struct Ended {
    pub(crate) exit: Option<i32>,
    pub(crate) log: String,
    pub(crate) took: Duration,
}

/// The command with its data in a folder and an empty environment.
pub(crate) fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.env_clear().env("HOME", folder).arg("serve").args(arguments);
    command
}

impl Hall {
    /// Starts a hall on a free port, with these options.
    pub(crate) fn start(folder: &Path, options: &[&str]) -> Self {
        let log = folder.join(format!("log-{}", fs::read_dir(folder).expect("a folder").count()));
        let file = fs::File::create(&log).expect("it can be written");
        let mut child = command(folder, &["--json", "--listen", "127.0.0.1:0"])
            .args(options)
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn()
            .expect("the command runs");
        let mut rendered = BufReader::new(child.stdout.take().expect("it is piped"));
        let open = loop {
            let next = line(&mut rendered).unwrap_or_else(|| {
                panic!("it did not open: {}", fs::read_to_string(&log).unwrap_or_default())
            });
            if next["event"] == "open" {
                break next;
            }
        };
        let address = open["listening"][0].as_str().expect("an address").parse();
        let mut hall = Self {
            child,
            rendered,
            log,
            address: address.expect("an address"),
            url: open["address"].as_str().expect("an address").to_owned(),
            first: None,
        };
        // Where there is a first link it follows; where there is none, nothing has to be waited for.
        while hall.first.is_none() && !folder.join("joined").exists() {
            let said = line(&mut hall.rendered).expect("it is told");
            let link = said["link"].as_str().and_then(|link| link.rsplit_once("/first/"));
            hall.first = link.map(|(_, token)| token.to_owned());
        }
        hall
    }

    /// Creates the first arbiter, with a client that is signed in.
    pub(crate) async fn join(&self, folder: &Path, client: &Client) {
        let link = self.first.as_deref().expect("nobody has come before");
        let said = json!({ "link": link, "name": "Ana", "password": PASSWORD });
        let joined = client.post(self.at("/v1/join")).json(&said).send().await.expect("an answer");
        assert!(joined.status().is_success(), "{:?}", joined.text().await);
        fs::write(folder.join("joined"), "").expect("it can be written");
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Asks it to stop.
    pub(crate) fn ask(&self, signal: &str) {
        let asked = Command::new("kill").arg(signal).arg(self.child.id().to_string()).status();
        assert!(asked.expect("kill runs").success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(mut self) -> Ended {
        let began = Instant::now();
        let exit = loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                break status.code();
            }
            assert!(began.elapsed() < Duration::from_mins(1), "it does not end");
            thread::sleep(Duration::from_millis(20));
        };
        let log = fs::read_to_string(&self.log).expect("it has a log");
        Ended { exit, log, took: began.elapsed() }
    }

    /// Stops it.
    pub(crate) fn stop(self) -> Ended {
        self.ask("-TERM");
        self.ended()
    }

    /// A bare connection.
    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
        stream
    }

    /// Its answer to these bytes until it closes the connection.
    pub(crate) fn says(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // It may have closed already: its answer can still be read.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Whether it is healthy.
    pub(crate) fn assert_well(&self) {
        let answer = self.says(b"GET /health HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer of a command, checked against its schema.
pub(crate) fn check_line(command: &str, line: &str) -> Value {
    let value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    Schema::load(command).check(&value);
    value
}

fn line(rendered: &mut impl BufRead) -> Option<Value> {
    let mut line = String::new();
    rendered.read_line(&mut line).expect("it can be read");
    (!line.is_empty()).then(|| check_line("serve", &line))
}

/// A folder for a hall.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A client that keeps cookies, as a browser does.
pub(crate) fn client() -> Client {
    // The second test of a process finds the provider there.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder().cookie_store(true).build().expect("a client")
}

/// Opens a competition, and returns its id.
pub(crate) async fn open_competition(client: &Client, hall: &Hall, name: &str) -> Option<String> {
    let regulations = "edition = 2023\ntime = \"5400+30\"\n";
    let said = json!({ "name": name, "regulations": regulations });
    let request = client.post(hall.at("/v1/competitions")).json(&said);
    // The origin that a browser sends from a page of the hall.
    let answer = request.header("sec-fetch-site", "same-origin").send().await.ok()?;
    if answer.status() != StatusCode::CREATED {
        return None;
    }
    let seen: Value = answer.json().await.ok()?;
    seen["id"].as_str().map(ToOwned::to_owned)
}
