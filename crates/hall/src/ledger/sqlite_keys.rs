//! Keys of personal data in SQLite.

use std::collections::BTreeMap;

use sqlx::{Connection as _, Executor};

use super::{
    BoxFuture, Entry, PersonalKey, Sqlite, StorageError, batch,
    keys::{self, KeyStore, NewKey},
};

const BY_SUBJECT: &str = "SELECT subject, id, key FROM personal_keys \
    WHERE subject IN (SELECT value FROM json_each(?))";

/// A list as SQLite takes it in one parameter.
fn list<'a>(texts: impl Iterator<Item = &'a String>) -> String {
    texts.cloned().collect::<serde_json::Value>().to_string()
}

impl Sqlite {
    /// Hands the keys to the entries that name them.
    pub(super) async fn attach_keys(&self, entries: &mut [Entry]) -> Result<(), StorageError> {
        let ids = keys::named_by(entries);
        if ids.is_empty() {
            return Ok(());
        }
        let rows = sqlx::query_as(
            "SELECT id, key FROM personal_keys WHERE id IN (SELECT value FROM json_each(?))",
        )
        .bind(list(ids.iter()))
        .fetch_all(&self.readers)
        .await?;
        keys::attach(entries, &keys::from_rows(rows));
        Ok(())
    }

    async fn find_keys<'c>(
        &self,
        new: &[NewKey],
        from: impl Executor<'c, Database = sqlx::Sqlite>,
    ) -> Result<BTreeMap<String, PersonalKey>, StorageError> {
        let wanted = list(new.iter().map(|new| &new.subject));
        Ok(keys::by_subject(sqlx::query_as(BY_SUBJECT).bind(wanted).fetch_all(from).await?))
    }

    async fn insert_keys(
        &self,
        new: &[NewKey],
    ) -> Result<BTreeMap<String, PersonalKey>, StorageError> {
        let found = self.find_keys(new, &self.readers).await?;
        if keys::has_all(&found, new) {
            return Ok(found);
        }
        let mut place = self.writer.lock().await;
        let mut writer = self.take_writer(&mut place).await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        for NewKey { subject, made, key } in new {
            sqlx::query(
                "INSERT INTO personal_keys (id, subject, made, key) VALUES (?, ?, ?, ?) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(&key.id)
            .bind(subject)
            .bind(made.cast_signed())
            .bind(key.key.as_slice())
            .execute(&mut *transaction)
            .await?;
        }
        let found = self.find_keys(new, &mut *transaction).await?;
        transaction.commit().await?;
        *place = Some(writer);
        Ok(found)
    }

    /// Deletes keys. The connection overwrites what it deletes (`secure_delete`); the checkpoint brings that into the
    /// file and empties the write-ahead log, which still has the pages as they were.
    async fn delete_keys(&self, subjects: &[String]) -> Result<(), StorageError> {
        let mut place = self.writer.lock().await;
        let mut writer = self.take_writer(&mut place).await?;
        sqlx::query("DELETE FROM personal_keys WHERE subject IN (SELECT value FROM json_each(?))")
            .bind(list(subjects.iter()))
            .execute(&mut writer)
            .await?;
        self.move_log_into_file(&mut writer).await?;
        *place = Some(writer);
        Ok(())
    }
}

impl KeyStore for Sqlite {
    fn keys_for<'a>(&'a self, new: &'a [NewKey]) -> BoxFuture<'a, BTreeMap<String, PersonalKey>> {
        Box::pin(self.insert_keys(new))
    }

    fn subjects<'a>(&'a self, prefix: &'a str, before: u64) -> BoxFuture<'a, Vec<String>> {
        Box::pin(async move {
            let subjects = sqlx::query_scalar(
                "SELECT subject FROM personal_keys WHERE subject >= ? AND subject < ? AND made < ?",
            )
            .bind(prefix)
            .bind(batch::end_of(prefix))
            .bind(before.cast_signed())
            .fetch_all(&self.readers)
            .await?;
            Ok(subjects)
        })
    }

    fn destroy<'a>(&'a self, subjects: &'a [String]) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            if subjects.is_empty() { Ok(()) } else { self.delete_keys(subjects).await }
        })
    }
}
