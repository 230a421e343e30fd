//! Embeds a playing hall in another program: its routes beside your own, its storage in your file.
#![allow(clippy::print_stdout, reason = "what it prints is the answer")]

use std::{error::Error, sync::Arc};

use adoube_hall::{
    Hall,
    http::{Settings, router},
    ledger::Sqlite,
    sealed::SealKey,
};
use axum::{Router, body::Body, http::Request, routing::get};
use tower::ServiceExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let ledger = Sqlite::open(&folder.path().join("hall.db")).await?;
    let running = Hall::open(Arc::new(ledger), SealKey::draw()?).await?;
    let app = Router::new()
        .route("/hello", get(async || "hello"))
        .merge(router(running.hall.clone(), Settings::default()));
    // A server would pass `app` to `axum::serve`; here two requests are enough.
    for path in ["/hello", "/v1/laws"] {
        let request = Request::get(path).header("host", "localhost").body(Body::empty())?;
        let answer = app.clone().oneshot(request).await?;
        println!("{path}: {}", answer.status());
    }
    running.close().await;
    Ok(())
}
