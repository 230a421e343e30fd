//! A tournament: players, rounds, and what was announced.

mod baku;
mod from_trf;
mod rules;
mod scoring;
mod to_trf;

pub use scoring::Scoring;

use crate::{Colour, PlayerId, Points, RoundEntry};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The start number.
    pub id: PlayerId,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// As written in the file.
    pub title: String,
    /// As written in the file.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// The federation.
    pub federation: String,
    /// The FIDE number.
    pub fide_id: String,
    /// The date of birth.
    pub birth: String,
    /// One for each round, as far as known; byes of coming rounds too.
    pub entries: Vec<RoundEntry>,
}

impl Player {
    /// A player of whom only the number is known.
    pub fn new(id: PlayerId) -> Self {
        Self {
            id,
            sex: None,
            title: String::new(),
            name: String::new(),
            rating: None,
            federation: String::new(),
            fide_id: String::new(),
            birth: String::new(),
            entries: Vec::new(),
        }
    }

    /// The entry of a round, counted from 1.
    pub fn entry(&self, round: usize) -> RoundEntry {
        round
            .checked_sub(1)
            .and_then(|at| self.entries.get(at))
            .copied()
            .unwrap_or(RoundEntry::Absent)
    }

    /// Writes the entry of a round, counted from 1.
    pub fn set_entry(&mut self, round: usize, entry: RoundEntry) {
        if self.entries.len() < round {
            self.entries.resize(round, RoundEntry::Absent);
        }
        if let Some(place) = round.checked_sub(1).and_then(|at| self.entries.get_mut(at)) {
            *place = entry;
        }
    }
}

/// Players who must not meet in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The players.
    pub players: Vec<PlayerId>,
    /// The first round.
    pub first_round: usize,
    /// The last round.
    pub last_round: usize,
}

/// Virtual points that count for pairing alone.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.7).
    Baku {
        /// The last player of the accelerated group. It stays the same when others come late (1.3); nobody while it is
        /// still the first half of the list.
        last: Option<PlayerId>,
    },
    /// As announced: who, from which round, to which, how much. Where two apply, the later one counts.
    Table(Vec<(PlayerId, usize, usize, Points)>),
}

/// Points that differ from the table of points (`299`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsOverride {
    /// For entries like this one.
    pub result: char,
    /// In this round, or in all.
    pub round: Option<usize>,
    /// For these players, or for all.
    pub players: Vec<PlayerId>,
    /// What they get.
    pub points: Points,
}

/// A pair, or the bye, as White and Black; the bye has nobody as Black.
pub type Board = (PlayerId, Option<PlayerId>);

/// A round that the organiser has changed, as it was noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedRound {
    /// Which round.
    pub round: usize,
    /// What the rules give and the round does not have.
    pub by_the_rules: Vec<Board>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tournament {
    /// Its name.
    pub name: String,
    /// In the order of their pairing numbers.
    pub players: Vec<Player>,
    /// How many rounds are announced; 0 if that is not known.
    pub rounds: usize,
    /// The initial colour, drawn by lot before the first round.
    pub initial_colour: Option<Colour>,
    /// What results are worth.
    pub scoring: Scoring,
    /// Exceptions to it.
    pub abnormal: Vec<PointsOverride>,
    /// Virtual points.
    pub acceleration: Acceleration,
    /// Who must not meet.
    pub forbidden: Vec<Forbidden>,
    /// Rounds that the organiser has changed.
    pub changed: Vec<ChangedRound>,
}

impl Tournament {
    /// How many rounds have been paired.
    pub fn paired_rounds(&self) -> usize {
        let last = |player: &Player| {
            player.entries.iter().rposition(|entry| entry.was_paired()).map_or(0, |at| at + 1)
        };
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// The initial colour, seen from the first round that has colours: odd numbers have it, even ones the other (5.2.5).
    pub fn seen_initial_colour(&self) -> Option<Colour> {
        let has_colours = |round: &usize| {
            self.players.iter().any(|player| player.entry(*round).colour().is_some())
        };
        let round = (1..=self.paired_rounds()).find(has_colours)?;
        let took_part =
            |player: &&Player| (1..=round).any(|round| player.entry(round).was_paired());
        self.players.iter().filter(took_part).enumerate().find_map(|(at, player)| {
            let colour = player.entry(round).colour()?;
            Some(if at % 2 == 0 { colour } else { colour.other() })
        })
    }

    /// The player with this start number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.position(id).and_then(|at| self.players.get(at))
    }

    /// Where the player stands in the list. The list is nearly always in the order of start numbers.
    pub fn position(&self, id: PlayerId) -> Option<usize> {
        let likely = (id.0 as usize).checked_sub(1)?;
        if self.players.get(likely).is_some_and(|player| player.id == id) {
            return Some(likely);
        }
        self.players.iter().position(|player| player.id == id)
    }

    /// What the player got in a round.
    pub fn points_in(&self, player: &Player, round: usize) -> Points {
        let entry = player.entry(round);
        let letter = crate::trf::Cell::from(entry).mark.letter();
        let special = self.abnormal.iter().rev().find(|special| {
            special.result == letter
                && special.round.is_none_or(|wanted| wanted == round)
                && (special.players.is_empty() || special.players.contains(&player.id))
        });
        special.map_or_else(|| self.scoring.points(entry), |special| special.points)
    }

    /// What the player has after so many rounds, without virtual points.
    pub fn score(&self, player: &Player, rounds: usize) -> Points {
        (1..=rounds).map(|round| self.points_in(player, round)).sum()
    }

    /// The virtual points of the player at this place in the list when this round is paired.
    pub fn virtual_points(&self, position: usize, round: usize) -> Points {
        match &self.acceleration {
            Acceleration::None => Points::ZERO,
            Acceleration::Baku { last } => baku::virtual_points(self, *last, position, round),
            Acceleration::Table(rows) => {
                let Some(player) = self.players.get(position) else { return Points::ZERO };
                let fits = |row: &&(PlayerId, usize, usize, Points)| {
                    row.0 == player.id && (row.1..=row.2).contains(&round)
                };
                rows.iter().rev().find(fits).map_or(Points::ZERO, |row| row.3)
            }
        }
    }
}
