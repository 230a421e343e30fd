//! `adoube winnable`: who can still checkmate, by any series of legal moves, and how; or why not.
//!
//! JSON: `{"fen", "white", "black", "dead", "positions", "seconds"}`. A player is `"yes"` with
//! `"white_line"` (UCI moves) and `"white_text"` (in the notation that was asked for), `"no"` with
//! `"white_reason"` (its name) and `"white_text"`, or `"unknown"`; the same for `black`.

mod batch;
mod finding;

use std::path::PathBuf;

use adoube_chess::{Colour, Position};
use adoube_winnable::Budget;
pub(crate) use batch::Batch;
use clap::Args;
pub(crate) use finding::{Finding, Outcome};

use crate::{
    answer::{Answer, Exit, Reader},
    args::{Choices, Composed, one_of},
    input,
    problem::Problem,
    words::Key,
    writing::Notation,
};

/// The command as it is typed.
pub(crate) const NAME: &str = "winnable";

/// Say who can still checkmate by any series of legal moves, and how, or why not.
///
/// Each verdict comes with what shows it: moves of both players that end in mate, or the reason why there are none. Castling counts, in Chess960 too. What could not be found out is said to be not known.
///
/// Exit codes: 0 decided, 2 not known, 3 bad input. With --batch: 0 every line has its verdict, 3 a line could not be read.
#[derive(Args, Debug)]
#[command(
    override_usage = "adoube winnable [OPTIONS] <FEN>...\n       adoube winnable [OPTIONS] --batch [FILE]"
)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube winnable 8/8/8/8/8/2k5/8/K6R b - - 0 1\n",
        "  adoube winnable --for white 6k1/pp2p1p1/p1p1P1P1/KbP5/pPp5/P1P5/8/8 b - - 0 1\n",
        "  adoube winnable --batch positions.txt --instant --json",
    )
)]
pub(crate) struct Options {
    /// A position in FEN, the word startpos, or - for the standard input; quotes are not needed
    #[arg(required_unless_present = "batch", num_args = 1.., value_name = "FEN")]
    fen: Vec<String>,
    /// Judge a position a line, of this file or of the standard input (- or none), composed ones too; lines that begin with # are passed over
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = input::DASH)]
    #[arg(conflicts_with = "fen")]
    batch: Option<PathBuf>,
    /// Judge this player only
    #[arg(long = "for", value_name = "COLOUR", value_parser = one_of(PLAYERS))]
    player: Option<Colour>,
    #[command(flatten)]
    manner: Manner,
    #[command(flatten)]
    composed: Composed,
}

const PLAYERS: Choices<Colour> = &[("white", Colour::White), ("black", Colour::Black)];

/// How a position is judged, and how the moves are told.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Keep within a fixed bound, as for every move of a live game; what needs more is then not known
    #[arg(long)]
    instant: bool,
    /// How the moves to mate are written
    #[arg(long, default_value = "san")]
    pub(crate) notation: Notation,
}

impl Manner {
    /// The verdict on each of the players.
    pub(crate) fn judge(self, position: &Position, players: &[Colour]) -> Finding {
        let budget = if self.instant { Budget::INSTANT } else { Budget::FULL };
        Finding::of(position, players, budget)
    }

    /// What to say of the effort, and what more could be done.
    pub(crate) fn effort(self, finding: &Finding, reader: &Reader) -> String {
        let words = &reader.words;
        let mut text = finding.effort(words) + "\n";
        if self.instant && finding.is_open() {
            text += &(words.plain(Key::WinnableInstant) + "\n");
        }
        text
    }
}

impl Options {
    fn players(&self) -> &[Colour] {
        self.player.as_ref().map_or(&Colour::ALL, std::slice::from_ref)
    }
}

/// The command, for one position.
pub(crate) fn run(options: &Options, reader: &Reader) -> Result<Answer, Problem> {
    let position = input::position(&options.fen, options.composed.origin())?;
    let finding = options.manner.judge(&position, options.players());
    let text = finding.text(options.manner.notation, &reader.words)
        + &options.manner.effort(&finding, reader);
    let exit = if finding.is_open() { Exit::CouldNotTell } else { Exit::Yes };
    let json = finding.facts(position.to_string(), options.manner.notation, &reader.words);
    Ok(Answer { exit, text, json })
}

/// The command, for a position a line; none if one position was asked about.
pub(crate) fn batch(options: &Options, reader: &Reader) -> Result<Option<Batch>, Problem> {
    let Some(path) = &options.batch else { return Ok(None) };
    let source = input::Source::open(path)?;
    Ok(Some(Batch::new(source, options.players().to_vec(), options.manner, reader)))
}
