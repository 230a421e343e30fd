//! The numbers of the Laws, for the sentences that mention them.
//!
//! Rules and sentences take each number from the same table of values: a sentence has a variable for it and
//! no literal number.

use crate::{
    Edition, Provision,
    clock::{Milliseconds, MoveNumber},
    history::{self, values::ClaimantLoses},
    regulations::{
        Category, DefaultTime, EditionTerms, LateForResumption, Limit, MOVES, Regulations,
        Supervised,
    },
    rules::{irregularities::values as irregularities, quickplay, rapid},
    state::sheets,
};

/// A number that an article prints, with the name of the variable in the provision's sentence.
pub type Amount = (&'static str, u64);

/// What an illegal move costs under some regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveCost {
    /// The number of the illegal move that loses the game, from 1: 2 if the second illegal move loses.
    pub losing: u8,
    /// The time that the opponent gets for one that does not lose.
    pub opponent_gains: Milliseconds,
}

impl IllegalMoveCost {
    /// Returns what it costs under these regulations, from the tables that the rules read.
    ///
    /// ```
    /// use adoube_laws::{IllegalMoveCost, clock::Milliseconds, regulations::Preset};
    /// let blitz = Preset::named("blitz-3-2").expect("there is one").regulations();
    /// let cost = IllegalMoveCost { losing: 2, opponent_gains: Milliseconds::minutes(1) };
    /// assert_eq!(IllegalMoveCost::under(&blitz), cost);
    /// ```
    pub fn under(regulations: &Regulations) -> Self {
        let values = irregularities::IrregularityRules::under(regulations);
        let losing = if rapid::loses_at_once(regulations) { 1 } else { values.losing };
        Self { losing, opponent_gains: values.opponent_gains(regulations.category()) }
    }
}

impl Provision {
    /// Returns the edition itself if it has the provision, else the newest that does, whose sentence can be shown.
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

    /// Returns the numbers that an edition prints in this provision, from the tables that the rules read.
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
            | Self::PlayersCheckClaims => vec![moves_of_each("moves", history::FIFTY_MOVES)],
            Self::FivefoldRepetition => vec![("times", history::FIVE_TIMES as u64)],
            Self::SeventyFiveMoves => vec![moves_of_each("moves", history::SEVENTY_FIVE_MOVES)],
            Self::DrawWithoutClaim => vec![
                ("times", history::FIVE_TIMES as u64),
                moves_of_each("moves", history::SEVENTY_FIVE_MOVES),
            ],
            Self::RecordingNotRequired => recording(edition),
            Self::DefaultTime | Self::LateForResumption => lateness(self, edition),
            Self::RapidGame | Self::BlitzGame | Self::TermStandardChess => category(self, edition),
            Self::RapidWithSupervision | Self::BlitzWithSupervision => supervised(self, edition),
            Self::TooLateForClockSetting | Self::TooLateForSetUpClaim => {
                vec![count(
                    "moves",
                    rapid::values::RapidAndBlitz::for_edition(edition).rapid.too_late.after,
                )]
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

/// Returns moves by each player, from a number of half-moves.
fn moves_of_each(name: &'static str, plies: u32) -> Amount {
    (name, u64::from(plies / 2))
}

/// Returns what an offence gives the opponent, and the number of the one that loses.
fn offences(edition: Edition) -> Vec<Amount> {
    let values = irregularities::IrregularityRules::for_edition(edition);
    let time = values.opponent_gains(Category::Standard);
    vec![minutes("minutes", time), ("losing", values.losing.into())]
}

fn reversed_colours(edition: Edition) -> Vec<Amount> {
    match irregularities::IrregularityRules::for_edition(edition).reversed_colours {
        irregularities::ReversedColours::ArbiterDecides => Vec::new(),
        irregularities::ReversedColours::VoidBefore(moves) => vec![count("moves", moves)],
    }
}

/// Returns the amounts reduced in blitz, or also in rapid chess, and the usual ones.
fn reduced(edition: Edition) -> Vec<Amount> {
    let values = irregularities::IrregularityRules::for_edition(edition);
    let [instead, less] = [Category::Standard, Category::Blitz].map(|c| values.opponent_gains(c));
    vec![minutes("minutes", less), minutes("instead", instead)]
}

fn wrong_claim(edition: Edition) -> Vec<Amount> {
    let values = history::values::ClaimRules::for_edition(edition);
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
    let values = sheets::SheetRules::for_edition(edition);
    vec![minutes("minutes", values.short_of_time), seconds("seconds", values.enough_a_move)]
}

/// Returns how late a player may be, where the edition says so.
fn lateness(provision: Provision, edition: Edition) -> Vec<Amount> {
    let terms = EditionTerms::for_edition(edition);
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

/// Returns the limits of the time of a category.
fn category(provision: Provision, edition: Edition) -> Vec<Amount> {
    let thresholds = EditionTerms::for_edition(edition).thresholds;
    let [blitz, rapid] = [thresholds.blitz, thresholds.rapid].map(Limit::time);
    let moves = count("moves", MOVES);
    match provision {
        Provision::RapidGame => vec![minutes("least", blitz), minutes("most", rapid), moves],
        Provision::BlitzGame => vec![minutes("minutes", blitz), moves],
        _ => vec![minutes("minutes", rapid)],
    }
}

/// Returns how many games an arbiter may supervise.
fn supervised(provision: Provision, edition: Edition) -> Vec<Amount> {
    let games = |supervised: Supervised| match provision {
        Provision::RapidWithSupervision => supervised.rapid_games,
        _ => supervised.blitz_games,
    };
    let supervision = EditionTerms::for_edition(edition).supervision;
    supervision.map(|supervised| ("games", games(supervised).into())).into_iter().collect()
}

fn extra_time(edition: Edition) -> Vec<Amount> {
    let limits = EditionTerms::for_edition(edition).extra_time;
    limits
        .into_iter()
        .flat_map(|(least, most)| [seconds("least", least), seconds("most", most)])
        .collect()
}
