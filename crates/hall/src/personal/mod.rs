//! Personal data in entries: encrypted under a key for each person, so that it can be removed from an append-only record.
//!
//! Before an entry is stored, what identifies people in its JSON is replaced by its ciphertext and the id of the key; the
//! hash chain covers the ciphertext. When an entry is read, it is filled in again. Removing a person is destroying the
//! key: the chain stays whole, and what the entry says instead of the person is read from then on.
//!
//! ```text
//! {"by":{"official":{"personal":"k3f9x2ab.5e…","else":"#k3f9x2ab"}},"facts":[…]}
//! {"no":7,"rating":2105,"name":"","personal":"m1q8z0cd.9a…"}
//! ```
//!
//! An object with `else` stands for one value; any other has further members encrypted. Entries of older versions have
//! everything in plain text, and are read as they are.

mod sealer;
pub mod subject;
#[cfg(test)]
mod tests;

pub use sealer::Sealer;
use serde_json::Value;

use crate::{
    cipher,
    ledger::{AFTER_ID, Damage, DamageKind, Entry, Keys, has_personal},
};

/// The member that has the ciphertext.
const PERSONAL: &str = "personal";
/// The member that is read when the key is destroyed.
const ELSE: &str = "else";

/// Returns the body of an entry with the personal data filled in, if it has any.
pub(crate) fn reveal(entry: &Entry) -> Result<Option<Value>, Damage> {
    if !has_personal(&entry.body) {
        return Ok(None);
    }
    let altered = || {
        let (stream, seq) = (entry.stream.clone(), entry.seq);
        tracing::error!(%stream, seq, "the personal data in an entry cannot be read");
        Damage { stream, seq, kind: DamageKind::Unreadable }
    };
    let mut body = serde_json::from_str(&entry.body).map_err(|_| altered())?;
    fill_in(&mut body, &entry.keys).ok_or_else(altered)?;
    Ok(Some(body))
}

/// Fills in the personal data; `None` if it was altered.
fn fill_in(value: &mut Value, keys: &Keys) -> Option<()> {
    match value {
        Value::Array(items) => items.iter_mut().try_for_each(|item| fill_in(item, keys)),
        Value::Object(members) => match members.get(PERSONAL).and_then(Value::as_str) {
            None => members.values_mut().try_for_each(|member| fill_in(member, keys)),
            Some(stored) => {
                let plain = decrypt(stored, keys);
                if matches!(plain, Decrypted::Altered) {
                    return None;
                }
                members.remove(PERSONAL);
                match (members.remove(ELSE), plain) {
                    (Some(_), Decrypted::Plain(plain)) => *value = plain,
                    (Some(otherwise), _) => *value = otherwise,
                    (None, Decrypted::Plain(Value::Object(plain))) => members.extend(plain),
                    (None, _) => {}
                }
                Some(())
            }
        },
        _ => Some(()),
    }
}

/// What became of a stored value.
enum Decrypted {
    Plain(Value),
    /// Its key is destroyed.
    Erased,
    Altered,
}

fn decrypt(stored: &str, keys: &Keys) -> Decrypted {
    let Some((id, text)) = stored.split_once(AFTER_ID) else { return Decrypted::Altered };
    let Some(key) = keys.get(id) else { return Decrypted::Erased };
    let plain = cipher::decrypt(key, text, id.as_bytes());
    plain
        .and_then(|plain| serde_json::from_slice(&plain).ok())
        .map_or(Decrypted::Altered, Decrypted::Plain)
}

/// Shows the author of an entry to a sealer, as this subject or as their own.
pub(crate) fn visit_author(body: &mut Value, as_subject: Option<String>, sealer: &mut Sealer) {
    let Some(name) = body.pointer_mut("/by/official") else { return };
    let own = name.as_str().and_then(subject::author);
    if let Some(subject) = own.map(|own| as_subject.unwrap_or(own)) {
        sealer.seal_value(subject, name, None);
    }
}

/// The facts of a body in its stored form.
pub(crate) fn facts(body: &mut Value) -> impl Iterator<Item = &mut Value> {
    body.get_mut("facts").and_then(Value::as_array_mut).into_iter().flatten()
}
