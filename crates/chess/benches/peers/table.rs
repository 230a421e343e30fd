//! The table of results, and the targets.

use std::fmt::Write;

use crate::{
    native,
    trial::{Section, Trial},
};

const OURS: &str = "adoube";

/// A speed target: `at_least` times as fast as a peer over a section or a row.
struct Target {
    what: &'static str,
    section: Section,
    row: Option<&'static str>,
    peer: &'static str,
    bound: Bound,
}

enum Bound {
    TimesAsFast(f64),
    ShareOfTime(f64),
}

#[rustfmt::skip]
const TARGETS: [Target; 9] = [
    Target { what: "perft, classics", section: Section::Classics, row: None, peer: native::NAME, bound: Bound::TimesAsFast(2.5) },
    Target { what: "perft, classics", section: Section::Classics, row: None, peer: "cozy-chess", bound: Bound::TimesAsFast(2.7) },
    Target { what: "perft, classics", section: Section::Classics, row: None, peer: "shakmaty", bound: Bound::TimesAsFast(5.0) },
    Target { what: "perft, Chess960", section: Section::Chess960, row: None, peer: native::NAME, bound: Bound::TimesAsFast(2.5) },
    Target { what: "every node judged", section: Section::EveryNode, row: None, peer: "cozy-chess", bound: Bound::TimesAsFast(2.0) },
    Target { what: "SAN read", section: Section::Text, row: Some("SAN read"), peer: "cozy-chess", bound: Bound::ShareOfTime(0.60) },
    Target { what: "SAN write with + and #", section: Section::Text, row: Some("SAN write"), peer: "cozy-chess", bound: Bound::ShareOfTime(0.60) },
    Target { what: "FEN read and checked", section: Section::Text, row: Some("FEN read"), peer: "shakmaty", bound: Bound::ShareOfTime(0.40) },
    Target { what: "FEN write", section: Section::Text, row: Some("FEN write"), peer: "shakmaty", bound: Bound::ShareOfTime(0.40) },
];

impl Section {
    fn title(self) -> &'static str {
        match self {
            Self::Classics => "Perft, last ply counted in bulk",
            Self::Chess960 => "Perft, Chess960",
            Self::EveryNode => "Every node made, with key, check, mate and stalemate",
            Self::Text => "Texts of real games",
        }
    }

    fn unit(self) -> &'static str {
        if self.is_rate() { "Mnodes/s" } else { "ns each" }
    }

    fn comparison(self) -> &'static str {
        if self.is_rate() { "times as fast as" } else { "share of the time of" }
    }

    fn is_rate(self) -> bool {
        self != Self::Text
    }
}

/// Renders the whole table as text.
pub(crate) fn render(trials: &[Trial], processor: &str) -> String {
    let mut text = format!("\nProcessor: {processor}\n");
    for section in Section::ALL {
        render_section(&mut text, section, trials);
    }
    render_targets(&mut text, trials, processor);
    text
}

fn render_section(text: &mut String, section: Section, trials: &[Trial]) {
    let peers = distinct(trials, |trial| trial.peer);
    let rows =
        distinct(trials.iter().filter(|trial| trial.section == section), |trial| &*trial.row);
    let others: Vec<&str> = peers.iter().copied().filter(|&peer| peer != OURS).collect();
    let _ = writeln!(text, "\n{}", section.title());
    let _ = write!(text, "{:<22}", section.unit());
    for peer in &peers {
        let _ = write!(text, "{peer:>12}");
    }
    let _ = write!(text, "   | {:<20}", section.comparison());
    for peer in &others {
        let _ = write!(text, "{peer:>12}");
    }
    text.push('\n');
    let mut lines: Vec<Option<&str>> = rows.into_iter().map(Some).collect();
    if section.is_rate() {
        lines.push(None);
    }
    for row in lines {
        let _ = write!(text, "{:<22}", row.unwrap_or("harmonic mean"));
        for peer in &peers {
            let figure = nanoseconds(trials, section, row, peer)
                .map(|time| if section.is_rate() { 1e3 / time } else { time });
            cell(text, 12, 1, figure);
        }
        let _ = write!(text, "   | {:<20}", "");
        for peer in &others {
            cell(text, 12, 2, ratio(trials, section, row, peer));
        }
        text.push('\n');
    }
}

fn render_targets(text: &mut String, trials: &[Trial], processor: &str) {
    let _ = writeln!(text, "\nTargets on {processor}");
    let _ = writeln!(text, "{:<24}{:<12}{:>20}{:>10}", "target", "peer", "wanted", "is");
    for Target { what, section, row, peer, bound } in &TARGETS {
        let Some(times) = ratio(trials, *section, *row, peer) else { continue };
        let (wanted, is, met) = match *bound {
            Bound::TimesAsFast(least) => (format!("at least {least:.1} x"), times, times >= least),
            Bound::ShareOfTime(most) => {
                (format!("at most {most:.2} of time"), times, times <= most)
            }
        };
        let verdict = if met { "met" } else { "NOT MET" };
        let _ = writeln!(text, "{what:<24}{peer:<12}{wanted:>20}{is:>10.2}   {verdict}");
    }
}

/// Returns a row's time per operation; without a row, the mean over the section's rows (the harmonic
/// mean of the rates).
fn nanoseconds(trials: &[Trial], section: Section, row: Option<&str>, peer: &str) -> Option<f64> {
    let in_section = |trial: &&Trial| trial.section == section && trial.peer == peer;
    let in_row = |trial: &&Trial| row.is_none_or(|row| trial.row == row);
    let times: Vec<f64> =
        trials.iter().filter(in_section).filter(in_row).map(Trial::nanoseconds).collect();
    (!times.is_empty()).then(|| times.iter().sum::<f64>() / times.len() as f64)
}

/// Returns the speed relative to a peer, or for texts the fraction of its time. Means are compared only
/// over the rows that both have.
fn ratio(trials: &[Trial], section: Section, row: Option<&str>, peer: &str) -> Option<f64> {
    let theirs = nanoseconds(trials, section, row, peer)?;
    let ours: Vec<f64> = trials
        .iter()
        .filter(|trial| trial.section == section && trial.peer == OURS)
        .filter(|trial| row.is_none_or(|row| trial.row == row))
        .filter(|trial| nanoseconds(trials, section, Some(&trial.row), peer).is_some())
        .map(Trial::nanoseconds)
        .collect();
    if ours.is_empty() {
        return None;
    }
    let ours = ours.iter().sum::<f64>() / ours.len() as f64;
    Some(if section.is_rate() { theirs / ours } else { ours / theirs })
}

fn cell(text: &mut String, width: usize, decimals: usize, figure: Option<f64>) {
    let figure = figure.map_or_else(|| "-".to_owned(), |figure| format!("{figure:.decimals$}"));
    let _ = write!(text, "{figure:>width$}");
}

fn distinct<'a, T: PartialEq>(
    trials: impl IntoIterator<Item = &'a Trial>,
    of: impl Fn(&'a Trial) -> T,
) -> Vec<T> {
    let mut seen = Vec::new();
    for value in trials.into_iter().map(of) {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}
