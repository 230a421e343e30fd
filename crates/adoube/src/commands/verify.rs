//! `adoube verify`: whether the database or an exported log of a hall is complete and unaltered.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Seek, stdin},
    path::Path,
};

use adoube_hall::{
    config::Database,
    export::{self, LogError, LogErrorKind, VerifiedLog},
    ledger::DamageKind,
    verify::{self, DatabaseReport, IntegrityError, IntegrityErrorKind},
};
use adoube_record::i18n::{Localizer, ServeKey};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    input::DASH,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube verify open-2026.log\n",
        "adoube verify ~/.local/share/adoube/adoube.db\n",
        "adoube verify postgres://adoube@db/adoube",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "LOG-OR-DATABASE")]
    what: String,
}

/// The signature of SQLite files.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Whether a database or a log is complete and unaltered.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Default, Serialize)]
pub(crate) struct Facts {
    /// Whether it is.
    whole: bool,
    /// How many streams of entries there are.
    streams: u64,
    /// How many of them are games.
    games: u64,
    /// How many entries there are.
    entries: u64,
    /// For how many streams of a database it is signed off how long they have to be.
    signed: u64,
    /// Entries of a log whose content is withheld.
    withheld: u64,
    /// The ends of the streams of a log.
    ends: Vec<StreamEnd>,
    /// The flaws.
    flaws: Vec<FlawFact>,
}

/// The last entry of a stream.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct StreamEnd {
    /// The name of the stream.
    stream: String,
    /// The number of the entry.
    seq: u64,
    /// Its hash.
    hash: String,
}

/// A flaw.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct FlawFact {
    /// The stream, if the flaw is in a database.
    stream: Option<String>,
    /// The line, if it is in a log.
    line: Option<u64>,
    /// The number of the entry, if it is known.
    seq: Option<u64>,
    /// The name of the flaw.
    code: &'static str,
    /// The flaw as a sentence.
    text: String,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let words = &audience.words;
    let facts = if options.what == DASH {
        verify_log(&options.what, stdin().lock(), words)?
    } else if let Some(database @ Database::Postgres(_)) = Database::read(&options.what) {
        verify_database(&database, words)?
    } else {
        let path = Path::new(&options.what);
        match open_log(path).map_err(|error| Problem::Read { path: path.to_owned(), error })? {
            Some(log) => verify_log(&options.what, log, words)?,
            None => verify_database(&Database::Sqlite(path.to_owned()), words)?,
        }
    };
    Ok(answer(&facts, words))
}

/// The file, if it is not a SQLite database.
fn open_log(path: &Path) -> std::io::Result<Option<BufReader<File>>> {
    let mut file = File::open(path)?;
    let mut begins = Vec::new();
    Read::by_ref(&mut file).take(SQLITE.len() as u64).read_to_end(&mut begins)?;
    if begins == SQLITE {
        return Ok(None);
    }
    file.rewind()?;
    Ok(Some(BufReader::new(file)))
}

fn verify_database(database: &Database, words: &Localizer) -> Result<Facts, Problem> {
    let found = verify::database(database)
        .map_err(|why| Problem::NotVerified { database: database.to_string(), reason: why.0 })?;
    let whole = found.is_whole();
    let DatabaseReport { streams, games, entries, signed, is_end_missing, errors } = found;
    let end = is_end_missing.then(|| end_flaw(words));
    let flaws =
        end.into_iter().chain(errors.iter().map(|error| entry_flaw(error, words))).collect();
    Ok(Facts { whole, streams, games, entries, signed, flaws, ..Facts::default() })
}

fn end_flaw(words: &Localizer) -> FlawFact {
    let text = words.plain(ServeKey::VerifyEndMissing);
    FlawFact { stream: None, line: None, seq: None, code: "end-missing", text }
}

fn entry_flaw(error: &IntegrityError, words: &Localizer) -> FlawFact {
    let key = match error.what {
        IntegrityErrorKind::Damaged(DamageKind::Gap) => ServeKey::VerifyGap,
        IntegrityErrorKind::Damaged(DamageKind::Altered) => ServeKey::VerifyAltered,
        IntegrityErrorKind::Damaged(DamageKind::Unreadable) => ServeKey::VerifyUnreadable,
        IntegrityErrorKind::Damaged(DamageKind::CutOff) => ServeKey::VerifyCutOff,
        IntegrityErrorKind::UnknownStream => ServeKey::VerifyStrange,
        IntegrityErrorKind::NotCreated => ServeKey::VerifyNotLaid,
    };
    let with = [("stream", error.stream.as_str().into()), ("seq", words.number(error.seq).into())];
    FlawFact {
        stream: Some(error.stream.clone()),
        line: None,
        seq: Some(error.seq),
        code: error.what.code(),
        text: words.say(key, with),
    }
}

fn verify_log(name: &str, log: impl BufRead, words: &Localizer) -> Result<Facts, Problem> {
    match export::verify_log(log) {
        Ok(VerifiedLog { tips, games, entries, withheld, .. }) => {
            let ends = tips.iter().map(|(stream, tip)| StreamEnd {
                stream: stream.name().to_owned(),
                seq: tip.seq,
                hash: tip.hash.to_string(),
            });
            let (streams, games) = (tips.len() as u64, games as u64);
            let (ends, flaws) = (ends.collect(), Vec::new());
            Ok(Facts { whole: true, streams, games, entries, withheld, ends, flaws, signed: 0 })
        }
        Err(LogError { why: LogErrorKind::Io(error), .. }) => {
            Err(Problem::Read { path: name.into(), error })
        }
        // A file that is not a log from its first line is not an altered log.
        Err(
            LogError { why: LogErrorKind::NoHead | LogErrorKind::Version(_), .. }
            | LogError { line: 1, why: LogErrorKind::NotALine(_) | LogErrorKind::CutOff },
        ) => Err(Problem::NotALog { name: name.to_owned() }),
        Err(not_whole) => {
            Ok(Facts { flaws: vec![line_flaw(&not_whole, words)], ..Facts::default() })
        }
    }
}

fn line_flaw(LogError { line, why }: &LogError, words: &Localizer) -> FlawFact {
    let (key, code, seq) = match why {
        LogErrorKind::Gap { found, .. } => (ServeKey::VerifyLogGap, "gap", Some(*found)),
        LogErrorKind::Altered { seq } => (ServeKey::VerifyLogAltered, "altered", Some(*seq)),
        LogErrorKind::CutOff => (ServeKey::VerifyLogCutOff, "cut-off", None),
        LogErrorKind::Meaningless(_) => (ServeKey::VerifyLogWrong, "unreadable", None),
        _ => (ServeKey::VerifyLogWrong, "out-of-place", None),
    };
    let text = words.say(key, [("line", words.number(*line).into())]);
    FlawFact { stream: None, line: Some(*line), seq, code, text }
}

fn answer(facts: &Facts, words: &Localizer) -> Answer {
    let counted = [
        ("streams", words.number(facts.streams).into()),
        ("games", words.number(facts.games).into()),
        ("entries", words.number(facts.entries).into()),
    ];
    if facts.whole {
        let mut text = words.say(ServeKey::VerifyWhole, counted) + "\n";
        for StreamEnd { stream, seq, hash } in &facts.ends {
            text.extend([stream.as_str(), "  ", &seq.to_string(), "  ", hash.as_str(), "\n"]);
        }
        return Answer::new(Exit::Yes, text, facts);
    }
    let flaws = facts.flaws.iter().map(|flaw| flaw.text.as_str());
    let lines: Vec<String> = std::iter::once(words.plain(ServeKey::VerifyNotWhole))
        .chain(flaws.map(ToOwned::to_owned))
        .collect();
    Answer::new(Exit::No, lines.join("\n") + "\n", facts)
}
