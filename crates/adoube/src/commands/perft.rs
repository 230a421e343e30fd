//! `adoube perft`: how many positions a series of legal moves can reach.
//!
//! JSON: `{"fen", "depth", "nodes", "seconds"}`, and with `--divide` also
//! `"divide": [{"move", "nodes"}]`, moves in UCI with castling as king takes rook in Chess960.

use std::{fmt::Write, num::IntErrorKind, time::Instant};

use adoube_chess::{
    Position, perft,
    uci::{self, Castling},
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    input,
    options::Composed,
    problem::Problem,
};
use adoube_record::i18n::{Key, Localizer};

#[derive(Args, Debug)]
#[command(override_usage = "adoube perft [OPTIONS] <FEN> <DEPTH>")]
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

#[derive(Serialize)]
struct Facts {
    fen: String,
    depth: u8,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    first: String,
    nodes: u64,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let (fen, depth) = split(&options.fen_and_depth)?;
    let position = input::read_position(fen, options.composed.origin())?;
    let started = Instant::now();
    let divide = options.divide.then(|| branches(&position, depth));
    let nodes = match &divide {
        Some(branches) if depth > 0 => {
            sum(branches).ok_or_else(|| too_large(&depth.to_string()))?
        }
        _ => perft(&position, depth),
    };
    let seconds = started.elapsed().as_secs_f64();
    let facts = Facts { fen: position.to_string(), depth, nodes, seconds, divide };
    Ok(Answer::new(Exit::Yes, text(&facts, &audience.words), &facts))
}

/// A FEN has six fields, so six words without a seventh are a FEN whose depth was forgotten.
const FEN_FIELDS: usize = 6;

/// The FEN and the depth behind it.
fn split(words: &[String]) -> Result<(&[String], u8), Problem> {
    match words.split_last() {
        Some((_, fen)) if fen.is_empty() || words.len() == FEN_FIELDS => Err(Problem::DepthMissing),
        Some((depth, fen)) => Ok((fen, depth_of(depth)?)),
        None => Err(Problem::DepthMissing),
    }
}

/// As deep as the counter goes. Fourteen half-moves from the initial position are more lines than 64 bits
/// can count, but where every move is forced any depth is soon counted.
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

/// The count below each legal move; a series of no moves has no first one.
fn branches(position: &Position, depth: u8) -> Vec<Branch> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut branches: Vec<Branch> = position
        .legal_moves()
        .iter()
        .map(|&first| Branch {
            first: uci::write(first, Castling::KingMove).to_string(),
            nodes: perft(&position.play_unchecked(first), rest),
        })
        .collect();
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
    text + &nodes + "\n" + &speed(facts, words)
}

/// Shorter times are those of the clock and the processor, not of the count.
const SHORTEST: f64 = 1e-3;

/// How fast it went, if it took any time.
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
