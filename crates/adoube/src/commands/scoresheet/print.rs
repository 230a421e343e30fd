//! How the sheets are printed.

use std::path::PathBuf;

use adoube_record::pdf::{Flip, Logo, Paper, PrintOptions};
use clap::Args;

use crate::{
    input,
    options::{Choices, one_of},
    problem::{Problem, ScoresheetProblem},
};

#[derive(Args, Debug)]
pub(super) struct PrintArguments {
    #[arg(long, value_name = "FILE")]
    pub(super) pdf: Option<PathBuf>,
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = one_of(PAPERS))]
    paper: Paper,
    #[arg(long, conflicts_with = "paper", requires = "pdf")]
    two_up: bool,
    #[arg(long, requires = "pdf")]
    back: bool,
    #[arg(long, value_name = "EDGE", default_value = "long", requires = "back", value_parser = one_of(FLIPS))]
    flip: Flip,
    #[arg(long, value_name = "N", default_value_t = 1, requires = "pdf", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(super) copies: u16,
    #[arg(long, value_name = "FILE", requires = "pdf")]
    logo: Option<PathBuf>,
    #[arg(
        long,
        value_name = "NAME",
        requires = "pdf",
        default_value = "",
        hide_default_value = true
    )]
    federation: String,
}

const PAPERS: Choices<Paper> = &[("a4", Paper::A4), ("a5", Paper::A5)];
const FLIPS: Choices<Flip> = &[("long", Flip::LongEdge), ("short", Flip::ShortEdge)];

impl PrintArguments {
    /// The options, with the logo read from its file.
    pub(super) fn options(&self) -> Result<PrintOptions, Problem> {
        let logo = self.logo.as_ref().map(|path| {
            let read = Logo::read(input::read_bytes(path)?);
            read.map_err(|error| {
                Problem::Scoresheet(ScoresheetProblem::Logo { path: path.clone(), error })
            })
        });
        Ok(PrintOptions {
            paper: if self.two_up { Paper::TwoA5 } else { self.paper },
            back: self.back.then_some(self.flip),
            federation: self.federation.trim().to_owned(),
            logo: logo.transpose()?,
        })
    }
}
