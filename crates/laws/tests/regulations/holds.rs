//! Effective values, edition by edition.

use adoube_laws::{
    Edition::{self, Y2005, Y2009, Y2014, Y2017, Y2018, Y2023},
    clock::{Milliseconds, SavedInDelay},
    regulations::{
        DelaySavedTime,
        FlagCall::{OnlyClaimed, SeenOrClaimed},
        Quickplay, Rules,
        Supervision::{Supervised, Unsupervised},
    },
};

use crate::bare;

#[test]
fn a_late_player_has_the_time_that_the_edition_gives() {
    for (edition, time) in [
        (Y2005, Some(Milliseconds::hours(1))),
        (Y2009, Some(Milliseconds::ZERO)),
        (Y2014, None),
        (Y2017, Some(Milliseconds::ZERO)),
        (Y2018, Some(Milliseconds::ZERO)),
        (Y2023, Some(Milliseconds::ZERO)),
    ] {
        let mut regulations = bare(edition, "5400");
        assert_eq!(regulations.default_time(), time, "{edition}");
        regulations.default_time = Some(Milliseconds::minutes(30));
        assert_eq!(regulations.default_time(), Some(Milliseconds::minutes(30)), "{edition}");
    }
}

#[test]
fn a_late_player_has_an_hour_at_resumption_until_2017() {
    let at_resumption = |edition| {
        let mut regulations = bare(edition, "40/7200:3600");
        regulations.default_time = Some(Milliseconds::minutes(5));
        regulations.default_time_at_resumption()
    };
    assert_eq!(at_resumption(Y2005), Some(Milliseconds::hours(1)));
    assert_eq!(at_resumption(Y2009), Some(Milliseconds::hours(1)));
    assert_eq!(at_resumption(Y2017), Some(Milliseconds::minutes(5)));
}

#[test]
fn supervision_decides_which_rules_hold() {
    let rules = |edition: Edition, time, supervision| {
        let mut regulations = bare(edition, time);
        regulations.supervision = supervision;
        regulations.rules()
    };
    for edition in Edition::ALL {
        assert_eq!(rules(edition, "5400", None), Rules::Competition);
        assert_eq!(rules(edition, "1200", None), Rules::Rapid);
        assert_eq!(rules(edition, "300", Some(Unsupervised)), Rules::Blitz);
        let supervised =
            [rules(edition, "1200", Some(Supervised)), rules(edition, "300", Some(Supervised))];
        let expected = match edition {
            // 2005 does not distinguish them.
            Y2005 => [Rules::Rapid, Rules::Blitz],
            Y2009 | Y2014 | Y2017 | Y2018 | Y2023 => [Rules::Competition; 2],
        };
        assert_eq!(supervised, expected, "{edition}");
    }
}

#[test]
fn a_flag_is_called_or_only_claimed() {
    let call = |edition: Edition, time, supervision| {
        let mut regulations = bare(edition, time);
        regulations.supervision = supervision;
        regulations.flag_call()
    };
    for edition in Edition::ALL {
        assert_eq!(call(edition, "5400", None), SeenOrClaimed);
    }
    assert_eq!(call(Y2005, "300", None), OnlyClaimed);
    assert_eq!(call(Y2009, "1200", None), OnlyClaimed);
    assert_eq!(call(Y2009, "1200", Some(Supervised)), SeenOrClaimed);
    assert_eq!(call(Y2017, "300", None), SeenOrClaimed);
    let mut regulations = bare(Y2017, "300");
    regulations.flag = Some(OnlyClaimed);
    assert_eq!(regulations.flag_call(), OnlyClaimed);
}

#[test]
fn the_quickplay_finish_holds_in_the_laws_or_where_announced() {
    let holds = |edition: Edition, time, supervision, announced: bool| {
        let mut regulations = bare(edition, time);
        regulations.supervision = supervision;
        regulations.quickplay = announced.then_some(Quickplay::Announced);
        regulations.has_quickplay()
    };
    assert!(holds(Y2005, "40/7200:3600", None, false));
    assert!(holds(Y2009, "1800", None, false));
    assert!(!holds(Y2005, "300", None, false));
    assert!(!holds(Y2009, "300", None, false));
    assert!(holds(Y2009, "300", Some(Supervised), false));
    assert!(!holds(Y2017, "40/7200:3600", None, false));
    assert!(holds(Y2017, "40/7200:3600", None, true));
    assert!(holds(Y2017, "1800", None, true));
    assert!(!holds(Y2017, "5400+30", None, true));
    assert!(!holds(Y2017, "300", Some(Supervised), true));
}

#[test]
fn main_time_saved_with_delay_is_lost_until_2014() {
    let saved = |edition: Edition, answer| {
        let mut regulations = bare(edition, "40/5400d5:900d5");
        regulations.open_points.delay_saved_time = answer;
        regulations.setting().saved_in_delay
    };
    assert_eq!(saved(Y2005, DelaySavedTime::AsEdition), SavedInDelay::IsLost);
    assert_eq!(saved(Y2009, DelaySavedTime::AsEdition), SavedInDelay::IsLost);
    assert_eq!(saved(Y2017, DelaySavedTime::AsEdition), SavedInDelay::CarriesOver);
    assert_eq!(saved(Y2009, DelaySavedTime::CarriesOver), SavedInDelay::CarriesOver);
    assert_eq!(saved(Y2023, DelaySavedTime::IsLost), SavedInDelay::IsLost);
}
