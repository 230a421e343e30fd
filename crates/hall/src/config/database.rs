//! The database, and its URL without secrets.

use std::{fmt, path::PathBuf, str::FromStr};

use sqlx::postgres::PgConnectOptions;

/// The database that stores the entries.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL database with this URL.
    Postgres(String),
}

impl Database {
    /// Parses a file name or a URL.
    pub fn read(text: &str) -> Option<Self> {
        database(text)
    }
}

pub(super) fn database(text: &str) -> Option<Database> {
    match text.split_once(':') {
        Some(("postgres" | "postgresql", _)) => {
            PgConnectOptions::from_str(text).ok().map(|_| Database::Postgres(text.to_owned()))
        }
        Some(("sqlite", path)) => file(path.strip_prefix("//").unwrap_or(path)),
        Some((_, rest)) if rest.starts_with("//") => None,
        _ => file(text),
    }
}

fn file(path: &str) -> Option<Database> {
    (!path.is_empty()).then(|| Database::Sqlite(path.into()))
}

/// Shown without the password of a URL.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(url) => f.write_str(&masked(url)),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

/// Replaces the password of a URL, before the host or in the query, with asterisks.
fn masked(url: &str) -> String {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    // The last `@`: a password may contain another one that was not escaped.
    let address = match (address.find("://"), address.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 <= at => {
            let user = address[scheme + 3..at].split(':').next().unwrap_or_default();
            let stars = if address[scheme + 3..at].contains(':') { ":***" } else { "" };
            format!("{}{user}{stars}{}", &address[..scheme + 3], &address[at..])
        }
        _ => address.to_owned(),
    };
    let parts = query.split('&').map(|part| match part.split_once('=') {
        Some((name, _)) if name.to_lowercase().contains("pass") => format!("{name}=***"),
        _ => part.to_owned(),
    });
    let query = parts.collect::<Vec<_>>().join("&");
    if query.is_empty() { address } else { format!("{address}?{query}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_or_a_url() {
        for text in ["hall.db", "sqlite:hall.db", "sqlite://hall.db"] {
            assert_eq!(database(text), Some(Database::Sqlite("hall.db".into())), "{text}");
        }
        assert_eq!(database("sqlite:///a/b.db"), Some(Database::Sqlite("/a/b.db".into())));
        assert!(matches!(database("postgresql://db/hall"), Some(Database::Postgres(_))));
        for text in ["", "sqlite:", "mysql://db/hall", "postgres://db:x/hall"] {
            assert_eq!(database(text), None, "{text}");
        }
    }

    #[test]
    fn no_password_is_shown() {
        for (url, shown) in [
            ("postgres://ana:s3cret@db/hall", "postgres://ana:***@db/hall"),
            ("postgres://ana:s3:cr@et@db/hall", "postgres://ana:***@db/hall"),
            ("postgres://ana@db/hall", "postgres://ana@db/hall"),
            ("postgres://db/hall", "postgres://db/hall"),
            (
                "postgres://db/hall?user=ana&password=s3cret&sslmode=require",
                "postgres://db/hall?user=ana&password=***&sslmode=require",
            ),
        ] {
            let database = Database::Postgres(url.to_owned());
            assert_eq!(database.to_string(), shown);
            assert!(!format!("{database:?}").contains("s3"));
        }
    }
}
