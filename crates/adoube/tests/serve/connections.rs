//! Connections: how many from one address, how long they wait, and clients that do not take their answer.

use std::{
    io::{Read, Write},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use crate::hall::{Hall, folder};

const GET: &[u8] = b"GET /health HTTP/1.1\r\nHost: hall\r\n\r\n";

/// Asks on an open connection; returns the head of the answer.
fn ask(stream: &mut TcpStream) -> String {
    stream.write_all(GET).expect("it listens");
    let mut bytes = [0; 4096];
    let read = stream.read(&mut bytes).expect("an answer");
    String::from_utf8_lossy(&bytes[..read]).into_owned()
}

/// Waits until the hall has closed a connection; returns how long that took.
fn closed(mut stream: TcpStream) -> Duration {
    let began = Instant::now();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    began.elapsed()
}

/// The connection of a proxy, or of a player who thinks, outlasts the time for a head.
#[test]
fn a_connection_waits_for_its_next_request() {
    let folder = folder();
    let options = ["--limits-header-seconds", "1", "--limits-idle-seconds", "4"];
    let hall = Hall::start(folder.path(), &options);
    let mut stream = hall.connect();
    for _ in 0..2 {
        let answer = ask(&mut stream);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        thread::sleep(Duration::from_millis(2200));
    }
    let answer = ask(&mut stream);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let waited = closed(stream);
    assert!((2..15).contains(&waited.as_secs()), "it waited {waited:?}");
}

/// A second head that does not end is cut off like the first, not after the time for waiting.
#[test]
fn every_head_has_to_come_in_time() {
    let folder = folder();
    let options = ["--limits-header-seconds", "1", "--limits-idle-seconds", "60"];
    let hall = Hall::start(folder.path(), &options);
    let mut stream = hall.connect();
    assert!(ask(&mut stream).starts_with("HTTP/1.1 200"));
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: ha").expect("it listens");
    let waited = closed(stream);
    assert!(waited < Duration::from_secs(20), "it waited {waited:?}");
    hall.assert_well();
}

#[test]
fn one_address_has_so_many_connections() {
    let folder = folder();
    let options = ["--limits-connections-per-address", "3", "--limits-header-seconds", "20"];
    let hall = Hall::start(folder.path(), &options);
    let mut held: Vec<_> = (0..3).map(|_| hall.connect()).collect();
    for stream in &mut held {
        assert!(ask(stream).starts_with("HTTP/1.1 200"));
    }
    assert_eq!(hall.says(GET), "", "there is no room");
    drop(held);
    let began = Instant::now();
    while !hall
        .says(b"GET /health HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
        .contains("200")
    {
        assert!(began.elapsed() < Duration::from_secs(20), "the places are not free again");
    }
}

/// The number of open connections, this one included.
fn open(hall: &Hall) -> String {
    let figures = hall.says(b"GET /metrics HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    let line = figures.lines().find(|line| {
        line.starts_with("adoube_connections{") || line.starts_with("adoube_connections ")
    });
    line.and_then(|line| line.rsplit(' ').next()).unwrap_or_default().to_owned()
}

#[test]
fn a_client_that_does_not_take_its_answer_is_cut_off() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--limits-write-seconds", "1"]);
    let mut stream = hall.connect();
    let ask = b"GET /openapi.json HTTP/1.1\r\nHost: hall\r\n\r\n";
    // More than the buffers of the system hold.
    stream.write_all(&ask.repeat(150)).expect("it listens");
    for expected in ["2", "1"] {
        let began = Instant::now();
        while open(&hall) != expected {
            assert!(began.elapsed() < Duration::from_secs(40), "open: {}", open(&hall));
            thread::sleep(Duration::from_millis(50));
        }
    }
    drop(stream);
    hall.assert_well();
}

/// What a client of HTTP/2 sends for one request, with windows of this size.
fn http2_request(path: &str, window: u32) -> Vec<u8> {
    let frame = |kind: u8, flags: u8, stream: u32, payload: &[u8]| {
        let length = u32::try_from(payload.len()).expect("it is short").to_be_bytes();
        [&length[1..], &[kind, flags], &stream.to_be_bytes(), payload].concat()
    };
    let text = |name: u8, value: &str| {
        [&[name, u8::try_from(value.len()).expect("it is short")], value.as_bytes()].concat()
    };
    // The method GET and the scheme http have numbers.
    let fields = [vec![0x82, 0x86], text(0x04, path), text(0x01, "hall")].concat();
    let initial_window = [&[0, 4], window.to_be_bytes().as_slice()].concat();
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    [preface, frame(4, 0, 0, &initial_window), frame(1, 5, 1, &fields)].concat()
}

#[test]
fn a_client_of_http2_that_does_not_take_its_answer_is_cut_off() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--limits-write-seconds", "1"]);
    for window in [0, 1] {
        let mut stream = hall.connect();
        stream.set_read_timeout(Some(Duration::from_secs(40))).expect("a timeout");
        stream.write_all(&http2_request("/openapi.json", window)).expect("it listens");
        // It would be sent a ping after 20 seconds, and could answer it for ever.
        let waited = closed(stream);
        assert!((14..20).contains(&waited.as_secs()), "it waited {waited:?}");
    }
    hall.assert_well();
}

#[test]
fn a_connection_of_http2_waits_for_its_next_request() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--limits-idle-seconds", "2"]);
    let mut stream = hall.connect();
    stream.set_read_timeout(Some(Duration::from_secs(40))).expect("a timeout");
    stream.write_all(&http2_request("/health", 65_535)).expect("it listens");
    let waited = closed(stream);
    assert!((2..15).contains(&waited.as_secs()), "it waited {waited:?}");
}

#[test]
fn health_and_metrics_want_one_host_too() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &[]);
    for path in ["/health", "/health/live", "/metrics", "/v1/me"] {
        for (hosts, expected) in
            [("Host: a\r\n", "200"), ("", "400"), ("Host: a\r\nHost: b\r\n", "400")]
        {
            let ask = format!("GET {path} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
            let answer = hall.says(ask.as_bytes());
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {expected}")),
                "{path} {hosts:?}: {answer}"
            );
        }
    }
}
