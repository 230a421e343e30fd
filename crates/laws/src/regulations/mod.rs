//! Regulations: what the organiser announced for an event, and the edition's defaults where nothing was announced.
//!
//! ```
//! use adoube_laws::regulations::{Category, Regulations};
//!
//! let announced = Regulations::read(
//!     r#"
//!     edition = "2017"
//!     time = "180+2"
//!     supervision = "unsupervised"
//!     default-time = "0 min"
//!     "#,
//! )?;
//! assert_eq!(announced.regulations.category(), Category::Blitz);
//! assert!(announced.remarks.is_empty());
//! # Ok::<(), adoube_laws::regulations::Unreadable>(())
//! ```
//!
//! A file contains what differs from the edition or from a preset. All keys:
//!
//! ```
//! # use adoube_laws::regulations::Regulations;
//! # let text = r#"
//! preset = "classical-40-2h"            # begin from these, and change what follows
//! edition = "2009"                      # 2005, 2009, 2014, 2017, 2018, 2023
//! time = "40/7200:3600"                 # as in PGN (d5 delay, b5 Bronstein), or { white = …, black = … }
//! clock = "counting"                    # not-counting, analogue
//! category = "standard"                 # rapid, blitz: only checked
//! supervision = "unsupervised"          # supervised
//! games-per-arbiter = 3                 # 0: there is none in the playing area
//! arbiter-records = true
//! default-time = "30 min"               # h, min, s, ms
//! default-time-at-resumption = "1 h"
//! neither-present = "white-loses-time"  # clocks-wait
//! interruptions = "stop-clocks"         # clocks-run-on
//! agreed-draws = "consent-before-move 30" # free, consent
//! quickplay = "announced"               # not-announced
//! adjourned-after = "6 h"
//! points = "1-½-0"                      # win-draw-loss
//! start = "standard"                    # chess960, chess960 518
//! board = "free"                        # enforced
//! flag = "seen-or-claimed"              # only-claimed
//! devices = "as-edition"                # off-in-a-bag
//! # "#;
//! # let remarks = Regulations::read(text).expect("it can be read").remarks;
//! # assert!(remarks.iter().all(|found| found.problem.code() == "supervision-without-effect"));
//! ```
//!
//! and also `device-penalty` (see [`DevicePenalty`]), `leaving = "reported"`, `fines = "announced"`,
//! `appeals = "excluded"`, `house-rules = "announced"`, `rated = true`, and a table `[open-points]` (see
//! [`OpenPoints`]).
//!
//! The category of play is never chosen: it follows from the time control by the edition's formula. If a
//! file names it, it is checked.

mod category;
mod check;
mod choices;
mod fault;
mod file;
mod open;
mod points;
mod preset;
mod terms;
mod text;
mod times;

pub(crate) use category::MOVES;
pub use category::{Category, Limit, Thresholds};
pub use choices::{
    AgreedDraws, Announcement, Appeals, BoardMode, DevicePenalty, Devices, FlagCall, Interruptions,
    Leaving, NeitherPresent, NotAChoice, Quickplay, Start, Supervision,
};
pub use fault::{Fault, Severity};
pub use file::{Finding, ParsedRegulations, Place, Problem, TextFault, Unreadable, examples};
pub use open::*;
pub use points::{GameResult, ParsePointsError, Points, Score};
pub use preset::Preset;
use serde::{Deserialize, Serialize};
pub use terms::{
    DefaultTime, DeviceOffence, DeviceScore, DeviceTerms, EditionTerms, Has, LateForResumption,
    QuickplayTerms, Restrictable, Supervised,
};

use crate::{
    Edition,
    clock::{Device, Milliseconds, PerPlayer, SavedInDelay, Setting, TimeControl},
};

/// What was announced for an event. Where a field is `None`, the edition's own rule applies; the methods
/// below return the effective value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Regulations {
    /// The edition of the Laws.
    #[serde(with = "text")]
    pub edition: Edition,
    /// The time control of each player.
    #[serde(with = "times")]
    pub time: PerPlayer<TimeControl>,
    /// The kind of clock.
    #[serde(default)]
    pub clock: Device,
    /// The category of play, if it was announced by name: to be checked, or to decide where the two
    /// players' time controls are of different categories.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// Whether rapid chess and blitz are supervised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// The number of games that one arbiter watches; 0 if there is no arbiter in the playing area.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u8>,
    /// Whether the arbiter or an assistant records each game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter_records: Option<bool>,
    /// How late a player may be.
    #[serde(default, with = "text::option", skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Milliseconds>,
    /// How late a player may be for the resumption of an adjourned game.
    #[serde(default, with = "text::option", skip_serializing_if = "Option::is_none")]
    pub default_time_at_resumption: Option<Milliseconds>,
    /// Whose clock runs if neither player is present at the start.
    #[serde(default)]
    pub neither_present: NeitherPresent,
    /// What becomes of the clocks while the service that keeps a game is down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interruptions: Option<Interruptions>,
    /// When players may agree to a draw without consent.
    #[serde(default, with = "text")]
    pub agreed_draws: AgreedDraws,
    /// The guideline on games without increment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<Quickplay>,
    /// The length of a session after which games are adjourned; `None` if they are not.
    #[serde(default, with = "text::option", skip_serializing_if = "Option::is_none")]
    pub adjourned_after: Option<Milliseconds>,
    /// The points for a game.
    #[serde(default, with = "text")]
    pub points: Points,
    /// The position in which games begin.
    #[serde(default, with = "text")]
    pub start: Start,
    /// What a hand can do on the board.
    #[serde(default)]
    pub board: BoardMode,
    /// Who can call a fallen flag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<FlagCall>,
    /// Where a player may keep a phone or another device.
    #[serde(default)]
    pub devices: Devices,
    /// A milder penalty for a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device_penalty: Option<DevicePenalty>,
    /// Whether a player has to report when leaving while the opponent has the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Leaving>,
    /// Whether fines were announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fines: Option<Announcement>,
    /// Whether decisions of the arbiter can be appealed against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeals: Option<Appeals>,
    /// More detailed rules of the federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_rules: Option<Announcement>,
    /// Whether the games are rated by FIDE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// The settings of the open points.
    #[serde(default)]
    pub open_points: OpenPoints,
}

/// The rules of play that apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// The competition rules: standard chess, and rapid chess and blitz under supervision.
    Competition,
    /// The rules of rapid chess without supervision.
    Rapid,
    /// The rules of blitz without supervision.
    Blitz,
}

impl Regulations {
    /// Creates regulations from an edition and a time control for both players; everything else as the
    /// edition has it.
    pub fn new(edition: Edition, control: TimeControl) -> Self {
        Self {
            edition,
            time: PerPlayer::same(control),
            clock: Device::default(),
            category: None,
            supervision: None,
            games_per_arbiter: None,
            arbiter_records: None,
            default_time: None,
            default_time_at_resumption: None,
            neither_present: NeitherPresent::default(),
            interruptions: None,
            agreed_draws: AgreedDraws::default(),
            quickplay: None,
            adjourned_after: None,
            points: Points::default(),
            start: Start::default(),
            board: BoardMode::default(),
            flag: None,
            devices: Devices::default(),
            device_penalty: None,
            leaving: None,
            fines: None,
            appeals: None,
            house_rules: None,
            rated: None,
            open_points: OpenPoints::default(),
        }
    }

    /// The terms that the edition sets for regulations.
    pub const fn terms(&self) -> &'static EditionTerms {
        EditionTerms::for_edition(self.edition)
    }

    /// Returns the category of each player's own time control.
    pub fn categories(&self) -> PerPlayer<Category> {
        let sixty = self.open_points.sixty_minutes;
        self.time.each_ref().map(|control| self.terms().thresholds.category(control, sixty))
    }

    /// Returns the category of the game. Where the players' times are of different categories the texts say
    /// nothing: then it is the announced one, and without that the slower.
    pub fn category(&self) -> Category {
        let each = self.categories();
        each.agreed().copied().or(self.category).unwrap_or_else(|| each.white.max(each.black))
    }

    /// Returns which rules apply.
    pub fn rules(&self) -> Rules {
        let supervised =
            self.terms().supervision.is_some() && self.supervision == Some(Supervision::Supervised);
        match self.category() {
            Category::Rapid if !supervised => Rules::Rapid,
            Category::Blitz if !supervised => Rules::Blitz,
            Category::Standard | Category::Rapid | Category::Blitz => Rules::Competition,
        }
    }

    /// Returns how late a player may be; `None` if neither the regulations nor the edition say.
    pub fn default_time(&self) -> Option<Milliseconds> {
        self.default_time.or(match self.terms().default_time {
            DefaultTime::Is(time) | DefaultTime::MustBeNamedElse(time) => Some(time),
            DefaultTime::MustBeNamed => None,
        })
    }

    /// Returns how late a player may be for the resumption of an adjourned game.
    pub fn default_time_at_resumption(&self) -> Option<Milliseconds> {
        self.default_time_at_resumption.or(match self.terms().late_for_resumption {
            LateForResumption::Is(time) => Some(time),
            LateForResumption::AsAtTheStart => self.default_time(),
        })
    }

    /// Returns who can call a fallen flag.
    pub fn flag_call(&self) -> FlagCall {
        self.flag.unwrap_or_else(|| self.flag_call_of_edition())
    }

    /// Returns the default of the edition.
    fn flag_call_of_edition(&self) -> FlagCall {
        match self.rules() {
            Rules::Competition => FlagCall::SeenOrClaimed,
            Rules::Rapid | Rules::Blitz => self.terms().flag_without_supervision,
        }
    }

    /// Reports whether the rules of the quickplay finish apply.
    pub fn has_quickplay(&self) -> bool {
        match self.terms().quickplay {
            QuickplayTerms::InTheLaws { supervised_blitz } => {
                let supervised = self.rules() == Rules::Competition;
                self.category() != Category::Blitz || supervised && supervised_blitz == Has::Yes
            }
            QuickplayTerms::IfAnnounced => {
                self.quickplay == Some(Quickplay::Announced)
                    && self.category() != Category::Blitz
                    && !self.has_extra_time()
            }
        }
    }

    /// Reports whether either player gets extra time.
    pub fn has_extra_time(&self) -> bool {
        self.time.white.has_extra() || self.time.black.has_extra()
    }

    /// Returns how the clock has to be set.
    pub fn setting(&self) -> Setting {
        let saved_in_delay = match self.open_points.delay_saved_time {
            DelaySavedTime::AsEdition => self.terms().saved_in_delay,
            DelaySavedTime::CarriesOver => SavedInDelay::CarriesOver,
            DelaySavedTime::IsLost => SavedInDelay::IsLost,
        };
        Setting { controls: self.time.clone(), device: self.clock, saved_in_delay }
    }
}
