//! `adoube perft`: how many positions a series of legal moves can reach.

use std::{fmt::Write, num::IntErrorKind, time::Instant};

use adoube_chess::{
    Move, Position, perft,
    uci::{self, Castling},
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit, Meter},
    input, json,
    options::Composed,
    problem::Problem,
};
use adoube_record::i18n::{Key, Localizer};

#[derive(Args, Debug)]
#[command(override_usage = "adoube perft [OPTIONS] [FEN] <DEPTH>")]
#[command(
    after_help = concat!(
        "adoube perft startpos 5\n",
        "adoube perft bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 4 --divide",
    )
)]
pub(crate) struct Options {
    #[arg(required = true, num_args = 1.., value_name = "FEN> <DEPTH")]
    fen_and_depth: Vec<String>,
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    composed: Composed,
}

/// A count of positions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The position in FEN.
    fen: String,
    /// How many half-moves deep.
    depth: u8,
    /// How many series of legal moves there are.
    nodes: u64,
    /// How long the count took, in milliseconds.
    elapsed_ms: u64,
    /// The count for each first move; null without `--divide`.
    divide: Option<Vec<Branch>>,
    #[serde(skip)]
    seconds: f64,
}

/// A first move and what comes after it.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct Branch {
    /// The move in UCI; castling in Chess960 as king takes rook.
    #[serde(rename = "move")]
    first: String,
    /// How many series begin with it.
    nodes: u64,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let (fen, depth) = split(&options.fen_and_depth)?;
    let position = match fen {
        [] => input::read_position(&[input::DASH], options.composed.origin())?,
        fen => input::read_position(fen, options.composed.origin())?,
    };
    let started = Instant::now();
    let branches = branches(&position, depth, &audience.meter);
    let nodes = if depth == 0 { Some(1) } else { sum(&branches) };
    let nodes = nodes.ok_or_else(|| too_large(&depth.to_string()))?;
    let seconds = started.elapsed().as_secs_f64();
    let divide = options.divide.then_some(branches);
    let elapsed_ms = json::milliseconds(seconds);
    let facts = Facts { fen: position.to_string(), depth, nodes, elapsed_ms, divide, seconds };
    let mut text = text(&facts, &audience.words);
    if !audience.is_quiet {
        text += &speed(&facts, &audience.words);
    }
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// A FEN has six fields, so six words without a seventh are a FEN without a depth.
const FEN_FIELDS: usize = 6;

/// The FEN, if it is not piped in, and the depth after it.
fn split(words: &[String]) -> Result<(&[String], u8), Problem> {
    match words.split_last() {
        Some((depth, [])) if depth.parse::<u8>().is_ok() => {
            if input::is_piped() {
                Ok((&[], depth_of(depth)?))
            } else {
                Err(input::no_position())
            }
        }
        Some((_, fen)) if fen.is_empty() || words.len() == FEN_FIELDS => Err(Problem::DepthMissing),
        Some((depth, fen)) => Ok((fen, depth_of(depth)?)),
        None => Err(Problem::DepthMissing),
    }
}

/// The deepest count. Fourteen half-moves from the initial position are more lines than 64 bits
/// can count, but where every move is forced any depth is counted quickly.
const DEEPEST: u8 = u8::MAX;

fn depth_of(text: &str) -> Result<u8, Problem> {
    match text.parse::<u8>() {
        Ok(depth) => Ok(depth),
        Err(error) if *error.kind() != IntErrorKind::PosOverflow => {
            Err(Problem::NotADepth { text: text.to_owned() })
        }
        _ => Err(too_large(text)),
    }
}

fn too_large(depth: &str) -> Problem {
    Problem::DepthTooLarge { text: depth.to_owned(), limit: DEEPEST }
}

fn sum(branches: &[Branch]) -> Option<u64> {
    branches.iter().try_fold(0_u64, |sum, branch| sum.checked_add(branch.nodes))
}

/// The count below each legal move; none at depth 0.
fn branches(position: &Position, depth: u8, meter: &Meter) -> Vec<Branch> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let moves = position.legal_moves();
    meter.begin(moves.len());
    let count = |first: Move| {
        let nodes = perft(&position.play_unchecked(first), rest);
        meter.advance();
        Branch { first: uci::write(first, Castling::KingMove).to_string(), nodes }
    };
    let mut branches: Vec<Branch> = moves.iter().map(|&first| count(first)).collect();
    branches.sort_by(|one, other| one.first.cmp(&other.first));
    branches
}

fn text(facts: &Facts, words: &Localizer) -> String {
    let mut text = String::new();
    for branch in facts.divide.iter().flatten() {
        writeln!(text, "{:<6}{:>16}", branch.first, words.number(branch.nodes))
            .expect("a String takes any text");
    }
    let nodes = words.say(
        Key::PerftNodes,
        [
            ("count", facts.nodes.into()),
            ("shown", words.number(facts.nodes).into()),
            ("depth", facts.depth.into()),
        ],
    );
    text + &nodes + "\n"
}

/// Shorter times are those of the clock and the processor, not of the count.
const SHORTEST: f64 = 1e-3;

/// The speed, if the time could be measured.
fn speed(facts: &Facts, words: &Localizer) -> String {
    if facts.seconds < SHORTEST {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "one decimal is shown")]
    let per_second = facts.nodes as f64 / facts.seconds;
    let millions = format!("{:.1}", per_second / 1e6).replace('.', &words.plain(Key::DecimalSign));
    let seconds = format!("{:.3}", facts.seconds).replace('.', &words.plain(Key::DecimalSign));
    words.say(Key::PerftSpeed, [("seconds", seconds.into()), ("millions", millions.into())]) + "\n"
}
