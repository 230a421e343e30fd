//! The keys of personal data, outside the hash chains.
//!
//! Entries have personal data encrypted ([`crate::personal`]), with the id of the key beside it. Destroying a key makes
//! the data unreadable for ever, while the entries and their hashes stay as they are.

use std::{collections::BTreeMap, fmt, sync::Arc};

use super::{BoxFuture, Entry};

/// What stands before the id of a key in an entry.
const MARK: &str = "\"personal\":\"";
/// What stands after it.
pub(crate) const AFTER_ID: char = '.';

/// A key of personal data. It has no `Debug`: it must not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonalKey {
    /// Its id, which entries name.
    pub id: String,
    /// The key itself.
    pub key: [u8; 32],
}

/// A key that is stored if its subject has none.
pub struct NewKey {
    /// Whose data it is for.
    pub subject: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// The key.
    pub key: PersonalKey,
}

/// The keys that entries name, as far as they exist.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Keys(Arc<BTreeMap<String, [u8; 32]>>);

/// A storage of keys.
pub trait KeyStore: Send + Sync {
    /// Returns the key of each subject, by subject; those of subjects without one are stored first.
    fn keys_for<'a>(&'a self, new: &'a [NewKey]) -> BoxFuture<'a, BTreeMap<String, PersonalKey>>;

    /// Lists the subjects with this prefix whose keys were made before an instant.
    fn subjects<'a>(&'a self, prefix: &'a str, before: u64) -> BoxFuture<'a, Vec<String>>;

    /// Destroys the keys of these subjects, so that nothing of them is left in the storage.
    fn destroy<'a>(&'a self, subjects: &'a [String]) -> BoxFuture<'a, ()>;
}

impl Keys {
    /// Returns the key with this id.
    pub fn get(&self, id: &str) -> Option<&[u8; 32]> {
        self.0.get(id)
    }

    /// Returns all of them, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &[u8; 32])> {
        self.0.iter()
    }
}

impl FromIterator<(String, [u8; 32])> for Keys {
    fn from_iter<I: IntoIterator<Item = (String, [u8; 32])>>(keys: I) -> Self {
        Self(Arc::new(keys.into_iter().collect()))
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keys({})", self.0.len())
    }
}

/// Whether a body has personal data.
pub(crate) fn has_personal(body: &str) -> bool {
    body.contains(MARK)
}

/// Returns the ids of the keys that a body names.
pub(crate) fn ids_in(body: &str) -> impl Iterator<Item = &str> {
    body.split(MARK).skip(1).filter_map(|rest| Some(rest.split_once(AFTER_ID)?.0))
}

/// Returns the ids of the keys that these entries name.
pub(super) fn named_by(entries: &[Entry]) -> Vec<String> {
    let ids = entries.iter().flat_map(|entry| ids_in(&entry.body));
    let mut ids: Vec<String> = ids.map(str::to_owned).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Converts rows of ids and keys.
pub(super) fn from_rows(rows: Vec<(String, Vec<u8>)>) -> Keys {
    rows.into_iter().filter_map(|(id, key)| Some((id, key.try_into().ok()?))).collect()
}

/// Converts rows of subjects, ids and keys.
pub(super) fn by_subject(rows: Vec<(String, String, Vec<u8>)>) -> BTreeMap<String, PersonalKey> {
    let key = |(subject, id, key): (String, String, Vec<u8>)| {
        Some((subject, PersonalKey { id, key: key.try_into().ok()? }))
    };
    rows.into_iter().filter_map(key).collect()
}

/// Hands the keys to the entries that name them.
pub(super) fn attach(entries: &mut [Entry], keys: &Keys) {
    for entry in entries.iter_mut().filter(|entry| has_personal(&entry.body)) {
        entry.keys = keys.clone();
    }
}

/// Whether every subject has a key.
pub(super) fn has_all(found: &BTreeMap<String, PersonalKey>, new: &[NewKey]) -> bool {
    new.iter().all(|new| found.contains_key(&new.subject))
}
