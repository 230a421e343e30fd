//! `adoube regulations`: what an organiser announced, read and checked.
//!
//! JSON: `{"sound", "edition", "category", "told", "findings"}`, each finding as `{"severity", "code", "line",
//! "column", "article", "text"}`; without a file `{"presets": [{"name", "told"}]}`.

use std::path::{Path, PathBuf};

use adoube_laws::{
    Edition,
    regulations::{Finding, Preset, Problem as Fault, Regulations, Severity},
};
use adoube_record::{
    i18n::{Localizer, RegulationKey},
    narrate,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    input,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube regulations\n",
        "adoube regulations open.toml --lang sl\n",
        "adoube regulations --preset blitz-3-2",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    path: Option<PathBuf>,
    #[arg(long, value_name = "NAME", conflicts_with = "path", hide_possible_values = true, value_parser = preset())]
    preset: Option<Preset>,
}

fn preset() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::all().map(Preset::name))
        .map(|name| Preset::named(&name).expect("the parser accepts only these names"))
}

#[derive(Serialize)]
struct Facts {
    sound: bool,
    edition: Option<String>,
    category: Option<&'static str>,
    told: Vec<String>,
    findings: Vec<FindingFact>,
}

#[derive(Serialize)]
struct FindingFact {
    severity: &'static str,
    code: &'static str,
    line: Option<usize>,
    column: Option<usize>,
    article: Option<String>,
    text: String,
    /// The article as it is said to people.
    #[serde(skip)]
    printed: Option<String>,
}

#[derive(Serialize)]
struct PresetFact {
    name: &'static str,
    told: Vec<String>,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match (&options.path, options.preset) {
        (Some(path), _) => {
            let text = if path.as_os_str() == input::DASH {
                input::read_text(&[input::DASH])?
            } else {
                input::read_file(path)?
            };
            Ok(check(path, &text, audience))
        }
        (None, Some(preset)) => {
            let told = narrate::regulations(&preset.regulations(), &audience.words);
            let text = format!("{}\n\n{}", told.join("\n"), preset.text());
            let facts = PresetFact { name: preset.name(), told };
            Ok(Answer::new(Exit::Yes, text, &facts))
        }
        (None, None) => Ok(list_presets(audience)),
    }
}

/// What a file says, and what is wrong with it.
fn check(path: &Path, text: &str, audience: &Audience) -> Answer {
    let words = &audience.words;
    let (regulations, findings) = match Regulations::read(text) {
        Ok(announced) => (Some(announced.regulations), announced.remarks),
        Err(unreadable) => (None, unreadable.findings),
    };
    let edition = regulations.as_ref().map(|known| known.edition);
    let told = regulations.as_ref().map(|known| narrate::regulations(known, words));
    let facts = Facts {
        sound: regulations.is_some(),
        edition: edition.map(|edition| edition.to_string()),
        category: regulations.as_ref().map(|known| known.category().name()),
        told: told.unwrap_or_default(),
        findings: findings.iter().map(|found| finding_fact(found, edition, words)).collect(),
    };
    let exit = if facts.sound { Exit::Yes } else { Exit::CouldNotTell };
    let shown = render(path, text, &facts, words);
    Answer::new(exit, shown, &facts)
}

fn finding_fact(finding: &Finding, edition: Option<Edition>, words: &Localizer) -> FindingFact {
    let place = finding.place;
    let provision = match &finding.problem {
        Fault::Meaning(fault) => fault.provision(),
        Fault::Text(_) => None,
    };
    let cite = edition.zip(provision).and_then(|(edition, provision)| edition.cite(provision));
    FindingFact {
        severity: match finding.problem.severity() {
            Severity::Remark => "remark",
            Severity::Error => "error",
        },
        code: finding.problem.code(),
        line: place.map(|place| place.line),
        column: place.map(|place| place.column),
        article: cite.map(|cite| cite.to_string()),
        text: narrate::regulation_fault(&finding.problem, words).join(" "),
        printed: cite.map(|cite| words.articles(cite)),
    }
}

/// What holds, then each finding with its line and a caret.
fn render(path: &Path, text: &str, facts: &Facts, words: &Localizer) -> String {
    let errors = facts.findings.iter().filter(|found| found.severity == "error").count();
    let mut lines = vec![if facts.sound {
        words.plain(RegulationKey::Sound)
    } else {
        words.say(RegulationKey::NotSound, [("count", errors.into())])
    }];
    lines.extend(facts.told.iter().map(|told| format!("  {told}")));
    for found in &facts.findings {
        let severity =
            if found.severity == "error" { RegulationKey::Error } else { RegulationKey::Remark };
        let article = found.printed.as_ref().map(|article| format!(" ({article})"));
        let place = match (found.line, found.column) {
            (Some(line), Some(column)) => format!("{line}:{column}:"),
            (_, _) => String::new(),
        };
        lines.push(format!(
            "{}:{place} {}: {}{}",
            path.display(),
            words.plain(severity),
            found.text,
            article.unwrap_or_default()
        ));
        if let (Some(line), Some(column)) = (found.line, found.column)
            && let Some(written) = text.lines().nth(line - 1)
        {
            lines.push(format!("  {}", written.replace('\t', " ")));
            lines.push(format!("  {}^", " ".repeat(column - 1)));
        }
    }
    lines.join("\n") + "\n"
}

/// All presets, with their kind of play and time.
fn list_presets(audience: &Audience) -> Answer {
    let facts: Vec<PresetFact> = Preset::all()
        .map(|preset| {
            let told = narrate::regulations(&preset.regulations(), &audience.words);
            PresetFact { name: preset.name(), told }
        })
        .collect();
    let mut lines = vec![audience.words.plain(RegulationKey::Presets)];
    for preset in &facts {
        lines.push(format!("  {}", audience.color_mode.strong(preset.name)));
        lines.push(format!(
            "    {}",
            preset.told.iter().take(3).cloned().collect::<Vec<_>>().join(" ")
        ));
    }
    let json = serde_json::json!({ "presets": facts });
    Answer { exit: Exit::Yes, text: lines.join("\n") + "\n", json }
}
