//! `adoube pairing check`: every round of a file paired again, and its ranks compared.

use std::path::PathBuf;

use adoube_pairing::{
    Board, PlayerId, Tournament,
    check::{self, RoundCheck, WrongRank},
    dutch::{Criterion, NoPairing},
    tiebreak::{Format, TieBreak},
};
use adoube_record::{i18n::PairingKey, pairing::PairingNarrator};
use clap::Args;
use serde::Serialize;

use super::{
    file::TournamentFile,
    standings::{listed, tie_breaks},
};
use crate::{
    answer::{Answer, Audience, Exit, Meter},
    options::Encoding,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pairing check open.trf\n",
        "adoube pairing check open.trf --tie-breaks BH/C1,BH,SB --json",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    path: PathBuf,
    #[arg(long, value_name = "CODES")]
    tie_breaks: Option<String>,
    #[command(flatten)]
    encoding: Encoding,
}

/// A file, compared with the rules.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// Whether there are no differences.
    agree: bool,
    /// The rounds.
    rounds: Vec<RoundFacts>,
    /// The codes of the tie-breaks.
    tie_breaks: Vec<String>,
    /// The ranks that are wrong.
    ranks: Vec<RankFacts>,
}

/// A round.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct RoundFacts {
    /// The number of the round.
    round: usize,
    /// Whether the file agrees with the rules.
    agrees: bool,
    /// Whether the file says that the organiser has changed the round.
    noted: bool,
    /// Boards of the rules that the file does not have.
    missing: Vec<BoardFacts>,
    /// Boards of the file that the rules do not have.
    extra: Vec<BoardFacts>,
    /// Boards of the file that no organiser may set.
    not_allowed: Vec<NotAllowedFacts>,
    /// Why the rules give no pairing, if they do not.
    no_pairing: Option<NoPairingFacts>,
}

/// A board, by start numbers.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct BoardFacts {
    /// Who has White, or the bye.
    white: u32,
    /// Who has Black; null for a bye.
    black: Option<u32>,
}

/// A board that no organiser may set.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct NotAllowedFacts {
    /// Who has White, or the bye.
    white: u32,
    /// Who has Black; null for a bye.
    black: Option<u32>,
    /// The criterion that forbids it.
    criterion: &'static str,
    /// The same as a sentence.
    text: String,
}

/// Why there is no pairing.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct NoPairingFacts {
    /// `no-players`, `no-such-round`, `result-missing`, `no-initial-colour` or `impossible`.
    code: &'static str,
    /// The start numbers of the players concerned.
    players: Vec<u32>,
    /// The same as a sentence.
    text: String,
}

/// A rank that is wrong.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct RankFacts {
    /// The start number of the player.
    player: u32,
    /// The rank in the file.
    written: usize,
    /// The first rank that is possible.
    first: usize,
    /// The last rank that is possible.
    last: usize,
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let file = TournamentFile::read(&options.path, options.encoding.decoding(audience))?;
    let list = match &options.tie_breaks {
        Some(codes) => tie_breaks(codes)?,
        None => check::announced(&file.document),
    };
    let rounds = check_rounds(&file.tournament, &audience.meter);
    let ranks = check::standings(&file.document, &file.tournament, &list, Format::Swiss);
    let agree = ranks.is_empty() && rounds.iter().all(RoundCheck::passes);
    let narrator = PairingNarrator::new(&file.tournament, &audience.words);
    let mut lines: Vec<String> =
        rounds.iter().flat_map(|round| round_lines(round, narrator, audience)).collect();
    lines.extend(rank_lines(&ranks, &list, narrator, audience));
    let facts = Facts {
        agree,
        rounds: rounds.iter().map(|round| round_facts(round, narrator)).collect(),
        tie_breaks: list.iter().map(ToString::to_string).collect(),
        ranks: ranks.iter().map(rank_facts).collect(),
    };
    let exit = if agree { Exit::Yes } else { Exit::No };
    Ok(Answer::new(exit, lines.join("\n") + "\n", &facts).with_guesses(audience))
}

/// Pairs every round again.
fn check_rounds(tournament: &Tournament, meter: &Meter) -> Vec<RoundCheck> {
    let rounds = tournament.paired_rounds();
    meter.begin(rounds);
    (1..=rounds).map(|round| check::round(tournament, round)).inspect(|_| meter.advance()).collect()
}

fn round_lines(
    check: &RoundCheck,
    narrator: PairingNarrator<'_>,
    audience: &Audience,
) -> Vec<String> {
    let words = &audience.words;
    let state = match check {
        _ if check.agrees() => "agrees",
        _ if check.is_noted => "noted",
        _ => "differs",
    };
    let with = [("state", state.into()), ("round", check.round.into())];
    let mut lines = vec![words.say(PairingKey::CheckRound, with)];
    let mut boards = |boards: &[Board], pair: PairingKey, bye: PairingKey| {
        for &(white, black) in boards {
            let white = narrator.player(white);
            let line = match black.map(|black: PlayerId| narrator.player(black)) {
                Some(black) => words.say(pair, [("white", white.into()), ("black", black.into())]),
                None => words.say(bye, [("player", white.into())]),
            };
            lines.push(format!("  {line}"));
        }
    };
    if let Ok(missing) = &check.missing {
        boards(missing, PairingKey::CheckMissing, PairingKey::CheckMissingBye);
    }
    boards(&check.extra, PairingKey::CheckExtra, PairingKey::CheckExtraBye);
    if let Err(why) = &check.missing {
        lines.push(format!("  {}", narrator.no_pairing(why)));
    }
    for (board, criterion) in &check.broken {
        lines.push(format!("  {}", narrator.not_allowed(*board, *criterion)));
    }
    lines
}

fn rank_lines(
    ranks: &[WrongRank],
    list: &[TieBreak],
    narrator: PairingNarrator<'_>,
    audience: &Audience,
) -> Vec<String> {
    let words = &audience.words;
    if list.is_empty() && ranks.is_empty() {
        return vec![words.plain(PairingKey::CheckNoList)];
    }
    let with = [("wrong", ranks.len().into()), ("list", listed(list).into())];
    let mut lines = vec![words.say(PairingKey::CheckStandings, with)];
    for rank in ranks {
        let possible = match rank.possible {
            (best, worst) if best == worst => best.to_string(),
            (best, worst) => format!("{best}–{worst}"),
        };
        let with = [
            ("player", narrator.player(rank.player).into()),
            ("written", rank.written.into()),
            ("possible", possible.into()),
        ];
        lines.push(format!("  {}", words.say(PairingKey::CheckRank, with)));
    }
    lines
}

fn round_facts(check: &RoundCheck, narrator: PairingNarrator<'_>) -> RoundFacts {
    let boards = |boards: &[Board]| {
        let board =
            |&(white, black): &Board| BoardFacts { white: white.0, black: black.map(|id| id.0) };
        boards.iter().map(board).collect()
    };
    let not_allowed = |&((white, black), criterion): &(Board, Criterion)| NotAllowedFacts {
        white: white.0,
        black: black.map(|id| id.0),
        criterion: criterion.code(),
        text: narrator.not_allowed((white, black), criterion),
    };
    RoundFacts {
        round: check.round,
        agrees: check.agrees(),
        noted: check.is_noted,
        missing: check.missing.as_deref().map(boards).unwrap_or_default(),
        extra: boards(&check.extra),
        not_allowed: check.broken.iter().map(not_allowed).collect(),
        no_pairing: check.missing.as_ref().err().map(|why| no_pairing_facts(why, narrator)),
    }
}

fn no_pairing_facts(why: &NoPairing, narrator: PairingNarrator<'_>) -> NoPairingFacts {
    let (code, players) = match why {
        NoPairing::NoPlayers => ("no-players", Vec::new()),
        NoPairing::NoSuchRound(_) => ("no-such-round", Vec::new()),
        NoPairing::ResultMissing { player, .. } => ("result-missing", vec![player.0]),
        NoPairing::NoInitialColour => ("no-initial-colour", Vec::new()),
        NoPairing::Impossible(players) => {
            ("impossible", players.iter().map(|player| player.0).collect())
        }
    };
    NoPairingFacts { code, players, text: narrator.no_pairing(why) }
}

fn rank_facts(rank: &WrongRank) -> RankFacts {
    let (first, last) = rank.possible;
    RankFacts { player: rank.player.0, written: rank.written, first, last }
}
