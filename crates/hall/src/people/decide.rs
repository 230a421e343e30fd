//! Changes to officials: each function reads the current state and returns facts, or the reason for a
//! refusal. Permissions are checked elsewhere ([`crate::permission`]).

use adoube_chess::notation::Language;
use adoube_laws::clock::{At, Milliseconds};

use super::{
    Invitation, Official, OfficialRole, PasswordHash, People, PeopleFact, UsedCode,
    has_hidden_characters, is_look_alike, key,
};
use crate::token::TokenHash;

/// The maximum length of a name, a note or a label, in characters.
const MAX_TEXT_LENGTH: usize = 80;
/// The maximum number of officials, and of open invitations.
const MAX: usize = 1000;
/// The maximum number of sessions, and of tokens, of one official.
const MAX_PASSES: usize = 50;

/// Why a change to officials is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleError {
    /// The link was never created, or was used, withdrawn, or has expired.
    LinkUnknown,
    /// There are already officials: only they can invite others.
    NotTheFirst,
    /// A name has 1 to 80 characters and no control characters; notes and labels have the same limit.
    Name,
    /// The name hides characters.
    NameHidden,
    /// The name is taken.
    NameTaken,
    /// The name looks like that of another official.
    NameLooksAlike,
    /// An invitation must grant at least one office.
    NoOffice,
    /// There is no such official.
    NoSuchOfficial,
    /// There is no such invitation, session or token, or it belongs to another official.
    NoSuchPass,
    /// The last organiser cannot be disabled.
    LastOrganiser,
    /// The requested lifetime is too long.
    TooLong,
    /// There are too many already.
    TooMany,
    /// The official has a second factor already.
    HasSecondFactor,
    /// The official has no second factor.
    NoSecondFactor,
    /// A code of the second factor is needed to sign in.
    CodeMissing,
    /// The code of the second factor is wrong, or was used before.
    CodeWrong,
}

/// Lifetimes of credentials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lifetimes {
    /// An invitation link.
    pub invitation: Milliseconds,
    /// A link by which an official sets a new password.
    pub password_link: Milliseconds,
    /// A session.
    pub session: Milliseconds,
    /// The maximum for an API token.
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
    /// The language of the official.
    pub language: Language,
    /// The hash of the password.
    pub password: PasswordHash,
}

/// Trims a text and checks its length.
fn text(text: &str, fewest: usize) -> Result<String, PeopleError> {
    let text = text.trim();
    let is_fit = (fewest..=MAX_TEXT_LENGTH).contains(&text.chars().count());
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
    /// Creates the link for the first official, who is organiser and arbiter. It replaces the earlier link of
    /// this node; those of other nodes stay valid until one is used.
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
        // Older versions did not record which node created a link.
        let is_own = |other: &&Invitation| other.note == node || other.note.is_empty();
        let withdrawn = self.invitations(at).filter(is_own).map(withdrawn);
        let offices = vec![OfficialRole::Organiser, OfficialRole::Arbiter];
        let until = at + terms.invitation;
        let invited = PeopleFact::Invited { id, link, offices, until, note: node.to_owned() };
        Ok(withdrawn.chain([invited]).collect())
    }

    /// Creates an invitation.
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
        if self.invitations(at).count() >= MAX || self.officials.len() >= MAX {
            return Err(PeopleError::TooMany);
        }
        let mut offices = offices.to_vec();
        offices.sort();
        offices.dedup();
        let until = at + terms.invitation;
        Ok(vec![PeopleFact::Invited { id, link, offices, until, note: text(note, 0)? }])
    }

    /// Withdraws an invitation.
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

    /// Checks that a name is available for a new official.
    pub fn free_name(&self, name: &str) -> Result<String, PeopleError> {
        let name = text(name, 1)?;
        if has_hidden_characters(&name) {
            Err(PeopleError::NameHidden)
        } else if self.official(&name).is_some() {
            Err(PeopleError::NameTaken)
        } else if self.has_look_alike(&name) {
            Err(PeopleError::NameLooksAlike)
        } else {
            Ok(name)
        }
    }

    /// Whether a name can be mistaken for that of an official without being the same.
    pub fn has_look_alike(&self, name: &str) -> bool {
        let mut names = self.officials().map(|official| official.name.as_str());
        names.any(|known| !Self::is_same(known, name) && is_look_alike(known, name))
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

    /// Creates a password link. It does not enable a disabled official.
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

    /// Withdraws the link by which an official could set a new password.
    pub fn withdraw_password_link(
        &self,
        at: At,
        name: &str,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        self.password_link_of(name, at).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::PasswordLinkWithdrawn { name: official.name.clone() }])
    }

    /// Uses a password link. Also returns the name. The link replaces the password, not the second factor.
    pub fn renew_password(
        &self,
        at: At,
        link: &TokenHash,
        password: PasswordHash,
        code: Option<UsedCode>,
    ) -> Result<(Vec<PeopleFact>, String), PeopleError> {
        let official = self.renewing(link, at).ok_or(PeopleError::LinkUnknown)?;
        let mut facts = official.use_code(code)?;
        facts.extend(self.change_password(&official.name, password)?);
        Ok((facts, official.name.clone()))
    }

    /// Sets the language of an official.
    pub fn choose_language(
        &self,
        name: &str,
        language: Language,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        Ok(vec![PeopleFact::LanguageChosen { name: official.name.clone(), language }])
    }

    /// Disables an official, or enables one again.
    pub fn disable(&self, name: &str, disabled: bool) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        if disabled {
            self.require_another_organiser(official)?;
        }
        Ok(vec![PeopleFact::Disabled { name: official.name.clone(), disabled }])
    }

    /// Removes an official with all personal data.
    pub fn remove(&self, name: &str) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).ok_or(PeopleError::NoSuchOfficial)?;
        self.require_another_organiser(official)?;
        Ok(vec![PeopleFact::Removed { name: official.name.clone() }])
    }

    /// Somebody has to be able to invite officials.
    fn require_another_organiser(&self, official: &Official) -> Result<(), PeopleError> {
        let can_invite = |other: &Official| {
            other.holds(OfficialRole::Organiser) && !other.disabled && other.name != official.name
        };
        if self.officials().any(can_invite) { Ok(()) } else { Err(PeopleError::LastOrganiser) }
    }

    /// Creates a session for an official whose password was verified against this hash: if it was changed
    /// meanwhile, it opens nothing any more. An official with a second factor needs a code that was not used yet.
    pub fn sign_in(
        &self,
        at: At,
        terms: &Lifetimes,
        (id, pass): (String, TokenHash),
        (name, password): (&str, &PasswordHash),
        code: Option<UsedCode>,
    ) -> Result<Vec<PeopleFact>, PeopleError> {
        let official = self.official(name).filter(|official| !official.disabled);
        let official = official.ok_or(PeopleError::NoSuchOfficial)?;
        if official.password != *password {
            return Err(PeopleError::NoSuchOfficial);
        }
        let used = official.use_code(code)?;
        let mut own: Vec<_> = self.sessions_of(name, at).collect();
        own.sort_by_key(|session| session.since);
        let over = (own.len() + 1).saturating_sub(MAX_PASSES);
        let oldest = own.iter().take(over).map(|session| session.id.clone());
        let ended = oldest.map(|id| PeopleFact::SignedOut { id });
        let signed_in = Self::sign_in_renewed(at, terms, (id, pass), &official.name);
        Ok(ended.chain(used).chain([signed_in]).collect())
    }

    /// Creates a session for an official who has just set a new password, which has ended all others.
    pub fn sign_in_renewed(
        at: At,
        terms: &Lifetimes,
        (id, pass): (String, TokenHash),
        name: &str,
    ) -> PeopleFact {
        PeopleFact::SignedIn { name: name.to_owned(), id, pass, until: at + terms.session }
    }

    /// Ends a session of an official.
    pub fn sign_out(&self, at: At, name: &str, id: &str) -> Result<Vec<PeopleFact>, PeopleError> {
        let mut own = self.sessions_of(name, at);
        own.find(|session| session.id == id).ok_or(PeopleError::NoSuchPass)?;
        Ok(vec![PeopleFact::SignedOut { id: id.to_owned() }])
    }

    /// Creates an API token for an official.
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
        if self.tokens_of(name, at).count() >= MAX_PASSES {
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

    /// Revokes an API token of an official.
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

    /// Returns what names of the same official have in common.
    pub fn key_of(name: &str) -> String {
        key(name)
    }

    /// Whether two names belong to the same official.
    pub fn is_same(one: &str, other: &str) -> bool {
        key(one) == key(other)
    }
}
