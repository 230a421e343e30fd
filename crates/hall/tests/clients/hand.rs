//! A player who makes calls by hand.

use std::time::Duration;

use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::Value;

use crate::server::TestServer;

/// A player who makes calls by hand.
pub(crate) struct Hand<'a> {
    server: &'a TestServer,
    /// The token of the player's seat.
    pub(crate) token: &'a str,
    /// The HTTP client.
    pub(crate) client: Client,
}

impl<'a> Hand<'a> {
    /// Returns a player of this hall.
    pub(crate) fn new(server: &'a TestServer, player: usize) -> Self {
        // Any provider will do: the tests use plain HTTP.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Self { server, token: &server.tokens[player], client: Client::new() }
    }

    /// Builds a request with the player's token.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("http://{}{path}", self.server.address);
        self.client.request(method, url).bearer_auth(self.token)
    }

    /// Sends a GET request.
    pub(crate) async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path).send().await.unwrap()
    }

    /// Sends a POST request with a form.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, Value) {
        let answer = self.request(Method::POST, path).form(fields).send().await.unwrap();
        (answer.status(), answer.json().await.unwrap_or_default())
    }

    /// Challenges a player, with the white pieces; returns the id of the challenge.
    pub(crate) async fn challenges(&self, name: &str, limit: &str) -> String {
        let fields = [("clock.limit", limit), ("clock.increment", "0"), ("color", "white")];
        let (status, made) = self.post(&format!("/api/challenge/{name}"), &fields).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }
}

/// Returns the next non-empty line.
pub(crate) async fn line(stream: &mut Response) -> Option<Value> {
    let mut text = Vec::new();
    let patience = Duration::from_secs(20);
    while let Some(chunk) = tokio::time::timeout(patience, stream.chunk()).await.unwrap().unwrap() {
        text.extend_from_slice(&chunk);
        if text.ends_with(b"\n") && text.iter().any(|byte| *byte != b'\n') {
            return Some(serde_json::from_slice(&text).unwrap());
        }
    }
    None
}
