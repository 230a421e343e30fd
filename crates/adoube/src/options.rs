//! Arguments and values that several commands have.

use adoube_chess::Colour;
use adoube_laws::Edition;
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};

use crate::input::Origin;

/// The words of an option, each with its meaning.
pub(crate) type Choices<T> = &'static [(&'static str, T)];

/// A value that is given by one of a few words.
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

/// The editions of the Laws.
pub(crate) const EDITIONS: Choices<Edition> = &[
    ("2005", Edition::Y2005),
    ("2009", Edition::Y2009),
    ("2014", Edition::Y2014),
    ("2017", Edition::Y2017),
    ("2018", Edition::Y2018),
    ("2023", Edition::Y2023),
];

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

/// A position given as FEN: quoted as one argument, or as several when the quotes were forgotten.
#[derive(Args, Debug)]
pub(crate) struct Fen {
    #[arg(required = true, num_args = 1.., value_name = "FEN")]
    pub(crate) fen: Vec<String>,
}
