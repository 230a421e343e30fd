//! The load that the hall can bear: real HTTP clients against a separate process, beside two lower bounds of the same run, a
//! bare echo and a bare append. Everything is on one machine, so the clients use a part of it too.

#![expect(clippy::print_stdout, reason = "it is there to print")]
#![expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "figures for people")]

#[path = "../../tests/support/crowd.rs"]
mod crowd;
mod crowded;
mod floors;
mod measure;
#[path = "../../tests/support/node.rs"]
#[expect(dead_code, reason = "the tests do more with it")]
mod node;
#[path = "../../tests/support/wire.rs"]
mod wire;

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    time::Duration,
};

use self::{
    floors::{Caller, To},
    measure::{Measured, Pace, measure},
};

/// Concurrent clients.
const CROWD: usize = 64;

/// The duration of each measurement, unless `LOAD_SECONDS` is set.
fn length() -> Duration {
    let seconds = std::env::var("LOAD_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or(10))
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if std::env::args().nth(1).as_deref() == Some("echo") {
        return runtime.block_on(floors::echo()).expect("it runs until it is killed");
    }
    runtime.block_on(load());
}

fn say(line: &str) {
    println!("{line}");
}

fn row(what: &str, measured: &Measured) {
    say(&format!("{what:<44}{measured}"));
}

/// Prints whether a target was reached.
fn aim(what: &str, is_reached: bool) {
    say(&format!("    {} {what}", if is_reached { "reached:" } else { "MISSED: " }));
}

/// The same for a measurement with a clock, which must be monotonic.
fn aim_by<const N: usize>(measured: [&Measured; N], what: &str, is_reached: bool) {
    if measured.iter().all(|measured| measured.is_sound()) {
        aim(what, is_reached);
    } else {
        say(&format!("    UNKNOWN: {what}; the clock of this machine went back"));
    }
}

async fn load() {
    say(&format!("{CROWD} clients at a time, {} s each\n", length().as_secs()));
    row("floor: a bare axum echo", &echo().await);
    let folder = tempfile::tempdir().expect("there is room");
    let file = To::file(&folder.path().join("floor.db")).await;
    let (single, _) = measure(file.appenders(1), Pace::Free, length()).await;
    row("floor: a bare append, a commit for each row", &single);
    let (group, _) = measure(file.grouped().appenders(CROWD), Pace::Free, length()).await;
    row("floor: bare appends, a commit for all who wait", &group);
    let rate = crowded::few_games(&single).await;
    crowded::many_games(rate).await;
}

/// The echo runs in a separate process, like the hall.
async fn echo() -> Measured {
    let mut server = Command::new(std::env::current_exe().expect("a path"))
        .arg("echo")
        .stdout(Stdio::piped())
        .spawn()
        .expect("it can be run");
    let mut line = String::new();
    let mut rendered = BufReader::new(server.stdout.take().expect("it can speak"));
    rendered.read_line(&mut line).expect("it can be heard");
    let address = line.trim().parse().expect("an address");
    let mut callers = Vec::new();
    for _ in 0..CROWD {
        callers.push(Caller::new(address).await.expect("it listens"));
    }
    let (measured, _) = measure(callers, Pace::Free, length()).await;
    server.kill().and_then(|()| server.wait()).expect("it can be killed");
    measured
}
