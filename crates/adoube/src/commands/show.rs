//! `adoube show`: a board with its description.

use std::path::PathBuf;

use adoube_chess::{Board, Colour, Position, chess960::Number};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    draw::{self, Diagram, Size},
    input,
    json::{self, FaultFacts},
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

/// A board, legal or not.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The board in FEN.
    fen: String,
    /// Whether the board is a legal position.
    legal: bool,
    /// Who has the move.
    turn: json::Colour,
    /// `ongoing`, `check`, `checkmate` or `stalemate`; null on an illegal board.
    status: Option<&'static str>,
    /// The squares of the rooks with which castling is still allowed.
    castling: Vec<String>,
    /// The square on which a pawn can be captured en passant.
    en_passant: Option<String>,
    /// Half-moves since the last pawn move or capture.
    halfmoves: u32,
    /// The number of the move.
    fullmoves: u32,
    /// How many legal moves there are; null on an illegal board.
    legal_moves: Option<usize>,
    /// The number of the Chess960 start position, if it is one.
    chess960: Option<u16>,
    /// What is wrong with the board.
    faults: Vec<FaultFacts>,
    /// The path of the diagram, or with `--svg -` the diagram itself; null if none was asked for.
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
            let marked = faults.iter().filter_map(|fault| fault.square).collect();
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
        chess960: Number::from_board(&board).ok().map(Number::get),
        ..illegal(&board, Vec::new())
    }
}

fn illegal(board: &Board, faults: Vec<FaultFact>) -> Facts {
    Facts {
        fen: board.to_string(),
        legal: false,
        turn: board.turn().into(),
        status: None,
        castling: board.castling().into_iter().map(|square| square.to_string()).collect(),
        en_passant: board.en_passant().map(|square| square.to_string()),
        halfmoves: board.halfmoves(),
        fullmoves: board.fullmoves(),
        legal_moves: None,
        chess960: None,
        faults: faults.into_iter().map(FaultFacts::from).collect(),
        svg: None,
    }
}

/// The most important note first.
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
    if let Ok(number) = Number::from_board(&board) {
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
