//! The table, and the targets beside it.

use std::fmt::Write;

use crate::{
    archives::Archive,
    audit::Audited,
    trial::{Task, Trial},
};

impl Task {
    fn title(self) -> &'static str {
        match self {
            Self::Tokens => "Words only",
            Self::Legal => "Main line, every move checked",
            Self::Judged => "Main line, with key, repetitions and end of game at every move",
        }
    }

    /// The target: how many times as fast as the peer it must be.
    fn target(self, archive: &Archive) -> f64 {
        match self {
            Self::Tokens => 1.3,
            Self::Legal if archive.is_commented => 1.6,
            Self::Legal => 2.0,
            Self::Judged => 4.5,
        }
    }
}

/// The whole audit costs at most this many times what judging costs.
const AUDIT_COST: f64 = 1.8;
/// Two threads are at least this many times as fast as one.
const TWO_THREADS: f64 = 1.8;

fn verdict(is_met: bool) -> &'static str {
    if is_met { "met" } else { "NOT MET" }
}

pub(crate) fn render(archives: &[Archive], trials: &[Trial<'_>], processor: &str) -> String {
    let mut text = format!("\nProcessor: {processor}\n");
    for task in Task::ALL {
        let _ = writeln!(text, "\n{}", task.title());
        let _ = writeln!(
            text,
            "{:24}{:>10}{:>12}{:>12}{:>14}{:>14}{:>8}{:>8}",
            "", "games", "ns a move", "peer", "MB/s", "peer", "times", "wanted"
        );
        for archive in archives {
            let of = |reader: &str| {
                trials.iter().find(|trial| {
                    trial.task == task
                        && trial.archive.name == archive.name
                        && trial.reader == reader
                })
            };
            let (Some(ours), Some(peer)) = (of("adoube"), of("pgn-reader")) else { continue };
            let times = peer.best.as_secs_f64() / ours.best.as_secs_f64();
            let target = task.target(archive);
            let _ = writeln!(
                text,
                "{:24}{:>10}{:>12.1}{:>12.1}{:>14.0}{:>14.0}{times:>8.2}{target:>8.1}   {}",
                archive.name,
                ours.games(),
                ours.nanoseconds_a_move(),
                peer.nanoseconds_a_move(),
                ours.megabytes_a_second(),
                peer.megabytes_a_second(),
                verdict(times >= target),
            );
        }
    }
    text
}

pub(crate) fn render_audit(audited: &[Audited]) -> String {
    let mut text = format!(
        "\nThe whole audit (wanted: at most {AUDIT_COST} × the cost, at least {TWO_THREADS} × by two threads)\n",
    );
    let _ = writeln!(text, "{:24}{:>24}{:>10}{:>16}", "", "cost, of the last", "", "two threads");
    for Audited { archive, judged, whole, one_thread, two_threads } in audited {
        let cost = whole.as_secs_f64() / judged.as_secs_f64();
        let times = one_thread.as_secs_f64() / two_threads.as_secs_f64();
        let _ = writeln!(
            text,
            "{archive:24}{cost:>24.2}   {:<7}{times:>16.2}   {}",
            verdict(cost <= AUDIT_COST),
            verdict(times >= TWO_THREADS),
        );
    }
    text
}
