//! `adoube chess960`: from a number to a start position and back.

use adoube_chess::{Bitboard, Board, Colour, File, Piece, Rank, Role, Square, chess960::Number};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    draw::{self, Diagram, Size},
    input,
    json::FaultFacts,
    problem::Problem,
};
use adoube_record::{describe, i18n::Key};

#[derive(Args, Debug)]
#[command(override_usage = "adoube chess960 [OPTIONS] [NUMBER|RANK|FEN]")]
#[command(
    after_help = concat!(
        "adoube chess960\n",
        "adoube chess960 518\n",
        "adoube chess960 BBQNNRKR\n",
        "adoube chess960 bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    )
)]
pub(crate) struct Options {
    #[arg(num_args = 0.., value_name = "NUMBER|RANK|FEN")]
    start: Vec<String>,
}

/// A start position of Chess960, or a board that is none.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// Whether it is a start position.
    valid: bool,
    /// Its number, from 0 to 959.
    number: Option<u16>,
    /// The pieces of the first rank in English letters.
    back_rank: Option<String>,
    /// The board in FEN.
    fen: String,
    /// Why it is no start position.
    faults: Vec<FaultFacts>,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match options.start.as_slice() {
        [] => {
            let number =
                Number::random().map_err(|error| Problem::Random { reason: error.to_string() })?;
            Ok(show_start(number, audience))
        }
        words => answer_text(&input::read_text(words)?, audience),
    }
}

/// A number, a back rank, or a position.
fn answer_text(text: &str, audience: &Audience) -> Result<Answer, Problem> {
    let text = text.trim();
    if let Some(board) = parse_back_rank(text) {
        return Ok(check(&board, audience));
    }
    match input::parse_board(text.to_owned()) {
        Ok(board) => Ok(check(&board, audience)),
        Err(problem) if text.contains(['/', ' ']) => Err(problem),
        Err(_) => Ok(show_start(parse_number(text)?, audience)),
    }
}

/// The board of both sides with this back rank, a start position or not.
fn parse_back_rank(letters: &str) -> Option<Board> {
    let letters: Vec<char> = letters.chars().collect();
    if letters.len() != File::ALL.len() {
        return None;
    }
    let mut board = Board::empty();
    for (file, letter) in File::ALL.into_iter().zip(letters) {
        let role = Piece::from_fen_char(letter)?.role;
        for (colour, pieces, pawns) in [
            (Colour::White, Rank::First, Rank::Second),
            (Colour::Black, Rank::Eighth, Rank::Seventh),
        ] {
            let home = Square::new(file, pieces);
            board.set(home, Some(Piece::new(colour, role)));
            board.set(Square::new(file, pawns), Some(Piece::new(colour, Role::Pawn)));
            if role == Role::Rook {
                board.set_castling(board.castling() | Bitboard::from(home));
            }
        }
    }
    Some(board)
}

fn parse_number(text: &str) -> Result<Number, Problem> {
    text.parse()
        .ok()
        .and_then(Number::new)
        .ok_or_else(|| Problem::NotAStartNumber { text: text.to_owned() })
}

/// Shows a start position.
fn show_start(number: Number, audience: &Audience) -> Answer {
    let position = number.position();
    let back_rank: String = number.back_rank().map(Role::letter).iter().collect();
    let board = position.board();
    let words = &audience.words;
    let diagram = Diagram::new(&board, words.language());
    let title = words.say(Key::StartPosition, [("number", number.get().into())]);
    let picture = draw::terminal(&diagram, audience.color_mode, Size::Small, &[title]);
    let text = format!("{picture}\n{position}\n");
    let facts = Facts {
        valid: true,
        number: Some(number.get()),
        back_rank: Some(back_rank),
        fen: position.to_string(),
        faults: Vec::new(),
    };
    Answer::new(Exit::Yes, text, &facts)
}

/// Checks whether a board is a start position.
fn check(board: &Board, audience: &Audience) -> Answer {
    let faults = match Number::from_board(board) {
        Ok(number) => return show_start(number, audience),
        Err(faults) => describe::start_faults(&faults, &audience.words),
    };
    let words = &audience.words;
    let diagram = Diagram::new(board, words.language());
    let mut notes = vec![words.say(Key::NotAStartPosition, [("count", faults.len().into())])];
    notes.extend(faults.iter().map(|fault| format!("• {}", fault.text)));
    let text = draw::terminal(&diagram, audience.color_mode, Size::Small, &notes);
    let facts = Facts {
        valid: false,
        number: None,
        back_rank: None,
        fen: board.to_string(),
        faults: faults.into_iter().map(FaultFacts::from).collect(),
    };
    Answer::new(Exit::No, text, &facts)
}
