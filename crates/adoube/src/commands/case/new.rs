//! `adoube case new`.
//!
//! JSON: `{"case"}`.

use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Exit};

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
const TEMPLATE: &str = include_str!("template.case");

pub(super) fn run(options: &Options) -> Answer {
    let case = match (options.title.is_empty(), TEMPLATE.split_once('\n')) {
        (false, Some((_, rest))) => format!("# {}\n{rest}", options.title.join(" ")),
        _ => TEMPLATE.to_owned(),
    };
    Answer::new(Exit::Yes, case.clone(), &Facts { case })
}
