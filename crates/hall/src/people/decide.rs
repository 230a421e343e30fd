//! Changes of officials: each function reads the current state and answers with facts, or with the reason why not.
//! Permissions are checked elsewhere ([`crate::permission`]).

use adoube_chess::notation::Language;
use adoube_laws::clock::{At, Milliseconds};

use super::{Invitation, OfficialRole, PasswordHash, People, PeopleFact, key};
use crate::token::TokenHash;

/// The most signs of a name, a note or a label.
const LONGEST_TEXT: usize = 80;
/// The most officials, and the most open invitations.
const MOST: usize = 1000;
/// The most sessions, and the most tokens, of one official.
const MOST_PASSES: usize = 50;

/// Why something about officials cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleError {
    /// The link was never made, has been used, withdrawn, or is too old.
    LinkUnknown,
    /// There are officials already: only they invite others.
    NotTheFirst,
    /// A name has 1 to 80 signs, and no control characters; notes and labels at most as many.
    Name,
    /// The name is taken.
    NameTaken,
    /// An invitation brings at least one office.
    NoOffice,
    /// There is no such official.
    NoSuchOfficial,
    /// There is no such invitation, session or token, or it belongs to another official.
    NoSuchPass,
    /// The last organiser must stay.
    LastOrganiser,
    /// It is to last longer than it may.
    TooLong,
    /// There are too many already.
    TooMany,
}

/// How long things last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lifetimes {
    /// A link that makes an official.
    pub invitation: Milliseconds,
    /// A link by which an official sets a new password.
    pub password_link: Milliseconds,
    /// A session.
    pub session: Milliseconds,
    /// A token for programs, at the longest.
    pub token: Milliseconds,
}

impl Default for Lifetimes {
    fn default() -> Self {
        Self {
            invitation: Milliseconds::hours(7 * 24),
            password_link: Milliseconds::hours(24),
            session: Milliseconds::hours(14 * 24),
            token: Milliseconds::hours(366 * 24),
        }
    }
}

/// An invitation that is being accepted.
#[derive(Clone, Debug)]
pub struct AcceptInvitation {
    /// The hash of the link.
    pub link: TokenHash,
    /// The name.
    pub name: String,
    /// In which language to speak to the official.
    pub language: Language,
    /// What remains of the password.
    pub password: PasswordHash,
}

/// A trimmed text of acceptable length.
fn text(text: &str, fewest: usize) -> Result<String, PeopleError> {
    let text = text.trim();
    let is_fit = (fewest..=LONGEST_TEXT).contains(&text.chars().count());
    if is_fit && !text.chars().any(char::is_control) {
        Ok(text.to_owned())
    } else {
        Err(PeopleError::Name)
    }
}

fn withdrawn(invitation: &Invitation) -> PeopleFact {
    PeopleFact::InvitationWithdrawn { id: invitation.id.clone() }
}

impl People {
    /// The link that makes the first official, who is organiser and arbiter. It replaces the earlier link of this node;
    /// those of other nodes stay valid until one is used.
    pub fn first_link(
        &self,
        at: At,
        terms: &Lifetimes,
        (id, link): (String, TokenHash),
        node: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        if !self.is_empty() {
            return Err(PeopleError::NotTheFirst);
        }
        // Older versions did not note whose a link is.
        let is_own = |other: &&Invitation| other.note == node || other.note.is_empty();
        let withdrawn = self.invitations(at).filter(is_own).map(withdrawn);
        let offices = vec![OfficialRole::Organiser, OfficialRole::Arbiter];
        let until = at + terms.invitation;
        let invited = PeopleFact::Invited { id, link, offices, until, note: node.to_owned() };
        Ok(withdrawn.chain([invited]).collect())
    }

    /// An invitation.
    pub fn invite(
        &self,
        at: At,
        terms: &Lifetimes,
        (id, link): (String, TokenHash),
        offices: &[OfficialRole],
        note: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        if offices.is_empty() {
            return Err(PeopleError::NoOffice);
        }
        if self.invitations(at).count() >= MOST || self.officials.len() >= MOST {
            return Err(PeopleError::TooMany);
        }
        let mut offices = offices.to_vec();
        offices.sort();
        offices.dedup();
        let until = at + terms.invitation;
        Ok(vec![PeopleFact::Invited { id, link, offices, until, note: text(note, 0)? }])
    }

    /// An invitation is withdrawn.
    pub fn withdraw_invitation(&self, at: At, id: &str) -> Result<Vec<PeopleFact>, PeopleError> {
        let mut open = self.invitations(at);
        open.find(|other| other.id == id).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::InvitationWithdrawn { id: id.to_owned() }])
    }

    /// Accepts an invitation.
    pub fn join(&self, at: At, joining: &AcceptInvitation) -> Result<Vec<PeopleFact>, PeopleError> {
        let invitation = self.invitation(&joining.link, at).ok_or(PeopleError::LinkUnknown)?;
        let name = self.free_name(&joining.name)?;
        let joined = PeopleFact::Joined {
            link: joining.link,
            name,
            offices: invitation.offices.clone(),
            language: joining.language,
            password: joining.password.clone(),
        };
        // Only the first official needs no invitation: the links of other nodes become invalid.
        let others =
            self.invitations(at).filter(|other| self.is_empty() && other.id != invitation.id);
        Ok(others.map(withdrawn).chain([joined]).collect())
    }

    /// A name for a new official.
    pub fn free_name(&self, name: &str) -> Result<String, PeopleError> {
        let name = text(name, 1)?;
        if self.official(&name).is_some() { Err(PeopleError::NameTaken) } else { Ok(name) }
    }

    /// Changes a password. All sessions and tokens end: the old password may be known to others.
    pub fn change_password(
        &self,
        name: &str,
        password: PasswordHash,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        Ok(vec![PeopleFact::PasswordChanged { name: official.name.clone(), password }])
    }

    /// Makes a password link. It restores no rights of a disabled official.
    pub fn give_password_link(
        &self,
        at: At,
        terms: &Lifetimes,
        link: TokenHash,
        name: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).filter(|official| !official.disabled);
        let name = official.ok_or(PeopleError::NoSuchOfficial)?.name.clone();
        Ok(vec![PeopleFact::PasswordLinkGiven { name, link, until: at + terms.password_link }])
    }

    /// The link by which an official could set a new password is withdrawn.
    pub fn withdraw_password_link(
        &self,
        at: At,
        name: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        self.password_link_of(name, at).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::PasswordLinkWithdrawn { name: official.name.clone() }])
    }

    /// Uses a password link. Also returns the name.
    pub fn renew_password(
        &self,
        at: At,
        link: &TokenHash,
        password: PasswordHash,
    ) -> Result<(Vec<PeopleFact>, String), PeopleError> {
        let name = self.renewing(link, at).ok_or(PeopleError::LinkUnknown)?.name.clone();
        Ok((self.change_password(&name, password)?, name))
    }

    /// An official chooses a language.
    pub fn choose_language(
        &self,
        name: &str,
        language: Language,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        Ok(vec![PeopleFact::LanguageChosen { name: official.name.clone(), language }])
    }

    /// An official loses all rights, or gets them back.
    pub fn disable(&self, name: &str, disabled: bool) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        let can_invite = |other: &&super::Official| {
            other.holds(OfficialRole::Organiser) && !other.disabled && other.name != official.name
        };
        if disabled && !self.officials().any(|other| can_invite(&other)) {
            return Err(PeopleError::LastOrganiser);
        }
        Ok(vec![PeopleFact::Disabled { name: official.name.clone(), disabled }])
    }

    /// An official signs in, having shown the password.
    pub fn sign_in(
        &self,
        at: At,
        terms: &Lifetimes,
        (id, pass): (String, TokenHash),
        name: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).filter(|official| !official.disabled);
        let name = official.ok_or(PeopleError::NoSuchOfficial)?.name.clone();
        let mut own: Vec<_> = self.sessions_of(&name, at).collect();
        own.sort_by_key(|session| session.since);
        let over = (own.len() + 1).saturating_sub(MOST_PASSES);
        let oldest = own.iter().take(over).map(|session| session.id.clone());
        let ended = oldest.map(|id| PeopleFact::SignedOut { id });
        let until = at + terms.session;
        Ok(ended.chain([PeopleFact::SignedIn { name: name.clone(), id, pass, until }]).collect())
    }

    /// An official ends one of the own sessions.
    pub fn sign_out(&self, at: At, name: &str, id: &str) -> Result<Vec<PeopleFact>, PeopleError> {
        let mut own = self.sessions_of(name, at);
        own.find(|session| session.id == id).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::SignedOut { id: id.to_owned() }])
    }

    /// An official takes a token for programs.
    pub fn give_token(
        &self,
        at: At,
        terms: &Lifetimes,
        (id, pass): (String, TokenHash),
        name: &str,
        label: &str,
        lasts: Option<Milliseconds>,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        if self.tokens_of(name, at).count() >= MOST_PASSES {
            return Err(PeopleError::TooMany);
        }
        let lasts = lasts.unwrap_or(terms.token);
        if lasts > terms.token {
            return Err(PeopleError::TooLong);
        }
        let label = text(label, 0)?;
        let name = official.name.clone();
        Ok(vec![PeopleFact::TokenGiven { name, id, pass, label, until: at + lasts }])
    }

    /// An official withdraws one of the own tokens.
    pub fn withdraw_token(
        &self,
        at: At,
        name: &str,
        id: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let mut own = self.tokens_of(name, at);
        own.find(|token| token.id == id).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::TokenWithdrawn { id: id.to_owned() }])
    }

    /// Whether two names are the same official's.
    pub fn is_same(one: &str, other: &str) -> bool {
        key(one) == key(other)
    }
}
