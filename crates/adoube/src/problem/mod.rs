//! Everything that can prevent an answer, and its report.

mod case;
mod claim;
mod games;
mod hall;
mod law;
pub(crate) mod pairing;
mod report;
mod sheet;

use std::{
    io,
    path::{Path, PathBuf},
};

use adoube_chess::{
    Board, Colour, Faults, Move, Position, fen,
    notation::{self, Appendix, Language, Leniency, ReadErrorKind, game::GameError},
};

use adoube_hall::{config::InvalidConfig, serve::ServeError};
use adoube_laws::{Article, Edition};
use adoube_winnable::verify::VerifyError;
pub(crate) use case::CaseFaultFact;
pub(crate) use report::{Report, printable};
pub(crate) use sheet::ScoresheetProblem;

use crate::stdio::file_name;
use adoube_record::{
    claim::MomentError,
    describe,
    i18n::{Key, Localizer, SheetKey},
    pgn::{Note, source::SourceError},
    sheet::SheetFault,
};

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Problem {
    /// A command line that cannot be parsed, and what is wrong with it in the language of the user.
    Usage { explanation: Vec<String> },
    /// A language that is not supported.
    UnknownLanguage { tag: String },
    /// A text that is not FEN.
    Fen { text: String, error: fen::Error },
    /// A board that is not a position, where a position is needed.
    IllegalPosition { board: Box<Board>, faults: Faults },
    /// A FEN without a depth.
    DepthMissing,
    /// An invalid depth.
    NotADepth { text: String },
    /// A depth at which the count would not end or not fit.
    DepthTooLarge { text: String, limit: u8 },
    /// An invalid number of a start position.
    NotAStartNumber { text: String },
    /// A move that cannot be read, alone or in a game, with the language of its notation.
    Game { text: String, error: GameError, from: Language },
    /// A text without any move.
    NothingToRead,
    /// A style that the edition of this year does not have.
    NotInEdition { edition: Edition, refused: Vec<Leniency> },
    /// The standard input cannot be read.
    Input { error: io::Error },
    /// The standard output cannot be written.
    Output { error: io::Error },
    /// A file that cannot be read.
    Read { path: PathBuf, error: io::Error },
    /// A file of games that is damaged, or packed in an unsupported way.
    Source { path: PathBuf, error: SourceError },
    /// A file without a game of this number.
    NoSuchGame { path: PathBuf, number: usize, count: usize },
    /// A folder without files of games.
    NoGames { path: PathBuf },
    /// A symbolic link in a folder that leads back to it.
    LinkLoop { path: PathBuf },
    /// A file that was changed while it was read.
    ChangedWhileRead { path: PathBuf },
    /// The standard input, where partitions need files.
    NotPartitioned,
    /// A scoresheet that cannot be read.
    Sheet { path: PathBuf, fault: SheetFault },
    /// A game that cannot be followed to its end.
    Unplayable { path: PathBuf, number: u32, note: Box<Note> },
    /// A scoresheet that cannot be made.
    Scoresheet(ScoresheetProblem),
    /// Pages that could not be made into a file: a bug.
    NotPrinted,
    /// A file for the standard output, to which JSON goes.
    FileInJson,
    /// A file that cannot be written.
    Write { path: PathBuf, error: io::Error },
    /// A faulty line of many.
    InLine { file: String, number: u64, problem: Box<Problem> },
    /// The operating system has no random numbers.
    Random { reason: String },
    /// A verdict that verification has refuted: a bug.
    Unfounded { position: Box<Position>, player: Colour, gap: VerifyError },
    /// A text that is no moment of a game.
    NotAMoment { text: String },
    /// A moment that a game does not have.
    NoMoment(MomentError),
    /// An article that the edition does not have.
    NoArticle { article: Article, edition: Edition },
    /// A case that cannot be understood.
    Case {
        path: PathBuf,
        faults: Vec<adoube_laws::case::CaseFault>,
        /// The language of the report, if not the user's.
        language: Option<Language>,
    },
    /// A case that cannot be played under an edition.
    CaseUnder { edition: Edition, why: String },
    /// A folder without cases.
    NoCases { path: PathBuf },
    /// Settings with which no hall can be opened.
    Config(InvalidConfig),
    /// A file that is neither a log nor a database of a hall.
    NotALog { name: String },
    /// A database that cannot be verified.
    NotVerified { database: String, reason: String },
    /// A hall that cannot be opened.
    ServeError(Box<ServeError>),
    /// Pairings that cannot be made or explained.
    Pairing(Box<pairing::PairingProblem>),
    /// A text that is neither an article nor the name of a provision.
    NoProvision { text: String },
}

/// A sample FEN for help.
const EXAMPLE_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Problem {
    /// The file or folder that could not be read.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Read { path, .. }
            | Self::NoCases { path }
            | Self::NoGames { path }
            | Self::LinkLoop { path } => Some(path),
            _ => None,
        }
    }

    /// The report for the user.
    pub(crate) fn report(&self, words: &Localizer) -> Report {
        match self {
            Self::Usage { explanation } => usage_report(explanation, words),
            Self::UnknownLanguage { tag } => unknown_language_report(tag, words),
            Self::Config(why) => hall::unusable(why, words),
            Self::NotALog { name } => hall::not_a_log(name, words),
            Self::NotVerified { database, reason } => hall::not_verified(database, reason, words),
            Self::ServeError(why) => hall::not_served(why, words),
            Self::Fen { text, error } => fen_report(text, *error, words),
            Self::IllegalPosition { board, faults } => {
                illegal_position_report(board, faults, words)
            }
            Self::DepthMissing => depth_report(words.plain(Key::ErrorDepthMissing), words),
            Self::NotADepth { text } => {
                depth_report(words.say(Key::ErrorDepth, [("text", text.into())]), words)
            }
            Self::DepthTooLarge { text, limit } => {
                let with = [("text", text.into()), ("limit", (*limit).into())];
                depth_report(words.say(Key::ErrorDepthTooLarge, with), words)
            }
            Self::NotAStartNumber { text } => start_number_report(text, words),
            Self::Game { text, error, from } => game_report(text, error, *from, words),
            Self::NothingToRead => {
                Report::new("nothing-to-read", words.plain(Key::ErrorNothingToRead))
                    .help(words.plain(Key::HelpNothingToRead))
            }
            Self::NotInEdition { edition, refused } => edition_report(*edition, refused, words),
            Self::Read { path, error } => file_report("read", Key::ErrorRead, path, error, words),
            Self::Write { path, error } => written_report(path, error, words),
            Self::Source { path, error } => games::source(path, error, words),
            Self::NoSuchGame { path, number, count } => {
                games::no_such_game(path, *number, *count, words)
            }
            Self::Sheet { path, fault } => sheet::unreadable(path, fault, words),
            Self::Unplayable { path, number, note } => {
                sheet::unplayable(path, *number, note, words)
            }
            Self::Scoresheet(why) => why.report(words),
            Self::NotPrinted => Report::new("not-printed", words.plain(SheetKey::ErrorNotPrinted)),
            Self::FileInJson => Report::new("file-in-json", words.plain(Key::ErrorFileInJson)),
            Self::Input { error } => stream_report("read", Key::ErrorInput, error, words),
            Self::Output { error } => stream_report("write", Key::ErrorOutput, error, words),
            Self::InLine { file, number, problem } => {
                problem.report(words).in_line(file.clone(), *number)
            }
            Self::Random { reason } => random_report(reason, words),
            Self::Unfounded { position, player, gap } => {
                unfounded_report(position, *player, gap, words)
            }
            Self::NotAMoment { text } => claim::not_a_moment(text, words),
            Self::NoMoment(why) => claim::no_moment(*why, words),
            Self::NoArticle { article, edition } => law::no_article(article, *edition, words),
            Self::Case { path, faults, language } => match language {
                Some(own) => case::unreadable(path, faults, &Localizer::new(*own)),
                None => case::unreadable(path, faults, words),
            },
            Self::CaseUnder { edition, why } => case::under(*edition, why, words),
            Self::NoCases { path } => case::none(path, words),
            Self::NoGames { path } => games::none(path, words),
            Self::LinkLoop { path } => games::link_loop(path, words),
            Self::ChangedWhileRead { path } => games::changed_while_read(path, words),
            Self::NotPartitioned => {
                Report::new("not-partitioned", words.plain(Key::ErrorNotPartitioned))
            }
            Self::Pairing(why) => why.report(words),
            Self::NoProvision { text } => law::no_provision(text, words),
        }
    }
}

fn written_report(path: &std::path::Path, error: &io::Error, words: &Localizer) -> Report {
    file_report("write", Key::ErrorWrite, path, error, words)
}

fn usage_report(explanation: &[String], words: &Localizer) -> Report {
    let report = Report::new("usage", words.plain(Key::ErrorUsage));
    explanation.iter().cloned().fold(report, Report::help)
}

fn random_report(reason: &str, words: &Localizer) -> Report {
    Report::new("random", words.say(Key::ErrorRandom, [("reason", reason.into())]))
}

fn start_number_report(text: &str, words: &Localizer) -> Report {
    let message = words.say(Key::ErrorStartNumber, [("text", text.into())]);
    Report::new("start-number", message).help(words.plain(Key::HelpStartNumber))
}

fn depth_report(message: String, words: &Localizer) -> Report {
    Report::new("depth", message).help(words.plain(Key::HelpDepth))
}

fn unknown_language_report(tag: &str, words: &Localizer) -> Report {
    let known = Language::ALL.map(|language| {
        format!("{} ({})", language.tag(), Localizer::new(language).plain(Key::LanguageOwnName))
    });
    Report::new("language", words.say(Key::ErrorLanguage, [("tag", tag.into())]))
        .help(words.say(Key::HelpLanguages, [("languages", known.join(", ").into())]))
}

fn fen_report(text: &str, error: fen::Error, words: &Localizer) -> Report {
    Report::new("fen", describe::fen_error(text, error, words))
        .at(text, error.column)
        .help(words.say(Key::HelpFen, [("example", EXAMPLE_FEN.into())]))
}

fn illegal_position_report(board: &Board, faults: &Faults, words: &Localizer) -> Report {
    let fen = board.to_string();
    let help = words.say(Key::HelpIllegalPosition, [("fen", fen.clone().into())]);
    let mut report =
        Report::new("illegal-position", words.plain(Key::ErrorIllegalPosition)).input(fen);
    let rendered = describe::faults(board, faults, words);
    report.faults = rendered.into_iter().map(Into::into).collect();
    let is_playable = faults.iter().all(|fault| fault.is_of_the_past());
    report.help(if is_playable { words.plain(Key::HelpComposed) } else { help })
}

fn game_report(text: &str, error: &GameError, from: Language, words: &Localizer) -> Report {
    let (code, key, help) = match error.error.kind {
        _ if !error.position.has_legal_move() => {
            ("game-over", Key::ErrorGameOver, Key::HelpCandidatesImpossible)
        }
        ReadErrorKind::Unreadable => {
            ("move-unreadable", Key::ErrorMoveUnreadable, Key::HelpCandidatesImpossible)
        }
        ReadErrorKind::NoSuchMove => {
            ("move-impossible", Key::ErrorMoveImpossible, Key::HelpCandidatesImpossible)
        }
        ReadErrorKind::Ambiguous => {
            ("move-ambiguous", Key::ErrorMoveAmbiguous, Key::HelpCandidatesAmbiguous)
        }
    };
    let mut report = Report::new(code, words.plain(key)).at(text, error.error.column);
    if let Some(other) = other_side(text, error) {
        report = report
            .help(words.say(Key::HelpOtherSide, [("colour", describe::colour_name(other).into())]));
    }
    report.candidates = candidates(&error.position, &error.error.candidates, from);
    if !report.candidates.is_empty() {
        let moves = shorten(&report.candidates, words);
        report = report.help(words.say(help, [("moves", moves.into())]));
    } else if let Some(status) = describe::status(&error.position, words) {
        report = report.help(status);
    }
    report.help(words.say(
        Key::HelpMovePlace,
        [
            ("number", error.number.into()),
            ("colour", describe::colour_name(error.side).into()),
            ("fen", error.position.to_string().into()),
        ],
    ))
}

/// The side that is not to move, if the move would be legal for it.
fn other_side(text: &str, error: &GameError) -> Option<Colour> {
    let word = text.get(error.error.column - 1..)?.split_whitespace().next()?;
    let mut board = error.position.board();
    board.set_turn(!error.side);
    board.set_en_passant(None);
    let position = Position::try_from(&board).ok()?;
    notation::read(&position, word).is_ok().then_some(!error.side)
}

/// The moves in the writer's own notation.
fn candidates(position: &Position, moves: &[Move], language: Language) -> Vec<String> {
    let style = Appendix::Y2017.style(language);
    moves.iter().map(|&candidate| notation::write(position, candidate, &style)).collect()
}

/// The most moves that are listed.
const SHOWN_CANDIDATES: usize = 12;

fn shorten(candidates: &[String], words: &Localizer) -> String {
    match candidates.split_at_checked(SHOWN_CANDIDATES) {
        Some((shown, more)) if !more.is_empty() => words.say(
            Key::HelpCandidatesMore,
            [("moves", shown.join(", ").into()), ("count", more.len().into())],
        ),
        _ => candidates.join(", "),
    }
}

fn edition_report(edition: Edition, refused: &[Leniency], words: &Localizer) -> Report {
    let refused: Vec<String> = refused.iter().map(|&leniency| words.leniency(leniency)).collect();
    let message = words.say(
        Key::ErrorEdition,
        [("edition", edition.year().to_string().into()), ("refused", refused.join("; ").into())],
    );
    Report::new("edition", message)
}

fn file_report(
    code: &'static str,
    key: Key,
    path: &std::path::Path,
    error: &io::Error,
    words: &Localizer,
) -> Report {
    let path = if key == Key::ErrorRead { file_name(path) } else { path.display().to_string() };
    Report::new(
        code,
        words.say(key, [("path", path.into()), ("reason", cause(error, words).into())]),
    )
}

fn stream_report(code: &'static str, key: Key, error: &io::Error, words: &Localizer) -> Report {
    Report::new(code, words.say(key, [("reason", cause(error, words).into())]))
}

/// Usual causes have sentences; for others the message of the operating system is used.
fn cause(error: &io::Error, words: &Localizer) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => Key::CauseNotFound,
        io::ErrorKind::PermissionDenied => Key::CauseNotAllowed,
        io::ErrorKind::IsADirectory => Key::CauseFolder,
        io::ErrorKind::InvalidData => Key::CauseNotText,
        _ => return error.to_string(),
    };
    words.plain(key)
}

/// The gap is in English: it is for developers.
fn unfounded_report(
    position: &Position,
    player: Colour,
    gap: &VerifyError,
    words: &Localizer,
) -> Report {
    let with = [("colour", describe::colour_name(player).into())];
    Report::new("unfounded", words.say(Key::ErrorUnfounded, with))
        .input(position.to_string())
        .help(words.say(Key::HelpUnfounded, [("gap", gap.to_string().into())]))
}
