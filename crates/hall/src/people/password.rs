//! Passwords: requirements, and hashing.
//!
//! Length is the only requirement: rules about characters make people choose worse passwords. Hashing is slow on
//! purpose, so it runs on blocking threads, a few at a time.

use std::{fmt, sync::Arc};

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc},
};
use serde::{Deserialize, Serialize};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// The fewest signs.
pub const SHORTEST: usize = 10;
/// The most bytes, which bounds the cost of hashing.
pub const LONGEST_BYTES: usize = 1000;
/// How many are hashed at once: each takes 19 MiB while it lasts.
const AT_ONCE: usize = 2;

/// A password that may be one. It is never shown, not even to developers.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why something cannot be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordError {
    /// It has fewer signs than [`SHORTEST`].
    TooShort,
    /// It has more bytes than [`LONGEST_BYTES`].
    TooLong,
}

impl Password {
    /// A password to be set.
    pub fn new(text: String) -> Result<Self, PasswordError> {
        if text.len() > LONGEST_BYTES {
            Err(PasswordError::TooLong)
        } else if text.chars().count() < SHORTEST {
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
    /// Compared with where there is no such official, so that it takes as long.
    nobodys: Arc<PasswordHash>,
}

impl Default for Passwords {
    fn default() -> Self {
        // Of no password: the salt is fixed, and the hash of another.
        let nobodys = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3NhbHQ$\
                       AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        Self { places: Semaphore::new(AT_ONCE), nobodys: Arc::new(PasswordHash(nobodys.into())) }
    }
}

impl Passwords {
    /// The hash to store; none if the machine has no random numbers or no memory for it.
    pub async fn hash(&self, password: Password) -> Option<PasswordHash> {
        let _place = self.places.acquire().await.ok()?;
        let hashed = spawn_blocking(move || -> Option<PasswordHash> {
            let hash: phc::PasswordHash =
                Argon2::default().hash_password(password.0.as_bytes()).ok()?;
            Some(PasswordHash(hash.to_string()))
        });
        hashed.await.ok()?
    }

    /// Whether this is the password. An unknown name takes as long as a wrong password.
    pub async fn is_right(&self, tried: String, kept: Option<PasswordHash>) -> bool {
        if tried.len() > LONGEST_BYTES {
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
