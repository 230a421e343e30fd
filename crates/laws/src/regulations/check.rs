//! Finds all faults of regulations at once.

use super::{
    AgreedDraws, Announcement, BoardMode, Category, DefaultTime, Devices, Fault, Has, Leaving,
    Quickplay, QuickplayTerms, Regulations, Restrictable, Severity, Start, Supervision,
};
use crate::{
    Provision,
    clock::{Device, Milliseconds, MoveNumber},
};

impl Regulations {
    /// Returns every fault, in the order of the fields.
    ///
    /// ```
    /// use adoube_laws::{Edition, regulations::{Fault, Quickplay, Regulations}};
    /// let mut regulations = Regulations::new(Edition::Y2009, "300".parse().unwrap());
    /// assert!(regulations.check().is_empty());
    /// regulations.quickplay = Some(Quickplay::Announced);
    /// assert_eq!(regulations.check(), [Fault::QuickplayInBlitz]);
    /// ```
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_category(&mut faults);
        self.check_extra_time(&mut faults);
        self.check_supervision(&mut faults);
        self.check_default_time(&mut faults);
        self.check_draws(&mut faults);
        self.check_quickplay(&mut faults);
        self.check_adjournment(&mut faults);
        self.check_the_rest(&mut faults);
        self.check_conduct(&mut faults);
        let settled = self.open_points.without_effect(self.edition);
        faults.extend(settled.into_iter().map(Fault::NothingOpen));
        faults
    }

    /// Reports whether games can be played under them: no fault is an error.
    pub fn is_sound(&self) -> bool {
        self.check().iter().all(|fault| fault.severity() < Severity::Error)
    }

    fn check_category(&self, faults: &mut Vec<Fault>) {
        let each = self.categories();
        match (each.agreed(), self.category) {
            (Some(derived), Some(declared)) if *derived != declared => {
                faults.push(Fault::CategoryContradicted { declared, derived: *derived });
            }
            (None, Some(declared)) if declared != each.white && declared != each.black => {
                faults.push(Fault::CategoryContradicted { declared, derived: self.slower() });
            }
            (None, None) => faults.push(Fault::CategoriesDiffer(each)),
            (Some(_) | None, _) => {}
        }
    }

    fn slower(&self) -> Category {
        let each = self.categories();
        each.white.max(each.black)
    }

    fn check_extra_time(&self, faults: &mut Vec<Fault>) {
        if self.clock == Device::Analogue && self.has_extra_time() {
            faults.push(Fault::ExtraTimeOnAnalogueClock);
        }
        let Some((least, most)) = self.terms().extra_time else { return };
        let mut extras: Vec<Milliseconds> = [&self.time.white, &self.time.black]
            .into_iter()
            .flat_map(|control| control.periods().iter().map(|period| period.mode.extra()))
            .filter(|extra| !extra.is_zero() && !(least..=most).contains(extra))
            .collect();
        extras.sort_unstable();
        extras.dedup();
        faults.extend(extras.into_iter().map(|extra| Fault::ExtraTimeOutOfRange {
            extra,
            least,
            most,
        }));
    }

    fn check_supervision(&self, faults: &mut Vec<Fault>) {
        let category = self.category();
        if category == Category::Standard {
            if self.supervision.is_some() {
                faults.push(Fault::SupervisionWithoutEffect);
            }
            return;
        }
        let Some(terms) = self.terms().supervision else {
            // Such an edition only has games without supervision.
            if self.supervision == Some(Supervision::Supervised) {
                faults.push(Fault::SupervisionNotInEdition);
            }
            return;
        };
        match self.supervision {
            None if terms.announced == Has::Yes => {
                faults.push(Fault::SupervisionNotAnnounced(category));
            }
            Some(Supervision::Supervised) => {
                let most = match category {
                    Category::Blitz => terms.blitz_games,
                    Category::Rapid | Category::Standard => terms.rapid_games,
                };
                if let Some(games) = self.games_per_arbiter.filter(|games| *games > most) {
                    faults.push(Fault::TooManyGamesForArbiter { games, most });
                }
                if terms.recorded == Has::Yes && self.arbiter_records == Some(false) {
                    faults.push(Fault::GamesNotRecorded(category));
                }
            }
            None | Some(Supervision::Unsupervised) => {}
        }
    }

    fn check_default_time(&self, faults: &mut Vec<Fault>) {
        let Some(time) = self.default_time else {
            let fallback = match self.terms().default_time {
                DefaultTime::Is(_) => return,
                DefaultTime::MustBeNamedElse(time) => Some(time),
                DefaultTime::MustBeNamed => None,
            };
            faults.push(Fault::DefaultTimeNotAnnounced(fallback));
            return;
        };
        let first = |control: &crate::clock::TimeControl| {
            let period = control.periods()[0];
            period.main + period.mode.extra()
        };
        if time > first(&self.time.white).max(first(&self.time.black)) {
            faults.push(Fault::DefaultTimeBeyondTheClock(time));
        }
    }

    fn check_draws(&self, faults: &mut Vec<Fault>) {
        match self.agreed_draws {
            AgreedDraws::Free => {}
            limit if self.terms().agreed_draws == Restrictable::Nothing => {
                faults.push(Fault::DrawLimitNotInEdition(limit));
            }
            AgreedDraws::ConsentBefore(number) if number <= MoveNumber::new(1) => {
                faults.push(Fault::DrawLimitWithoutEffect);
            }
            AgreedDraws::ConsentBefore(_) | AgreedDraws::Consent => {}
        }
    }

    fn check_quickplay(&self, faults: &mut Vec<Fault>) {
        match (self.quickplay, self.terms().quickplay) {
            (Some(Quickplay::NotAnnounced), QuickplayTerms::InTheLaws { .. })
                if self.has_quickplay() =>
            {
                faults.push(Fault::QuickplayLeftOut);
            }
            (Some(Quickplay::Announced), QuickplayTerms::InTheLaws { .. })
                if !self.has_quickplay() =>
            {
                faults.push(Fault::QuickplayInBlitz);
            }
            (Some(Quickplay::Announced), QuickplayTerms::IfAnnounced) => {
                if self.category() == Category::Blitz {
                    faults.push(Fault::QuickplayInBlitz);
                }
                if self.has_extra_time() {
                    faults.push(Fault::QuickplayWithExtraTime);
                }
            }
            (None | Some(_), _) => {}
        }
    }

    fn check_adjournment(&self, faults: &mut Vec<Fault>) {
        let Some(session) = self.adjourned_after else { return };
        if session.is_zero() {
            faults.push(Fault::SessionWithoutTime);
        }
        let category = self.category();
        if category != Category::Standard {
            faults.push(Fault::AdjournmentIn(category));
        }
    }

    fn check_the_rest(&self, faults: &mut Vec<Fault>) {
        let terms = self.terms();
        if !self.points.is_ordered() {
            faults.push(Fault::PointsOutOfOrder(self.points));
        }
        if self.start != Start::Standard && terms.chess960 == Has::No {
            faults.push(Fault::Chess960NotInEdition);
        }
        if self.flag.is_some_and(|flag| flag != self.flag_call_of_edition()) {
            faults.push(Fault::FlagCallNotOfEdition);
        }
        if self.devices == Devices::OffInABag && terms.devices.bag_came_later == Has::Yes {
            faults.push(Fault::BagCameLater);
        }
        if self.device_penalty.is_some() && terms.devices.milder_penalty == Has::No {
            faults.push(Fault::MilderPenaltyNotInEdition);
        }
    }

    fn check_conduct(&self, faults: &mut Vec<Fault>) {
        let announced = Some(Announcement::Announced);
        let house_rules = self.house_rules == announced;
        let named = [
            (self.leaving == Some(Leaving::Reported), "leaving", Provision::ReportingWhenLeaving),
            (self.fines == announced, "fines", Provision::PenaltyFine),
            (self.appeals.is_some(), "appeals", Provision::Appeal),
            (house_rules, "house-rules", Provision::FederationHouseRules),
        ];
        for (_, key, _) in named
            .into_iter()
            .filter(|(is_named, _, provision)| *is_named && self.edition.cite(*provision).is_none())
        {
            faults.push(Fault::NotInEdition { key });
        }
        if house_rules && self.rated == Some(true) {
            faults.push(Fault::HouseRulesInRatedGames);
        }
        if self.rated == Some(true) && self.board == BoardMode::Enforced {
            faults.push(Fault::RatedOnAScreen);
        }
    }
}
