//! `adoube case new`.

use adoube_laws::case;
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Audience, Exit};

#[derive(Args, Debug)]
#[command(after_help = "adoube case new {title} > phone.case")]
pub(super) struct Options {
    title: Vec<String>,
}

/// A template of a case.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The text of the case.
    case: String,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let template = case::template(audience.words.language());
    let case = match (options.title.is_empty(), template.split_once('\n')) {
        (false, Some((_, rest))) => format!("# {}\n{rest}", options.title.join(" ")),
        _ => template.to_owned(),
    };
    Answer::new(Exit::Yes, case.clone(), &Facts { case })
}
