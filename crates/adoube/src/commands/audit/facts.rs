//! Findings and their counts for programs.

use adoube_record::audit::{FindingKind, Tally, table::Row};
use serde::Serialize;

use super::summary::{speed, speed_per_core};
use crate::{input::Guesses, json};

/// A finding, with the columns of the tables.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct FindingFacts {
    /// The file, as it was called.
    file: String,
    /// The number of the game in it, from 1.
    game: u64,
    /// The line of the finding.
    line: u64,
    /// The character in the line.
    column: u64,
    /// The half-move, from 1.
    ply: Option<u64>,
    /// The same as people count: `34...`.
    turn: Option<String>,
    /// The text at that place, if the finding is about a text.
    written: Option<String>,
    /// The name of the kind.
    kind: &'static str,
    /// The severity: `error`, `notice` or `notation`.
    severity: &'static str,
    /// The edition of the Laws that the game is checked against.
    edition: json::Edition,
    /// Why this edition: `in-force`, `stated`, `asked`, `perhaps-in-force`, `older-game` or `undated`.
    edition_by: &'static str,
    /// The provisions, by the names that `adoube law` knows.
    provisions: Vec<String>,
    /// Their articles in the edition.
    articles: Vec<String>,
    /// Moves that were meant or possible, in SAN.
    moves: Vec<String>,
    /// After which half-moves the position occurred; 0 is the beginning.
    plies: Vec<u32>,
    /// Half-moves: too many, or without a pawn's move or a capture.
    half_moves: Option<u64>,
    /// The time on the clock, or spent, in milliseconds.
    shown_ms: Option<u64>,
    /// The maximum of that time, in milliseconds.
    most_ms: Option<u64>,
    /// The result that the Laws give, if it is another.
    right_result: Option<String>,
    /// The result of the game.
    result: Option<String>,
    /// The tag `White`.
    white: Option<String>,
    /// The tag `Black`.
    black: Option<String>,
    /// The tag `Event`.
    event: Option<String>,
    /// The tag `Site`.
    site: Option<String>,
    /// The tag `Date`.
    date: Option<String>,
    /// The tag `Round`.
    round: Option<String>,
    /// The finding as a sentence.
    text: String,
}

impl FindingFacts {
    /// The finding of a row; in tables the edition is a number.
    pub(super) fn new(row: Row, edition: adoube_laws::Edition) -> Self {
        let edition = edition.into();
        let Row {
            file,
            game,
            line,
            column,
            ply,
            turn,
            written,
            kind,
            severity,
            edition: _,
            edition_by,
            provisions,
            articles,
            moves,
            plies,
            half_moves,
            shown_ms,
            most_ms,
            right_result,
            result,
            white,
            black,
            event,
            site,
            date,
            round,
            text,
        } = row;
        let [written, result, white, black, event, site, date, round] =
            [written, result, white, black, event, site, date, round]
                .map(|text| json::non_empty(&text));
        Self {
            file,
            game,
            line,
            column,
            ply,
            turn,
            written,
            kind,
            severity,
            edition,
            edition_by,
            provisions,
            articles,
            moves,
            plies,
            half_moves,
            shown_ms,
            most_ms,
            right_result,
            result,
            white,
            black,
            event,
            site,
            date,
            round,
            text,
        }
    }
}

/// The counts of an audit.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct TallyFacts {
    /// How many games were read.
    games: u64,
    /// How many half-moves they have.
    plies: u64,
    /// Games that could not be judged to their end.
    unjudged: u64,
    /// How many findings there are.
    findings: u64,
    /// In how many games.
    games_with_findings: u64,
    /// Games whose result differs from the one that the Laws give.
    wrong_results: u64,
    /// The findings by kind; kinds without findings are left out.
    kinds: Vec<KindFacts>,
    /// The games by edition.
    editions: Vec<EditionFacts>,
    /// Games that ended with checkmate.
    checkmates: u64,
    /// Games that ended with stalemate.
    stalemates: u64,
    /// Games with a dead position.
    dead_positions: u64,
    /// Games with a threefold repetition.
    threefold: u64,
    /// Games with a fivefold repetition.
    fivefold: u64,
    /// Games with fifty moves of each player without a pawn's move or a capture.
    fifty_moves: u64,
    /// Games with seventy-five of them.
    seventy_five_moves: u64,
    /// How long it took, in milliseconds.
    elapsed_ms: u64,
    /// The number of games per second.
    games_per_second: f64,
    /// The files that are not UTF-8, with the encodings that were guessed for them.
    guessed_encodings: Vec<json::GuessFacts>,
}

/// The findings of a kind.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct KindFacts {
    /// The name of the kind.
    kind: &'static str,
    /// The severity: `error`, `notice` or `notation`.
    severity: &'static str,
    /// How many there are.
    count: u64,
}

/// The games that were checked against an edition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct EditionFacts {
    /// The edition of the Laws.
    edition: json::Edition,
    /// Why this edition: `in-force`, `stated`, `asked`, `perhaps-in-force`, `older-game` or `undated`.
    edition_by: &'static str,
    /// How many games.
    games: u64,
}

impl TallyFacts {
    pub(super) fn new(tally: &Tally, seconds: f64, guesses: &Guesses) -> Self {
        let kind = |kind: &FindingKind| KindFacts {
            kind: kind.name(),
            severity: kind.severity().name(),
            count: tally.count(*kind),
        };
        let found = |kind: &&FindingKind| tally.count(**kind) > 0;
        let editions = tally.editions().map(|(edition, because, games)| EditionFacts {
            edition: edition.into(),
            edition_by: because.name(),
            games,
        });
        let census = tally.census;
        Self {
            games: tally.games,
            plies: tally.plies,
            unjudged: tally.unjudged,
            findings: tally.findings(),
            games_with_findings: tally.with_findings,
            wrong_results: tally.wrong_results,
            kinds: FindingKind::ALL.iter().filter(found).map(kind).collect(),
            editions: editions.collect(),
            checkmates: census.checkmates,
            stalemates: census.stalemates,
            dead_positions: census.dead_positions,
            threefold: census.threefold,
            fivefold: census.fivefold,
            fifty_moves: census.fifty_moves,
            seventy_five_moves: census.seventy_five_moves,
            elapsed_ms: json::milliseconds(seconds),
            games_per_second: speed(tally, seconds),
            guessed_encodings: guesses.facts(),
        }
    }
}

/// A file of games and its partition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct PartitionFacts {
    /// The file, as it was called.
    pub(super) file: String,
    /// The Parquet file with its findings.
    pub(super) partition: String,
    /// What was done.
    pub(super) status: PartitionStatus,
    /// How many games the file has; null while another process is reading it.
    pub(super) games: Option<u64>,
    /// How many half-moves they have.
    pub(super) plies: Option<u64>,
    /// How many findings there are.
    pub(super) findings: Option<u64>,
}

/// What was done about a partition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PartitionStatus {
    /// It was written.
    Written,
    /// It was up to date.
    Unchanged,
    /// Another process is making it.
    InProgress,
}

/// The counts of an audit into partitions. Those of games are for the files that were read now.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct PartitionSummaryFacts {
    /// How many partitions were written.
    partitions_written: u64,
    /// How many were up to date.
    partitions_unchanged: u64,
    /// How many another process is making.
    partitions_in_progress: u64,
    /// How many threads were used.
    threads: u64,
    /// The number of games per second and thread.
    games_per_thread_per_second: f64,
    /// The counts.
    #[serde(flatten)]
    tally: TallyFacts,
}

impl PartitionSummaryFacts {
    pub(super) fn new(
        [written, unchanged, in_progress]: [u64; 3],
        (tally, seconds): (&Tally, f64),
        threads: usize,
        guesses: &Guesses,
    ) -> Self {
        Self {
            partitions_written: written,
            partitions_unchanged: unchanged,
            partitions_in_progress: in_progress,
            threads: threads as u64,
            games_per_thread_per_second: speed_per_core(tally, seconds, threads),
            tally: TallyFacts::new(tally, seconds, guesses),
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_laws::Edition;
    use adoube_record::audit::table::COLUMNS;

    use super::*;

    #[test]
    fn json_and_tables_have_the_same_columns() {
        let facts = FindingFacts::new(Row::default(), Edition::NEWEST);
        let json = serde_json::to_value(facts).expect("it is plain");
        let mut names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
        names.sort_unstable();
        assert_eq!(json.as_object().expect("an object").keys().collect::<Vec<_>>(), names);
    }
}
