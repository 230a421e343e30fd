//! Changes to second factors: see [`super::decide`].

use super::{Official, People, PeopleError, PeopleFact, UsedCode};
use crate::{sealed::Ciphertext, token::TokenHash};

impl Official {
    /// Returns the fact that a code was used; none if there is no second factor.
    pub(super) fn use_code(&self, code: Option<UsedCode>) -> Result<Vec<PeopleFact>, PeopleError> {
        let Some(factor) = &self.second_factor else { return Ok(Vec::new()) };
        let code = code.ok_or(PeopleError::CodeMissing)?;
        if factor.accepts(code) {
            Ok(vec![PeopleFact::CodeUsed { name: self.name.clone(), code }])
        } else {
            Err(PeopleError::CodeWrong)
        }
    }
}

impl People {
    /// Sets up a second factor, confirmed by a first code.
    pub fn set_second_factor(
        &self,
        name: &str,
        secret: Ciphertext,
        recovery: Vec<TokenHash>,
        first: UsedCode,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        if official.second_factor.is_some() {
            return Err(PeopleError::HasSecondFactor);
        }
        let name = official.name.clone();
        let set = PeopleFact::SecondFactorSet { name: name.clone(), secret, recovery };
        Ok(vec![set, PeopleFact::CodeUsed { name, code: first }])
    }

    /// Turns off one's own second factor, with a last code.
    pub fn turn_off_second_factor(
        &self,
        name: &str,
        code: Option<UsedCode>,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        official.use_code(code)?;
        self.remove_second_factor(name)
    }

    /// Removes the second factor of an official who has lost it.
    pub fn remove_second_factor(&self, name: &str) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        official.second_factor.as_ref().ok_or(PeopleError::NoSecondFactor)?;
        Ok(vec![PeopleFact::SecondFactorRemoved { name: official.name.clone() }])
    }
}
