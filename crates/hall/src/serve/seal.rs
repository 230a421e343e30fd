//! The key for sealed moves: read, or created when it is missing.

use std::{fs, io::ErrorKind, path::Path};

use super::{ServeError, private_file};
use crate::{
    config::{SealSource, seal_key},
    sealed::{KEY, SealKey},
};

/// Returns the key from its source.
pub(super) fn key(from: &SealSource) -> Result<SealKey, ServeError> {
    match from {
        SealSource::Given(key) => Ok(SealKey::new(*key)),
        SealSource::File { path, may_be_made } => file(path, *may_be_made)
            .map_err(|reason| ServeError::SealKey { path: path.clone(), reason }),
    }
}

fn file(path: &Path, may_be_made: bool) -> Result<SealKey, String> {
    match fs::read(path) {
        Ok(bytes) => {
            parse_key(&bytes).ok_or_else(|| "not 32 bytes or 64 hexadecimal digits".to_owned())
        }
        Err(error) if error.kind() == ErrorKind::NotFound && may_be_made => create(path),
        Err(error) => Err(error.to_string()),
    }
}

/// Parses 32 bytes, raw or in hexadecimal.
fn parse_key(bytes: &[u8]) -> Option<SealKey> {
    let bare: Option<[u8; KEY]> = bytes.try_into().ok();
    let key = bare.or_else(|| seal_key(str::from_utf8(bytes).ok()?));
    key.map(SealKey::new)
}

/// Creates the file, readable only by its owner from the start.
fn create(path: &Path) -> Result<SealKey, String> {
    let key = SealKey::draw().map_err(|error| error.to_string())?;
    let digits: String = key.bytes().iter().flat_map(|byte| digits(*byte)).collect();
    private_file::create(path, &format!("{digits}\n")).map_err(|error| error.to_string())?;
    Ok(key)
}

fn digits(byte: u8) -> [char; 2] {
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or_default();
    [digit(byte >> 4), digit(byte & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_created_once_and_only_for_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.seal-key");
        let from = SealSource::File { path: path.clone(), may_be_made: true };
        let made = *key(&from).ok().unwrap().bytes();
        assert_eq!(*key(&from).ok().unwrap().bytes(), made, "it is the same the next day");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, made).unwrap();
        assert_eq!(*key(&from).ok().unwrap().bytes(), made, "bare bytes do as well");
    }

    #[test]
    fn a_shared_key_is_not_created_and_an_invalid_one_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.seal-key");
        let shared = SealSource::File { path: path.clone(), may_be_made: false };
        assert!(matches!(key(&shared), Err(ServeError::SealKey { .. })));
        assert!(!path.exists());
        fs::write(&path, "not a key").unwrap();
        let own = SealSource::File { path: path.clone(), may_be_made: true };
        assert!(matches!(key(&own), Err(ServeError::SealKey { .. })));
        assert_eq!(fs::read(&path).unwrap(), b"not a key");
    }
}
