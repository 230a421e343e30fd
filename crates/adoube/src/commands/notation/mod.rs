//! `adoube notation`: a move or a whole scoresheet, from one player's letters into another's.

pub(crate) mod games;
mod style;

use std::path::{Path, PathBuf};

use adoube_chess::{
    Position,
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
    input::{self, DASH, Origin},
    json, language,
    options::Encoding,
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
    #[arg(short, long, value_name = "FILE", conflicts_with = "text")]
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
    encoding: Encoding,
    #[command(flatten)]
    style: StyleOptions,
}

/// A move or a game in another notation.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The language of the writer.
    from: &'static str,
    /// The language in which `text` is written.
    to: &'static str,
    /// The position before the first move, in FEN.
    start: String,
    /// The position after the last move, in FEN.
    end: String,
    /// The status of the last position: `ongoing`, `check`, `checkmate` or `stalemate`.
    status: &'static str,
    /// The score at the end of the text, if there is one: `1-0`, `0-1`, `1/2-1/2` or `*`.
    score: Option<String>,
    /// All moves in the requested notation.
    text: String,
    /// Every move by itself.
    moves: Vec<MoveFacts>,
}

/// A move of the text.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct MoveFacts {
    /// The number of the move.
    number: u32,
    /// Who made it.
    colour: json::Colour,
    /// The move in UCI.
    uci: String,
    /// The move in English SAN.
    san: String,
    /// The move in the requested notation.
    text: String,
    /// Whether a draw was offered with it.
    draw_offer: bool,
    /// Departures from the notation of the edition.
    leniencies: Vec<LeniencyFact>,
}

/// A departure from the notation of the edition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct LeniencyFact {
    /// Its name.
    leniency: &'static str,
    /// Whether the edition excuses it on a scoresheet.
    excused: bool,
    /// The same as a sentence.
    text: String,
}

/// A conversion between notations.
struct Conversion<'a> {
    options: &'a Options,
    from: Language,
    to: Language,
    style: Style,
    words: &'a Localizer,
}

impl Conversion<'_> {
    /// A game in the new letters; a single move without its number.
    fn facts(&self, start: &Position, game: &Game, is_single: bool) -> Facts {
        let (moves, end) = lines(start, game, self.options, self.style, self.words);
        let text = if is_single {
            moves.iter().map(|line| line.text.as_str()).collect()
        } else {
            self.options.style.game(start, game, self.style)
        };
        Facts {
            from: self.from.tag(),
            to: self.to.tag(),
            start: start.to_string(),
            end: end.to_string(),
            status: describe::status_name(end.status()),
            score: game.score.map(|score| score.to_string()),
            text,
            moves,
        }
    }
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let own = words.language();
    let from = options.from.as_deref().map_or(Ok(own), language::from_tag)?;
    let to = options.to.as_deref().map_or(Ok(own), language::from_tag)?;
    let style = options.style.style(to)?;
    let conversion = Conversion { options, from, to, style, words };
    let start = input::read_position(&[&options.fen], Origin::Game)?;
    let text = source(options, audience)?;
    if games::is_pgn(&text) {
        return Ok(games::answer(&text, &conversion)?.with_guesses(audience));
    }
    let sheet = read(&start, &text, from)?;
    let facts = conversion.facts(&start, &sheet.game, sheet.is_single);
    let remarks = if options.remarks { remarks(&facts.moves, words) } else { String::new() };
    let written = facts.text.clone() + "\n" + &remarks;
    Ok(Answer::new(Exit::Yes, written, &facts).with_guesses(audience))
}

/// The text of the arguments, of a file, or of the standard input.
fn source(options: &Options, audience: &Audience) -> Result<String, Problem> {
    let decoding = options.encoding.decoding(audience);
    let text = match (&options.file, options.text.as_slice()) {
        (Some(path), _) => input::read_document(path, decoding)?,
        (None, []) => input::read_piped(decoding)?,
        (None, [word]) if word == DASH => input::read_document(Path::new(DASH), decoding)?,
        (None, words) => words.join(" "),
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
    fn from_move(reading: Reading) -> Self {
        Self { game: Game { moves: vec![reading], score: None }, is_single: true }
    }

    fn from_game(game: Game, text: &str) -> Self {
        let is_numbered = text.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
        let is_single = !is_numbered && game.moves.len() == 1 && game.score.is_none();
        Self { game, is_single }
    }
}

/// A move, a game, or an announcement with spoken letters of files.
fn read(start: &Position, text: &str, from: Language) -> Result<WrittenMoves, Problem> {
    let at_once = |error: ReadError| GameError {
        number: start.fullmoves(),
        side: start.turn(),
        error,
        before: Vec::new(),
        position: Box::new(*start),
    };
    let tried = [
        notation::read(start, text).map(WrittenMoves::from_move).map_err(at_once),
        game::read(start, text).map(|game| WrittenMoves::from_game(game, text)),
        announce::read(start, text)
            .map(|moved| WrittenMoves::from_move(moved.into()))
            .map_err(at_once),
    ];
    match furthest(tried, text) {
        Ok(sheet) if sheet.game.moves.is_empty() => Err(Problem::NothingToRead),
        Ok(sheet) => Ok(sheet),
        Err(error) => Err(Problem::Game { text: text.to_owned(), error, from }),
    }
}

/// The result of the first parser that succeeds, else the error of the one that understood most of the text: all of it,
/// if only there is no such move.
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
            colour: position.turn().into(),
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

/// The departures from the appendix, and whether it excuses them.
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

/// One line for each move with remarks.
fn remarks(lines: &[MoveFacts], words: &Localizer) -> String {
    let remarks: Vec<String> = lines
        .iter()
        .filter_map(|line| {
            let mut said: Vec<String> =
                line.leniencies.iter().map(|leniency| leniency.text.clone()).collect();
            said.extend(line.draw_offer.then(|| words.plain(Key::RemarkDrawOffer)));
            let dots = if line.colour == json::Colour::White { "." } else { "…" };
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
