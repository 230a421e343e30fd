//! `adoube moves`: the legal moves, as a player would write or hear them.

use adoube_chess::{
    Position, san,
    uci::{self, Castling},
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    input, json,
    options::{Composed, Fen},
    problem::Problem,
    writing::Notation,
};
use adoube_record::{describe, i18n::Key};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube moves startpos --lang sr-Cyrl\n",
        "adoube moves 8/2P5/8/1pP5/8/8/5k2/7K w - b6 0 1 --notation announce",
    )
)]
pub(crate) struct Options {
    #[command(flatten)]
    fen: Fen,
    #[arg(long, default_value = "san")]
    notation: Notation,
    #[command(flatten)]
    composed: Composed,
}

/// The legal moves of a position.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The position in FEN.
    fen: String,
    /// Who has the move.
    turn: json::Colour,
    /// `ongoing`, `check`, `checkmate` or `stalemate`.
    status: &'static str,
    /// The language in which the moves are written.
    language: &'static str,
    /// The notation in which they are written, as `--notation` names it.
    notation: String,
    /// How many there are.
    count: usize,
    /// The moves, in the order of their UCI.
    moves: Vec<MoveFacts>,
}

/// A legal move.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct MoveFacts {
    /// The move in UCI, for engines.
    uci: String,
    /// The move in English SAN, for PGN.
    san: String,
    /// The move in the notation and language that were asked for.
    text: String,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let position = input::read_position(&options.fen.fen, options.composed.origin())?;
    let language = audience.words.language();
    let mut moves: Vec<MoveFacts> = position
        .legal_moves()
        .iter()
        .map(|&moved| MoveFacts {
            uci: uci::write(moved, Castling::KingMove).to_string(),
            san: san::write(&position, moved).to_string(),
            text: options.notation.write(&position, moved, language),
        })
        .collect();
    moves.sort_by(|one, other| one.uci.cmp(&other.uci));
    let text = text(&position, &moves, audience);
    let facts = Facts {
        fen: position.to_string(),
        turn: position.turn().into(),
        status: describe::status_name(position.status()),
        language: language.tag(),
        notation: options.notation.name(),
        count: moves.len(),
        moves,
    };
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// One move a line, for other programs; the count comes last.
fn text(position: &Position, moves: &[MoveFacts], audience: &Audience) -> String {
    let words = &audience.words;
    let mut lines: Vec<String> = moves.iter().map(|line| line.text.clone()).collect();
    if moves.is_empty() {
        lines.extend(describe::status(position, words));
    } else if !audience.is_quiet {
        lines.push(words.say(Key::LegalMoves, [("count", moves.len().into())]));
    }
    lines.join("\n") + "\n"
}
