//! Passwords: requirements, and hashing.
//!
//! Length is the only requirement: rules about characters make people choose worse passwords. Hashing is slow
//! by design, so it runs on blocking threads, a few at a time.

use std::{fmt, sync::Arc};

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
}

impl Password {
    /// Checks a new password.
    pub fn new(text: String) -> Result<Self, PasswordError> {
        if text.len() > MAX_BYTES {
            Err(PasswordError::TooLong)
        } else if text.chars().count() < MIN_LENGTH {
            Err(PasswordError::TooShort)
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
