//! `adoube serve`: opens the playing hall.
//!
//! JSON: an object a line for each event; with `--check`, the settings.

pub(crate) mod facts;
mod settings;

use std::{env, fmt::Write, fs, path::PathBuf};

use adoube_hall::{
    config::{Config, ConfigLine, Environment},
    serve,
};
use adoube_record::i18n::{Localizer, ServeKey};
use clap::Args;

use self::{
    facts::{EventFacts, SettingsFacts},
    settings::Settings,
};
use crate::{
    answer::{Answer, Audience, Exit, Reply},
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube serve\n",
        "adoube serve --demo --lang sl\n",
        "adoube serve --lan\n",
        "adoube serve --check --config hall.toml\n",
        "adoube serve --reset-official \"Ana Novak\"\n",
        "adoube serve --backup /backup\n",
        "adoube serve --listen 0.0.0.0:8443 --tls-cert cert.pem --tls-key key.pem\n",
        "ADOUBE_DATABASE=postgres://adoube@db/adoube adoube serve --seal-key-file seal.key",
    )
)]
pub(crate) struct Options {
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[arg(long)]
    check: bool,
    #[arg(long, value_name = "NAME", conflicts_with = "check")]
    reset_official: Option<String>,
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["check", "reset_official"])]
    backup: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Reply, Problem> {
    let config = Config::read(&environment(options, audience)).map_err(Problem::Config)?;
    if options.check {
        serve::check(&config).map_err(|why| Problem::ServeError(Box::new(why)))?;
        return Ok(Reply::One(answer_check(&config, &audience.words)));
    }
    let words = Localizer::new(audience.words.language());
    let (reset_official, backup) = (options.reset_official.clone(), options.backup.clone());
    Ok(Reply::Running(Box::new(move |tell| {
        let tell = &mut |event: serve::ServerEvent| {
            let text = format!("{}\n", event.text(&words));
            tell(Answer::new(Exit::Yes, text, &EventFacts::from(&event)));
        };
        let served = match (&reset_official, &backup) {
            (Some(name), _) => serve::reset(&config, name, tell),
            (None, Some(folder)) => serve::back_up(&config, folder, tell),
            (None, None) => serve::run(&config, tell),
        };
        served.map(|()| Exit::Yes).map_err(|why| Problem::ServeError(Box::new(why)))
    })))
}

fn environment(options: &Options, audience: &Audience) -> Environment {
    // Variables that are not Unicode are not our settings.
    let environment = env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let named = ["/proc/sys/kernel/hostname", "/etc/hostname"];
    let machine = named.iter().find_map(|path| fs::read_to_string(path).ok());
    Environment {
        file: options.config.clone(),
        options: options.settings.to_list(audience),
        environment: environment.collect(),
        language: audience.words.language(),
        machine: machine.map(|name| name.trim().to_owned()),
    }
}

/// Every setting with its value and where it came from.
fn answer_check(config: &Config, words: &Localizer) -> Answer {
    let lines = config.lines();
    let widest = |of: &dyn Fn(&ConfigLine) -> String| {
        lines.iter().map(|line| of(line).chars().count()).max().unwrap_or_default()
    };
    let value = |line: &ConfigLine| {
        if line.values.is_empty() { "–".to_owned() } else { line.values.join(" ") }
    };
    let (names, values) = (widest(&|line| line.name.to_owned()), widest(&value));
    let mut text = match &config.file {
        Some(path) => {
            let path = path.display().to_string();
            words.say(ServeKey::CheckFile, [("path", path.into())]) + "\n\n"
        }
        None => words.plain(ServeKey::CheckNoFile) + "\n\n",
    };
    for line in &lines {
        let source = line.source.clone().unwrap_or_else(|| words.plain(ServeKey::CheckDefault));
        let shown = value(line);
        writeln!(text, "{:names$}  {shown:values$}  {source}", line.name)
            .expect("a String takes any text");
    }
    let settings = lines.into_iter().map(Into::into).collect();
    Answer::new(Exit::Yes, text, &SettingsFacts { file: config.file.clone(), settings })
}
