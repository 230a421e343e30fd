//! How the games are read and written.

use adoube_chess::notation::Language;
use adoube_record::{
    i18n::{Localizer, PgnKey},
    pgn::{FenStrictness, OwnComments, WriteOptions},
};
use clap::Args;

use crate::{answer::Audience, language, problem::Problem};

#[derive(Args, Debug)]
pub(super) struct RewriteOptions {
    #[arg(long)]
    strict: bool,
    #[arg(long, value_name = "LANGUAGE")]
    letters: Option<String>,
    #[arg(long)]
    clean: bool,
}

/// How games are read and written.
#[derive(Clone, Copy)]
pub(super) struct Rewriting {
    pub(super) rigour: FenStrictness,
    pub(super) write: WriteOptions,
    /// The language of the letters, if it was chosen by `--lang` only.
    pub(super) unasked: Option<Language>,
}

impl RewriteOptions {
    /// The letters are those of `--letters`, else of `--lang`. The language of the environment is ignored: a file is
    /// also for others.
    pub(super) fn rewriting(&self, audience: &Audience) -> Result<Rewriting, Problem> {
        let named = self.letters.as_deref().map(language::from_tag).transpose()?;
        let own = audience.is_asked.then(|| audience.words.language());
        let letters = named.or(own).unwrap_or(Language::En);
        let is_unasked = named.is_none() && letters != Language::En;
        Ok(Rewriting {
            rigour: if self.strict { FenStrictness::StrictFen } else { FenStrictness::Lenient },
            write: WriteOptions {
                letters: letters.into(),
                own_comments: if self.clean { OwnComments::Omitted } else { OwnComments::Written },
            },
            unasked: is_unasked.then_some(letters),
        })
    }
}

impl Rewriting {
    /// A warning that the letters are not those of the standard, if that may be unintended.
    pub(super) fn warning(self, words: &Localizer) -> Option<String> {
        let language = self.unasked?;
        let with = [("language", language.tag().into())];
        Some(words.say(PgnKey::LettersOfLanguage, with) + "\n")
    }
}
