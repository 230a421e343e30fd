//! Encrypts personal data in an entry that is about to be stored.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::{ELSE, PERSONAL};
use crate::{
    cipher,
    ledger::{AFTER_ID, KeyStore, NewKey, PersonalKey, StorageError},
    token,
};

/// Plain texts are padded to a multiple of this many bytes: the length of a ciphertext should not reveal who is disabled.
const BLOCK: usize = 64;

/// Encrypts the values that it is shown. Until it has the keys it only notes whose they are, so everything is shown to
/// it twice.
#[derive(Default)]
pub struct Sealer {
    wanted: BTreeSet<String>,
    keys: BTreeMap<String, PersonalKey>,
    failure: Option<StorageError>,
}

impl Sealer {
    /// Encrypts a value; `otherwise` is read once the key is destroyed, by default the id of the key.
    pub fn seal_value(&mut self, subject: String, value: &mut Value, otherwise: Option<&str>) {
        let Some(key) = self.key(subject) else { return };
        let otherwise = otherwise.map_or_else(|| format!("#{}", key.id), str::to_owned);
        let Some(text) = self.encrypt(&key, value) else { return };
        let members = [(PERSONAL.to_owned(), text.into()), (ELSE.to_owned(), otherwise.into())];
        *value = Value::Object(Map::from_iter(members));
    }

    /// Encrypts all members of an object but these. The object has no name from then on.
    pub fn seal_members(&mut self, subject: String, object: &mut Value, kept: &[&str]) {
        let Some(key) = self.key(subject) else { return };
        let Value::Object(members) = object else { return };
        let (plain, secret): (Map<_, _>, Map<_, _>) = std::mem::take(members)
            .into_iter()
            .partition(|(name, _)| kept.contains(&name.as_str()));
        *members = plain;
        members.insert("name".to_owned(), "".into());
        if let Some(text) = self.encrypt(&key, &Value::Object(secret)) {
            members.insert(PERSONAL.to_owned(), text.into());
        }
    }

    /// Gets a key for everybody who was shown. Returns whether there was anybody.
    pub(crate) async fn fetch_keys(
        &mut self,
        from: &dyn KeyStore,
        made: u64,
    ) -> Result<bool, StorageError> {
        let new: Result<Vec<NewKey>, StorageError> =
            self.wanted.iter().map(|subject| draw(subject.clone(), made)).collect();
        let new = new?;
        if new.is_empty() {
            return Ok(false);
        }
        self.keys = from.keys_for(&new).await?;
        let missing = new.iter().find(|new| !self.keys.contains_key(&new.subject));
        match missing {
            None => Ok(true),
            Some(_) => Err(StorageError("a key for personal data was not stored".to_owned())),
        }
    }

    /// Returns an error if anything could not be encrypted.
    pub(crate) fn finish(self) -> Result<(), StorageError> {
        self.failure.map_or(Ok(()), Err)
    }

    fn key(&mut self, subject: String) -> Option<PersonalKey> {
        let key = self.keys.get(&subject).cloned();
        if key.is_none() {
            self.wanted.insert(subject);
        }
        key
    }

    fn encrypt(&mut self, key: &PersonalKey, value: &Value) -> Option<String> {
        let mut text = value.to_string().into_bytes();
        text.resize(text.len().next_multiple_of(BLOCK), b' ');
        match cipher::encrypt(&key.key, &text, key.id.as_bytes()) {
            Ok(text) => Some(format!("{}{AFTER_ID}{text}", key.id)),
            Err(why) => {
                self.failure = Some(StorageError(format!("cannot encrypt: {why:?}")));
                None
            }
        }
    }
}

fn draw(subject: String, made: u64) -> Result<NewKey, StorageError> {
    let no_random = |_| StorageError("the system provides no random numbers".to_owned());
    let id = token::draw_id::<String>().map_err(|error| StorageError(error.to_string()))?;
    let key = PersonalKey { id, key: cipher::random().map_err(no_random)? };
    Ok(NewKey { subject, made, key })
}
