//! `adoube moves`: the legal moves, as a player would write or hear them.
//!
//! JSON: `{"fen", "turn", "status", "language", "notation", "count", "moves"}`, each move as
//! `{"uci", "san", "text"}`: for engines, for PGN, and in the notation that was asked for.

use adoube_chess::{
    Position, san,
    uci::{self, Castling},
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    input,
    options::{Composed, Fen},
    problem::Problem,
    writing::Notation,
};
use adoube_record::{
    describe,
    i18n::{Key, Localizer},
};

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

#[derive(Serialize)]
struct Facts {
    fen: String,
    turn: &'static str,
    status: &'static str,
    language: &'static str,
    notation: String,
    count: usize,
    moves: Vec<MoveFacts>,
}

#[derive(Serialize)]
struct MoveFacts {
    uci: String,
    san: String,
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
    let text = text(&position, &moves, &audience.words);
    let facts = Facts {
        fen: position.to_string(),
        turn: describe::colour_name(position.turn()),
        status: describe::status_name(position.status()),
        language: language.tag(),
        notation: options.notation.name(),
        count: moves.len(),
        moves,
    };
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// One move a line, so that other programs can take them; the count goes last.
fn text(position: &Position, moves: &[MoveFacts], words: &Localizer) -> String {
    let mut lines: Vec<String> = moves.iter().map(|line| line.text.clone()).collect();
    if moves.is_empty() {
        lines.extend(describe::status(position, words));
    } else {
        lines.push(words.say(Key::LegalMoves, [("count", moves.len().into())]));
    }
    lines.join("\n") + "\n"
}
