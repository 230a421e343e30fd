//! The tables and their versions, from `migrations/`.
//!
//! Listed by hand: `sqlx::migrate!` would compile both databases a second time for its macro.

use sqlx::{
    SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

/// Version, description and SQL of a migration.
type Row = (i64, &'static str, &'static str);

const SQLITE: &[Row] = &[
    (1, "entries", include_str!("../../migrations/sqlite/0001_entries.sql")),
    (2, "heartbeats", include_str!("../../migrations/sqlite/0002_heartbeats.sql")),
    (3, "tips", include_str!("../../migrations/sqlite/0003_tips.sql")),
    (4, "personal_keys", include_str!("../../migrations/sqlite/0004_personal_keys.sql")),
];

const POSTGRES: &[Row] = &[
    (1, "entries", include_str!("../../migrations/postgres/0001_entries.sql")),
    (2, "heartbeats", include_str!("../../migrations/postgres/0002_heartbeats.sql")),
    (3, "tips", include_str!("../../migrations/postgres/0003_tips.sql")),
    (4, "personal_keys", include_str!("../../migrations/postgres/0004_personal_keys.sql")),
];

/// The migrations for SQLite.
pub(super) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// The migrations for PostgreSQL.
pub(super) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(rows: &'static [Row]) -> Migrator {
    let migrations = rows.iter().map(|&(version, description, sql)| {
        Migration::new(
            version,
            description.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::{POSTGRES, Row, SQLITE};

    fn files(folder: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
        let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a name in UTF-8");
        fs::read_dir(folder).expect("a folder").map(|entry| name(entry.expect("a file"))).collect()
    }

    fn listed(rows: &[Row]) -> BTreeSet<String> {
        rows.iter()
            .map(|(version, description, _)| format!("{version:04}_{description}.sql"))
            .collect()
    }

    #[test]
    fn every_file_is_on_the_list() {
        assert_eq!(listed(SQLITE), files("sqlite"));
        assert_eq!(listed(POSTGRES), files("postgres"));
    }
}
