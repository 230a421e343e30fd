//! The hall on a local network: a certificate of its own, and warnings where links would lead nowhere.

use std::{fs, path::Path};

use reqwest::{Certificate, Client};

use crate::hall::{Hall, command, folder};

/// A client that trusts the authority in the data folder.
fn trusting(folder: &Path) -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let data = folder.join(".local/share/adoube/tls");
    let pem = fs::read(data.join("authority.pem")).expect("it was made");
    let certificate = Certificate::from_pem(&pem).expect("a certificate");
    Client::builder().tls_certs_only([certificate]).build().expect("a client")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_is_made_on_the_spot_and_used_again() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--lan"]);
    assert!(hall.url.starts_with("https://"), "{}", hall.url);
    let client = trusting(folder.path());
    let page = client.get(hall.at("/certificate")).send().await.expect("it is trusted");
    assert!(!page.headers().contains_key("strict-transport-security"), "nobody could pass it");
    let page = page.text().await.expect("a page");
    let downloaded = client.get(hall.at("/adoube.crt")).send().await.expect("an answer");
    assert_eq!(downloaded.headers()["content-type"], "application/x-x509-ca-cert");
    let downloaded = downloaded.bytes().await.expect("a certificate");
    let installed = Certificate::from_der(&downloaded).expect("a certificate");
    let client = Client::builder().tls_certs_only([installed]).build().expect("a client");
    let by_name = format!("https://localhost:{}/health", hall.address.port());
    assert!(client.get(by_name).send().await.is_ok(), "also by the name of the machine");
    hall.stop();
    let hall = Hall::start(folder.path(), &["--lan"]);
    let again = client.get(hall.at("/certificate")).send().await.expect("it is still trusted");
    assert_eq!(again.text().await.expect("a page"), page, "the same fingerprints");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_without_its_own_certificate_has_no_such_page() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &[]);
    let client = crate::hall::client();
    for path in ["/certificate", "/adoube.crt"] {
        let answer = client.get(hall.at(path)).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 404, "{path}");
    }
}

#[test]
fn settings_of_the_network_are_shown_before_anything_is_opened() {
    let folder = folder();
    let told = |options: &[&str]| {
        let output = command(folder.path(), options).output().expect("it runs");
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&text).into_owned())
    };
    let (exit, text) = told(&["--lan", "--check"]);
    assert_eq!(exit, Some(0), "{text}");
    for part in ["0.0.0.0:8443", "tls/hall.pem", "tls/hall.key"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!folder.path().join(".local").exists(), "nothing is made");
    let proxy = ["--lan", "--check", "--behind-proxy", "127.0.0.1"];
    let (exit, text) = told(&[&proxy[..], &["--public-address", "https://hall.example"]].concat());
    assert_eq!(exit, Some(2), "{text}");
    assert!(text.contains("lan") && text.contains("behind-proxy"), "{text}");
}
