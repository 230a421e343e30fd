//! A node of the hall in a separate process.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;

use super::wire::{Ask, Wire};

/// How a node is started, and started again.
pub(crate) struct Plan {
    pub(crate) folder: PathBuf,
    pub(crate) database: String,
    /// The largest file that it may write, in kibibytes: only root can create a full disk.
    pub(crate) largest_file: Option<u32>,
    pub(crate) options: Vec<String>,
}

/// A process; killed when this is dropped.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: SocketAddr,
    /// The token of the link that makes the first arbiter, if there is none yet.
    pub(crate) first: Option<String>,
    /// Kept open, so that it can print to the end.
    _told: BufReader<ChildStdout>,
}

impl Plan {
    /// With its data in a folder, and a database there unless another is given.
    pub(crate) fn new(folder: &Path, database: Option<&str>) -> Self {
        let own = folder.join("adoube.db").display().to_string();
        Self {
            folder: folder.to_owned(),
            database: database.map_or(own, str::to_owned),
            largest_file: None,
            options: Vec::new(),
        }
    }

    /// Starts it on its old port, or on any.
    pub(crate) fn start(&self, at: Option<SocketAddr>) -> Node {
        let limit = self
            .largest_file
            .map_or(String::new(), |most| format!("trap '' XFSZ; ulimit -S -f {}; ", most * 2));
        let log = File::options().create(true).append(true).open(self.folder.join("log"));
        let listen = at.map_or("127.0.0.1:0".to_owned(), |at| at.to_string());
        let mut child = Command::new("sh")
            .args(["-c", &format!("{limit}exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_adoube")])
            .args(["serve", "--json", "--log-level", "warn", "--listen", &listen])
            .args([
                "--limits-requests-per-minute",
                "1000000",
                "--limits-sign-ins-per-minute",
                "1000",
            ])
            .arg("--data")
            .arg(&self.folder)
            .args(["--database", &self.database])
            .args(&self.options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log.expect("there is room for a log"))
            .spawn()
            .expect("the program is built");
        let rendered = BufReader::new(child.stdout.take().expect("it can speak"));
        Node::opened(child, rendered, &self.folder)
    }
}

impl Node {
    /// Waits until it is open; the link of the first arbiter is printed right after that.
    fn opened(child: Child, mut rendered: BufReader<ChildStdout>, folder: &Path) -> Self {
        let (mut address, mut first) = (None, None);
        let mut line = String::new();
        while rendered.read_line(&mut line).expect("it can be heard") > 0 {
            let said: Value = serde_json::from_str(&line).expect("it speaks JSON");
            match said["event"].as_str() {
                Some("open") => address = said["listening"][0].as_str().map(str::to_owned),
                Some("first-link") => {
                    let whole = said["link"].as_str().expect("a link");
                    first = whole.rsplit('/').next().map(str::to_owned);
                }
                _ => {}
            }
            if address.is_some() && (first.is_some() || folder.join(JOINED).exists()) {
                break;
            }
            line.clear();
        }
        let address = address.unwrap_or_else(|| {
            panic!("{}", std::fs::read_to_string(folder.join("log")).unwrap_or_default())
        });
        let address = address.parse().expect("an address");
        Self { child, address, first, _told: rendered }
    }

    /// Ends it like a power failure.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    fn run(program: &str, arguments: &[&str]) {
        let done = Command::new(program).args(arguments).status();
        assert!(done.expect("it can be run").success(), "{program} {arguments:?}");
    }

    /// Lets it stand still, as a suspended process does, or go on.
    pub(crate) fn pause(&self, is_paused: bool) {
        Self::run("kill", &[if is_paused { "-STOP" } else { "-CONT" }, &self.pid().to_string()]);
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        Self::run("kill", &["-TERM", &self.pid().to_string()]);
        let asked = Instant::now();
        while self.child.try_wait().expect("it can be asked").is_none() {
            assert!(asked.elapsed() < Duration::from_secs(30), "it does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Makes room on its disk.
    pub(crate) fn make_room(&self) {
        Self::run("prlimit", &["--fsize=unlimited:", "--pid", &self.pid().to_string()]);
    }

    /// Waits until it reports whether it can write.
    pub(crate) async fn wait_until_writable(&self, wanted: bool) {
        let asked = Instant::now();
        loop {
            if let Ok(mut wire) = Wire::open(self.address).await
                && let Ok(answer) = wire.ask(&Ask::get("/health")).await
                && answer.is_good() == wanted
            {
                return;
            }
            assert!(asked.elapsed() < Duration::from_secs(30), "it does not say so: {wanted}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Records that the first link was used: there will be no other.
pub(crate) const JOINED: &str = "joined";
