//! `adoube envelope`: what stands on the envelope of an adjourned game.
//!
//! JSON: `{"white", "black", "fen", "usedWhite", "usedBlack", "sealedBy", "number", "offer", "resumption", "edition",
//! "articles", "pdf"}`; times in seconds, null where something is not known.

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
    options::{Choices, edition, one_of},
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
}

const OFFERS: Choices<Offer> = &[
    ("none", Offer::None),
    ("white", Offer::Of(Colour::White)),
    ("black", Offer::Of(Colour::Black)),
];

fn time(text: &str) -> Result<Milliseconds, String> {
    read_time(text).ok_or_else(|| "a time is written as 1:57 or 1:57:30".to_owned())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    white: String,
    black: String,
    fen: String,
    used_white: Option<u64>,
    used_black: Option<u64>,
    sealed_by: &'static str,
    number: u32,
    offer: Option<&'static str>,
    resumption: ResumptionFacts,
    edition: u16,
    articles: Vec<String>,
    pdf: Option<String>,
}

#[derive(Serialize)]
struct ResumptionFacts {
    date: String,
    time: String,
    place: String,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let mut record = read_record(&options.path, options.game)?;
    record.heading.edition = options.edition.or(record.heading.edition);
    let mut cover = Cover::of_record(&record, Edition::NEWEST_COMPLETE);
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
    if let Some(path) = &options.pdf {
        output::write(path, &pdf::envelope(&cover, words).map_err(|_| Problem::NotPrinted)?)?;
        let shown = path.to_string_lossy();
        let with = [("path", shown.clone().into())];
        text = format!("{}\n", words.say(SheetKey::EnvelopeWritten, with));
        facts.pdf = Some(shown.into_owned());
    }
    Ok(Answer::new(Exit::Yes, text, &facts))
}

fn facts(cover: &Cover) -> Facts {
    let seconds = |time: Option<Milliseconds>| time.map(|time| time.get() / 1000);
    let articles = Provision::EnvelopeData.articles(cover.edition);
    Facts {
        white: cover.heading.players.white.name.clone(),
        black: cover.heading.players.black.name.clone(),
        fen: cover.position.to_string(),
        used_white: seconds(cover.used.white),
        used_black: seconds(cover.used.black),
        sealed_by: colour_name(cover.sealed_by),
        number: cover.number,
        offer: match cover.offer {
            Offer::Unknown => None,
            Offer::None => Some("none"),
            Offer::Of(colour) => Some(colour_name(colour)),
        },
        resumption: ResumptionFacts {
            date: cover.resumption.date.clone(),
            time: cover.resumption.time.clone(),
            place: cover.resumption.place.clone(),
        },
        edition: cover.edition.year(),
        articles: articles.iter().map(ToString::to_string).collect(),
        pdf: None,
    }
}
