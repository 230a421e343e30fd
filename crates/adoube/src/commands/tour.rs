//! `adoube tour`: the other commands at work on well chosen examples.
//!
//! JSON: `{"steps"}`, each step as `{"title", "command", "exit", "output"}`.

use std::fmt::Write;

use clap::{Args, Parser};
use serde::Serialize;

use crate::{
    answer::{Answer, Exit, Reader, Reply, Series},
    args::Cli,
    commands,
    draw::Rgb,
    problem::Problem,
};
use adoube_record::words::Key;

#[derive(Args, Debug)]
pub(crate) struct Options {}

/// En passant and four promotions, and not many moves besides.
const FEW_MOVES: &str = "8/2P5/8/1pP5/8/8/5k2/7K w - b6 0 1";

/// What is shown, each with the sentence before it.
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

#[derive(Serialize)]
struct Facts {
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    title: String,
    command: String,
    exit: u8,
    output: String,
}

/// The command.
pub(crate) fn run(_: &Options, reader: &Reader) -> Result<Answer, Problem> {
    let words = &reader.words;
    let steps = STEPS.iter().map(|(key, args)| step(words.plain(*key), args, reader));
    let facts = Facts { steps: steps.collect::<Result<_, _>>()? };
    let mut text = format!("{}\n\n", reader.ink.strong(&words.plain(Key::TourWelcome)));
    for Step { title, command, output, .. } in &facts.steps {
        let command = reader.ink.paint(&format!("$ {command}"), COMMAND_COLOUR, None);
        write!(text, "{}\n{command}\n{output}\n", reader.ink.strong(title))
            .expect("a String takes any text");
    }
    text += &(words.plain(Key::TourEnd) + "\n");
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// Runs one command just as the command line would.
fn step(title: String, args: &[&str], reader: &Reader) -> Result<Step, Problem> {
    let line = std::iter::once("adoube").chain(args.iter().copied());
    let cli = Cli::try_parse_from(line.clone())
        .map_err(|error| Problem::Usage { error: Box::new(error), command: Vec::new() })?;
    let (exit, output) = match commands::run(&cli.command, reader) {
        Ok(Reply::One(answer)) => (answer.exit, answer.text),
        Ok(Reply::Many(series)) => whole(series, reader),
        // A tour does not wait for what ends only when it is asked to.
        Ok(Reply::Running(_)) => (Exit::Yes, String::new()),
        Err(problem) => (Exit::CouldNotTell, problem.report(&reader.words).to_string()),
    };
    let command = line.map(quoted).collect::<Vec<_>>().join(" ");
    Ok(Step { title, command, exit: exit as u8, output })
}

/// All that a series has to say.
fn whole(mut series: Box<dyn Series>, reader: &Reader) -> (Exit, String) {
    let told = series.by_ref().map(|next| match next {
        Ok(answer) => answer.text,
        Err(problem) => problem.report(&reader.words).brief(),
    });
    let told: String = told.collect();
    let summary = series.summary(reader);
    (summary.exit, told + &summary.text)
}

/// An argument as one types it.
fn quoted(argument: &str) -> String {
    if argument.contains(' ') { format!("\"{argument}\"") } else { argument.to_owned() }
}
