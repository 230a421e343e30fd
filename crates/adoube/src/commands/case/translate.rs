//! `adoube case translate FILE --to LANGUAGE`.
//!
//! JSON: `{"language", "case"}`.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::read;
use crate::{
    answer::{Answer, Exit, Reader},
    language,
    problem::Problem,
};

/// Write a case in another language.
///
/// Sentences, names and the letters of pieces are written anew; title, remarks and layout stay. The language of a case is said by a line such as `jezik: hr`, or recognised.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  adoube case translate my.case --to hr > moj.case")]
pub(super) struct Options {
    /// The case, or - for the standard input
    file: PathBuf,
    /// Language to write in [default: --lang]
    #[arg(long, value_name = "LANGUAGE")]
    to: Option<String>,
}

#[derive(Serialize)]
struct Facts {
    language: &'static str,
    case: String,
}

pub(super) fn run(options: &Options, reader: &Reader) -> Result<Answer, Problem> {
    let own = reader.words.language();
    let to = options.to.as_deref().map_or(Ok(own), language::named)?;
    let case = read(&options.file, reader)?.translate(to);
    Ok(Answer::new(Exit::Yes, case.clone(), &Facts { language: to.tag(), case }))
}
