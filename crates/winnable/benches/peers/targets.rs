//! The performance targets of this crate.

use crate::{figures::Figures, solver::Solver};

/// An upper or lower limit on one of our figures.
pub(crate) struct Target {
    /// The sets it applies to; all if empty.
    sets: &'static [&'static str],
    pub(crate) what: &'static str,
    pub(crate) solver: Solver,
    figure: Figure,
    limit: Limit,
}

enum Figure {
    /// Relative to the time of another solver.
    OfMean(Solver),
    OfWorst(Solver),
    Absolute(fn(&Figures) -> f64),
}

enum Limit {
    AtMost(f64),
    AtLeast(f64),
}

const COMMUNITY: &[&str] = &["community"];
const LICHESS: &[&str] = &["lichess", "lichess-65536"];
const UNFAIR: &[&str] = &["lichess-unfair"];
const DECIDED: &[&str] = &["community", "lichess", "lichess-65536", "hard"];

use Figure::{Absolute, OfMean, OfWorst};
use Limit::{AtLeast, AtMost};
use Solver::{OtherFast, OtherFull, OursFull, OursInstant};

#[rustfmt::skip]
pub(crate) const TARGETS: [Target; 13] = [
    Target { sets: COMMUNITY, what: "mean, µs", solver: OursFull, figure: Absolute(|figures| figures.mean), limit: AtMost(1_000.0) },
    Target { sets: COMMUNITY, what: "worst, µs", solver: OursFull, figure: Absolute(|figures| figures.worst), limit: AtMost(300_000.0) },
    Target { sets: COMMUNITY, what: "mean, of chasolver full", solver: OursFull, figure: OfMean(OtherFull), limit: AtMost(0.3) },
    Target { sets: COMMUNITY, what: "worst, of chasolver full", solver: OursFull, figure: OfWorst(OtherFull), limit: AtMost(0.35) },
    Target { sets: LICHESS, what: "mean, of chasolver full", solver: OursFull, figure: OfMean(OtherFull), limit: AtMost(0.4) },
    Target { sets: LICHESS, what: "worst, of chasolver full", solver: OursFull, figure: OfWorst(OtherFull), limit: AtMost(0.5) },
    Target { sets: LICHESS, what: "mean, of chasolver fast", solver: OursInstant, figure: OfMean(OtherFast), limit: AtMost(0.7) },
    Target { sets: COMMUNITY, what: "unwinnable found, %", solver: OursInstant, figure: Absolute(Figures::found_share), limit: AtLeast(92.0) },
    Target { sets: UNFAIR, what: "unwinnable found, %", solver: OursInstant, figure: Absolute(Figures::found_share), limit: AtLeast(100.0) },
    Target { sets: &[], what: "worst, µs", solver: OursInstant, figure: Absolute(|figures| figures.worst), limit: AtMost(1000.0) },
    Target { sets: DECIDED, what: "known, but not to us", solver: OursFull, figure: Absolute(|figures| figures.missed as f64), limit: AtMost(0.0) },
    Target { sets: &[], what: "wrong", solver: OursFull, figure: Absolute(|figures| figures.wrong as f64), limit: AtMost(0.0) },
    Target { sets: &[], what: "wrong", solver: OursInstant, figure: Absolute(|figures| figures.wrong as f64), limit: AtMost(0.0) },
];

impl Target {
    pub(crate) fn holds_for(&self, set: &str) -> bool {
        self.sets.is_empty() || self.sets.contains(&set)
    }

    /// Returns our figure, given those of all solvers on one set.
    pub(crate) fn figure(&self, all: &[Figures; 4]) -> f64 {
        let of = |solver: Solver| &all[solver as usize];
        match self.figure {
            OfMean(other) => of(self.solver).mean / of(other).mean,
            OfWorst(other) => of(self.solver).worst / of(other).worst,
            Absolute(figure) => figure(of(self.solver)),
        }
    }

    pub(crate) fn wanted(&self) -> String {
        match self.limit {
            AtMost(most) => format!("at most {most}"),
            AtLeast(least) => format!("at least {least}"),
        }
    }

    pub(crate) fn is_met_by(&self, figure: f64) -> bool {
        match self.limit {
            AtMost(most) => figure <= most,
            AtLeast(least) => figure >= least,
        }
    }
}
