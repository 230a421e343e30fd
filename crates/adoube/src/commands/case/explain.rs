//! `adoube case explain FILE`.

use std::path::PathBuf;

use adoube_chess::notation::Language;
use adoube_laws::{
    Edition,
    case::{Case, Run},
};
use clap::Args;
use serde::Serialize;

use super::{read, unreadable};
use crate::{
    answer::{Answer, Audience, Exit},
    json,
    options::{Encoding, edition},
    problem::{CaseFaultFact, Problem},
};
use adoube_record::{
    i18n::CaseKey,
    narrate::{self, CaseFact, CaseStep},
};

#[derive(Args, Debug)]
#[command(after_help = "adoube case explain cases/5-ending/fools-mate.case --lang hr")]
pub(super) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[arg(long)]
    all_articles: bool,
    #[command(flatten)]
    encoding: Encoding,
}

/// A case, line by line.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The title of the case.
    title: String,
    /// The edition of the Laws.
    edition: json::Edition,
    /// The lines with an effect.
    lines: Vec<LineFacts>,
    /// The result, if the game is over.
    result: Option<String>,
}

/// A line of a case, and its effect.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct LineFacts {
    /// The number of the line; null for events before the first.
    line: Option<usize>,
    /// The instant, in milliseconds since the scheduled start.
    at_ms: u64,
    /// The line; for events before the first, a heading.
    text: String,
    /// The line in the language of the user; empty for events before the first.
    acts: Vec<String>,
    /// The events.
    happened: Vec<HappenedFacts>,
    /// Why an act was refused, as a sentence.
    refused: Option<String>,
}

/// An event.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct HappenedFacts {
    /// The event; of a decision also the consequences and the grounds.
    sentences: Vec<String>,
    /// The leading articles.
    articles: Vec<String>,
    /// All other articles.
    further_articles: Vec<String>,
    #[serde(skip)]
    further: Vec<String>,
    #[serde(skip)]
    is_decision: bool,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let case = translate(read(&options.file, options.encoding, audience)?, words.language());
    let newest = case.editions().iter().copied().max();
    let edition = options.edition.or(newest).unwrap_or(Edition::NEWEST_COMPLETE);
    let run = case.run(edition).map_err(|fault| match fault.line {
        0 => {
            let why = CaseFaultFact::new(&fault, words).message().to_owned();
            Problem::CaseUnder { edition, why }
        }
        _ => unreadable(&options.file, vec![fault], audience),
    })?;
    let facts = Facts {
        title: case.title().to_owned(),
        edition: edition.into(),
        lines: narrate::case(&run, words).into_iter().map(LineFacts::from).collect(),
        result: run.table.outcome().map(|outcome| outcome.to_string()),
    };
    let text = render(&facts, &run, options.all_articles, audience);
    Ok(Answer::new(Exit::Yes, text, &facts).with_guesses(audience))
}

/// The case with its lines in the language of the user.
fn translate(case: Case, language: Language) -> Case {
    if case.language() == language {
        return case;
    }
    // A case that was read can be written; if the result could not be read again, the original is explained.
    Case::read(&case.translate(language)).unwrap_or(case)
}

impl From<CaseStep> for LineFacts {
    fn from(step: CaseStep) -> Self {
        let refused: Vec<String> = step.refused.into_iter().map(|one| one.sentence).collect();
        let refused = (!refused.is_empty()).then(|| refused.join(" "));
        Self {
            line: step.line,
            at_ms: step.at.get(),
            acts: step.line.iter().map(|_| step.text.clone()).collect(),
            text: step.text,
            happened: step.happened.into_iter().map(HappenedFacts::from).collect(),
            refused,
        }
    }
}

impl From<CaseFact> for HappenedFacts {
    fn from(fact: CaseFact) -> Self {
        Self {
            sentences: fact.sentences,
            articles: fact.articles,
            further_articles: fact.further_articles,
            further: fact.further,
            is_decision: fact.is_decision,
        }
    }
}

/// Each line with its effect.
fn render(facts: &Facts, run: &Run, all_articles: bool, audience: &Audience) -> String {
    let (words, color_mode) = (&audience.words, &audience.color_mode);
    let edition = words.say(CaseKey::UnderEdition, [("edition", facts.edition.as_str().into())]);
    let mut lines = vec![color_mode.strong(&facts.title), edition];
    for line in &facts.lines {
        lines.push(String::new());
        lines.push(format!("{}  {}", clock(line.at_ms), line.text));
        for happened in &line.happened {
            let (first, rest) = happened
                .sentences
                .split_first()
                .map_or(("", &[][..]), |(first, rest)| (first, rest));
            let mark = if happened.is_decision { "►" } else { "·" };
            lines.push(format!("  {mark} {first}"));
            let further = happened.further.iter().filter(|_| all_articles);
            lines.extend(rest.iter().chain(further).map(|sentence| format!("    {sentence}")));
        }
        lines.extend(line.refused.iter().map(|refused| format!("  ✗ {refused}")));
    }
    if let Some(outcome) = run.table.outcome() {
        lines.push(String::new());
        lines.push(narrate::outcome(outcome, words));
    }
    lines.join("\n") + "\n"
}

/// Hours, minutes and seconds since the scheduled start.
fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
