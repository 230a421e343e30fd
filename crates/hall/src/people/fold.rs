//! Folds the facts about officials.

use adoube_laws::clock::At;

use serde_json::Value;

use super::{
    ApiToken, Invitation, Official, PasswordLink, People, PeopleFact, SecondFactor, Session, key,
    personal,
};
use crate::{actor::Actor, fold::Fold, ledger::Stream, personal::Sealer};

impl Fold for People {
    type Fact = PeopleFact;

    fn visit_personal(_: &Stream, body: &mut Value, sealer: &mut Sealer) {
        personal::visit(body, sealer);
    }

    fn fold(&mut self, at: At, _: &Actor, fact: &PeopleFact) {
        match fact {
            PeopleFact::Invited { id, link, offices, until, note } => {
                self.invitations.retain(|_, other| other.until > at);
                let invitation = Invitation {
                    id: id.clone(),
                    offices: offices.clone(),
                    until: *until,
                    note: note.clone(),
                };
                self.invitations.insert(*link, invitation);
            }
            PeopleFact::InvitationWithdrawn { id } => {
                self.invitations.retain(|_, other| other.id != *id);
            }
            PeopleFact::Joined { link, name, offices, language, password } => {
                self.invitations.remove(link);
                let official = Official {
                    name: name.clone(),
                    offices: offices.clone(),
                    language: *language,
                    password: password.clone(),
                    second_factor: None,
                    disabled: false,
                };
                self.removed.remove(&key(name));
                self.officials.entry(key(name)).or_insert(official);
            }
            PeopleFact::SignedIn { name, id, pass, until } => {
                self.sessions.retain(|_, other| other.until > at);
                let official = key(name);
                let session = Session { id: id.clone(), official, since: at, until: *until };
                self.sessions.insert(*pass, session);
            }
            PeopleFact::SignedOut { id } => self.sessions.retain(|_, other| other.id != *id),
            PeopleFact::TokenGiven { name, id, pass, label, until } => {
                self.tokens.retain(|_, other| other.until > at);
                let token = ApiToken {
                    id: id.clone(),
                    official: key(name),
                    label: label.clone(),
                    since: at,
                    until: *until,
                };
                self.tokens.insert(*pass, token);
            }
            PeopleFact::TokenWithdrawn { id } => self.tokens.retain(|_, other| other.id != *id),
            PeopleFact::PasswordLinkGiven { .. }
            | PeopleFact::PasswordLinkWithdrawn { .. }
            | PeopleFact::PasswordChanged { .. }
            | PeopleFact::LanguageChosen { .. }
            | PeopleFact::Disabled { .. }
            | PeopleFact::Removed { .. }
            | PeopleFact::SecondFactorSet { .. }
            | PeopleFact::SecondFactorRemoved { .. }
            | PeopleFact::CodeUsed { .. } => self.change_account(fact),
        }
    }
}

impl People {
    /// Folds a fact about the account of one official.
    fn change_account(&mut self, fact: &PeopleFact) {
        match fact {
            PeopleFact::PasswordLinkGiven { name, link, until } => {
                self.end_password_links(name);
                let given = PasswordLink { official: key(name), until: *until };
                self.password_links.insert(*link, given);
            }
            PeopleFact::PasswordLinkWithdrawn { name } => self.end_password_links(name),
            PeopleFact::PasswordChanged { name, password } => {
                self.end_sessions(name);
                self.end_tokens(name);
                self.end_password_links(name);
                self.change(name, |official| official.password = password.clone());
            }
            PeopleFact::LanguageChosen { name, language } => {
                self.change(name, |official| official.language = *language);
            }
            PeopleFact::Disabled { name, disabled } => {
                self.end_sessions(name);
                self.end_password_links(name);
                self.change(name, |official| official.disabled = *disabled);
            }
            PeopleFact::Removed { name } => {
                self.end_sessions(name);
                self.end_tokens(name);
                self.end_password_links(name);
                self.officials.remove(&key(name));
                self.removed.insert(key(name));
            }
            PeopleFact::SecondFactorSet { name, secret, recovery } => {
                let (secret, recovery) = (secret.clone(), recovery.clone());
                let set = SecondFactor { secret, recovery, last_step: 0 };
                self.change(name, |official| official.second_factor = Some(set));
            }
            PeopleFact::SecondFactorRemoved { name } => {
                self.change(name, |official| official.second_factor = None);
            }
            PeopleFact::CodeUsed { name, code } => self.change(name, |official| {
                if let Some(factor) = &mut official.second_factor {
                    factor.take(*code);
                }
            }),
            _ => {}
        }
    }

    fn change(&mut self, name: &str, change: impl FnOnce(&mut Official)) {
        if let Some(official) = self.officials.get_mut(&key(name)) {
            change(official);
        }
    }

    fn end_sessions(&mut self, name: &str) {
        let whose = key(name);
        self.sessions.retain(|_, session| session.official != whose);
    }

    fn end_tokens(&mut self, name: &str) {
        let whose = key(name);
        self.tokens.retain(|_, token| token.official != whose);
    }

    fn end_password_links(&mut self, name: &str) {
        let whose = key(name);
        self.password_links.retain(|_, link| link.official != whose);
    }
}
