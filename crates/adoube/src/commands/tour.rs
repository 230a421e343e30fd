//! `adoube tour`: the other commands on well chosen examples.

use std::fmt::Write;

use clap::{Args, Parser};
use serde::Serialize;

use super::Command;
use crate::{
    answer::{Answer, Audience, Exit, Reply, Series},
    draw::Rgb,
    problem::Problem,
};
use adoube_record::i18n::Key;

#[derive(Args, Debug)]
pub(crate) struct Options {}

/// En passant and four promotions, with few other moves.
const FEW_MOVES: &str = "8/2P5/8/1pP5/8/8/5k2/7K w - b6 0 1";

/// The steps, each with the sentence before it.
const STEPS: &[(Key, &[&str])] = &[
    (
        Key::TourShow,
        &["show", "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"],
    ),
    (Key::TourIllegal, &["show", "3qk2P/8/8/8/8/8/4R3/4K3 w - - 0 1"]),
    (Key::TourMoves, &["moves", FEW_MOVES]),
    (Key::TourAnnounce, &["moves", "--notation", "announce", FEW_MOVES]),
    (
        Key::TourNotation,
        &[
            "notation",
            "--from",
            "sr-Cyrl",
            "--to",
            "en",
            "--remarks",
            "1. е4 е5 2. Сф3 Сц6 3. Лб5 а6 4. Л:ц6 дц 5. О-О",
        ],
    ),
    (Key::TourWrongMove, &["notation", "--from", "sl", "1. e4 e5 2. Sf3 Sc6 3. Lb6"]),
    (Key::TourChess960, &["chess960", "356"]),
    (Key::TourNotAStart, &["chess960", "rbkrbnqn/pppppppp/8/8/8/8/PPPPPPPP/RRKBNBQN w KQkq - 0 1"]),
    (Key::TourWinnable, &["winnable", "6k1/pp2p1p1/p1p1P1P1/KbP5/pPp5/P1P5/8/8 b - - 0 1"]),
    (Key::TourDead, &["dead", "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1"]),
    (Key::TourPerft, &["perft", "startpos", "6"]),
];

const COMMAND_COLOUR: Rgb = (95, 175, 135);

/// The tour.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The commands of the tour.
    steps: Vec<StepFacts>,
}

/// A command of the tour.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct StepFacts {
    /// Its purpose, as a sentence.
    title: String,
    /// The command line.
    command: String,
    /// The exit code.
    exit: u8,
    /// What it prints for a person.
    output: String,
}

/// The command.
pub(crate) fn run(_: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let steps = STEPS.iter().map(|(key, args)| step(words.plain(*key), args, audience));
    let facts = Facts { steps: steps.collect::<Result<_, _>>()? };
    let mut text = format!("{}\n\n", audience.color_mode.strong(&words.plain(Key::TourWelcome)));
    for StepFacts { title, command, output, .. } in &facts.steps {
        let command = audience.color_mode.paint(&format!("$ {command}"), COMMAND_COLOUR, None);
        write!(text, "{}\n{command}\n{output}\n", audience.color_mode.strong(title))
            .expect("a String takes any text");
    }
    let others = words.language_tags(|language| language != words.language());
    text += &(words.say(Key::TourEnd, [("languages", others.into())]) + "\n");
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// A command line of the tour.
#[derive(Parser)]
struct TourLine {
    #[command(subcommand)]
    command: Command,
}

/// Runs one command as the command line would.
fn step(title: String, args: &[&str], audience: &Audience) -> Result<StepFacts, Problem> {
    let line = std::iter::once("adoube").chain(args.iter().copied());
    let TourLine { command } = TourLine::try_parse_from(line.clone())
        .map_err(|error| Problem::Usage { explanation: vec![error.to_string()] })?;
    let (exit, output) = match super::run(&command, audience) {
        Ok(Reply::One(answer)) => (answer.exit, answer.text),
        Ok(Reply::Many(series)) => collect(series, audience),
        // Commands that run until they are stopped are not part of the tour.
        Ok(Reply::Running(_)) => (Exit::Yes, String::new()),
        Err(problem) => (Exit::CouldNotTell, problem.report(&audience.words).to_string()),
    };
    let command = line.map(quote).collect::<Vec<_>>().join(" ");
    Ok(StepFacts { title, command, exit: exit as u8, output })
}

/// All answers of a series and its summary.
fn collect(mut series: Box<dyn Series>, audience: &Audience) -> (Exit, String) {
    let answers = series.by_ref().map(|next| match next {
        Ok(answer) => answer.text,
        Err(problem) => problem.report(&audience.words).brief(),
    });
    let answers: String = answers.collect();
    let summary = series.summary(audience);
    (summary.exit, answers + &summary.text)
}

/// An argument as it is typed.
fn quote(argument: &str) -> String {
    if argument.contains(' ') { format!("\"{argument}\"") } else { argument.to_owned() }
}
