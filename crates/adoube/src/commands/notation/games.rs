//! The games of a PGN, each in the requested letters.

use adoube_chess::notation::{Reading, game::Game};
use adoube_record::pgn::{self, MoveOrNull, note};
use serde::Serialize;

use super::{Conversion, Facts};
use crate::{
    answer::{Answer, Exit},
    input::{STANDARD_INPUT, file_name},
    problem::Problem,
    writing,
};

/// Whether a text is PGN and no scoresheet: it has tags or comments.
pub(super) fn is_pgn(text: &str) -> bool {
    text.contains(['[', '{'])
}

/// The games of a PGN.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct GamesFacts {
    /// The games, in their order.
    games: Vec<Facts>,
}

/// A game, as far as the notation of the Laws can express it.
struct ReadGame {
    game: Game,
    /// Whether unreadable moves or null moves were left out.
    is_cut: bool,
}

impl ReadGame {
    fn new(read: &pgn::Game) -> Self {
        let mut readings = Vec::new();
        let mut is_cut = read.broken().is_some();
        for step in read.main_line() {
            // A scoresheet cannot have a null move.
            let MoveOrNull::Move(moved) = step.played else {
                is_cut = true;
                break;
            };
            let draw_offer = step.entry.comments.iter().any(pgn::Comment::is_draw_offer);
            readings.push(Reading { draw_offer, ..Reading::from(moved) });
        }
        let score = if is_cut { None } else { Some(read.exported_score()) };
        Self { game: Game { moves: readings, score }, is_cut }
    }
}

/// All games of a text. One that cannot be read to its end is cut off there, and the reason follows it.
pub(super) fn answer(text: &str, conversion: &Conversion<'_>) -> Result<Answer, Problem> {
    let Conversion { options, words, .. } = *conversion;
    let games: Vec<pgn::Game> = pgn::read(text.as_bytes()).collect();
    let file = options.file.as_deref().map_or_else(|| STANDARD_INPUT.to_owned(), file_name);
    let mut exit = Exit::Yes;
    let mut blocks = Vec::new();
    let mut all = Vec::new();
    for read in &games {
        let ReadGame { game, is_cut } = ReadGame::new(read);
        let facts = conversion.facts(read.start(), &game, false);
        let mut block = String::new();
        if games.len() > 1 {
            block.extend(writing::title(&read.tags).map(|title| title + "\n"));
        }
        block += facts.text.trim_start();
        if is_cut {
            exit = Exit::No;
            block += " …";
        }
        block.push('\n');
        let rendered =
            read.notes.iter().filter(|note| options.remarks || is_cut && note.is_error());
        block.extend(rendered.map(|noted| note::show(noted, &file, words)));
        blocks.push(block);
        all.push(facts);
    }
    if blocks.is_empty() {
        return Err(Problem::NothingToRead);
    }
    Ok(Answer::new(exit, blocks.join("\n"), &GamesFacts { games: all }))
}
