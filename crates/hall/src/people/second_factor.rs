//! The second factor of officials: codes that change every 30 seconds (TOTP, RFC 6238), and recovery codes.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha1::Sha1;

use adoube_laws::clock::At;

use crate::{
    sealed::{Ciphertext, SealError, SealKey},
    token::{RandomnessError, TokenHash, draw_id},
};

/// The number of recovery codes.
pub const RECOVERY_CODES: usize = 10;
/// The length of a secret in bytes, as RFC 4226 recommends.
const LENGTH: usize = 20;
/// How long a code lasts, in milliseconds.
const STEP: u64 = 30_000;
/// The number of digits.
const DIGITS: usize = 6;
/// How many codes before and after the current one are accepted: clocks of telephones differ.
const TOLERANCE: u64 = 1;
/// The alphabet of RFC 4648.
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The second factor of an official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondFactor {
    /// The shared secret, encrypted.
    pub(super) secret: Ciphertext,
    /// The hashes of the recovery codes that were not used yet.
    pub(super) recovery: Vec<TokenHash>,
    /// The step of the last code that was used.
    pub(super) last_step: u64,
}

/// A code of a second factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UsedCode {
    /// The code of a step of 30 seconds.
    Step(u64),
    /// A recovery code.
    Recovery(TokenHash),
}

/// The secret that an official's device shares with the hall. It has no `Debug`: it must not get into a log.
#[derive(Clone)]
pub struct TotpSecret([u8; LENGTH]);

impl TotpSecret {
    /// Generates a random secret.
    pub fn draw() -> Result<Self, RandomnessError> {
        let mut secret = [0; LENGTH];
        getrandom::fill(&mut secret).map_err(|_| RandomnessError)?;
        Ok(Self(secret))
    }

    /// Parses a secret in Base32, as devices show it.
    pub fn from_base32(text: &str) -> Option<Self> {
        let mut bytes = Vec::new();
        let (mut bits, mut count) = (0_u32, 0);
        for sign in text.bytes().filter(|sign| !matches!(sign, b' ' | b'-')) {
            let value = BASE32.iter().position(|known| *known == sign.to_ascii_uppercase())?;
            bits = bits << 5 | value as u32;
            count += 5;
            if count >= 8 {
                count -= 8;
                bytes.push((bits >> count) as u8);
                bits &= (1 << count) - 1;
            }
        }
        bytes.try_into().ok().map(Self)
    }

    /// The secret in Base32.
    pub fn to_base32(&self) -> String {
        let bit = |at: usize| self.0[at / 8] >> (7 - at % 8) & 1;
        let sign = |at: usize| (0..5).fold(0, |value, next| value << 1 | bit(at * 5 + next));
        (0..LENGTH * 8 / 5).map(|at| BASE32[usize::from(sign(at))] as char).collect()
    }

    /// The address that devices read from a QR code.
    pub fn uri(&self, name: &str, issuer: &str) -> String {
        let (issuer, name) = (percent_encoded(issuer), percent_encoded(name));
        format!("otpauth://totp/{issuer}:{name}?secret={}&issuer={issuer}", self.to_base32())
    }

    /// The code of a step (RFC 4226, 5.3).
    fn code(&self, step: u64) -> Option<u32> {
        let mut mac = Hmac::<Sha1>::new_from_slice(&self.0).ok()?;
        mac.update(&step.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        let at = usize::from(digest.last()? & 15);
        let four = digest.get(at..at + 4)?.try_into().ok()?;
        Some((u32::from_be_bytes(four) & 0x7fff_ffff) % 10_u32.pow(DIGITS as u32))
    }

    /// The code that a device shows at an instant.
    pub fn code_at(&self, now: At) -> Option<String> {
        self.code(now.get() / STEP).map(|code| format!("{code:0DIGITS$}"))
    }

    /// Returns the step of a code, if it is one of those that are accepted now.
    pub fn step_of(&self, code: &str, now: At) -> Option<u64> {
        if code.len() != DIGITS || !code.bytes().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        let (code, current) = (code.parse().ok()?, now.get() / STEP);
        let mut near = current.saturating_sub(TOLERANCE)..=current + TOLERANCE;
        near.find(|step| self.code(*step) == Some(code))
    }

    /// Encrypts it for an official.
    pub(crate) fn seal(&self, name: &str, key: &SealKey) -> Result<Ciphertext, SealError> {
        key.encrypt(&owner(name), &self.0)
    }
}

/// The owner of the secret of an official: no other official's, and no envelope of a game.
fn owner(name: &str) -> String {
    format!("second factor of {}", super::key(name))
}

fn percent_encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(byte.into());
        } else {
            // Writing into a string does not fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

impl SecondFactor {
    /// Draws recovery codes, to be shown once.
    pub fn draw_recovery_codes() -> Result<Vec<String>, RandomnessError> {
        let draw = |_| {
            let (one, other): (String, String) = (draw_id()?, draw_id()?);
            Ok(format!("{one}-{other}"))
        };
        (0..RECOVERY_CODES).map(draw).collect()
    }

    /// The hash under which a recovery code is stored.
    pub fn hash_of(code: &str) -> TokenHash {
        TokenHash::from_token(&compact(code))
    }

    /// The number of recovery codes that were not used yet.
    pub fn recovery_codes_left(&self) -> usize {
        self.recovery.len()
    }

    /// Returns which code a text is, if it is one that is accepted now.
    pub(crate) fn find(
        &self,
        name: &str,
        text: &str,
        now: At,
        key: &SealKey,
    ) -> Result<Option<UsedCode>, SealError> {
        let bytes = key.decrypt(&owner(name), &self.secret)?;
        let secret = TotpSecret(bytes.try_into().map_err(|_| SealError::OtherKey)?);
        let step = secret.step_of(&compact(text), now).map(UsedCode::Step);
        let found = step.unwrap_or_else(|| UsedCode::Recovery(Self::hash_of(text)));
        Ok(self.accepts(found).then_some(found))
    }

    /// Whether a code was not used yet.
    pub(super) fn accepts(&self, code: UsedCode) -> bool {
        match code {
            UsedCode::Step(step) => step > self.last_step,
            UsedCode::Recovery(hash) => self.recovery.contains(&hash),
        }
    }

    /// Marks a code as used.
    pub(super) fn take(&mut self, code: UsedCode) {
        match code {
            UsedCode::Step(step) => self.last_step = self.last_step.max(step),
            UsedCode::Recovery(hash) => self.recovery.retain(|other| *other != hash),
        }
    }
}

/// A code without the signs that people put between its parts.
fn compact(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of the test vectors of RFC 4226 and RFC 6238.
    fn known() -> TotpSecret {
        TotpSecret(*b"12345678901234567890")
    }

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, the last six digits.
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            let now = At::new(seconds * 1000);
            assert_eq!(known().step_of(code, now), Some(seconds / 30), "{seconds}");
            assert_eq!(known().code_at(now).as_deref(), Some(code));
            let later = now + adoube_laws::clock::Milliseconds::seconds(61);
            assert_eq!(known().step_of(code, later), None, "{seconds}");
        }
        for wrong in ["", "28708", "2870822", "28708a", "-87082", " 87082"] {
            assert_eq!(known().step_of(wrong, At::new(59_000)), None, "{wrong:?}");
        }
    }

    #[test]
    fn secrets_are_written_and_read_in_base32() {
        let text = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
        assert_eq!(known().to_base32(), text);
        for way in [text, "gezd gnbv gy3t qojq gezd gnbv gy3t qojq"] {
            assert_eq!(TotpSecret::from_base32(way).map(|secret| secret.0), Some(known().0));
        }
        for wrong in ["", "GEZDGNBV", "1EZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", &format!("{text}AAAA")] {
            assert!(TotpSecret::from_base32(wrong).is_none(), "{wrong}");
        }
        let uri = known().uri("Ana Novak", "Adoube");
        assert_eq!(uri, format!("otpauth://totp/Adoube:Ana%20Novak?secret={text}&issuer=Adoube"));
    }

    #[test]
    fn a_code_is_accepted_once() {
        let key = SealKey::draw().unwrap();
        let codes = SecondFactor::draw_recovery_codes().unwrap();
        let mut factor = SecondFactor {
            secret: known().seal("Ana", &key).unwrap(),
            recovery: codes.iter().map(|code| SecondFactor::hash_of(code)).collect(),
            last_step: 0,
        };
        let now = At::new(59_000);
        let spoken = codes[3].to_uppercase().replace('-', " ");
        for text in ["287 082", spoken.as_str()] {
            let found = factor.find("ana", text, now, &key).unwrap().unwrap();
            factor.take(found);
            assert_eq!(factor.find("ana", text, now, &key), Ok(None), "{text}");
        }
        assert_eq!(factor.recovery_codes_left(), RECOVERY_CODES - 1);
        assert_eq!(factor.find("ana", "123456", now, &key), Ok(None));
        assert!(factor.find("Bor", "287082", now, &key).is_err(), "another official's secret");
    }
}
