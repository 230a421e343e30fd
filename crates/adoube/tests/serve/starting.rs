//! How it starts, and why it does not.

use std::{fs, net::TcpListener, process::Output};

use serde_json::Value;

use crate::hall::{Hall, check_line, command, folder};

fn error(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_first_start_prints_a_link_and_later_ones_do_until_it_is_used() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &[]);
    let first = hall.first.clone().expect("there is a link");
    assert!(first.starts_with("adb_") && first.len() >= 36);
    hall.assert_well();
    assert_eq!(hall.stop().exit, Some(0));
    let again = Hall::start(folder.path(), &[]);
    assert_ne!(again.first.as_ref(), Some(&first), "the old one is withdrawn");
    assert!(folder.path().join(".local/share/adoube/adoube.db").exists());
    assert!(folder.path().join(".local/share/adoube/adoube.seal-key").exists());
}

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = folder();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let output = command(folder.path(), &["--listen", &address]).output().expect("it runs");
    let rendered = error(&output);
    assert!(rendered.contains(&address) && rendered.contains("--listen"), "{rendered}");
}

#[test]
fn a_database_has_one_hall() {
    let folder = folder();
    let _hall = Hall::start(folder.path(), &[]);
    let output = command(folder.path(), &["--listen", "127.0.0.1:0", "--lang", "sl"]).output();
    let rendered = error(&output.expect("it runs"));
    assert!(rendered.contains("adoube.db") && rendered.contains("druga dvorana"), "{rendered}");
}

#[test]
fn a_database_that_is_none_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("letters.db");
    fs::write(&path, "dear Ana, this is not a database at all, as you can see").expect("a file");
    let before = fs::read(&path).expect("a file");
    let shown = path.to_string_lossy();
    let output =
        command(folder.path(), &["--listen", "127.0.0.1:0", "--database", &shown]).output();
    assert!(error(&output.expect("it runs")).contains("letters.db"));
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[test]
fn an_address_open_to_others_has_to_be_asked_for() {
    let folder = folder();
    let file = folder.path().join("hall.toml");
    fs::write(&file, "node = \"one\"\nlisten = \"0.0.0.0:0\"\n").expect("a file");
    let output = command(folder.path(), &["--config", &file.to_string_lossy()]).output();
    let rendered = error(&output.expect("it runs"));
    assert!(rendered.contains("hall.toml:2") && rendered.contains("tls-cert"), "{rendered}");
    let hall = Hall::start(folder.path(), &["--listen", "0.0.0.0:0"]);
    assert!(hall.stop().log.contains("without TLS"), "it warns");
}

#[test]
fn the_settings_are_printed_with_their_sources() {
    let folder = folder();
    let file = folder.path().join("hall.toml");
    fs::write(&file, "node = \"one\"\n\n[limits]\nstreams = 5\n").expect("a file");
    let mut command = command(folder.path(), &["--check", "--json", "--log-level", "warn"]);
    command.env("ADOUBE_CONFIG", &file).env("ADOUBE_STOP_SECONDS", "3");
    command.env("ADOUBE_DATABASE", "postgres://ana:s3cret@db/hall");
    command.env("ADOUBE_SEAL_KEY", &"5ec4e7".repeat(11)[..64]);
    let output = command.output().expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let printed = String::from_utf8(output.stdout).expect("text");
    assert!(!printed.contains("s3cret") && !printed.contains("5ec4e7"), "{printed}");
    let shown = check_line("serve", &printed);
    let setting = |name: &str| {
        let settings = shown["settings"].as_array().expect("a list");
        let found = settings.iter().find(|it| it["name"] == name).expect("it is there");
        (found["values"].clone(), found["source"].clone())
    };
    let place = |line: u32| format!("{}:{line}", file.display());
    for (name, value, source) in [
        ("node", "one", Some(place(1))),
        ("limits.streams", "5", Some(place(4))),
        ("stop-seconds", "3", Some("ADOUBE_STOP_SECONDS".to_owned())),
        ("log-level", "warn", Some("--log-level".to_owned())),
        ("seal-key", "***", Some("ADOUBE_SEAL_KEY".to_owned())),
        ("database", "postgres://ana:***@db/hall", Some("ADOUBE_DATABASE".to_owned())),
        ("metrics", "on", None),
    ] {
        assert_eq!(setting(name), (Value::from(vec![value]), Value::from(source)), "{name}");
    }
}

#[test]
fn under_systemd_the_link_is_in_a_file_and_not_in_the_journal() {
    let folder = folder();
    let mut command = command(folder.path(), &["--listen", "127.0.0.1:0", "--json"]);
    command.env("JOURNAL_STREAM", "9:1").stdout(std::process::Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let path = folder.path().join(".local/share/adoube/first-link");
    let began = std::time::Instant::now();
    while !fs::read_to_string(&path).is_ok_and(|link| link.ends_with('\n')) {
        assert!(began.elapsed().as_secs() < 30, "there is no file");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let token = fs::read_to_string(&path).expect("a file");
    let token = token.trim().rsplit_once('/').expect("a link").1.to_owned();
    let asked = std::process::Command::new("kill").arg(child.id().to_string()).status();
    assert!(asked.expect("kill runs").success());
    let mut rendered = String::new();
    let mut stdout = child.stdout.take().expect("it is piped");
    std::io::Read::read_to_string(&mut stdout, &mut rendered).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert!(rendered.contains("first-link") && !rendered.contains(&token), "{rendered}");
}
