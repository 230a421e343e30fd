//! The requested sheets.

use std::{
    io::{Cursor, Read},
    path::Path,
};

use adoube_chess::{
    Position,
    notation::{Form, Letters},
};
use adoube_laws::Edition;
use adoube_record::{
    pgn::{Game, source::SourceError},
    sheet::{self, Heading, Record, Sheet},
};

use super::{
    Options,
    round::{self, FileKind},
};
use crate::{
    answer::Audience,
    input::{self, Decoding, games},
    problem::{Problem, ScoresheetProblem},
};

/// The number of bytes by which a file is recognised.
const BEGINNING: u64 = 8192;

/// The requested sheets.
pub(super) enum RequestedSheets {
    /// A single sheet.
    One(Box<Sheet>),
    /// Those of a file or a round.
    Many(Vec<Sheet>),
}

/// The sheets of the file, or a blank one without it, each once.
pub(super) fn read(options: &Options, audience: &Audience) -> Result<RequestedSheets, Problem> {
    let Some(path) = &options.path else {
        let round = options.round.map(|round| round.to_string()).unwrap_or_default();
        let sheet = blank(options, Heading { round, ..Heading::default() });
        return Ok(RequestedSheets::One(Box::new(sheet)));
    };
    let decoding = options.encoding.decoding(audience);
    if options.typed {
        let mut sheet = input::read_sheet(path, options.owner(), Position::initial(), decoding)?;
        options.heading.apply(&mut sheet.heading);
        return Ok(RequestedSheets::One(Box::new(sheet)));
    }
    let failed = |error| games::source_problem(path, SourceError::Io(error));
    let mut source = games::open(path)?;
    let mut beginning = Vec::new();
    source.by_ref().take(BEGINNING).read_to_end(&mut beginning).map_err(failed)?;
    let kind = FileKind::detect(&beginning, options.encoding.encoding);
    if kind == FileKind::Games {
        let source = Cursor::new(beginning).chain(source);
        return game_sheets(options, path, source, audience);
    }
    source.read_to_end(&mut beginning).map_err(failed)?;
    let text = decoding.decode(path, &beginning);
    let headings = match kind {
        FileKind::Report => round::report_headings(path, &text, options.round)?,
        _ => round::table_headings(
            path,
            text.as_bytes(),
            options.round,
            options.players.as_deref(),
            decoding,
        )?,
    };
    let sheets = headings.into_iter().map(|heading| blank(options, heading));
    Ok(RequestedSheets::Many(sheets.collect()))
}

fn blank(options: &Options, mut heading: Heading) -> Sheet {
    options.heading.apply(&mut heading);
    Sheet::blank(heading, Position::initial())
}

/// The sheets of one game, of all, or of those of a round.
fn game_sheets(
    options: &Options,
    path: &Path,
    source: impl Read + Send + 'static,
    audience: &Audience,
) -> Result<RequestedSheets, Problem> {
    let mut sheets = Vec::new();
    let mut count = 0;
    for game in games::read(path, source, options.encoding.decoding(audience))? {
        let game = game?;
        count += 1;
        if !options.is_many() && count < options.game as usize {
            continue;
        }
        // A blank sheet needs only the heading.
        if !options.blank {
            check(path, count, &game)?;
        }
        let record = Record::from_game(&game);
        if !options.is_many() {
            return Ok(RequestedSheets::One(Box::new(record_sheet(options, record, audience))));
        }
        let is_of_round = |round: u32| record.heading.round == round.to_string();
        if options.round.is_none_or(is_of_round) {
            sheets.push(record_sheet(options, record, audience));
        }
    }
    match options.round {
        _ if !sheets.is_empty() => Ok(RequestedSheets::Many(sheets)),
        Some(round) if count > 0 => {
            let (path, round) = (path.to_owned(), round as usize);
            Err(Problem::Scoresheet(ScoresheetProblem::NoRound { path, round }))
        }
        _ => {
            Err(Problem::NoSuchGame { path: path.to_owned(), number: options.game as usize, count })
        }
    }
}

fn record_sheet(options: &Options, mut record: Record, audience: &Audience) -> Sheet {
    options.heading.apply(&mut record.heading);
    if options.blank {
        return Sheet::blank(record.heading, record.start);
    }
    let edition = record.heading.edition.unwrap_or(Edition::NEWEST_COMPLETE);
    let letters = Letters::Of(audience.words.language());
    let form = Form::from(options.form);
    Sheet::from_record(&record, &sheet::style_of(edition, letters, form))
}

/// A game of a file that can be followed to its end.
pub(in crate::commands) fn read_record(
    path: &Path,
    number: u32,
    decoding: Decoding<'_>,
) -> Result<Record, Problem> {
    let game = games::read_game(path, number as usize, decoding)?;
    check(path, number as usize, &game)?;
    Ok(Record::from_game(&game))
}

/// Refuses a game that cannot be followed to its end.
fn check(path: &Path, number: usize, game: &Game) -> Result<(), Problem> {
    games::unplayable(path, number, game).map_or(Ok(()), Err)
}
