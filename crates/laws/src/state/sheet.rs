//! One scoresheet: everything that was ever written on it, in the order of writing.

use std::{collections::BTreeMap, sync::Arc};

use crate::{
    Provision,
    clock::{Milliseconds, PeriodNumber},
    history::Ply,
    vocabulary::{Line, Outcome},
};

/// A player's scoresheet. A copy costs nothing: what is written is shared until something is added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Whether it has to be completed before the next move, and under which provision.
    pub must_complete: Option<Provision>,
    /// Who writes on it.
    pub keeper: Keeper,
    /// Where it is.
    pub place: Place,
    /// What it is made of.
    pub medium: Medium,
    /// The result that the player has signed.
    pub signed: Option<Outcome>,
    /// The last period in which the player was so short of time as not to have to write.
    pub relieved_in: Option<PeriodNumber>,
    /// How many offers of a draw have been made in the game.
    pub offers_heard: u32,
    /// The lines that fell due while the player had not to write, or had to complete the sheet after a flag.
    /// Each is the first and the last of several.
    excused: Arc<Vec<(Line, Line)>>,
    entries: Arc<Vec<Entry>>,
}

/// Who keeps the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// The player.
    #[default]
    Player,
    /// An assistant whom the arbiter has accepted.
    Assistant,
    /// The arbiter, on a sheet of the arbiter's own, since neither player has to.
    Arbiter,
}

/// What a sheet is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Medium {
    /// Paper.
    #[default]
    Paper,
    /// An electronic device that was certified for it.
    Electronic,
}

/// Where a sheet is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the table, where everybody can see it.
    #[default]
    OnTheTable,
    /// On the table, and the arbiter cannot see it.
    Hidden,
    /// In the hands of the opponent, who completes the own.
    Lent,
    /// With the organiser.
    HandedOver,
}

/// Something that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How many half-moves had been made on the board by then.
    pub after: Ply,
    /// The mark.
    pub mark: SheetMark,
}

/// What can be written on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetMark {
    /// A move, as it was written.
    Move {
        /// On which line.
        line: Line,
        /// The text, right or wrong.
        text: Arc<str>,
    },
    /// What stood on a line was struck out. It can still be read.
    Struck(Line),
    /// The sign of a draw offer.
    Offer,
    /// The time on a clock.
    Time(Milliseconds),
    /// Something that has no business there.
    Note(Arc<str>),
}

impl Entry {
    /// Whether it is a move that had not been made on the board when it was written.
    pub fn is_in_advance(&self) -> bool {
        matches!(&self.mark, SheetMark::Move { line, .. } if line.0 > self.after.0)
    }

    /// The text, if it is a move.
    pub fn text(&self) -> Option<&str> {
        match &self.mark {
            SheetMark::Move { text, .. } => Some(text),
            SheetMark::Struck(_) | SheetMark::Offer | SheetMark::Time(_) | SheetMark::Note(_) => {
                None
            }
        }
    }
}

impl Sheet {
    /// Everything that was written, in the order of writing, what was struck out included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether the player had not to write this line when it fell due.
    pub fn is_excused(&self, line: Line) -> bool {
        self.excused.iter().any(|(first, last)| (*first..=*last).contains(&line))
    }

    /// The player had not to write these lines.
    pub(super) fn excuse(&mut self, first: Line, last: Line) {
        let excused = Arc::make_mut(&mut self.excused);
        match excused.last_mut().filter(|(_, until)| until.0.saturating_add(1) >= first.0) {
            Some((_, until)) => *until = last,
            None => excused.push((first, last)),
        }
    }

    /// Whether anything was ever written on it.
    pub fn is_in_use(&self) -> bool {
        !self.entries.is_empty()
    }

    /// The move that stands on a line: the last that was written there, unless it was struck out.
    pub fn standing(&self, line: Line) -> Option<&Entry> {
        let last = self.entries.iter().rev().find(|entry| match &entry.mark {
            SheetMark::Move { line: on, .. } | SheetMark::Struck(on) => *on == line,
            SheetMark::Offer | SheetMark::Time(_) | SheetMark::Note(_) => false,
        });
        last.filter(|entry| entry.text().is_some())
    }

    /// The moves that stand, by their lines.
    pub fn lines(&self) -> BTreeMap<Line, &Entry> {
        let mut lines = BTreeMap::new();
        for entry in self.entries.iter() {
            match &entry.mark {
                SheetMark::Move { line, .. } => {
                    lines.insert(*line, entry);
                }
                SheetMark::Struck(line) => {
                    lines.remove(line);
                }
                SheetMark::Offer | SheetMark::Time(_) | SheetMark::Note(_) => {}
            }
        }
        lines
    }

    /// How many offers of a draw are on it: signs by themselves, and signs behind a move.
    pub fn offers_written(&self) -> u32 {
        let is_offer = |entry: &&Entry| {
            entry.mark == SheetMark::Offer || entry.text().is_some_and(|text| text.contains("(=)"))
        };
        u32::try_from(self.entries.iter().filter(is_offer).count()).unwrap_or(u32::MAX)
    }

    /// Adds what was written.
    pub(super) fn write(&mut self, after: Ply, mark: SheetMark) {
        Arc::make_mut(&mut self.entries).push(Entry { after, mark });
    }

    /// The game went back: the moves that were taken back are struck out.
    pub(crate) fn go_back_to(&mut self, ply: Ply) {
        let gone: Vec<Line> = self.lines().into_keys().filter(|line| line.0 > ply.0).collect();
        for line in gone {
            self.write(ply, SheetMark::Struck(line));
        }
        if self.excused.last().is_some_and(|(_, last)| last.0 > ply.0) {
            let excused = Arc::make_mut(&mut self.excused);
            excused.retain(|(first, _)| first.0 <= ply.0);
            if let Some((_, last)) = excused.last_mut() {
                *last = Line(last.0.min(ply.0));
            }
        }
    }
}
