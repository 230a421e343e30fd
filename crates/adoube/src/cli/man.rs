//! `adoube man`: the manual page of a command, or the pages of all commands as files.

use std::{fs, path::PathBuf};

use adoube_record::i18n::{Localizer, UsageKey};
use clap::{Args, Command, builder::StyledStr};
use clap_mangen::{
    Man,
    roff::{Roff, roman},
};
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    help::{self, usage},
    output,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube man pgn | man -l -\n",
        "adoube man --lang sl pairing check | man -l -\n",
        "adoube man --out ~/.local/share/man/man1",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "COMMAND", num_args = 0.., conflicts_with = "out")]
    command: Vec<String>,
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// The manual page of a command.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The page in the language of groff.
    page: String,
}

/// With `--out`, the pages of all commands as files.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct WrittenFiles {
    /// The folder.
    folder: String,
    /// The names of the files in it.
    files: Vec<String>,
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let mut commands = help::localise(help::without_required_inputs(super::commands()), words);
    commands.build();
    let Some(folder) = &options.out else {
        let command = find(&commands, &options.command, words)?;
        let page = page(command, words);
        return Ok(Answer::new(Exit::Yes, page.clone(), &Facts { page }));
    };
    fs::create_dir_all(folder).map_err(|error| Problem::Write { path: folder.clone(), error })?;
    let mut files = Vec::new();
    for command in all(&commands) {
        let name = format!("{}.{SECTION}", full_name(command));
        output::write(&folder.join(&name), page(command, words).as_bytes())?;
        files.push(name);
    }
    let shown = folder.to_string_lossy();
    let with = [("count", files.len().into()), ("path", shown.clone().into())];
    let rendered = words.say(UsageKey::ManWritten, with) + "\n";
    let text = if audience.is_quiet { String::new() } else { rendered };
    let facts = WrittenFiles { folder: shown.into_owned(), files };
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// The command that was named.
fn find<'a>(
    commands: &'a Command,
    path: &[String],
    words: &Localizer,
) -> Result<&'a Command, Problem> {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    super::find(commands, &path).map_err(|error| {
        let explanation = usage::explain(&error, &[], commands, words);
        Problem::Usage { explanation }
    })
}

/// A command and all below it.
fn all(command: &Command) -> Vec<&Command> {
    let below = command.get_subcommands().flat_map(all);
    std::iter::once(command).chain(below).collect()
}

/// The name of the page: `adoube-law-search`.
fn full_name(command: &Command) -> &str {
    command.get_display_name().unwrap_or_else(|| command.get_name())
}

/// The section of the manual for commands.
const SECTION: &str = "1";

/// The English section names of clap.
const HEADINGS: [(&str, UsageKey); 3] = [
    ("NAME", UsageKey::ManName),
    ("SYNOPSIS", UsageKey::ManSynopsis),
    ("DESCRIPTION", UsageKey::ManDescription),
];

/// The definition of apostrophes, with which every section begins; one is enough.
const PREAMBLE: &str = ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n";

/// The page of a command.
fn page(command: &Command, words: &Localizer) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let man = Man::new(command.clone()).section(SECTION).manual("Adoube");
    let man = man.source(format!("{} {version}", super::NAME));
    let mut page = Vec::new();
    // Writing to memory cannot fail.
    let _ = man.render_title(&mut page);
    let _ = man.render_name_section(&mut page);
    let _ = man.render_synopsis_section(&mut page);
    let _ = man.render_description_section(&mut page);
    let _ = man.render_options_section(&mut page);
    if command.has_subcommands() {
        let _ = man.render_subcommands_section(&mut page);
    }
    let _ = last_sections(command, words).to_writer(&mut page);
    let page = String::from_utf8_lossy(&page).replace(PREAMBLE, "");
    page.lines().fold(PREAMBLE.to_owned(), |page, line| page + &set(line, words) + "\n")
}

/// A line of a page: section names are translated and in capitals, and values are put on separate lines.
fn set(line: &str, words: &Localizer) -> String {
    let heading = line.strip_prefix(".SH ");
    let translated = HEADINGS.iter().find(|(name, _)| heading == Some(name));
    match translated {
        Some((_, key)) => format!(".SH {}", words.plain(*key)),
        None if heading.is_some() => line.to_uppercase(),
        None if line.starts_with("\\- ") => format!(".br\n{line}"),
        None => line.to_owned(),
    }
}

/// The part of the help below the options, with the examples, and the page of the parent command.
fn last_sections(command: &Command, words: &Localizer) -> Roff {
    let mut roff = Roff::new();
    let after = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
    let (examples, note): (Vec<&str>, Vec<&str>) =
        after.lines().partition(|line| line.starts_with("  "));
    let (heading, note): (Vec<&str>, Vec<&str>) =
        note.into_iter().partition(|line| line.ends_with(':'));
    for line in note.into_iter().filter(|line| !line.is_empty()) {
        roff.control("SH", [words.plain(UsageKey::ManNotes).as_str()]);
        roff.text([roman(line)]);
    }
    if let [heading] = heading[..] {
        roff.control("SH", [heading.trim_end_matches(':').to_uppercase().as_str()]);
        roff.control("nf", []);
        for line in examples {
            roff.text([roman(line.trim_start())]);
        }
        roff.control("fi", []);
    }
    if let Some((above, _)) = full_name(command).rsplit_once('-') {
        roff.control("SH", [words.plain(UsageKey::ManSeeAlso).as_str()]);
        roff.text([roman(format!("{above}({SECTION})"))]);
    }
    roff
}
