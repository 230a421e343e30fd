//! The numbers of the Laws, for the sentences that say them.
//!
//! What a rule reads stands in a table of values, and what is said of it comes from the same table: a sentence has a name
//! for each number and no number of its own.

use crate::{
    Edition, Provision,
    clock::{Milliseconds, MoveNumber},
    history::{self, values::ClaimantLoses},
    regulations::{
        Category, DefaultTime, EditionTerms, LateForResumption, Limit, MOVES, Supervised,
    },
    rules::{irregularities::values as irregularities, quickplay, rapid},
    state::sheets,
};

/// A number that an article prints, under the name that the sentence of its provision has for it.
pub type Amount = (&'static str, u64);

impl Provision {
    /// The edition itself if it has the provision, else the newest that does: whose sentence can be told.
    ///
    /// ```
    /// # use adoube_laws::{Edition, Provision};
    /// assert_eq!(Provision::QuickplayDecisionFinal.edition_for_text(Edition::Y2017), Edition::Y2009);
    /// assert_eq!(Provision::DeadPosition.edition_for_text(Edition::Y2005), Edition::Y2005);
    /// ```
    #[must_use]
    pub fn edition_for_text(self, edition: Edition) -> Edition {
        let has = |edition: &Edition| edition.cite(self).is_some();
        let newest = || Edition::ALL.into_iter().rev().find(has);
        Some(edition).filter(has).or_else(newest).unwrap_or(edition)
    }

    /// The numbers that an edition prints where it has this provision, from the tables that the rules read.
    ///
    /// ```
    /// # use adoube_laws::{Edition, Provision};
    /// let penalty = |edition| Provision::IllegalMovePenalty.amounts(edition);
    /// assert_eq!(penalty(Edition::Y2009), [("minutes", 2), ("losing", 3)]);
    /// assert_eq!(penalty(Edition::Y2014), [("minutes", 2), ("losing", 2)]);
    /// ```
    pub fn amounts(self, edition: Edition) -> Vec<Amount> {
        if edition.cite(self).is_none() {
            return Vec::new();
        }
        match self {
            Self::IllegalMovePenalty | Self::TwoHandsPenalty | Self::PressWithoutMovePenalty => {
                offences(edition)
            }
            Self::ReversedColours => reversed_colours(edition),
            Self::OneMinuteInsteadOfTwo => reduced(edition),
            Self::IncorrectDrawClaim => wrong_claim(edition),
            Self::RepetitionClaim => vec![("times", history::THREE_TIMES as u64)],
            Self::FiftyMovesClaim
            | Self::FiftyMovesWithIntendedMove
            | Self::FiftyMovesPlayed
            | Self::PlayersCheckClaims => vec![of_each("moves", history::FIFTY_MOVES)],
            Self::FivefoldRepetition => vec![("times", history::FIVE_TIMES as u64)],
            Self::SeventyFiveMoves => vec![of_each("moves", history::SEVENTY_FIVE_MOVES)],
            Self::DrawWithoutClaim => vec![
                ("times", history::FIVE_TIMES as u64),
                of_each("moves", history::SEVENTY_FIVE_MOVES),
            ],
            Self::RecordingNotRequired => recording(edition),
            Self::DefaultTime | Self::LateForResumption => lateness(self, edition),
            Self::RapidGame | Self::BlitzGame | Self::TermStandardChess => category(self, edition),
            Self::RapidWithSupervision | Self::BlitzWithSupervision => supervised(self, edition),
            Self::TooLateForClockSetting | Self::TooLateForSetUpClaim => {
                vec![count("moves", rapid::values::Both::of(edition).rapid.too_late.after)]
            }
            Self::ArbitersRecordShown => vec![("times", rapid::record::TIMES.into())],
            Self::QuickplayClaim
            | Self::QuickplayClaimPostponed
            | Self::QuickplayClaimRejected
            | Self::ClaimWithoutArbiter => vec![minutes("minutes", quickplay::TWO_MINUTES)],
            Self::IncrementRequest => vec![
                minutes("minutes", quickplay::TWO_MINUTES),
                seconds("seconds", quickplay::increment::FIVE_SECONDS),
            ],
            Self::TermIncrement => extra_time(edition),
            _ => Vec::new(),
        }
    }
}

fn minutes(name: &'static str, time: Milliseconds) -> Amount {
    (name, time.get() / Milliseconds::minutes(1).get())
}

fn seconds(name: &'static str, time: Milliseconds) -> Amount {
    (name, time.get() / Milliseconds::seconds(1).get())
}

fn count(name: &'static str, moves: MoveNumber) -> Amount {
    (name, moves.get().into())
}

/// Moves of each player, of a number of half-moves.
fn of_each(name: &'static str, plies: u32) -> Amount {
    (name, u64::from(plies / 2))
}

/// What an offence gives to the opponent, and which of them loses.
fn offences(edition: Edition) -> Vec<Amount> {
    let values = irregularities::IrregularityRules::of(edition);
    let time = values.opponent_gains(Category::Standard);
    vec![minutes("minutes", time), ("losing", values.losing.into())]
}

fn reversed_colours(edition: Edition) -> Vec<Amount> {
    match irregularities::IrregularityRules::of(edition).reversed_colours {
        irregularities::Reversed::ArbiterDecides => Vec::new(),
        irregularities::Reversed::VoidBefore(moves) => vec![count("moves", moves)],
    }
}

/// What is less in blitz, or in rapid chess too, and how much it is else.
fn reduced(edition: Edition) -> Vec<Amount> {
    let values = irregularities::IrregularityRules::of(edition);
    let [instead, less] = [Category::Standard, Category::Blitz].map(|c| values.opponent_gains(c));
    vec![minutes("minutes", less), minutes("instead", instead)]
}

fn wrong_claim(edition: Edition) -> Vec<Amount> {
    let values = history::values::ClaimRules::of(edition);
    let mut amounts = vec![minutes("minutes", values.opponent_gains.standard)];
    if let ClaimantLoses::Half(half) = values.claimant_loses {
        amounts.extend([
            minutes("above", half.above),
            minutes("most", half.at_most),
            minutes("left", half.leaves),
        ]);
    }
    amounts
}

fn recording(edition: Edition) -> Vec<Amount> {
    let values = sheets::SheetRules::of(edition);
    vec![minutes("minutes", values.short_of_time), seconds("seconds", values.enough_a_move)]
}

/// By how much a player may be late, where the edition names it.
fn lateness(provision: Provision, edition: Edition) -> Vec<Amount> {
    let terms = EditionTerms::of(edition);
    let at_the_start = match terms.default_time {
        DefaultTime::Is(time) | DefaultTime::MustBeNamedElse(time) => Some(time),
        DefaultTime::MustBeNamed => None,
    };
    let time = match (provision, terms.late_for_resumption) {
        (Provision::DefaultTime, _) => at_the_start,
        (_, LateForResumption::Is(time)) => Some(time),
        (_, LateForResumption::AsAtTheStart) => None,
    };
    time.map(|time| minutes("minutes", time)).into_iter().collect()
}

/// Between which times a game is of a kind.
fn category(provision: Provision, edition: Edition) -> Vec<Amount> {
    let thresholds = EditionTerms::of(edition).thresholds;
    let [blitz, rapid] = [thresholds.blitz, thresholds.rapid].map(Limit::time);
    let moves = count("moves", MOVES);
    match provision {
        Provision::RapidGame => vec![minutes("least", blitz), minutes("most", rapid), moves],
        Provision::BlitzGame => vec![minutes("minutes", blitz), moves],
        _ => vec![minutes("minutes", rapid)],
    }
}

/// How many games an arbiter may watch.
fn supervised(provision: Provision, edition: Edition) -> Vec<Amount> {
    let games = |supervised: Supervised| match provision {
        Provision::RapidWithSupervision => supervised.rapid_games,
        _ => supervised.blitz_games,
    };
    let supervision = EditionTerms::of(edition).supervision;
    supervision.map(|supervised| ("games", games(supervised).into())).into_iter().collect()
}

fn extra_time(edition: Edition) -> Vec<Amount> {
    let limits = EditionTerms::of(edition).extra_time;
    limits
        .into_iter()
        .flat_map(|(least, most)| [seconds("least", least), seconds("most", most)])
        .collect()
}
