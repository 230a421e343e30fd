//! The common input of all tie-breaks: each player's rounds, looked up once.

use std::fmt;

use crate::{Bye, Colour, PlayerResult, Points, RoundEntry, Tournament};

/// A tie-break value, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i64);

impl Value {
    /// Creates a value from an integer.
    pub const fn whole(number: i64) -> Self {
        Self(number * 100)
    }

    /// Creates a value from hundredths.
    pub const fn hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// The value in hundredths.
    pub const fn in_hundredths(self) -> i64 {
        self.0
    }

    /// Returns the mean of integer hundredths, rounded to `step` hundredths, halves up.
    pub(super) const fn mean(sum: i64, count: i64, step: i64) -> Self {
        Self((2 * sum + count * step).div_euclid(2 * count * step) * step)
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Self {
        Self(i64::from(points.in_tenths()) * 10)
    }
}

impl fmt::Display for Value {
    /// With as many decimals as needed: `13`, `12.5`, `9.75`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.abs() / 100, self.0.abs() % 100);
        let written = match part {
            0 => format!("{sign}{whole}"),
            part if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
            part => format!("{sign}{whole}.{part:02}"),
        };
        f.pad(&written)
    }
}

/// The tournament format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Opponents are paired by score.
    Swiss,
    /// All play all: opponents are known beforehand, and forfeits count as games.
    RoundRobin,
}

/// The edition of the rules for unplayed rounds (C.07 article 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreakEdition {
    /// 2024: an unplayed round counts as played against an opponent with the player's own score.
    Y2024,
    /// Since March 2026: at most the score of the opponent who forfeited (16.4.1), and of draws in all
    /// rounds (16.4.2).
    Y2026,
}

/// One round of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetRow {
    pub(super) entry: RoundEntry,
    pub(super) points: Points,
    /// The index in the list.
    pub(super) opponent: Option<usize>,
    pub(super) played: bool,
    /// Voluntarily unplayed (16.2): a requested bye, an absence, or a forfeit loss; not a full-point
    /// bye.
    pub(super) voluntary: bool,
    /// Paired, without a result yet: it does not count.
    pub(super) pending: bool,
}

/// All rounds of all players.
pub struct Sheet<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) rounds: usize,
    pub(super) format: Format,
    pub(super) edition: TieBreakEdition,
    pub(super) lines: Vec<Vec<SheetRow>>,
    pub(super) totals: Vec<Points>,
}

impl<'a> Sheet<'a> {
    /// Creates the sheet of the tournament after `rounds` rounds.
    pub fn new(
        tournament: &'a Tournament,
        rounds: usize,
        format: Format,
        edition: TieBreakEdition,
    ) -> Self {
        let line = |player: &crate::Player, round: usize| {
            let entry = player.entry(round);
            let points = tournament.points_in(player, round);
            let played = entry.played().is_some();
            let full = points >= tournament.scoring.win || entry == RoundEntry::Bye(Bye::Allocated);
            let opponent = entry.opponent().and_then(|id| tournament.position(id));
            let pending = matches!(entry, RoundEntry::Paired { .. });
            let voluntary = !played && !full && !pending;
            SheetRow { entry, points, opponent, played, voluntary, pending }
        };
        let lines: Vec<Vec<SheetRow>> = tournament
            .players
            .iter()
            .map(|player| (1..=rounds).map(|round| line(player, round)).collect())
            .collect();
        let totals = lines.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect();
        Self { tournament, rounds, format, edition, lines, totals }
    }

    /// The points of each player, in the order of the list.
    pub fn totals(&self) -> &[Points] {
        &self.totals
    }

    pub(super) fn draw(&self) -> Points {
        self.tournament.scoring.draw
    }

    pub(super) fn counts(&self, player: usize, of: impl Fn(&SheetRow) -> bool) -> Value {
        Value::whole(self.lines[player].iter().filter(|line| of(line)).count() as i64)
    }

    pub(super) fn is_win(&self, line: &SheetRow) -> bool {
        line.points == self.tournament.scoring.win
    }
}

impl SheetRow {
    pub(super) fn has_black(&self) -> bool {
        self.entry.played_colour() == Some(Colour::Black)
    }

    pub(super) fn outcome(&self) -> Option<PlayerResult> {
        match self.entry {
            RoundEntry::Game { outcome, .. } => Some(outcome),
            _ => None,
        }
    }
}
