//! `adoube envelope`: the data on the envelope of an adjourned game.

use std::path::PathBuf;

use adoube_chess::Colour;
use adoube_laws::{Edition, Provision, clock::Milliseconds};
use adoube_record::{
    describe::colour_name,
    envelope::{self, Cover, Offer, Resumption},
    i18n::SheetKey,
    pdf,
    sheet::read_time,
};
use clap::Args;
use serde::Serialize;

use super::scoresheet::read_record;
use crate::{
    answer::{Answer, Audience, Exit},
    json,
    options::{Choices, Encoding, edition, one_of},
    output,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube envelope game.pgn --lang sl\n",
        "adoube envelope game.pgn --used-white 1:57 --used-black 1:49 --offer none --pdf envelope.pdf\n",
        "adoube envelope game.pgn --resumes-on 2026-11-17 --resumes-at 15:00 --resumes-in Maribor --edition 2009",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "GAME")]
    path: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    #[arg(long, value_name = "FILE")]
    pdf: Option<PathBuf>,
    #[arg(long, value_name = "TIME", value_parser = time)]
    used_white: Option<Milliseconds>,
    #[arg(long, value_name = "TIME", value_parser = time)]
    used_black: Option<Milliseconds>,
    #[arg(long, value_name = "WHOSE", value_parser = one_of(OFFERS))]
    offer: Option<Offer>,
    #[arg(long, value_name = "DAY", default_value = "", hide_default_value = true)]
    resumes_on: String,
    #[arg(long, value_name = "TIME", default_value = "", hide_default_value = true)]
    resumes_at: String,
    #[arg(long, value_name = "PLACE", default_value = "", hide_default_value = true)]
    resumes_in: String,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[command(flatten)]
    encoding: Encoding,
}

const OFFERS: Choices<Offer> = &[
    ("none", Offer::None),
    ("white", Offer::Of(Colour::White)),
    ("black", Offer::Of(Colour::Black)),
];

fn time(text: &str) -> Result<Milliseconds, String> {
    read_time(text).ok_or_else(|| "a time is written as 1:57 or 1:57:30".to_owned())
}

/// The data on the envelope; unknown values are null.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The name of White.
    white: Option<String>,
    /// The name of Black.
    black: Option<String>,
    /// The position just before the sealed move, in FEN.
    fen: String,
    /// The time that White has used, in milliseconds.
    used_white_ms: Option<u64>,
    /// The time that Black has used, in milliseconds.
    used_black_ms: Option<u64>,
    /// The player who sealed.
    sealed_by: json::Colour,
    /// The number of the sealed move.
    number: u32,
    /// The open draw offer: `white`, `black` or `none`.
    offer: Option<&'static str>,
    /// When and where the game is resumed.
    resumption: ResumptionFacts,
    /// The edition of the Laws.
    edition: json::Edition,
    /// The articles that require this data.
    articles: Vec<String>,
    /// The path of the printed file; null if none was asked for.
    pdf: Option<String>,
}

/// When and where the game is resumed, as given.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct ResumptionFacts {
    /// The day.
    date: Option<String>,
    /// The time of day.
    time: Option<String>,
    /// The place.
    place: Option<String>,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let mut record = read_record(&options.path, options.game, options.encoding.decoding(audience))?;
    record.heading.edition = options.edition.or(record.heading.edition);
    let mut cover = Cover::from_record(&record, Edition::NEWEST_COMPLETE);
    cover.used.white = options.used_white.or(cover.used.white);
    cover.used.black = options.used_black.or(cover.used.black);
    cover.offer = options.offer.unwrap_or_default();
    cover.resumption = Resumption {
        date: options.resumes_on.clone(),
        time: options.resumes_at.clone(),
        place: options.resumes_in.clone(),
    };
    let mut facts = facts(&cover);
    let mut text = envelope::text(&cover, words);
    let mut file = None;
    if let Some(path) = &options.pdf {
        let bytes = pdf::envelope(&cover, words).map_err(|_| Problem::NotPrinted)?;
        file = output::write_or_print(path, bytes)?;
        let shown = path.to_string_lossy();
        let with = [("path", shown.clone().into())];
        text = format!("{}\n", words.say(SheetKey::EnvelopeWritten, with));
        facts.pdf = Some(shown.into_owned());
    }
    Ok(Answer::new(Exit::Yes, text, &facts).with_file(file).with_guesses(audience))
}

fn facts(cover: &Cover) -> Facts {
    Facts {
        white: json::non_empty(&cover.heading.players.white.name),
        black: json::non_empty(&cover.heading.players.black.name),
        fen: cover.position.to_string(),
        used_white_ms: cover.used.white.map(Milliseconds::get),
        used_black_ms: cover.used.black.map(Milliseconds::get),
        sealed_by: cover.sealed_by.into(),
        number: cover.number,
        offer: match cover.offer {
            Offer::Unknown => None,
            Offer::None => Some("none"),
            Offer::Of(colour) => Some(colour_name(colour)),
        },
        resumption: ResumptionFacts {
            date: json::non_empty(&cover.resumption.date),
            time: json::non_empty(&cover.resumption.time),
            place: json::non_empty(&cover.resumption.place),
        },
        edition: cover.edition.into(),
        articles: json::articles(Provision::EnvelopeData.articles(cover.edition)),
        pdf: None,
    }
}
