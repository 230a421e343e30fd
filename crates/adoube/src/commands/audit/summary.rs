//! The summary of an audit.

use adoube_laws::Edition;
use adoube_record::{
    audit::{self, EditionReason, FindingKind, Tally},
    describe,
    i18n::{AuditKey as Key, Localizer},
};

/// The edition that a game is checked against, and why.
pub(super) fn edition(edition: Edition, because: EditionReason, words: &Localizer) -> String {
    let with = [("edition", edition.to_string().into()), ("because", because.name().into())];
    words.say(Key::Edition, with)
}

/// A table for people: games, findings by kind, the most severe first, editions, time.
pub(super) fn text(tally: &Tally, seconds: f64, words: &Localizer) -> String {
    let number = |number: u64| words.number(number);
    let mut lines = vec![words.say(
        Key::SummaryGames,
        [
            ("games", tally.games.into()),
            ("shown", number(tally.games).into()),
            ("plies", tally.plies.into()),
            ("made", number(tally.plies).into()),
        ],
    )];
    lines.extend(editions(tally, words));
    if tally.unjudged > 0 {
        lines.push(count_line(Key::SummaryUnjudged, tally.unjudged, words));
    }
    if tally.findings() == 0 {
        lines.push(words.plain(Key::SummaryNothing));
    } else {
        lines.push(words.say(
            Key::SummaryFindings,
            [
                ("findings", tally.findings().into()),
                ("shown", number(tally.findings()).into()),
                ("games", tally.with_findings.into()),
                ("in", number(tally.with_findings).into()),
            ],
        ));
        lines.extend(kinds(tally, words));
    }
    if tally.wrong_results > 0 {
        lines.push(count_line(Key::SummaryWrongResults, tally.wrong_results, words));
    }
    #[expect(clippy::cast_sign_loss, reason = "a speed is never negative")]
    let speed = speed(tally, seconds).round() as u64;
    lines.push(words.say(
        Key::SummaryTime,
        [("time", describe::duration(seconds, words).into()), ("speed", number(speed).into())],
    ));
    lines.join("\n") + "\n"
}

fn count_line(key: Key, games: u64, words: &Localizer) -> String {
    words.say(key, [("games", games.into()), ("shown", words.number(games).into())])
}

/// A number, aligned with others.
fn in_column(number: u64, widest: u64, words: &Localizer) -> String {
    let width = words.number(widest).chars().count() + 2;
    format!("{:>width$}", words.number(number))
}

fn editions(tally: &Tally, words: &Localizer) -> Vec<String> {
    let row = |(year, because, games): (Edition, EditionReason, u64)| {
        let rendered = edition(year, because, words);
        let games = in_column(games, tally.games, words);
        words.say(Key::SummaryEdition, [("games", games.into()), ("edition", rendered.into())])
    };
    tally.editions().map(row).collect()
}

fn kinds(tally: &Tally, words: &Localizer) -> Vec<String> {
    let mut kinds: Vec<FindingKind> =
        FindingKind::ALL.iter().copied().filter(|kind| tally.count(*kind) > 0).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.severity()));
    let row = |kind: FindingKind| {
        words.say(
            Key::SummaryKind,
            [
                ("count", in_column(tally.count(kind), tally.findings(), words).into()),
                ("kind", audit::describe::kind(kind, words).into()),
                ("severity", audit::describe::severity(kind.severity(), words).into()),
            ],
        )
    };
    kinds.into_iter().map(row).collect()
}

/// The speed of one thread, for those who plan how many machines an archive needs.
pub(super) fn per_core(tally: &Tally, seconds: f64, threads: usize, words: &Localizer) -> String {
    #[expect(clippy::cast_sign_loss, reason = "a speed is never negative")]
    let speed = speed_per_core(tally, seconds, threads).round() as u64;
    let with = [("threads", threads.into()), ("speed", words.number(speed).into())];
    words.say(Key::SummaryPerCore, with) + "\n"
}

/// The number of games per second and thread.
pub(super) fn speed_per_core(tally: &Tally, seconds: f64, threads: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "nobody has so many processors")]
    let threads = threads as f64;
    speed(tally, seconds) / threads
}

/// The number of games per second.
pub(super) fn speed(tally: &Tally, seconds: f64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "nobody has so many games")]
    let games = tally.games as f64;
    if seconds > 0.0 { games / seconds } else { 0.0 }
}
