//! Arguments and values that several commands have.

use std::num::NonZero;

use adoube_chess::Colour;
use adoube_laws::Edition;
use adoube_record::{encoding::TextEncoding, parallel::Parallelism};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};

use crate::{
    answer::Audience,
    input::{Decoding, Origin},
};

/// The possible values of an option, each with its meaning.
pub(crate) type Choices<T> = &'static [(&'static str, T)];

/// Parses one of a few words.
pub(crate) fn one_of<T: Copy + Send + Sync + 'static>(
    choices: Choices<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(choices.iter().map(|(word, _)| *word)).map(move |given| {
        let known = choices.iter().find(|(word, _)| *word == given);
        known.expect("the parser accepts only these words").1
    })
}

/// The two players.
pub(crate) const COLOURS: Choices<Colour> = &[("white", Colour::White), ("black", Colour::Black)];

/// An edition of the Laws, given by its year.
pub(crate) fn edition() -> impl TypedValueParser<Value = Edition> {
    let years = Edition::ALL.map(|edition| edition.to_string());
    PossibleValuesParser::new(years)
        .map(|year| year.parse().expect("the parser accepts only the years of editions"))
}

/// The number of threads.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Threads {
    #[arg(short = 'j', long, value_name = "NUMBER", value_parser = threads)]
    threads: Option<NonZero<usize>>,
}

/// More threads than any machine has processors, each with tables of its own, would only take time and memory.
const MOST_THREADS: usize = 256;

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= MOST_THREADS);
    number.ok_or_else(|| format!("from 1 to {MOST_THREADS}"))
}

impl Threads {
    /// The requested number of threads, else one for each processor, with `window` items in progress for each.
    pub(crate) fn parallelism(self, window: usize) -> Parallelism {
        let workers = self.threads.unwrap_or_else(|| Parallelism::all_cores(0).workers);
        Parallelism { workers, window: window * workers.get() }
    }
}

/// Whether the position need not have arisen in a game.
#[derive(Args, Debug)]
pub(crate) struct Composed {
    #[arg(long)]
    composed: bool,
}

impl Composed {
    pub(crate) fn origin(&self) -> Origin {
        if self.composed { Origin::Composition } else { Origin::Game }
    }
}

/// The encoding of the files.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Encoding {
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<TextEncoding>,
}

impl Encoding {
    /// How files are decoded; guesses are noted for the user.
    pub(crate) fn decoding(self, audience: &Audience) -> Decoding<'_> {
        Decoding { named: self.encoding, guesses: &audience.guesses }
    }
}

fn encoding(label: &str) -> Result<TextEncoding, String> {
    TextEncoding::named(label).ok_or_else(|| "no such encoding is known".to_owned())
}

/// A position in FEN: one quoted argument, or several if the quotes were forgotten.
#[derive(Args, Debug)]
pub(crate) struct Fen {
    #[arg(required = true, num_args = 1.., value_name = "FEN")]
    pub(crate) fen: Vec<String>,
}
