//! `adoube notation`: a move or a whole scoresheet, from one player's letters into another's.
//!
//! JSON: `{"from", "to", "start", "end", "status", "score", "text", "moves"}`, each move as
//! `{"number", "colour", "uci", "san", "text", "drawOffer", "leniencies"}`, each leniency as
//! `{"leniency", "excused", "text"}`.

mod style;

use std::path::PathBuf;

use adoube_chess::{
    Colour, Position,
    notation::{
        self, Appendix, Language, Leniency, ReadError, ReadErrorKind, Reading, Style, announce,
        game::{self, Game, GameError},
    },
    san,
    uci::{self, Castling},
};
use clap::Args;
use serde::Serialize;
use style::StyleOptions;

use crate::{
    answer::{Answer, Audience, Exit},
    input::{self, Origin},
    language,
    problem::Problem,
};
use adoube_record::{
    describe,
    i18n::{Key, Localizer},
};

#[derive(Args, Debug)]
#[command(override_usage = "adoube notation [OPTIONS] [TEXT]...")]
#[command(
    after_help = concat!(
        "adoube notation --from hr --to en 1. e4 e5 2. Sf3 Sc6\n",
        "adoube notation --to sr-Cyrl --edition 2009 --file game.txt\n",
        "adoube notation --fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\" --form announce 0-0",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "TEXT", num_args = 0..)]
    text: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "text")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "LANGUAGE")]
    from: Option<String>,
    #[arg(long, value_name = "LANGUAGE")]
    to: Option<String>,
    #[arg(long, value_name = "FEN", default_value = "startpos")]
    fen: String,
    #[arg(long)]
    remarks: bool,
    #[command(flatten)]
    style: StyleOptions,
}

#[derive(Serialize)]
struct Facts {
    from: &'static str,
    to: &'static str,
    start: String,
    end: String,
    status: &'static str,
    score: Option<String>,
    text: String,
    moves: Vec<MoveFacts>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveFacts {
    number: u32,
    colour: &'static str,
    uci: String,
    san: String,
    text: String,
    draw_offer: bool,
    leniencies: Vec<LeniencyFact>,
}

#[derive(Serialize)]
struct LeniencyFact {
    leniency: &'static str,
    excused: bool,
    text: String,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let own = audience.words.language();
    let from = options.from.as_deref().map_or(Ok(own), language::from_tag)?;
    let to = options.to.as_deref().map_or(Ok(own), language::from_tag)?;
    let style = options.style.style(to)?;
    let start = input::read_position(&[&options.fen], Origin::Game)?;
    let text = source(options)?;
    let sheet = read(&start, &text, from)?;
    let (lines, end) = lines(&start, &sheet.game, options, style, &audience.words);
    let written = if sheet.is_single {
        lines.iter().map(|line| line.text.as_str()).collect()
    } else {
        options.style.game(&start, &sheet.game, style)
    };
    let remarks = if options.remarks { remarks(&lines, &audience.words) } else { String::new() };
    let facts = Facts {
        from: from.tag(),
        to: to.tag(),
        start: start.to_string(),
        end: end.to_string(),
        status: describe::status_name(end.status()),
        score: sheet.game.score.map(|score| score.to_string()),
        text: written.clone(),
        moves: lines,
    };
    Ok(Answer::new(Exit::Yes, written + "\n" + &remarks, &facts))
}

/// The text of the arguments, of a file, or of the standard input.
fn source(options: &Options) -> Result<String, Problem> {
    let text = match (&options.file, options.text.as_slice()) {
        (Some(path), _) => input::read_file(path)?,
        (None, []) => input::read_piped()?,
        (None, words) => input::read_text(words)?,
    };
    if text.trim().is_empty() { Err(Problem::NothingToRead) } else { Ok(text) }
}

/// The moves of a text.
struct WrittenMoves {
    game: Game,
    /// One move without a number.
    is_single: bool,
}

impl WrittenMoves {
    fn of_move(reading: Reading) -> Self {
        Self { game: Game { moves: vec![reading], score: None }, is_single: true }
    }

    fn of_game(game: Game, text: &str) -> Self {
        let is_numbered = text.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
        let is_single = !is_numbered && game.moves.len() == 1 && game.score.is_none();
        Self { game, is_single }
    }
}

/// A move, a game, or an announcement in which letters are said for the files.
fn read(start: &Position, text: &str, from: Language) -> Result<WrittenMoves, Problem> {
    let at_once = |error: ReadError| GameError {
        number: start.fullmoves(),
        side: start.turn(),
        error,
        before: Vec::new(),
        position: Box::new(*start),
    };
    let tried = [
        notation::read(start, text).map(WrittenMoves::of_move).map_err(at_once),
        game::read(start, text).map(|game| WrittenMoves::of_game(game, text)),
        announce::read(start, text)
            .map(|moved| WrittenMoves::of_move(moved.into()))
            .map_err(at_once),
    ];
    match furthest(tried, text) {
        Ok(sheet) if sheet.game.moves.is_empty() => Err(Problem::NothingToRead),
        Ok(sheet) => Ok(sheet),
        Err(error) => Err(Problem::Game { text: text.to_owned(), error, from }),
    }
}

/// What the first reader made of the text that could read it, else the complaint of the one that
/// understood most of it: all of it, if only there is no such move.
fn furthest(
    tried: [Result<WrittenMoves, GameError>; 3],
    text: &str,
) -> Result<WrittenMoves, GameError> {
    let understood = |failed: &GameError| match failed.error.kind {
        ReadErrorKind::Unreadable => (failed.error.column - 1, failed.before.len()),
        ReadErrorKind::NoSuchMove | ReadErrorKind::Ambiguous => (text.len(), failed.before.len()),
    };
    let [first, second, third] = tried;
    [second, third].into_iter().fold(first, |best, next| match (best, next) {
        (Err(best), Err(next)) if understood(&next) <= understood(&best) => Err(best),
        (Err(_), next) => next,
        (read, _) => read,
    })
}

/// Every move in detail, and the position after the last.
fn lines(
    start: &Position,
    game: &Game,
    options: &Options,
    style: Style,
    words: &Localizer,
) -> (Vec<MoveFacts>, Position) {
    let mut position = *start;
    let mut lines = Vec::with_capacity(game.moves.len());
    for reading in &game.moves {
        let moved = reading.moved;
        lines.push(MoveFacts {
            number: position.fullmoves(),
            colour: describe::colour_name(position.turn()),
            uci: uci::write(moved, Castling::KingMove).to_string(),
            san: san::write(&position, moved).to_string(),
            text: options.style.single(&position, reading, style),
            draw_offer: reading.draw_offer,
            leniencies: leniencies(reading, options.style.appendix(), words),
        });
        position = position.play_unchecked(moved);
    }
    (lines, position)
}

/// What the appendix does not allow of what the writer did, and whether it excuses it.
fn leniencies(reading: &Reading, appendix: Appendix, words: &Localizer) -> Vec<LeniencyFact> {
    let fact = |leniency: Leniency| {
        let excused = leniency.is_excused_on_scoresheet(appendix);
        let text = words.leniency(leniency);
        let text =
            if excused { words.say(Key::RemarkExcused, [("remark", text.into())]) } else { text };
        LeniencyFact { leniency: leniency.name(), excused, text }
    };
    let counts = |leniency: &Leniency| !leniency.is_allowed_by(appendix);
    reading.leniencies.iter().copied().filter(counts).map(fact).collect()
}

/// One line for each move about which there is something to say.
fn remarks(lines: &[MoveFacts], words: &Localizer) -> String {
    let remarks: Vec<String> = lines
        .iter()
        .filter_map(|line| {
            let mut said: Vec<String> =
                line.leniencies.iter().map(|leniency| leniency.text.clone()).collect();
            said.extend(line.draw_offer.then(|| words.plain(Key::RemarkDrawOffer)));
            let dots =
                if line.colour == describe::colour_name(Colour::White) { "." } else { "…" };
            let label = format!("{}{dots} {}", line.number, line.text);
            (!said.is_empty()).then(|| {
                words
                    .say(Key::Remark, [("move", label.into()), ("remarks", said.join("; ").into())])
            })
        })
        .collect();
    if remarks.is_empty() {
        return words.plain(Key::RemarksNone) + "\n";
    }
    remarks.join("\n") + "\n"
}
