//! The case language, which an arbiter can read and write and the engine can run.
//!
//! A case names the Laws and the regulations, a position and moves, then line by line who did what, and the
//! expected rulings. `docs/cases.md` is its reference.
//!
//! ```text
//! text ──Case::read──► Case ──run(edition)──► Run { happenings, differences, cited }
//! ```
//!
//! Every sentence is a row of a list: acts (`acts`), expectations (`expected`) and announcements (`frame`)
//! are sentences with slots, each with its meaning. To add a sentence, add a row.

#[expect(clippy::unnecessary_wraps, reason = "all rows of a list have the same type")]
mod acts;
mod against;
#[expect(clippy::unnecessary_wraps, reason = "all rows of a list have the same type")]
mod case_setup;
mod coverage;
mod draw_ground;
#[expect(clippy::unnecessary_wraps, reason = "all rows of a list have the same type")]
mod expected;
mod fault;
mod forms;
mod language;
mod moves;
mod names;
mod pattern;
mod piece_description;
mod primitives;
mod read;
mod run;
mod same;
mod settings;
mod shown;
mod slots;
mod suggest;
mod template;
#[cfg(test)]
mod tests;
mod translate;
mod unclear;
mod values;
mod vocabulary;
mod words;
mod written;

use std::sync::Arc;

use adoube_chess::notation::Language;

pub use coverage::{Coverage, Reasons};
pub use fault::{CaseFault, Problem};
pub use moves::{meant_by, plan};
pub use run::{ActOutcome, Difference, RecordedEvent, Run, StepOutcome};
pub use settings::settings;
pub use template::template;
pub use unclear::Unclear;
pub use vocabulary::{Chapter, gaps, heading, keywords, sentence_forms, vocabulary};

use crate::Edition;

/// A parsed case.
#[derive(Clone)]
pub struct Case {
    title: String,
    language: Language,
    /// The whole file.
    text: Arc<str>,
    frame: Arc<case_setup::CaseSetup>,
    scenes: Arc<read::Scenes>,
}

impl Case {
    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The editions under which it is run.
    pub fn editions(&self) -> &[Edition] {
        &self.frame.editions
    }
}
