//! `adoube pairing standings`: the table by an announced list of tie-breaks.

use std::path::PathBuf;

use adoube_pairing::{
    check,
    tiebreak::{Format, Ranked, Sheet, TieBreak, TieBreakEdition, Value, rank},
};
use adoube_record::{
    i18n::{Key, PairingKey},
    pairing::PairingNarrator,
};
use clap::Args;
use serde::Serialize;

use super::{facts::PlayerFacts, file::TournamentFile};
use crate::{
    answer::{Answer, Audience, Exit},
    draw::columns,
    json,
    options::Encoding,
    problem::{Problem, pairing::PairingProblem},
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pairing standings open.trf\n",
        "adoube pairing standings open.trf --tie-breaks BH/C1,BH,SB --after 5 --lang hr",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    path: PathBuf,
    #[arg(long, value_name = "CODES")]
    tie_breaks: Option<String>,
    #[arg(long, value_name = "ROUND")]
    after: Option<usize>,
    #[arg(long)]
    round_robin: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    encoding: Encoding,
}

/// The table.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The name of the tournament.
    name: Option<String>,
    /// After which round.
    round: usize,
    /// The codes of the tie-breaks.
    tie_breaks: Vec<String>,
    /// The rows, in order.
    standings: Vec<RowFacts>,
}

/// A row of the table.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct RowFacts {
    /// The rank.
    rank: usize,
    /// The player.
    player: PlayerFacts,
    /// The value of each tie-break; null where it does not apply.
    values: Vec<Option<f64>>,
}

/// The tie-breaks of a list like `BH/C1,SB`.
pub(super) fn tie_breaks(codes: &str) -> Result<Vec<TieBreak>, Problem> {
    let codes = codes.split([',', ' ', ';']).filter(|code| !code.is_empty());
    codes
        .map(|code| {
            code.parse().map_err(|_| {
                let code = code.to_owned();
                Problem::Pairing(Box::new(PairingProblem::NoTieBreak { code }))
            })
        })
        .collect()
}

/// The list as it is announced.
pub(super) fn listed(list: &[TieBreak]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let file = TournamentFile::read(&options.path, options.encoding.decoding(audience))?;
    let tournament = &file.tournament;
    let list = match &options.tie_breaks {
        Some(codes) => tie_breaks(codes)?,
        None => check::announced(&file.document),
    };
    let paired = tournament.paired_rounds();
    let round = options.after.map_or(paired, |after| after.min(paired));
    let format = if options.round_robin { Format::RoundRobin } else { Format::Swiss };
    let sheet = Sheet::new(tournament, round, format, TieBreakEdition::Y2026);
    let ranking = rank(&sheet, &list, options.seed);
    let narrator = PairingNarrator::new(tournament, &audience.words);
    let row = |ranked: &Ranked| RowFacts {
        rank: ranked.rank,
        player: PlayerFacts::new(tournament, ranked.player, round),
        values: ranked.values.iter().map(|value| value.map(decimal)).collect(),
    };
    let facts = Facts {
        name: json::non_empty(&tournament.name),
        round,
        tie_breaks: list.iter().map(ToString::to_string).collect(),
        standings: ranking.iter().map(row).collect(),
    };
    let text = table(&file, &ranking, &list, round, narrator, audience);
    Ok(Answer::new(Exit::Yes, text, &facts).with_guesses(audience))
}

#[expect(clippy::cast_precision_loss, reason = "tie-breaks are far below 2 to the 52nd")]
fn decimal(value: Value) -> f64 {
    value.in_hundredths() as f64 / 100.0
}

fn table(
    file: &TournamentFile,
    ranking: &[Ranked],
    list: &[TieBreak],
    round: usize,
    narrator: PairingNarrator<'_>,
    audience: &Audience,
) -> String {
    let words = &audience.words;
    let heading = [
        PairingKey::ColumnRank,
        PairingKey::ColumnNumber,
        PairingKey::ColumnName,
        PairingKey::ColumnPoints,
    ];
    let mut rows = vec![heading.map(|key| words.plain(key)).to_vec()];
    rows[0].extend(list.iter().map(ToString::to_string));
    let decimal_sign = words.plain(Key::DecimalSign);
    for ranked in ranking {
        let player = file.tournament.player(ranked.player);
        let score = player.map(|player| file.tournament.score(player, round)).unwrap_or_default();
        let name = player.map(|player| player.name.clone()).unwrap_or_default();
        let mut row =
            vec![ranked.rank.to_string(), ranked.player.to_string(), name, narrator.points(score)];
        row.extend(ranked.values.iter().map(|value| {
            value.map_or_else(String::new, |value| value.to_string().replace('.', &decimal_sign))
        }));
        rows.push(row);
    }
    let with = [("name", file.tournament.name.as_str().into()), ("round", round.into())];
    let title = words.say(PairingKey::StandingsTitle, with);
    format!("{}\n\n{}", title.trim_start_matches(", "), columns(&rows))
}
