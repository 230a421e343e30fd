//! `adoube completions`: what a shell needs to complete command lines.

use std::any::TypeId;

use adoube_chess::notation::Language;
use clap::{
    Arg, Args, Command,
    builder::{PossibleValue, PossibleValuesParser},
};
use clap_complete::Shell;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    help,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube completions bash > ~/.local/share/bash-completion/completions/adoube\n",
        "adoube completions zsh > ~/.zfunc/_adoube\n",
        "adoube completions fish > ~/.config/fish/completions/adoube.fish",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// What a shell needs to complete command lines.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The shell.
    shell: String,
    /// The script in the language of the shell.
    script: String,
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let commands =
        help::localise(help::without_required_inputs(super::commands()), &audience.words);
    let mut commands = list_languages(commands);
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut commands, super::NAME, &mut script);
    let script = String::from_utf8(script).expect("names and texts are UTF-8");
    let facts = Facts { shell: options.shell.to_string(), script: script.clone() };
    Answer::new(Exit::Yes, script, &facts)
}

/// Options that take a language as free text: `sl_SI` and `SL` are understood too.
const OF_LANGUAGES: [&str; 3] = ["lang", "from", "to"];

/// Lets the languages be completed.
fn list_languages(command: Command) -> Command {
    let with_tags = |argument: Arg| {
        let is_text = argument.get_value_parser().type_id() == TypeId::of::<String>();
        if !is_text || !OF_LANGUAGES.contains(&argument.get_id().as_str()) {
            return argument;
        }
        let tags = Language::ALL.map(Language::tag).map(PossibleValue::new);
        argument.value_parser(PossibleValuesParser::new(tags))
    };
    command.mut_args(with_tags).mut_subcommands(list_languages)
}
