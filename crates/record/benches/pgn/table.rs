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
    fn target(self) -> Option<f64> {
        match self {
            Self::Tokens => None,
            Self::Legal => Some(1.6),
            Self::Judged => Some(3.5),
        }
    }
}

pub(crate) fn render(archives: &[Archive], trials: &[Trial<'_>]) -> String {
    let mut text = String::new();
    for task in Task::ALL {
        let target = task.target().map_or(String::new(), |times| format!(" (wanted: {times} ×)"));
        let _ = writeln!(text, "\n{}{target}", task.title());
        let _ = writeln!(
            text,
            "{:24}{:>10}{:>12}{:>12}{:>14}{:>14}{:>8}",
            "", "games", "ns a move", "peer", "MB/s", "peer", "times"
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
            let _ = writeln!(
                text,
                "{:24}{:>10}{:>12.1}{:>12.1}{:>14.0}{:>14.0}{:>8.2}",
                archive.name,
                ours.games(),
                ours.nanoseconds_a_move(),
                peer.nanoseconds_a_move(),
                ours.megabytes_a_second(),
                peer.megabytes_a_second(),
                peer.best.as_secs_f64() / ours.best.as_secs_f64(),
            );
        }
    }
    text
}

pub(crate) fn render_audit(audited: &[Audited]) -> String {
    let mut text = String::from(
        "\nThe whole audit (wanted: at most 2 × the cost, at least 1.8 × by two threads)\n",
    );
    let _ = writeln!(text, "{:24}{:>24}{:>16}", "", "cost, of the last", "two threads");
    for Audited { archive, judged, whole, one_thread, two_threads } in audited {
        let _ = writeln!(
            text,
            "{archive:24}{:>24.2}{:>16.2}",
            whole.as_secs_f64() / judged.as_secs_f64(),
            one_thread.as_secs_f64() / two_threads.as_secs_f64(),
        );
    }
    text
}
