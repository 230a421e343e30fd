//! `adoube scoresheet`: a game as a scoresheet, to read or to print.
//!
//! JSON: `{"white", "black", "event", "site", "date", "round", "board", "edition", "entries", "result", "fen", "pdf"}`;
//! `entries` is a list of `{"number", "colour", "text", "struck", "offer", "time"}`, `fen` the last position, `pdf` the
//! path of the file.

mod facts;

use std::path::PathBuf;

use adoube_chess::{
    Colour, Position,
    notation::{Form, Letters},
};
use adoube_laws::Edition;
use adoube_record::{
    i18n::SheetKey,
    pdf::{self, Paper},
    sheet::{self, Heading, Record, Sheet},
};
use clap::{Args, ValueEnum};

use crate::{
    answer::{Answer, Audience, Exit},
    input,
    options::{COLOURS, Choices, edition, one_of},
    output,
    problem::Problem,
};
use facts::Facts;

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube scoresheet game.pgn --lang sl\n",
        "adoube scoresheet round.pgn.gz --game 3 --lang sr-Cyrl --pdf sheet.pdf\n",
        "adoube scoresheet --blank --lang hr --pdf blank.pdf\n",
        "adoube scoresheet white.txt --typed --for white --pdf white.pdf",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "GAME", required_unless_present = "blank")]
    path: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    #[arg(long)]
    blank: bool,
    #[arg(long, conflicts_with = "blank")]
    typed: bool,
    #[arg(long = "for", value_name = "COLOUR", value_parser = one_of(COLOURS))]
    whose: Option<Colour>,
    #[arg(long, value_name = "FILE")]
    pdf: Option<PathBuf>,
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = one_of(PAPERS))]
    paper: Paper,
    #[arg(long, value_name = "FORM", default_value = "short")]
    form: NotationForm,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
}

const PAPERS: Choices<Paper> = &[("a4", Paper::A4), ("a5", Paper::A5)];

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
    let sheet = make_sheet(options, audience)?;
    let mut facts = Facts::of(&sheet);
    let mut text = sheet::text(&sheet, words);
    if let Some(path) = &options.pdf {
        let pdf = pdf::scoresheet(&sheet, options.paper, words);
        output::write(path, &pdf.map_err(|_| Problem::NotPrinted)?)?;
        let shown = path.to_string_lossy();
        text = format!("{}\n", words.say(SheetKey::Written, [("path", shown.clone().into())]));
        facts.pdf = Some(shown.into_owned());
    }
    Ok(Answer::new(Exit::Yes, text, &facts))
}

fn make_sheet(options: &Options, audience: &Audience) -> Result<Sheet, Problem> {
    let mut sheet = match &options.path {
        None => {
            let heading = Heading { edition: options.edition, ..Heading::default() };
            Sheet::blank(heading, Position::initial())
        }
        Some(path) if options.typed => {
            let mut sheet = input::read_sheet(path, options.whose, Position::initial())?;
            sheet.heading.edition = options.edition;
            sheet
        }
        Some(path) => {
            let mut record = read_record(path, options.game)?;
            record.heading.edition = options.edition.or(record.heading.edition);
            sheet_of_record(options, &record, audience)
        }
    };
    sheet.whose = options.whose;
    Ok(sheet)
}

fn sheet_of_record(options: &Options, record: &Record, audience: &Audience) -> Sheet {
    if options.blank {
        return Sheet::blank(record.heading.clone(), record.start);
    }
    let edition = record.heading.edition.unwrap_or(Edition::NEWEST_COMPLETE);
    let letters = Letters::Of(audience.words.language());
    Sheet::of_record(record, &sheet::style_of(edition, letters, options.form.into()))
}

/// A game of a file that can be followed to its end.
pub(super) fn read_record(path: &std::path::Path, number: u32) -> Result<Record, Problem> {
    let game = input::games::read_game(path, number as usize)?;
    let error = game.notes.iter().rfind(|note| note.is_error());
    match error.filter(|_| game.broken().is_some()) {
        Some(note) => {
            Err(Problem::Unplayable { path: path.to_owned(), number, note: Box::new(note.clone()) })
        }
        None => Ok(Record::of_game(&game)),
    }
}
