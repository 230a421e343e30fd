//! `adoube case translate FILE --to LANGUAGE`.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::read;
use crate::{
    answer::{Answer, Audience, Exit},
    language,
    options::Encoding,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(after_help = "adoube case translate my.case --to hr > moj.case")]
pub(super) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "LANGUAGE")]
    to: Option<String>,
    #[command(flatten)]
    encoding: Encoding,
}

/// A case in another language.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The tag of the language.
    language: &'static str,
    /// The text of the case.
    case: String,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let own = audience.words.language();
    let to = options.to.as_deref().map_or(Ok(own), language::from_tag)?;
    let case = read(&options.file, options.encoding, audience)?.translate(to);
    let facts = Facts { language: to.tag(), case: case.clone() };
    Ok(Answer::new(Exit::Yes, case, &facts).with_guesses(audience))
}
