//! A scoresheet: everything written on it, in the order of writing.

use std::{collections::BTreeMap, sync::Arc};

use crate::{
    Provision,
    clock::{Milliseconds, PeriodNumber},
    history::Ply,
    vocabulary::{Line, Outcome},
};

/// A player's scoresheet. Cloning is cheap: the entries are shared until one is added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The provision that requires it to be completed before the next move, if any.
    pub must_complete: Option<Provision>,
    /// The person who writes on it.
    pub keeper: ScoresheetKeeper,
    /// Where it is.
    pub place: Place,
    /// Paper or electronic.
    pub medium: Medium,
    /// The result that the player has signed.
    pub signed: Option<Outcome>,
    /// The last period in which the player was too short of time to have to record.
    pub relieved_in: Option<PeriodNumber>,
    /// The number of draw offers made in the game.
    pub offers_heard: u32,
    /// Ranges of lines that fell due while the player did not have to record, or had to complete the sheet
    /// after a flag fall.
    excused: Arc<Vec<(Line, Line)>>,
    entries: Arc<Vec<Entry>>,
}

/// The person who keeps the scoresheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ScoresheetKeeper {
    /// The player.
    #[default]
    Player,
    /// An assistant accepted by the arbiter.
    Assistant,
    /// The arbiter, on a separate sheet, because neither player has to record.
    Arbiter,
}

/// The medium of a scoresheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Medium {
    /// Paper.
    #[default]
    Paper,
    /// A certified electronic device.
    Electronic,
}

/// Where a scoresheet is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the table, visible to everybody.
    #[default]
    OnTheTable,
    /// On the table, hidden from the arbiter.
    Hidden,
    /// With the opponent, who is completing their own.
    Lent,
    /// With the organiser.
    HandedOver,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of half-moves made on the board at the time.
    pub after: Ply,
    /// The mark.
    pub mark: SheetMark,
}

/// What can be written on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetMark {
    /// A move as written.
    Move {
        /// The line.
        line: Line,
        /// The text, right or wrong.
        text: Arc<str>,
    },
    /// The entry on a line was struck out. It stays legible.
    Struck(Line),
    /// The symbol of a draw offer.
    Offer,
    /// The time on a clock.
    Time(Milliseconds),
    /// Something that does not belong on a scoresheet.
    Note(Arc<str>),
}

impl Entry {
    /// Reports whether it is a move written before it was made on the board.
    pub fn is_in_advance(&self) -> bool {
        matches!(&self.mark, SheetMark::Move { line, .. } if line.0 > self.after.0)
    }

    /// Returns the text, if it is a move.
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
    /// All entries in the order of writing, including those struck out.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Reports whether the player did not have to write this line when it fell due.
    pub fn is_excused(&self, line: Line) -> bool {
        self.excused.iter().any(|(first, last)| (*first..=*last).contains(&line))
    }

    /// Excuses the player from writing these lines.
    pub(super) fn excuse(&mut self, first: Line, last: Line) {
        let excused = Arc::make_mut(&mut self.excused);
        match excused.last_mut().filter(|(_, until)| until.0.saturating_add(1) >= first.0) {
            Some((_, until)) => *until = last,
            None => excused.push((first, last)),
        }
    }

    /// Reports whether anything was ever written on it.
    pub fn is_in_use(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Returns the move on a line: the last one written there, unless it was struck out.
    pub fn standing(&self, line: Line) -> Option<&Entry> {
        let last = self.entries.iter().rev().find(|entry| match &entry.mark {
            SheetMark::Move { line: on, .. } | SheetMark::Struck(on) => *on == line,
            SheetMark::Offer | SheetMark::Time(_) | SheetMark::Note(_) => false,
        });
        last.filter(|entry| entry.text().is_some())
    }

    /// Returns the current moves by line.
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

    /// Counts the draw offers on it: symbols by themselves, and symbols after a move.
    pub fn offers_written(&self) -> u32 {
        let is_offer = |entry: &&Entry| {
            entry.mark == SheetMark::Offer || entry.text().is_some_and(|text| text.contains("(=)"))
        };
        u32::try_from(self.entries.iter().filter(is_offer).count()).unwrap_or(u32::MAX)
    }

    /// Adds an entry.
    pub(super) fn write(&mut self, after: Ply, mark: SheetMark) {
        Arc::make_mut(&mut self.entries).push(Entry { after, mark });
    }

    /// Strikes out the moves after this half-move, which were taken back.
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
