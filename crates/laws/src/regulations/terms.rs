//! The terms that each edition sets for regulations: defaults, limits and what must be announced.
//!
//! One constant per edition, written as changes to the previous one.

use super::{
    category::{Limit, Thresholds},
    choices::FlagCall,
};
use crate::{
    Edition,
    clock::{Milliseconds, SavedInDelay},
    edition::by_edition,
};

/// The terms that an edition sets for regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditionTerms {
    /// The limits of blitz and rapid chess.
    pub thresholds: Thresholds,
    /// The default time if the regulations do not set it.
    pub default_time: DefaultTime,
    /// The default time for a resumption.
    pub late_for_resumption: LateForResumption,
    /// The conditions for supervision; `None` if the edition makes no distinction.
    pub supervision: Option<Supervised>,
    /// Whether a flag may be called by the arbiter in rapid chess and blitz without supervision.
    pub flag_without_supervision: FlagCall,
    /// How the rules of the quickplay finish come to apply.
    pub quickplay: QuickplayTerms,
    /// What regulations may restrict about draws by agreement.
    pub agreed_draws: Restrictable,
    /// Whether the edition has Chess960.
    pub chess960: Has,
    /// What happens to main time saved with delay.
    pub saved_in_delay: SavedInDelay,
    /// The minimum and maximum extra time for a move.
    pub extra_time: Option<(Milliseconds, Milliseconds)>,
    /// Phones and other devices.
    pub devices: DeviceTerms,
    /// Whether the two scores together have a limit and each must be an ordinary one.
    pub score_limit: Has,
}

/// Whether an edition has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Has {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// The default time if the regulations do not set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// The edition sets it, and regulations may set another.
    Is(Milliseconds),
    /// Regulations must set it; if they fail to, the edition does.
    MustBeNamedElse(Milliseconds),
    /// Regulations must set it, and nothing says what happens if they fail to.
    MustBeNamed,
}

/// The default time for the resumption of an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateForResumption {
    /// This long, unless regulations say otherwise.
    Is(Milliseconds),
    /// The same as at the start.
    AsAtTheStart,
}

/// When rapid chess and blitz are played by the competition rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supervised {
    /// The most games that one arbiter may watch in rapid chess.
    pub rapid_games: u8,
    /// The most games that one arbiter may watch in blitz.
    pub blitz_games: u8,
    /// Whether the arbiter has to record each game.
    pub recorded: Has,
    /// Whether the regulations have to say which rules apply.
    pub announced: Has,
}

/// The rules of the quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuickplayTerms {
    /// Part of the Laws, except for blitz.
    InTheLaws {
        /// Whether they nevertheless apply to supervised blitz.
        supervised_blitz: Has,
    },
    /// A guideline that applies if announced, to games without extra time other than blitz.
    IfAnnounced,
}

/// What regulations may restrict about draws by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restrictable {
    /// Nothing.
    Nothing,
    /// Agreement.
    Agreement,
    /// Offer and agreement.
    OfferAndAgreement,
}

/// The rules of an edition on phones and other devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceTerms {
    /// The offence that loses the game.
    pub loses: DeviceOffence,
    /// The opponent's score.
    pub opponent: DeviceScore,
    /// Whether regulations may set a milder penalty.
    pub milder_penalty: Has,
    /// Whether the bag was allowed only some time after the edition came into force.
    pub bag_came_later: Has,
}

/// An offence with a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceOffence {
    /// It rings.
    Rings,
    /// It makes any sound; it may be present if completely switched off.
    Sounds,
    /// It is in the venue.
    IsThere,
}

/// The opponent's score after such an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceScore {
    /// The arbiter decides.
    ArbiterDecides,
    /// A win, or a draw for an opponent who could not win by any series of legal moves.
    WinIfPossible,
    /// A win.
    Win,
}

const Y2005: EditionTerms = EditionTerms {
    thresholds: Thresholds {
        blitz: Limit::Below(Milliseconds::minutes(15)),
        rapid: Limit::BelowOrUpTo(Milliseconds::minutes(60)),
    },
    default_time: DefaultTime::Is(Milliseconds::hours(1)),
    late_for_resumption: LateForResumption::Is(Milliseconds::hours(1)),
    supervision: None,
    flag_without_supervision: FlagCall::OnlyClaimed,
    quickplay: QuickplayTerms::InTheLaws { supervised_blitz: Has::No },
    agreed_draws: Restrictable::Nothing,
    chess960: Has::No,
    saved_in_delay: SavedInDelay::IsLost,
    extra_time: None,
    devices: DeviceTerms {
        loses: DeviceOffence::Rings,
        opponent: DeviceScore::ArbiterDecides,
        milder_penalty: Has::No,
        bag_came_later: Has::No,
    },
    score_limit: Has::No,
};

const Y2009: EditionTerms = EditionTerms {
    thresholds: Thresholds { rapid: Limit::Below(Milliseconds::minutes(60)), ..Y2005.thresholds },
    default_time: DefaultTime::Is(Milliseconds::ZERO),
    supervision: Some(Supervised {
        rapid_games: 3,
        blitz_games: 1,
        recorded: Has::No,
        announced: Has::No,
    }),
    quickplay: QuickplayTerms::InTheLaws { supervised_blitz: Has::Yes },
    agreed_draws: Restrictable::Agreement,
    chess960: Has::Yes,
    devices: DeviceTerms {
        loses: DeviceOffence::Sounds,
        opponent: DeviceScore::WinIfPossible,
        ..Y2005.devices
    },
    ..Y2005
};

const Y2014: EditionTerms = EditionTerms {
    thresholds: Thresholds { blitz: Limit::UpTo(Milliseconds::minutes(10)), ..Y2009.thresholds },
    default_time: DefaultTime::MustBeNamed,
    supervision: Some(Supervised {
        rapid_games: 3,
        blitz_games: 1,
        recorded: Has::Yes,
        announced: Has::Yes,
    }),
    flag_without_supervision: FlagCall::SeenOrClaimed,
    quickplay: QuickplayTerms::IfAnnounced,
    devices: DeviceTerms {
        loses: DeviceOffence::IsThere,
        opponent: DeviceScore::Win,
        milder_penalty: Has::Yes,
        bag_came_later: Has::Yes,
    },
    ..Y2009
};

const Y2017: EditionTerms = EditionTerms {
    default_time: DefaultTime::MustBeNamedElse(Milliseconds::ZERO),
    late_for_resumption: LateForResumption::AsAtTheStart,
    agreed_draws: Restrictable::OfferAndAgreement,
    saved_in_delay: SavedInDelay::CarriesOver,
    extra_time: Some((Milliseconds::seconds(2), Milliseconds::seconds(60))),
    devices: DeviceTerms { bag_came_later: Has::No, ..Y2014.devices },
    score_limit: Has::Yes,
    ..Y2014
};

impl EditionTerms {
    /// Returns the terms of an edition.
    pub const fn for_edition(edition: Edition) -> &'static Self {
        by_edition!(edition; Y2005: &Y2005, Y2009: &Y2009, Y2014: &Y2014, Y2017: &Y2017)
    }
}
