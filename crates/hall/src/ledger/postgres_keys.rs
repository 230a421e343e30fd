//! Keys of personal data in PostgreSQL.

use std::collections::BTreeMap;

use super::{
    BoxFuture, Entry, PersonalKey, Postgres, StorageError, batch,
    keys::{self, KeyStore, NewKey},
    postgres::patiently,
};

impl Postgres {
    /// Hands the keys to the entries that name them.
    pub(super) async fn attach_keys(&self, entries: &mut [Entry]) -> Result<(), StorageError> {
        let ids = keys::named_by(entries);
        if ids.is_empty() {
            return Ok(());
        }
        let rows = sqlx::query_as("SELECT id, key FROM personal_keys WHERE id = ANY($1)")
            .bind(ids)
            .fetch_all(&self.pool)
            .await?;
        keys::attach(entries, &keys::from_rows(rows));
        Ok(())
    }

    async fn find_keys(
        &self,
        new: &[NewKey],
    ) -> Result<BTreeMap<String, PersonalKey>, StorageError> {
        let subjects: Vec<&str> = new.iter().map(|new| new.subject.as_str()).collect();
        let found = "SELECT subject, id, key FROM personal_keys WHERE subject = ANY($1)";
        let rows = sqlx::query_as(found).bind(subjects).fetch_all(&self.pool).await?;
        Ok(keys::by_subject(rows))
    }

    async fn insert_keys(
        &self,
        new: &[NewKey],
    ) -> Result<BTreeMap<String, PersonalKey>, StorageError> {
        let found = self.find_keys(new).await?;
        if keys::has_all(&found, new) {
            return Ok(found);
        }
        let ids: Vec<&str> = new.iter().map(|new| new.key.id.as_str()).collect();
        let subjects: Vec<&str> = new.iter().map(|new| new.subject.as_str()).collect();
        let made: Vec<i64> = new.iter().map(|new| new.made.cast_signed()).collect();
        let bytes: Vec<&[u8]> = new.iter().map(|new| new.key.key.as_slice()).collect();
        sqlx::query(
            "INSERT INTO personal_keys (id, subject, made, key) \
             SELECT * FROM UNNEST($1::text[], $2::text[], $3::bigint[], $4::bytea[]) \
             ON CONFLICT DO NOTHING",
        )
        .bind(ids)
        .bind(subjects)
        .bind(made)
        .bind(bytes)
        .execute(&self.pool)
        .await?;
        self.find_keys(new).await
    }

    /// Deletes keys, and the rows that PostgreSQL would otherwise leave in the file until it cleans up.
    async fn delete_keys(&self, subjects: &[String]) -> Result<(), StorageError> {
        sqlx::query("DELETE FROM personal_keys WHERE subject = ANY($1)")
            .bind(subjects)
            .execute(&self.pool)
            .await?;
        sqlx::raw_sql("VACUUM personal_keys").execute(&self.pool).await?;
        Ok(())
    }
}

impl KeyStore for Postgres {
    fn keys_for<'a>(&'a self, new: &'a [NewKey]) -> BoxFuture<'a, BTreeMap<String, PersonalKey>> {
        patiently(self.insert_keys(new))
    }

    fn subjects<'a>(&'a self, prefix: &'a str, before: u64) -> BoxFuture<'a, Vec<String>> {
        patiently(async move {
            let subjects = sqlx::query_scalar(
                "SELECT subject FROM personal_keys WHERE subject >= $1 AND subject < $2 AND made < $3",
            )
            .bind(prefix)
            .bind(batch::end_of(prefix))
            .bind(before.cast_signed())
            .fetch_all(&self.pool)
            .await?;
            Ok(subjects)
        })
    }

    fn destroy<'a>(&'a self, subjects: &'a [String]) -> BoxFuture<'a, ()> {
        patiently(async move {
            if subjects.is_empty() { Ok(()) } else { self.delete_keys(subjects).await }
        })
    }
}
