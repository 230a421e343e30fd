//! `adoube regulations`: regulations of an organiser, read and checked.

pub(crate) mod facts;

use std::path::{Path, PathBuf};

use adoube_laws::{
    Citation, Edition,
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
use facts::{Facts, FindingFact, PresetFacts, PresetList, RegulationsFacts};

use crate::{
    answer::{Answer, Audience, Exit},
    input::{self, DASH},
    json,
    options::Encoding,
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
    #[command(flatten)]
    encoding: Encoding,
}

fn preset() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::all().map(Preset::name))
        .map(|name| Preset::named(&name).expect("the parser accepts only these names"))
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match (&options.path, options.preset) {
        (Some(path), _) => read(path, options, audience),
        (None, Some(preset)) => {
            let rendered = narrate::regulations(&preset.regulations(), &audience.words);
            let text = format!("{}\n\n{}", rendered.join("\n"), preset.text());
            let facts = PresetFacts::new(preset, rendered);
            Ok(Answer::new(Exit::Yes, text, &facts))
        }
        (None, None) if input::is_piped() => read(Path::new(DASH), options, audience),
        (None, None) => Ok(list_presets(audience)),
    }
}

fn read(path: &Path, options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let text = input::read_document(path, options.encoding.decoding(audience))?;
    Ok(check(path, &text, audience).with_guesses(audience))
}

/// Checks a file.
fn check(path: &Path, text: &str, audience: &Audience) -> Answer {
    let words = &audience.words;
    let (regulations, findings) = match Regulations::read(text) {
        Ok(announced) => (Some(announced.regulations), announced.remarks),
        Err(unreadable) => (None, unreadable.findings),
    };
    let edition = regulations.as_ref().map(|known| known.edition);
    let rendered = regulations.as_ref().map(|known| narrate::regulations(known, words));
    let facts = Facts {
        sound: regulations.is_some(),
        regulations: regulations.as_ref().map(RegulationsFacts::new),
        text: rendered.unwrap_or_default(),
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
        articles: json::articles(cite.into_iter().flat_map(Citation::articles)),
        text: narrate::regulation_fault(&finding.problem, words).join(" "),
        printed: cite.map(|cite| words.articles(cite)),
    }
}

/// The rules, then each finding with its line and a caret.
fn render(path: &Path, text: &str, facts: &Facts, words: &Localizer) -> String {
    let errors = facts.findings.iter().filter(|found| found.severity == "error").count();
    let mut lines = vec![if facts.sound {
        words.plain(RegulationKey::Sound)
    } else {
        words.say(RegulationKey::NotSound, [("count", errors.into())])
    }];
    lines.extend(facts.text.iter().map(|rendered| format!("  {rendered}")));
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
            input::file_name(path),
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
    let facts = |preset: Preset| {
        let rendered = narrate::regulations(&preset.regulations(), &audience.words);
        PresetFacts::new(preset, rendered)
    };
    let facts = PresetList { presets: Preset::all().map(facts).collect() };
    let mut lines = vec![audience.words.plain(RegulationKey::Presets)];
    for preset in &facts.presets {
        lines.push(format!("  {}", audience.color_mode.strong(preset.name)));
        lines.push(format!(
            "    {}",
            preset.text.iter().take(3).cloned().collect::<Vec<_>>().join(" ")
        ));
    }
    Answer::new(Exit::Yes, lines.join("\n") + "\n", &facts)
}
