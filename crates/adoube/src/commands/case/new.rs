//! `adoube case new`.
//!
//! JSON: `{"case"}`.

use adoube_chess::notation::Language;
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Audience, Exit};

#[derive(Args, Debug)]
#[command(after_help = "adoube case new {title} > phone.case")]
pub(super) struct Options {
    title: Vec<String>,
}

#[derive(Serialize)]
struct Facts {
    case: String,
}

/// What is printed; the first line is the title.
const fn template(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("template.case"),
        Language::Sl => include_str!("template.sl.case"),
        Language::Hr => include_str!("template.hr.case"),
        Language::SrLatn => include_str!("template.sr-Latn.case"),
        Language::SrCyrl => include_str!("template.sr-Cyrl.case"),
    }
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let template = template(audience.words.language());
    let case = match (options.title.is_empty(), template.split_once('\n')) {
        (false, Some((_, rest))) => format!("# {}\n{rest}", options.title.join(" ")),
        _ => template.to_owned(),
    };
    Answer::new(Exit::Yes, case.clone(), &Facts { case })
}
