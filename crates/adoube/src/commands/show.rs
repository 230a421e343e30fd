//! `adoube show`: a board to look at, and what there is to say about it.
//!
//! JSON: `{"fen", "legal", "turn", "status", "castling", "enPassant", "halfmoves", "fullmoves",
//! "legalMoves", "chess960", "faults", "svg"}`; `status`, `legalMoves` are null on an illegal board,
//! `faults` is a list of `{"fault", "colour", "square", "text"}`, `svg` is the path of the diagram, or
//! with `--svg -` the diagram itself.

use std::path::PathBuf;

use adoube_chess::{Board, Colour, Position, chess960::Number};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    draw::{self, Diagram, Size},
    input,
    options::{COLOURS, Fen, one_of},
    problem::Problem,
};
use adoube_record::{
    describe::{self, FaultFact},
    i18n::{Key, Localizer},
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube show startpos\n",
        "adoube show startpos --size large --side black\n",
        "adoube show 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1 --svg board.svg --lang sl",
    )
)]
pub(crate) struct Options {
    #[command(flatten)]
    fen: Fen,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "SIZE", default_value = "small")]
    size: Size,
    #[arg(long, value_name = "COLOUR", default_value = "white", value_parser = one_of(COLOURS))]
    side: Colour,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    fen: String,
    legal: bool,
    turn: &'static str,
    status: Option<&'static str>,
    castling: Vec<String>,
    en_passant: Option<String>,
    halfmoves: u32,
    fullmoves: u32,
    legal_moves: Option<usize>,
    chess960: Option<u16>,
    faults: Vec<FaultFact>,
    svg: Option<String>,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let board = input::read_board(&options.fen.fen)?;
    let words = &audience.words;
    let (mut facts, mut notes, marked) = match Position::try_from(&board) {
        Ok(position) => {
            (legal(&position), legal_notes(&position, words), draw::checked_king(&position))
        }
        Err(faults) => {
            let faults = describe::faults(&board, &faults, words);
            let marked = faults.iter().filter_map(FaultFact::place).collect();
            let notes = illegal_notes(&board, &faults, words);
            (illegal(&board, faults), notes, marked)
        }
    };
    let exit = if facts.legal { Exit::Yes } else { Exit::No };
    let diagram = Diagram { marked, below: options.side, ..Diagram::new(&board, words.language()) };
    if let Some(path) = &options.svg {
        let svg = draw::svg(&diagram, &notes.join(" "));
        if path.as_os_str() == input::DASH {
            facts.svg = Some(svg.clone());
            return Ok(Answer::new(exit, svg, &facts));
        }
        std::fs::write(path, svg).map_err(|error| Problem::Write { path: path.clone(), error })?;
        let path = path.to_string_lossy();
        notes.push(words.say(Key::SvgWritten, [("path", path.clone().into())]));
        facts.svg = Some(path.into_owned());
    }
    let text = draw::terminal(&diagram, audience.color_mode, options.size, &notes);
    Ok(Answer::new(exit, text, &facts))
}

fn legal(position: &Position) -> Facts {
    let board = position.board();
    Facts {
        fen: position.to_string(),
        legal: true,
        status: Some(describe::status_name(position.status())),
        legal_moves: Some(position.legal_moves().len()),
        chess960: Number::of(&board).ok().map(Number::get),
        ..illegal(&board, Vec::new())
    }
}

fn illegal(board: &Board, faults: Vec<FaultFact>) -> Facts {
    Facts {
        fen: board.to_string(),
        legal: false,
        turn: describe::colour_name(board.turn()),
        status: None,
        castling: board.castling().into_iter().map(|square| square.to_string()).collect(),
        en_passant: board.en_passant().map(|square| square.to_string()),
        halfmoves: board.halfmoves(),
        fullmoves: board.fullmoves(),
        legal_moves: None,
        chess960: None,
        faults,
        svg: None,
    }
}

/// The most important thing first.
fn legal_notes(position: &Position, words: &Localizer) -> Vec<String> {
    let board = position.board();
    let mut notes = Vec::new();
    notes.extend(describe::status(position, words));
    if position.has_legal_move() {
        notes.insert(0, describe::turn(position.turn(), words));
        notes.push(words.say(Key::LegalMoves, [("count", position.legal_moves().len().into())]));
    }
    notes.push(describe::castling(position, words));
    if let Some(square) = position.en_passant() {
        let square = describe::square(square, words.language());
        notes.push(words.say(Key::EnPassant, [("square", square.into())]));
    }
    notes.push(words.say(
        Key::Counters,
        [("fullmoves", position.fullmoves().into()), ("halfmoves", position.halfmoves().into())],
    ));
    if let Ok(number) = Number::of(&board) {
        notes.push(words.say(Key::StartPosition, [("number", number.get().into())]));
    }
    notes
}

fn illegal_notes(board: &Board, faults: &[FaultFact], words: &Localizer) -> Vec<String> {
    let mut notes = vec![words.say(Key::BoardIllegal, [("count", faults.len().into())])];
    notes.extend(faults.iter().map(|fault| format!("• {}", fault.text)));
    notes.push(describe::turn(board.turn(), words));
    notes
}
