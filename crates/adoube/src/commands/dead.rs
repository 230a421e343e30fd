//! `adoube dead`: is the game over because nobody can win it any more?

use adoube_chess::Colour;
use adoube_winnable::Liveness;
use clap::Args;

use super::winnable::{Check, JudgeOptions};
use crate::{
    answer::{Answer, Audience, Exit},
    input::{self, Origin},
    options::Fen,
    problem::Problem,
};
use adoube_record::i18n::Key;

/// The name of the command.
pub(crate) const NAME: &str = "dead";

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube dead 8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1\n",
        "adoube dead 8/8/8/8/8/2k5/8/KB6 b - - 0 1 --lang sl",
    )
)]
pub(crate) struct Options {
    #[command(flatten)]
    fen: Fen,
    #[command(flatten)]
    judging: JudgeOptions,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let position = input::read_position(&options.fen.fen, Origin::Composition)?;
    let finding = options.judging.judge(&position, &Colour::ALL, Check::Everything)?;
    let (exit, key) = match finding.life() {
        Liveness::Dead => (Exit::Yes, Key::DeadYes),
        Liveness::Alive => (Exit::No, Key::DeadNo),
        Liveness::Unknown => (Exit::CouldNotTell, Key::DeadUnknown),
    };
    let (words, notation) = (&audience.words, options.judging.notation);
    let shown = match finding.common_reason(words) {
        Some(reason) => format!("  {reason}\n"),
        None => finding.text(notation, words),
    };
    let effort = options.judging.effort(&finding, audience);
    let text = format!("{}\n{shown}{effort}", words.plain(key));
    let facts = finding.facts(position.to_string(), notation, words);
    Ok(Answer::new(exit, text, &facts))
}
