//! `adoube pairing check`: every round of a file paired again, and its ranks compared.
//!
//! JSON: `{"agree", "rounds", "tie_breaks", "ranks"}`; a round is `{"round", "agrees", "noted", "missing", "extra",
//! "not_allowed", "why"}` with boards `{"white", "black"}` of start numbers (a bye has null), a rank `{"player", "written",
//! "first", "last"}`. `noted` is true where the organiser has changed the round as the file says.

use std::path::PathBuf;

use adoube_pairing::{
    Board, PlayerId,
    check::{self, RoundCheck, WrongRank},
    tiebreak::{Format, TieBreak},
};
use adoube_record::{i18n::PairingKey, pairing::PairingNarrator};
use clap::Args;
use serde::Serialize;

use super::{
    file::File,
    standings::{listed, tie_breaks},
};
use crate::{
    answer::{Answer, Audience, Exit},
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
}

#[derive(Serialize)]
struct Facts {
    agree: bool,
    rounds: Vec<RoundFacts>,
    tie_breaks: Vec<String>,
    ranks: Vec<RankFacts>,
}

#[derive(Serialize)]
struct RoundFacts {
    round: usize,
    agrees: bool,
    noted: bool,
    missing: Vec<BoardFacts>,
    extra: Vec<BoardFacts>,
    not_allowed: Vec<BoardFacts>,
    why: Option<String>,
}

#[derive(Serialize)]
struct BoardFacts {
    white: u32,
    black: Option<u32>,
}

#[derive(Serialize)]
struct RankFacts {
    player: u32,
    written: usize,
    first: usize,
    last: usize,
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let file = File::read(&options.path)?;
    let list = match &options.tie_breaks {
        Some(codes) => tie_breaks(codes)?,
        None => check::announced(&file.document),
    };
    let rounds = check::pairings(&file.tournament);
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
    Ok(Answer::new(exit, lines.join("\n") + "\n", &facts))
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
    RoundFacts {
        round: check.round,
        agrees: check.agrees(),
        noted: check.is_noted,
        missing: check.missing.as_deref().map(boards).unwrap_or_default(),
        extra: boards(&check.extra),
        not_allowed: boards(&check.broken.iter().map(|(board, _)| *board).collect::<Vec<_>>()),
        why: check.missing.as_ref().err().map(|why| narrator.no_pairing(why)),
    }
}

fn rank_facts(rank: &WrongRank) -> RankFacts {
    let (first, last) = rank.possible;
    RankFacts { player: rank.player.0, written: rank.written, first, last }
}
