//! TLS by the hall itself.

use std::{fs, path::Path};

use rcgen::CertifiedKey;
use reqwest::{Certificate, Client, Version};

use crate::hall::{Hall, command, folder};

/// A certificate for this machine in two files; and the certificate itself.
fn certify(folder: &Path) -> String {
    let names = vec!["127.0.0.1".to_owned(), "localhost".to_owned()];
    let CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(names).expect("a certificate");
    fs::write(folder.join("cert.pem"), cert.pem()).expect("it can be written");
    fs::write(folder.join("key.pem"), signing_key.serialize_pem()).expect("it can be written");
    cert.pem()
}

fn trusting(pem: &str) -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let certificate = Certificate::from_pem(pem.as_bytes()).expect("a certificate");
    Client::builder().tls_certs_only([certificate]).build().expect("a client")
}

fn with_tls(folder: &Path) -> Vec<String> {
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    vec!["--tls-cert".to_owned(), path("cert.pem"), "--tls-key".to_owned(), path("key.pem")]
}

fn start(folder: &Path) -> Hall {
    let options = with_tls(folder);
    Hall::start(folder, &options.iter().map(String::as_str).collect::<Vec<_>>())
}

#[tokio::test(flavor = "multi_thread")]
async fn both_versions_of_http_and_nothing_in_the_clear() {
    let folder = folder();
    let client = trusting(&certify(folder.path()));
    let hall = start(folder.path());
    assert!(hall.url.starts_with("https://"), "{}", hall.url);
    let answer = client.get(hall.at("/health")).send().await.expect("an answer");
    assert_eq!((answer.status().as_u16(), answer.version()), (200, Version::HTTP_2));
    let answer = client.get(hall.at("/")).version(Version::HTTP_11).send().await;
    let answer = answer.expect("an answer");
    assert!(answer.headers().contains_key("strict-transport-security"));
    let plain = hall.says(b"GET /health HTTP/1.1\r\nHost: hall\r\n\r\n");
    assert!(!plain.contains("HTTP/1.1 200") && !plain.contains("ready"), "{plain}");
    let stranger = trusting(&certify(tempfile::tempdir().expect("a folder").path()));
    assert!(stranger.get(hall.at("/health")).send().await.is_err(), "another certificate");
    let again = client.get(hall.at("/health")).send().await.expect("an answer");
    assert_eq!(again.status().as_u16(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_certificate_is_read_when_asked() {
    let folder = folder();
    let old = trusting(&certify(folder.path()));
    let hall = start(folder.path());
    old.get(hall.at("/health")).send().await.expect("the old one holds");
    let new = certify(folder.path());
    hall.ask("-HUP");
    let mut renewed = false;
    for _ in 0..50 {
        renewed = trusting(&new).get(hall.at("/health")).send().await.is_ok();
        if renewed {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(renewed);
    fs::write(folder.path().join("cert.pem"), "nonsense").expect("it can be written");
    hall.ask("-HUP");
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    trusting(&new).get(hall.at("/health")).send().await.expect("the last good one holds");
    assert!(hall.stop().log.contains("the certificate stays the old one"));
}

/// Clients that connect and do not speak TLS, or complete the handshake and send nothing.
#[test]
fn silent_clients_are_sent_away() {
    let folder = folder();
    certify(folder.path());
    let mut options = with_tls(folder.path());
    options.extend(["--limits-header-seconds", "1"].map(ToOwned::to_owned));
    let hall = Hall::start(folder.path(), &options.iter().map(String::as_str).collect::<Vec<_>>());
    for beginning in [&b""[..], b"\x16", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] {
        let began = std::time::Instant::now();
        hall.says(beginning);
        assert!(began.elapsed().as_secs() < 8, "{beginning:?}");
    }
}

#[test]
fn a_certificate_that_cannot_be_used_is_named() {
    let folder = folder();
    certify(folder.path());
    let key = fs::read(folder.path().join("key.pem")).expect("a key");
    certify(folder.path());
    let options = with_tls(folder.path());
    let rendered = |options: &[String]| {
        let output = command(folder.path(), &["--listen", "127.0.0.1:0"]).args(options).output();
        let output = output.expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    fs::write(folder.path().join("key.pem"), key).expect("it can be written");
    assert!(rendered(&options).contains("cert.pem"), "the key of another certificate");
    fs::write(folder.path().join("key.pem"), "nonsense").expect("it can be written");
    assert!(rendered(&options).contains("key.pem"));
    fs::remove_file(folder.path().join("cert.pem")).expect("it is there");
    assert!(rendered(&options).contains("cert.pem"));
    assert!(rendered(&options[..2]).contains("tls-key"));
}
