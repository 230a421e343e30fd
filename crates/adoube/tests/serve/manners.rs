//! What it withstands: clients that are slow or silent, send too much, or are too many.

use std::{
    io::{Read, Write},
    time::{Duration, Instant},
};

use crate::hall::{Hall, folder};

const PATIENT: &[&str] = &["--limits-header-seconds", "1", "--limits-request-seconds", "2"];

/// How long a client that sends these bytes and then nothing stays connected.
fn borne(hall: &Hall, bytes: &[u8]) -> Duration {
    let began = Instant::now();
    hall.says(bytes);
    began.elapsed()
}

#[test]
fn silent_and_slow_clients_are_sent_away() {
    let folder = folder();
    let hall = Hall::start(folder.path(), PATIENT);
    let beginnings: [&[u8]; 5] = [
        b"",
        b"P",
        b"PRI * HTTP/2.0\r\n",
        b"GET /health HTTP/1.1\r\nHost: ha",
        b"GET /health HTTP/1.1\r\nHost: hall\r\nX-Slow: yes\r\n",
    ];
    for beginning in beginnings {
        let took = borne(&hall, beginning);
        assert!(took < Duration::from_secs(8), "{beginning:?}: {took:?}");
    }
    let unfinished =
        b"POST /v1/sessions HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\n\
                       Content-Length: 50\r\nConnection: close\r\n\r\n{\"name\":";
    let answer = hall.says(unfinished);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    hall.assert_well();
}

/// Each byte comes in time, and the head never ends.
#[test]
fn a_head_that_trickles_is_cut_off() {
    let folder = folder();
    let hall = Hall::start(folder.path(), PATIENT);
    let mut stream = hall.connect();
    let began = Instant::now();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: hall\r\nX-Slow: ").expect("it listens");
    stream.set_read_timeout(Some(Duration::from_millis(200))).expect("a timeout");
    let mut byte = [0];
    loop {
        assert!(began.elapsed() < Duration::from_secs(8), "it still listens");
        match stream.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(_) => break,
        }
        if stream.write_all(b"a").is_err() {
            break;
        }
    }
    hall.assert_well();
}

/// Refused with this status, or by closing the connection while the request was being sent.
fn assert_refused(answer: &str, status: &str) {
    let is_refused = answer.starts_with(&format!("HTTP/1.1 {status}"));
    assert!(is_refused || answer.is_empty(), "{answer}");
}

#[test]
fn what_is_too_long_is_refused() {
    let folder = folder();
    let options = [PATIENT, &["--limits-header-kib", "8", "--limits-body-kib", "4"]].concat();
    let hall = Hall::start(folder.path(), &options);
    let head =
        format!("GET /health HTTP/1.1\r\nHost: hall\r\nX-Long: {}\r\n\r\n", "a".repeat(20000));
    assert_refused(&hall.says(head.as_bytes()), "431");
    let many = "X-Many: a\r\n".repeat(500);
    let head = format!("GET /health HTTP/1.1\r\nHost: hall\r\n{many}\r\n");
    assert_refused(&hall.says(head.as_bytes()), "431");
    let address = format!("GET /{} HTTP/1.1\r\nHost: hall\r\n\r\n", "a".repeat(20000));
    assert_refused(&hall.says(address.as_bytes()), "4");
    let body = "a".repeat(10000);
    let json = "Content-Type: application/json\r\nConnection: close";
    let rendered = format!(
        "POST /v1/sessions HTTP/1.1\r\nHost: hall\r\n{json}\r\nContent-Length: 10000\r\n\r\n{body}"
    );
    let answer = hall.says(rendered.as_bytes());
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("problem+json"), "{answer}");
    let chunked = format!(
        "POST /v1/sessions HTTP/1.1\r\nHost: hall\r\n{json}\r\nTransfer-Encoding: chunked\r\n\r\n\
         2710\r\n{body}\r\n0\r\n\r\n"
    );
    let answer = hall.says(chunked.as_bytes());
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    hall.assert_well();
}

#[test]
fn there_is_room_for_so_many() {
    let folder = folder();
    let options = ["--limits-connections", "3", "--limits-header-seconds", "2"];
    let hall = Hall::start(folder.path(), &options);
    let held: Vec<_> = (0..3).map(|_| hall.connect()).collect();
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(hall.says(b"GET /health HTTP/1.1\r\nHost: hall\r\n\r\n"), "", "there is no room");
    drop(held);
    std::thread::sleep(Duration::from_millis(200));
    hall.assert_well();
}

#[test]
fn what_is_no_http_is_no_matter() {
    let folder = folder();
    let hall = Hall::start(folder.path(), PATIENT);
    for nonsense in
        [&b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..], b"\0\0\0\0", b"HELO hall\r\n"]
    {
        hall.says(nonsense);
    }
    hall.assert_well();
}

#[test]
fn figures_are_for_this_machine() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &[]);
    let ask = |more: &str| {
        let asked =
            format!("GET /metrics HTTP/1.1\r\nHost: hall\r\n{more}Connection: close\r\n\r\n");
        hall.says(asked.as_bytes())
    };
    hall.says(b"GET /v1/competitions HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    hall.says(b"GET /seat/adb_s3cret HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    let figures = ask("");
    assert!(figures.contains("adoube_requests_total{"), "{figures}");
    assert!(figures.contains("route=\"/v1/competitions\""), "{figures}");
    assert!(figures.contains("route=\"/seat/{token}\""), "{figures}");
    assert!(!figures.contains("s3cret"), "{figures}");
    assert!(
        figures.contains("adoube_appends_total{outcome=\"committed\"} 1"),
        "the first link: {figures}"
    );
    assert!(ask("X-Forwarded-For: 203.0.113.9\r\n").starts_with("HTTP/1.1 404"));
}
