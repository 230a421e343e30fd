//! `adoube scoresheet`: games as scoresheets, to read or to print, and blank sheets for a round.

pub(crate) mod facts;
mod heading;
mod print;
mod round;
mod source;

use std::path::PathBuf;

use adoube_chess::{Colour, notation::Form};
use adoube_record::{
    i18n::{Localizer, SheetKey},
    pdf,
    sheet::{self, Sheet},
};
use clap::{Args, ValueEnum};

use crate::{
    answer::{Answer, Audience, Exit},
    options::{Choices, Encoding, one_of},
    output,
    problem::Problem,
};
use facts::{Facts, ManyFacts};
use source::RequestedSheets;
pub(super) use source::read_record;

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube scoresheet game.pgn --lang sl\n",
        "adoube scoresheet round.pgn.gz --game 3 --lang sr-Cyrl --pdf sheet.pdf\n",
        "adoube scoresheet round.pgn --all --for both --pdf sheets.pdf\n",
        "adoube scoresheet open.trf --round 5 --for both --two-up --back --pdf round5.pdf\n",
        "adoube scoresheet --blank --copies 40 --back --logo logo.png --lang hr --pdf blank.pdf\n",
        "adoube scoresheet white.txt --typed --for white --pdf white.pdf",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE", required_unless_present = "blank")]
    path: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    #[arg(long, conflicts_with_all = ["game", "typed"])]
    all: bool,
    #[arg(long, value_name = "N", conflicts_with_all = ["game", "typed"], value_parser = clap::value_parser!(u32).range(1..))]
    round: Option<u32>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "typed"])]
    players: Option<PathBuf>,
    #[arg(long)]
    blank: bool,
    #[arg(long, conflicts_with = "blank")]
    typed: bool,
    #[arg(long = "for", value_name = "COLOUR", value_parser = one_of(OWNERS))]
    whose: Option<Owners>,
    #[arg(long, value_name = "FORM", default_value = "short")]
    form: NotationForm,
    #[command(flatten)]
    heading: heading::HeadingArguments,
    #[command(flatten)]
    print: print::PrintArguments,
    #[command(flatten)]
    encoding: Encoding,
}

/// Whose sheets are requested.
type Owners = &'static [Option<Colour>];

const OWNERS: Choices<Owners> = &[
    ("white", &[Some(Colour::White)]),
    ("black", &[Some(Colour::Black)]),
    ("both", &[Some(Colour::White), Some(Colour::Black)]),
];

impl Options {
    /// Whether several games of a file are requested.
    fn is_many(&self) -> bool {
        self.all || self.round.is_some()
    }

    /// The owner of a single sheet.
    fn owner(&self) -> Option<Colour> {
        self.whose.and_then(|owners| if let [owner] = owners { *owner } else { None })
    }
}

/// The forms of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum NotationForm {
    Short,
    Long,
    Hyphenated,
}

impl From<NotationForm> for Form {
    fn from(form: NotationForm) -> Self {
        match form {
            NotationForm::Short => Self::Short,
            NotationForm::Long => Self::Long,
            NotationForm::Hyphenated => Self::Hyphenated,
        }
    }
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let print = options.print.options()?;
    let owners = options.whose.unwrap_or(&[None]);
    let (sheets, is_one) = match source::read(options, audience)? {
        RequestedSheets::One(sheet) => (vec![*sheet], owners.len() == 1),
        RequestedSheets::Many(sheets) => (sheets, false),
    };
    let sheets = for_each_owner(&sheets, owners);
    let mut facts: Vec<Facts> = sheets.iter().map(Facts::new).collect();
    let mut file = None;
    let (text, pdf) = if let Some(path) = &options.print.pdf {
        let printed = with_copies(&sheets, options.print.copies);
        let bytes = pdf::scoresheets(&printed, &print, words);
        file = output::write_or_print(path, bytes.map_err(|_| Problem::NotPrinted)?)?;
        let path = path.to_string_lossy().into_owned();
        (written(printed.len(), &path, words) + "\n", Some(path))
    } else {
        let texts: Vec<String> = sheets.iter().map(|sheet| sheet::text(sheet, words)).collect();
        (texts.join("\n\n"), None)
    };
    let answer = if let ([only], true) = (&mut facts[..], is_one) {
        only.pdf = pdf;
        Answer::new(Exit::Yes, text, only)
    } else {
        Answer::new(Exit::Yes, text, &ManyFacts { sheets: facts, pdf })
    };
    Ok(answer.with_file(file).with_guesses(audience))
}

fn written(count: usize, path: &str, words: &Localizer) -> String {
    match count {
        1 => words.say(SheetKey::Written, [("path", path.into())]),
        _ => words.say(SheetKey::WrittenMany, [("count", count.into()), ("path", path.into())]),
    }
}

/// The sheets of each owner: for both players, one each.
fn for_each_owner(sheets: &[Sheet], owners: Owners) -> Vec<Sheet> {
    let of = |sheet: &Sheet| {
        let sheet = sheet.clone();
        owners.iter().map(move |&whose| Sheet { whose, ..sheet.clone() })
    };
    sheets.iter().flat_map(of).collect()
}

/// Repeats each sheet, with its copies in a row.
fn with_copies(sheets: &[Sheet], copies: u16) -> Vec<Sheet> {
    let copies = usize::from(copies);
    sheets.iter().flat_map(|sheet| std::iter::repeat_n(sheet.clone(), copies)).collect()
}
