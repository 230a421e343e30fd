//! `adoube verify` finds alterations, and nothing else.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};

use crate::hall::{Hall, check_line, client, command, folder, open_competition};

fn database(folder: &Path) -> PathBuf {
    folder.join(".local/share/adoube/adoube.db")
}

/// The exit code and the facts.
fn verify(what: &Path) -> (Option<i32>, Value) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let output = command.args(["verify", "--json"]).arg(what).output().expect("it runs");
    let facts = check_line("verify", &String::from_utf8_lossy(&output.stdout));
    (output.status.code(), facts)
}

/// Alters the database directly.
async fn meddle(folder: &Path, statement: &'static str) -> u64 {
    let options = SqliteConnectOptions::new().filename(database(folder));
    let mut connection = options.connect().await.expect("it opens");
    let done = sqlx::query(statement).execute(&mut connection).await.expect("it is done");
    sqlx::Connection::close(connection).await.expect("it closes");
    done.rows_affected()
}

/// A hall with some competitions.
async fn a_hall(folder: &Path) -> (Hall, reqwest::Client) {
    let client = client();
    let hall = Hall::start(folder, &[]);
    hall.join(folder, &client).await;
    for name in ["Open Maribor", "Open Ljubljana"] {
        open_competition(&client, &hall, name).await.expect("it is opened");
    }
    (hall, client)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_whole_while_the_hall_is_open_and_after() {
    let folder = folder();
    let (hall, client) = a_hall(folder.path()).await;
    let (exit, facts) = verify(&database(folder.path()));
    assert_eq!((exit, &facts["whole"], &facts["streams"]), (Some(0), &true.into(), &3.into()));
    open_competition(&client, &hall, "Open Zagreb").await.expect("nobody is in the way");
    hall.stop();
    let (exit, facts) = verify(&database(folder.path()));
    assert_eq!((exit, &facts["streams"]), (Some(0), &4.into()), "{facts}");
    assert_eq!(facts["flaws"], Value::Array(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_altered_is_found() {
    for (statement, code) in [
        (
            "UPDATE entries SET body = replace(body, 'opened', 'closed') WHERE stream LIKE 'c%'",
            "altered",
        ),
        ("UPDATE entries SET at = at + 1 WHERE stream = 'hall' AND seq = 2", "altered"),
        ("DELETE FROM entries WHERE stream = 'hall' AND seq = 1", "gap"),
        ("UPDATE entries SET seq = seq + 1000 WHERE stream = 'hall' AND seq > 1", "gap"),
        (
            "UPDATE entries SET stream = 'game/' || substr(stream, 13) WHERE stream LIKE 'c%'",
            "altered",
        ),
    ] {
        let folder = folder();
        let (hall, _) = a_hall(folder.path()).await;
        hall.stop();
        assert!(meddle(folder.path(), statement).await > 0, "{statement}");
        let (exit, facts) = verify(&database(folder.path()));
        assert_eq!(exit, Some(1), "{statement}: {facts}");
        assert_eq!(facts["flaws"][0]["code"], code, "{statement}: {facts}");
    }
}

#[test]
fn what_is_neither_a_log_nor_a_database_is_refused() {
    let folder = folder();
    let letter = folder.path().join("letter");
    std::fs::write(&letter, "Dear Ana\n").expect("it can be written");
    assert_eq!(verify(&letter).0, Some(2));
    assert_eq!(verify(&folder.path().join("nowhere")).0, Some(2));
}

/// The last entries are in a file of their own until they are moved.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_without_its_log_is_not_whole() {
    let folder = folder();
    let (hall, client) = a_hall(folder.path()).await;
    let copy = folder.path().join("copy.db");
    std::fs::copy(database(folder.path()), &copy).expect("it can be copied");
    let (exit, facts) = verify(&copy);
    assert_eq!((exit, &facts["whole"]), (Some(1), &false.into()), "{facts}");
    assert_eq!(facts["flaws"][0]["code"], "end-missing", "{facts}");
    open_competition(&client, &hall, "Open Zagreb").await.expect("the hall goes on");
    hall.stop();
    std::fs::copy(database(folder.path()), &copy).expect("it can be copied");
    let (exit, facts) = verify(&copy);
    assert_eq!((exit, &facts["streams"], &facts["signed"]), (Some(0), &4.into(), &4.into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_without_its_end_is_not_whole() {
    for statement in [
        "DELETE FROM entries WHERE stream = 'hall' AND seq = (SELECT max(seq) FROM entries WHERE stream = 'hall')",
        "DELETE FROM entries WHERE stream LIKE 'competition/%'",
    ] {
        let folder = folder();
        let (hall, _) = a_hall(folder.path()).await;
        hall.stop();
        assert!(meddle(folder.path(), statement).await > 0, "{statement}");
        let (exit, facts) = verify(&database(folder.path()));
        assert_eq!((exit, &facts["flaws"][0]["code"]), (Some(1), &"cut-off".into()), "{facts}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_an_open_hall_is_whole_and_can_be_restored() {
    let folder = folder();
    let (hall, client) = a_hall(folder.path()).await;
    let backups = folder.path().join("kept elsewhere");
    let place = backups.to_str().expect("Unicode");
    let output = command(folder.path(), &["--json", "--backup", place]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let made = check_line("serve", &String::from_utf8_lossy(&output.stdout));
    assert_eq!(made["event"], "backed-up");
    assert!(made["seal_key"].as_str().expect("a file").ends_with("adoube.seal-key"), "{made}");
    open_competition(&client, &hall, "Open Zagreb").await.expect("nobody is in the way");
    hall.stop();
    let copy = PathBuf::from(made["file"].as_str().expect("a file"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let permissions = copy.metadata().expect("it is there").permissions();
        assert_eq!(permissions.mode() & 0o777, 0o600, "nobody else can read it");
    }
    let (exit, facts) = verify(&copy);
    assert_eq!((exit, &facts["streams"], &facts["signed"]), (Some(0), &3.into(), &3.into()));
    std::fs::copy(&copy, database(folder.path())).expect("it can be restored");
    let hall = Hall::start(folder.path(), &[]);
    hall.assert_well();
    hall.stop();
    assert_eq!(verify(&database(folder.path())).0, Some(0));
}
