//! Authenticated encryption of short texts (ChaCha20-Poly1305), stored in hexadecimal.

use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit, Nonce,
    aead::{Aead, Payload},
};

/// The length of a key in bytes.
pub const KEY: usize = 32;
/// The length of a nonce in bytes.
const ONCE: usize = 12;

/// Why a text cannot be encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CipherError {
    /// The system provides no random numbers.
    Randomness,
    /// The text is too long.
    TooLong,
}

/// Encrypts a text under a fresh nonce; what goes `with` it is authenticated, not stored.
pub(crate) fn encrypt(key: &[u8; KEY], text: &[u8], with: &[u8]) -> Result<String, CipherError> {
    let once = random::<ONCE>()?;
    let payload = Payload { msg: text, aad: with };
    let closed = cipher(key).encrypt(&Nonce::from(once), payload);
    Ok(hex(&once) + &hex(&closed.map_err(|_| CipherError::TooLong)?))
}

/// Decrypts a text; `None` if it was encrypted under another key or altered.
pub(crate) fn decrypt(key: &[u8; KEY], stored: &str, with: &[u8]) -> Option<Vec<u8>> {
    let bytes = unhex(stored)?;
    let (once, closed) = bytes.split_first_chunk::<ONCE>()?;
    let payload = Payload { msg: closed, aad: with };
    cipher(key).decrypt(&Nonce::from(*once), payload).ok()
}

/// Draws random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], CipherError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| CipherError::Randomness)?;
    Ok(bytes)
}

/// Writes bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Reads bytes in hexadecimal.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |sign: &u8| char::from(*sign).to_digit(16);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

fn cipher(key: &[u8; KEY]) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&Key::from(*key))
}
