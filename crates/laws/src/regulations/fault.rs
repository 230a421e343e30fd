//! Faults of regulations.

use std::fmt;

use super::{AgreedDraws, Category, Points};
use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
};

/// The severity of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Games can be played, and the edition says which rule applies; but the organiser should know.
    Remark,
    /// The regulations contradict themselves or the edition.
    Error,
}

/// A fault of regulations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The announced category differs from the one derived from the time control.
    CategoryContradicted {
        /// The announced category.
        declared: Category,
        /// The category derived from the time control.
        derived: Category,
    },
    /// The players' times are of different categories, and nothing says which applies.
    CategoriesDiffer(PerPlayer<Category>),
    /// The default time has to be announced; otherwise the edition's own applies, if it has one.
    DefaultTimeNotAnnounced(Option<Milliseconds>),
    /// The default time is longer than the time on the clock.
    DefaultTimeBeyondTheClock(Milliseconds),
    /// Whether games are supervised has to be announced.
    SupervisionNotAnnounced(Category),
    /// The edition does not distinguish supervised games from others.
    SupervisionNotInEdition,
    /// It makes no difference in standard chess.
    SupervisionWithoutEffect,
    /// One arbiter supervises more games than allowed.
    TooManyGamesForArbiter {
        /// The announced number.
        games: u8,
        /// The maximum of the edition.
        most: u8,
    },
    /// Supervised games of this category have to be recorded by the arbiter.
    GamesNotRecorded(Category),
    /// The guideline on games without increment was announced for games with it.
    QuickplayWithExtraTime,
    /// The rules of the quickplay finish were announced for blitz.
    QuickplayInBlitz,
    /// The rules of the quickplay finish are part of the Laws and cannot be left out.
    QuickplayLeftOut,
    /// The extra time is outside the range of the edition.
    ExtraTimeOutOfRange {
        /// The announced time.
        extra: Milliseconds,
        /// The minimum.
        least: Milliseconds,
        /// The maximum.
        most: Milliseconds,
    },
    /// An analogue clock cannot give extra time.
    ExtraTimeOnAnalogueClock,
    /// Games of a category that is finished in one session are to be adjourned.
    AdjournmentIn(Category),
    /// The length of a session is zero.
    SessionWithoutTime,
    /// The edition has no Chess960.
    Chess960NotInEdition,
    /// In this edition players may agree to a draw at any time.
    DrawLimitNotInEdition(AgreedDraws),
    /// No game can reach the limit.
    DrawLimitWithoutEffect,
    /// A win must be worth more than a draw, and a draw more than a loss.
    PointsOutOfOrder(Points),
    /// The edition has another rule on who can call a fallen flag.
    FlagCallNotOfEdition,
    /// The bag was allowed only some time after the edition came into force.
    BagCameLater,
    /// The edition does not allow a milder penalty.
    MilderPenaltyNotInEdition,
    /// The edition has no such rule.
    NotInEdition {
        /// The key under which it was announced.
        key: &'static str,
    },
    /// A federation's own rules do not apply to rated games.
    HouseRulesInRatedGames,
    /// The Laws cover over-the-board play, and rated games are played by them.
    RatedOnAScreen,
    /// The edition has no such open point.
    NothingOpen(&'static str),
}

impl Fault {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::CategoryContradicted { .. } => "category-contradicted",
            Self::CategoriesDiffer(_) => "categories-differ",
            Self::DefaultTimeNotAnnounced(_) => "default-time-not-announced",
            Self::DefaultTimeBeyondTheClock(_) => "default-time-beyond-the-clock",
            Self::SupervisionNotAnnounced(_) => "supervision-not-announced",
            Self::SupervisionNotInEdition => "supervision-not-in-edition",
            Self::SupervisionWithoutEffect => "supervision-without-effect",
            Self::TooManyGamesForArbiter { .. } => "too-many-games-for-arbiter",
            Self::GamesNotRecorded(_) => "games-not-recorded",
            Self::QuickplayWithExtraTime => "quickplay-with-extra-time",
            Self::QuickplayInBlitz => "quickplay-in-blitz",
            Self::QuickplayLeftOut => "quickplay-left-out",
            Self::ExtraTimeOutOfRange { .. } => "extra-time-out-of-range",
            Self::ExtraTimeOnAnalogueClock => "extra-time-on-analogue-clock",
            Self::AdjournmentIn(_) => "adjournment-in-quick-play",
            Self::SessionWithoutTime => "session-without-time",
            Self::Chess960NotInEdition => "chess960-not-in-edition",
            Self::DrawLimitNotInEdition(_) => "draw-limit-not-in-edition",
            Self::DrawLimitWithoutEffect => "draw-limit-without-effect",
            Self::PointsOutOfOrder(_) => "points-out-of-order",
            Self::FlagCallNotOfEdition => "flag-call-not-of-edition",
            Self::BagCameLater => "bag-came-later",
            Self::MilderPenaltyNotInEdition => "milder-penalty-not-in-edition",
            Self::NotInEdition { .. } => "not-in-edition",
            Self::HouseRulesInRatedGames => "house-rules-in-rated-games",
            Self::RatedOnAScreen => "rated-on-a-screen",
            Self::NothingOpen(_) => "nothing-open",
        }
    }

    /// The key of the file that it concerns.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::CategoryContradicted { .. } => "category",
            Self::CategoriesDiffer(_) | Self::ExtraTimeOutOfRange { .. } => "time",
            Self::DefaultTimeNotAnnounced(_) | Self::DefaultTimeBeyondTheClock(_) => "default-time",
            Self::SupervisionNotAnnounced(_)
            | Self::SupervisionNotInEdition
            | Self::SupervisionWithoutEffect => "supervision",
            Self::TooManyGamesForArbiter { .. } => "games-per-arbiter",
            Self::GamesNotRecorded(_) => "arbiter-records",
            Self::QuickplayWithExtraTime | Self::QuickplayInBlitz | Self::QuickplayLeftOut => {
                "quickplay"
            }
            Self::ExtraTimeOnAnalogueClock => "clock",
            Self::AdjournmentIn(_) | Self::SessionWithoutTime => "adjourned-after",
            Self::Chess960NotInEdition => "start",
            Self::DrawLimitNotInEdition(_) | Self::DrawLimitWithoutEffect => "agreed-draws",
            Self::PointsOutOfOrder(_) => "points",
            Self::FlagCallNotOfEdition => "flag",
            Self::BagCameLater => "devices",
            Self::MilderPenaltyNotInEdition => "device-penalty",
            Self::HouseRulesInRatedGames => "house-rules",
            Self::RatedOnAScreen => "board",
            Self::NotInEdition { key } | Self::NothingOpen(key) => key,
        }
    }

    /// Its severity.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::DefaultTimeNotAnnounced(Some(_))
            | Self::DefaultTimeBeyondTheClock(_)
            | Self::SupervisionNotAnnounced(_)
            | Self::SupervisionWithoutEffect
            | Self::ExtraTimeOutOfRange { .. }
            | Self::AdjournmentIn(Category::Rapid | Category::Standard)
            | Self::DrawLimitWithoutEffect
            | Self::FlagCallNotOfEdition
            | Self::BagCameLater
            | Self::RatedOnAScreen
            | Self::NothingOpen(_) => Severity::Remark,
            Self::CategoryContradicted { .. }
            | Self::CategoriesDiffer(_)
            | Self::DefaultTimeNotAnnounced(None)
            | Self::SupervisionNotInEdition
            | Self::TooManyGamesForArbiter { .. }
            | Self::GamesNotRecorded(_)
            | Self::QuickplayWithExtraTime
            | Self::QuickplayInBlitz
            | Self::QuickplayLeftOut
            | Self::ExtraTimeOnAnalogueClock
            | Self::AdjournmentIn(Category::Blitz)
            | Self::SessionWithoutTime
            | Self::Chess960NotInEdition
            | Self::DrawLimitNotInEdition(_)
            | Self::PointsOutOfOrder(_)
            | Self::MilderPenaltyNotInEdition
            | Self::NotInEdition { .. }
            | Self::HouseRulesInRatedGames => Severity::Error,
        }
    }

    /// Returns all provisions that it violates.
    pub fn provisions(&self) -> Vec<Provision> {
        match self {
            Self::CategoryContradicted { declared, derived } => {
                vec![declared.provision(), derived.provision()]
            }
            Self::RatedOnAScreen => {
                vec![Provision::ScopeOfTheLaws, Provision::RatedOnlyUnderTheLaws]
            }
            _ => self.provision().into_iter().collect(),
        }
    }

    /// Returns the provision that it violates, if any.
    pub const fn provision(&self) -> Option<Provision> {
        Some(match self {
            Self::CategoryContradicted { declared: Category::Standard, derived } => {
                derived.provision()
            }
            Self::CategoryContradicted { declared, .. } => declared.provision(),
            Self::DefaultTimeNotAnnounced(_) => Provision::DefaultTime,
            Self::SupervisionNotAnnounced(_) => Provision::SupervisionAnnounced,
            Self::TooManyGamesForArbiter { most: 1, .. }
            | Self::GamesNotRecorded(Category::Blitz) => Provision::BlitzWithSupervision,
            Self::TooManyGamesForArbiter { .. } | Self::GamesNotRecorded(_) => {
                Provision::RapidWithSupervision
            }
            Self::QuickplayWithExtraTime | Self::QuickplayInBlitz => {
                Provision::NoQuickplayClaimInBlitz
            }
            Self::QuickplayLeftOut => Provision::QuickplayClaim,
            Self::ExtraTimeOutOfRange { .. } => Provision::TermIncrement,
            Self::DrawLimitWithoutEffect => Provision::DrawRestrictions,
            Self::FlagCallNotOfEdition => Provision::FlagFallNoticed,
            Self::BagCameLater => Provision::ElectronicDevices,
            Self::MilderPenaltyNotInEdition => Provision::DeviceForfeit,
            Self::HouseRulesInRatedGames => Provision::FederationHouseRules,
            Self::RatedOnAScreen => Provision::ScopeOfTheLaws,
            Self::CategoriesDiffer(_)
            | Self::DefaultTimeBeyondTheClock(_)
            | Self::SupervisionNotInEdition
            | Self::SupervisionWithoutEffect
            | Self::ExtraTimeOnAnalogueClock
            | Self::AdjournmentIn(_)
            | Self::SessionWithoutTime
            | Self::Chess960NotInEdition
            | Self::DrawLimitNotInEdition(_)
            | Self::PointsOutOfOrder(_)
            | Self::NotInEdition { .. }
            | Self::NothingOpen(_) => return None,
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CategoryContradicted { declared, derived } => {
                let (declared, derived) = (declared.name(), derived.name());
                return write!(
                    f,
                    "announced as {declared}, but by its time control it is {derived}"
                );
            }
            Self::CategoriesDiffer(each) => {
                let (white, black) = (each.white.name(), each.black.name());
                return write!(f, "{white} for White and {black} for Black: say which it is");
            }
            Self::DefaultTimeNotAnnounced(Some(time)) => {
                return write!(
                    f,
                    "the default time has to be announced; without that it is {time}"
                );
            }
            Self::DefaultTimeNotAnnounced(None) => {
                "the default time has to be announced, and this edition has none of its own"
            }
            Self::DefaultTimeBeyondTheClock(time) => {
                return write!(f, "the clock of a late player runs out before {time} have passed");
            }
            Self::SupervisionNotAnnounced(category) => {
                let name = category.name();
                return write!(f, "announce whether {name} is supervised; without that it is not");
            }
            Self::SupervisionNotInEdition => "this edition knows no supervised games",
            Self::SupervisionWithoutEffect => "in standard chess supervision makes no difference",
            Self::TooManyGamesForArbiter { games, most } => {
                return write!(f, "{games} games for one arbiter; supervised means {most} at most");
            }
            Self::GamesNotRecorded(_) => "supervised means that the arbiter records each game",
            Self::QuickplayWithExtraTime => "the guideline is for games without extra time",
            Self::QuickplayInBlitz => "there is no quickplay finish in blitz",
            Self::QuickplayLeftOut => "in this edition the quickplay finish is part of the Laws",
            Self::ExtraTimeOutOfRange { extra, least, most } => {
                return write!(f, "{extra} a move; this edition knows {least} to {most}");
            }
            Self::ExtraTimeOnAnalogueClock => "a clock with hands gives no extra time",
            Self::AdjournmentIn(category) => {
                return write!(f, "games of {} are not adjourned", category.name());
            }
            Self::SessionWithoutTime => "a session has to have a length",
            Self::Chess960NotInEdition => "this edition has no Chess960",
            Self::DrawLimitNotInEdition(_) => "this edition lets draws be agreed at any time",
            Self::DrawLimitWithoutEffect => {
                "every game has a first move: the limit forbids nothing"
            }
            Self::PointsOutOfOrder(points) => {
                return write!(
                    f,
                    "{points}: a win must be worth more than a draw, and that than a loss"
                );
            }
            Self::FlagCallNotOfEdition => "the edition has another rule about fallen flags",
            Self::BagCameLater => "allowed from 1 October 2014 on, not from the beginning",
            Self::MilderPenaltyNotInEdition => "this edition lets no milder penalty be set",
            Self::NotInEdition { .. } => "this edition has nothing of the kind",
            Self::HouseRulesInRatedGames => "rated games are played by the Laws alone",
            Self::RatedOnAScreen => {
                "the Laws are for play over the board, and rated games are played by them"
            }
            Self::NothingOpen(_) => "this edition leaves nothing open there",
        })
    }
}
