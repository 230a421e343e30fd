//! Databases on a server that the tests share.

use std::sync::{
    LazyLock, Mutex, PoisonError,
    atomic::{AtomicU32, Ordering},
};

use sqlx::{Connection, Executor, PgConnection};

use crate::postgres::Server;

/// The server of all tests that do not crash it.
static SHARED: LazyLock<Mutex<Server>> =
    LazyLock::new(|| Mutex::new(Server::start(&["-c", "fsync=off"])));
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// Creates a new database.
pub(crate) async fn database() -> String {
    let url = SHARED.lock().unwrap_or_else(PoisonError::into_inner).url().to_owned();
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&url).await.expect("the server answers");
    let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(sql).await.expect("databases can be created");
    url.replacen("///postgres", &format!("///{name}"), 1)
}
