//! Colour preferences and the allocation of colours (C.04.3 article 5.2).

use std::fmt;

use crate::Colour;

/// The strength of a colour preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game played yet.
    None,
    /// Colours are balanced: alternate.
    Mild,
    /// One more game with one colour than with the other.
    Strong,
    /// Two more, or the same colour in the last two games.
    Absolute,
}

/// A player's colour history and preference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    /// The colours of the games played, in order.
    pub history: Vec<Colour>,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The colour of the last two games, if it was the same.
    pub twice: Option<Colour>,
    /// The preferred colour.
    pub preference: Option<Colour>,
    /// The strength of the preference.
    pub strength: Strength,
}

impl Colours {
    /// Derives the preference from the colours of the games played.
    pub fn new(history: Vec<Colour>) -> Self {
        let whites = history.iter().filter(|&&colour| colour == Colour::White).count() as i32;
        let difference = 2 * whites - history.len() as i32;
        let twice = match history.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        let rarer = if difference > 0 { Colour::Black } else { Colour::White };
        let (preference, strength) = match (difference.abs(), twice, history.last()) {
            (2.., _, _) => (Some(rarer), Strength::Absolute),
            (_, Some(colour), _) => (Some(colour.other()), Strength::Absolute),
            (1, _, _) => (Some(rarer), Strength::Strong),
            (_, _, Some(last)) => (Some(last.other()), Strength::Mild),
            (_, _, None) => (None, Strength::None),
        };
        Self { history, difference, twice, preference, strength }
    }

    /// Returns whether the difference exceeds one game.
    pub const fn is_imbalanced(&self) -> bool {
        self.difference.abs() > 1
    }

    /// Returns whether both prefer the same colour.
    pub fn has_conflict(&self, other: &Self) -> bool {
        self.preference.is_some() && self.preference == other.preference
    }

    /// Returns whether both have an absolute preference for the same colour.
    pub fn has_absolute_conflict(&self, other: &Self) -> bool {
        self.strength == Strength::Absolute
            && other.strength == Strength::Absolute
            && self.has_conflict(other)
    }

    /// Returns whether one of two with the same absolute preference gets the same colour a third time in
    /// a row.
    pub fn is_third_in_a_row(&self, other: &Self) -> bool {
        if !self.has_absolute_conflict(other) {
            return false;
        }
        let unwanted = self.preference.map(Colour::other);
        match self.difference.abs().cmp(&other.difference.abs()) {
            std::cmp::Ordering::Equal => self.twice.is_some() && self.twice == other.twice,
            std::cmp::Ordering::Greater => other.twice == unwanted,
            std::cmp::Ordering::Less => self.twice == unwanted,
        }
    }

    /// Returns whether one of two loses a strong preference: both are at least strong, and not both
    /// absolute.
    pub fn has_strong_clash(&self, other: &Self) -> bool {
        self.has_conflict(other)
            && self.strength >= Strength::Strong
            && other.strength >= Strength::Strong
            && !(self.strength == Strength::Absolute && other.strength == Strength::Absolute)
    }
}

/// The rule that determined the colours of a pair (C.04.3, articles 1.7.4 and 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColourRule {
    /// 1.7.4: one has not played yet, so the other's preference is granted.
    OnlyPreference,
    /// 5.2.1: both preferences are granted.
    BothPreferences,
    /// 5.2.2: the stronger preference; of two absolute ones the wider colour difference.
    StrongerPreference,
    /// 5.2.3: alternating from the last round in which they had different colours.
    Alternation,
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5: neither has a preference; odd pairing numbers get the initial colour.
    InitialColour,
}

impl ColourRule {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnlyPreference => "OnlyPreference",
            Self::BothPreferences => "BothPreferences",
            Self::StrongerPreference => "StrongerPreference",
            Self::Alternation => "Alternation",
            Self::HigherRanked => "HigherRanked",
            Self::InitialColour => "InitialColour",
        }
    }

    /// The article of C.04.3.
    pub const fn article(self) -> &'static str {
        match self {
            Self::OnlyPreference => "1.7.4",
            Self::BothPreferences => "5.2.1",
            Self::StrongerPreference => "5.2.2",
            Self::Alternation => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::InitialColour => "5.2.5",
        }
    }
}

impl fmt::Display for ColourRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C.04.3 {}", self.article())
    }
}

/// Returns the colour of the higher ranked of two, and the rule. `number` is his effective pairing
/// number, from 1.
pub(super) fn allot(
    higher: &Colours,
    lower: &Colours,
    number: usize,
    initial: Colour,
) -> (Colour, ColourRule) {
    let (Some(mine), Some(theirs)) = (higher.preference, lower.preference) else {
        if let Some(colour) = higher.preference.or(lower.preference.map(Colour::other)) {
            return (colour, ColourRule::OnlyPreference);
        }
        let colour = if number % 2 == 1 { initial } else { initial.other() };
        return (colour, ColourRule::InitialColour);
    };
    if mine != theirs {
        return (mine, ColourRule::BothPreferences);
    }
    let weight = |colours: &Colours| {
        let difference =
            if colours.strength == Strength::Absolute { colours.difference.abs() } else { 0 };
        (colours.strength, difference)
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => return (mine, ColourRule::StrongerPreference),
        std::cmp::Ordering::Less => return (theirs.other(), ColourRule::StrongerPreference),
        std::cmp::Ordering::Equal => {}
    }
    let different = higher
        .history
        .iter()
        .rev()
        .zip(lower.history.iter().rev())
        .find(|(mine, theirs)| mine != theirs);
    match different {
        Some((_, &theirs)) => (theirs, ColourRule::Alternation),
        None => (mine, ColourRule::HigherRanked),
    }
}
