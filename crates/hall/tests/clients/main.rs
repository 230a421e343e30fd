//! Existing clients play in the hall: a library (berserk), a terminal client (cli-chess), an engine
//! (stockfish), and one that validates every line against a schema (lichess-api). `make clients` installs
//! them; nothing of them is linked or shipped.

#![allow(clippy::unwrap_used, reason = "a hall that cannot be opened fails the test")]

mod calls;
mod hand;
mod page;
mod programs;
mod server;

use std::{path::Path, process::Command};

use server::TestServer;

/// Runs a script of this folder against a hall of its own.
fn plays(script: &str, players: &[&str]) {
    let server = TestServer::open(players);
    let python =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/witness/clients/bin/python");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
    let mut command = Command::new(&python);
    command
        .arg(folder.join(script))
        .env("HALL", server.to_json())
        .env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.output().unwrap_or_else(|error| {
        panic!("{}: {error}; run `make clients`", python.display());
    });
    let (said, complaint) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(
        output.status.success(),
        "{script}\n{said}\n{complaint}\nis everything there? run `make clients`"
    );
}

const FOUR_PAIRS: [&str; 8] =
    ["Ana Novak", "Boris Čuk", "Cveta", "David", "Đurđa", "Filip", "Горан", "Hana"];

#[test]
fn berserk_plays_to_mate_to_resignation_to_flag_fall_and_to_an_agreed_draw() {
    plays("games.py", &FOUR_PAIRS);
}

#[test]
fn berserk_plays_against_stockfish_to_the_end() {
    plays("engine.py", &["Ana", "Stockfish"]);
}

#[test]
fn programs_play_each_other_with_the_calls_and_decisions_of_lichess_bot() {
    plays("programs.py", &["Petrović, Jelena", "Đurđa Čučković", "Ana"]);
}

#[test]
fn cli_chess_plays_whole_games() {
    plays("terminal.py", &["Ana", "Boris", "Cveta", "David", "Eva", "Filip"]);
}

#[test]
fn every_line_fits_the_schema_of_another_client() {
    plays("shapes.py", &["Ana", "Boris"]);
}
