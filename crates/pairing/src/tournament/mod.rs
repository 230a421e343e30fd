//! A tournament: players, rounds, and the announced rules.

mod baku;
mod from_trf;
mod rules;
mod scoring;
mod to_trf;

pub use scoring::Scoring;

use std::cmp::Reverse;

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
    /// One entry for each round, as far as known; byes of future rounds too.
    pub entries: Vec<RoundEntry>,
}

impl Player {
    /// Creates a player of whom only the number is known.
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

    /// Returns the entry of a round, counted from 1.
    pub fn entry(&self, round: usize) -> RoundEntry {
        round
            .checked_sub(1)
            .and_then(|at| self.entries.get(at))
            .copied()
            .unwrap_or(RoundEntry::Absent)
    }

    /// Sets the entry of a round, counted from 1.
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
pub struct ForbiddenPairing {
    /// The players.
    pub players: Vec<PlayerId>,
    /// The first round.
    pub first_round: usize,
    /// The last round.
    pub last_round: usize,
}

/// Virtual points, which count for pairing only.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.7).
    Baku {
        /// The last player of the accelerated group. It stays the same when others arrive late (1.3);
        /// `None` while it is still the first half of the list.
        last: Option<PlayerId>,
    },
    /// As announced: player, first round, last round, points. If two apply, the later one counts.
    Table(Vec<(PlayerId, usize, usize, Points)>),
}

/// Points that differ from the scoring system (`299`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsOverride {
    /// The result letter of the entries.
    pub result: char,
    /// The round; all if `None`.
    pub round: Option<usize>,
    /// The players; all if empty.
    pub players: Vec<PlayerId>,
    /// The points awarded.
    pub points: Points,
}

/// A pair as White and Black; for the bye there is no Black.
pub type Board = (PlayerId, Option<PlayerId>);

/// A round that the organiser has changed, as noted in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedRound {
    /// The round.
    pub round: usize,
    /// Boards that the rules give and the round does not have.
    pub by_the_rules: Vec<Board>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tournament {
    /// Its name.
    pub name: String,
    /// In the order of their pairing numbers.
    pub players: Vec<Player>,
    /// The number of rounds announced; 0 if unknown.
    pub rounds: usize,
    /// The initial colour, drawn by lot before the first round.
    pub initial_colour: Option<Colour>,
    /// The points of each result.
    pub scoring: Scoring,
    /// Exceptions to the scoring.
    pub abnormal: Vec<PointsOverride>,
    /// Virtual points.
    pub acceleration: Acceleration,
    /// Players who must not meet.
    pub forbidden: Vec<ForbiddenPairing>,
    /// Rounds that the organiser has changed.
    pub changed: Vec<ChangedRound>,
}

impl Tournament {
    /// The number of rounds that have been paired.
    pub fn paired_rounds(&self) -> usize {
        let last = |player: &Player| {
            player.entries.iter().rposition(|entry| entry.was_paired()).map_or(0, |at| at + 1)
        };
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// The games of a round as White and Black, in the order in which boards are set: by points, then by number
    /// (C.04.2). The file has no numbers of boards.
    pub fn boards(&self, round: usize) -> Vec<(PlayerId, PlayerId)> {
        let score = |id: PlayerId| {
            let player = self.player(id);
            player.map(|player| self.score(player, round.saturating_sub(1))).unwrap_or_default()
        };
        let mut games: Vec<(PlayerId, PlayerId)> = Vec::new();
        for player in &self.players {
            let entry = player.entry(round);
            let Some(opponent) = entry.opponent() else { continue };
            match entry.colour() {
                Some(Colour::White) => games.push((player.id, opponent)),
                None if player.id < opponent => games.push((player.id, opponent)),
                _ => {}
            }
        }
        games.sort_by_key(|&(white, black)| {
            let (one, other) = (score(white), score(black));
            Reverse((one.max(other), one.min(other), Reverse(white.min(black))))
        });
        games
    }

    /// Infers the initial colour from the first round with colours: odd numbers have it, even ones the
    /// other (5.2.5).
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

    /// Returns the player with this start number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.position(id).and_then(|at| self.players.get(at))
    }

    /// Returns the index of the player. The list is nearly always in the order of start numbers.
    pub fn position(&self, id: PlayerId) -> Option<usize> {
        let likely = (id.0 as usize).checked_sub(1)?;
        if self.players.get(likely).is_some_and(|player| player.id == id) {
            return Some(likely);
        }
        self.players.iter().position(|player| player.id == id)
    }

    /// Returns the player's points in a round.
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

    /// Returns the player's score after `rounds` rounds, without virtual points.
    pub fn score(&self, player: &Player, rounds: usize) -> Points {
        (1..=rounds).map(|round| self.points_in(player, round)).sum()
    }

    /// Returns the virtual points of the player at this place in the list when this round is paired.
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
