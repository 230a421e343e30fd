//! Passwords: requirements, and hashing.
//!
//! A password is long enough, and none of those that are guessed first: the commonest ones, with few different
//! characters, or the own name. Rules about characters make people choose worse passwords. Hashing is slow by
//! design, so it runs on blocking threads, a few at a time.

use std::{collections::BTreeSet, fmt, sync::Arc};

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc},
};
use serde::{Deserialize, Serialize};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// The minimum length in characters.
pub const MIN_LENGTH: usize = 10;
/// The maximum length in bytes, which bounds the cost of hashing.
pub const MAX_BYTES: usize = 1000;
/// The number of concurrent hashes: each takes 19 MiB.
const AT_ONCE: usize = 2;

/// An acceptable password. It is never shown, not even to developers.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a text is not acceptable as a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordError {
    /// It has fewer characters than [`MIN_LENGTH`].
    TooShort,
    /// It has more bytes than [`MAX_BYTES`].
    TooLong,
    /// It is one of the commonest passwords, or has too few different characters.
    Common,
    /// It is the name of its owner.
    OwnName,
}

/// The commonest passwords that are long enough, in lower case and sorted: from the lists of zxcvbn, zxcvbn-ts and
/// Django.
static COMMON: &str = include_str!("common-passwords.txt");
/// A common password is no better with this many more characters at its end.
const ADDED: usize = 2;
/// The minimum number of different characters.
const MIN_DIFFERENT: usize = 5;

fn is_common(text: &str) -> bool {
    let known: Vec<&str> = COMMON.lines().collect();
    let signs: Vec<char> = text.to_lowercase().chars().collect();
    let different: BTreeSet<char> = signs.iter().copied().collect();
    let is_known = |added: usize| {
        let begins: String = signs[..signs.len().saturating_sub(added)].iter().collect();
        known.binary_search(&begins.as_str()).is_ok()
    };
    different.len() < MIN_DIFFERENT || (0..=ADDED).any(is_known)
}

/// Whether a password is a name with at most a few characters more.
fn is_name(text: &str, name: &str) -> bool {
    let letters = |text: &str| -> String {
        text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let (text, name) = (letters(text), letters(name));
    let rest = text.replacen(&name, "", 1);
    !name.is_empty() && text.contains(&name) && rest.chars().count() <= 2 * ADDED
}

impl Password {
    /// Checks a new password of an official.
    pub fn new(text: String, name: &str) -> Result<Self, PasswordError> {
        if text.len() > MAX_BYTES {
            Err(PasswordError::TooLong)
        } else if text.chars().count() < MIN_LENGTH {
            Err(PasswordError::TooShort)
        } else if is_name(&text, name) {
            Err(PasswordError::OwnName)
        } else if is_common(&text) {
            Err(PasswordError::Common)
        } else {
            Ok(Self(text))
        }
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// The stored hash of a password, in the PHC string format.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PasswordHash(String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash")
    }
}

/// Hashes passwords, a few at a time.
pub struct Passwords {
    places: Semaphore,
    /// Compared with if there is no such official, so that the response time is the same.
    nobodys: Arc<PasswordHash>,
}

impl Default for Passwords {
    fn default() -> Self {
        // The hash of no password: the salt is fixed, and the hash belongs to another.
        let nobodys = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3NhbHQ$\
                       AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        Self { places: Semaphore::new(AT_ONCE), nobodys: Arc::new(PasswordHash(nobodys.into())) }
    }
}

impl Passwords {
    /// Returns the hash to store; `None` if there is no randomness or memory for it.
    pub async fn hash(&self, password: Password) -> Option<PasswordHash> {
        let _place = self.places.acquire().await.ok()?;
        let hashed = spawn_blocking(move || -> Option<PasswordHash> {
            let hash: phc::PasswordHash =
                Argon2::default().hash_password(password.0.as_bytes()).ok()?;
            Some(PasswordHash(hash.to_string()))
        });
        hashed.await.ok()?
    }

    /// Whether the password is correct. An unknown name takes as long as a wrong password.
    pub async fn is_right(&self, tried: String, kept: Option<PasswordHash>) -> bool {
        if tried.len() > MAX_BYTES {
            return false;
        }
        let Ok(_place) = self.places.acquire().await else { return false };
        let is_somebodys = kept.is_some();
        let kept = kept.unwrap_or_else(|| PasswordHash::clone(&self.nobodys));
        let right = spawn_blocking(move || {
            let Ok(hash) = phc::PasswordHash::new(&kept.0) else { return false };
            Argon2::default().verify_password(tried.as_bytes(), &hash).is_ok()
        });
        right.await.unwrap_or(false) && is_somebodys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_passwords_and_the_own_name_are_refused() {
        assert!(COMMON.lines().is_sorted() && COMMON.lines().count() > 2500);
        assert!(COMMON.lines().all(|line| line.chars().count() >= MIN_LENGTH));
        for (text, why) in [
            ("1234567890", PasswordError::Common),
            ("QwertyUiop", PasswordError::Common),
            ("password123!", PasswordError::Common),
            ("aaaaaaaaaaaaaaa", PasswordError::Common),
            ("12121212121212", PasswordError::Common),
            ("Ana Novak 1", PasswordError::OwnName),
            ("ananovak2026", PasswordError::OwnName),
            ("ANA-NOVAK!!", PasswordError::OwnName),
            ("short", PasswordError::TooShort),
            (&"long ".repeat(300), PasswordError::TooLong),
        ] {
            assert_eq!(Password::new(text.to_owned(), "Ana Novak"), Err(why), "{text}");
        }
        for text in ["a long password", "ana novak plays 1.e4", "črešnje na vrtu", "korrekt-pferd"]
        {
            assert!(Password::new(text.to_owned(), "Ana Novak").is_ok(), "{text}");
        }
        assert!(Password::new("ljubljanske meglice".to_owned(), "A").is_ok(), "a short name");
    }
}
