//! Every fault, with a file that has it.

use std::collections::BTreeSet;

use adoube_laws::regulations::{Finding, Problem, Regulations, Severity};

/// What follows `edition`, and the codes of the faults; errors have an exclamation mark.
const FILES: &[(&str, &[&str])] = &[
    ("2017 \n time = '5400+30'\n default-time = '30 min'", &[]),
    ("2017 \n time = '5400+30'", &["default-time-not-announced"]),
    ("2014 \n time = '5400+30'", &["default-time-not-announced!"]),
    ("2009 \n time = '5400+30'", &[]),
    ("2009 \n time = '300'\n default-time = '1 h'", &["default-time-beyond-the-clock"]),
    ("2009 \n time = '300'\n category = 'blitz'", &[]),
    ("2009 \n time = '300'\n category = 'rapid'", &["category-contradicted!"]),
    ("2009 \n time = {white = '4000', black = '300'}", &["categories-differ!"]),
    ("2009 \n time = {white = '4000', black = '300'}\n category = 'blitz'", &[]),
    (
        "2009 \n time = {white = '4000', black = '300'}\n category = 'rapid'",
        &["category-contradicted!"],
    ),
    ("2017 \n time = '300'\n default-time = '0 min'", &["supervision-not-announced"]),
    ("2005 \n time = '300'", &[]),
    ("2005 \n time = '300'\n supervision = 'supervised'", &["supervision-not-in-edition!"]),
    ("2009 \n time = '5400'\n supervision = 'supervised'", &["supervision-without-effect"]),
    ("2009 \n time = '300'\n supervision = 'supervised'\n games-per-arbiter = 1", &[]),
    (
        "2009 \n time = '300'\n supervision = 'supervised'\n games-per-arbiter = 2",
        &["too-many-games-for-arbiter!"],
    ),
    ("2009 \n time = '1200'\n supervision = 'supervised'\n games-per-arbiter = 3", &[]),
    (
        "2009 \n time = '1200'\n supervision = 'supervised'\n games-per-arbiter = 4",
        &["too-many-games-for-arbiter!"],
    ),
    ("2009 \n time = '300'\n supervision = 'supervised'\n arbiter-records = false", &[]),
    (
        "2018 \n time = '300'\n supervision = 'supervised'\n arbiter-records = false
         default-time = '0 min'",
        &["games-not-recorded!"],
    ),
    ("2009 \n time = '1800'\n quickplay = 'announced'", &[]),
    ("2009 \n time = '1800'\n quickplay = 'not-announced'", &["quickplay-left-out!"]),
    ("2009 \n time = '300'\n quickplay = 'announced'", &["quickplay-in-blitz!"]),
    ("2009 \n time = '300'\n quickplay = 'not-announced'", &[]),
    (
        "2023 \n time = '5400+30'\n quickplay = 'announced'\n default-time = '0 min'",
        &["quickplay-with-extra-time!"],
    ),
    (
        "2023 \n time = '180+2'\n quickplay = 'announced'\n default-time = '0 min'
         supervision = 'unsupervised'",
        &["quickplay-in-blitz!", "quickplay-with-extra-time!"],
    ),
    ("2009 \n time = '5400+1'", &[]),
    ("2017 \n time = '5400+1'\n default-time = '0 min'", &["extra-time-out-of-range"]),
    ("2017 \n time = '5400+2'\n default-time = '0 min'", &[]),
    ("2017 \n time = '5400d60'\n default-time = '0 min'", &[]),
    ("2017 \n time = '5400d61'\n default-time = '0 min'", &["extra-time-out-of-range"]),
    ("2009 \n time = '5400+30'\n clock = 'analogue'", &["extra-time-on-analogue-clock!"]),
    ("2009 \n time = '40/7200:3600'\n adjourned-after = '6 h'", &[]),
    ("2009 \n time = '40/7200:3600'\n adjourned-after = '0 min'", &["session-without-time!"]),
    ("2009 \n time = '300'\n adjourned-after = '6 h'", &["adjournment-in-quick-play!"]),
    ("2009 \n time = '1800'\n adjourned-after = '6 h'", &["adjournment-in-quick-play"]),
    ("2005 \n time = '5400'\n start = 'chess960'", &["chess960-not-in-edition!"]),
    ("2009 \n time = '5400'\n start = 'chess960 17'", &[]),
    ("2005 \n time = '5400'\n agreed-draws = 'consent'", &["draw-limit-not-in-edition!"]),
    ("2009 \n time = '5400'\n agreed-draws = 'consent-before-move 30'", &[]),
    (
        "2009 \n time = '5400'\n agreed-draws = 'consent-before-move 1'",
        &["draw-limit-without-effect"],
    ),
    ("2009 \n time = '5400'\n points = '3-1-0'", &[]),
    ("2009 \n time = '5400'\n points = '1-1-0'", &["points-out-of-order!"]),
    ("2009 \n time = '5400'\n points = '0-½-1'", &["points-out-of-order!"]),
    ("2009 \n time = '300'\n flag = 'only-claimed'", &[]),
    ("2009 \n time = '300'\n flag = 'seen-or-claimed'", &["flag-call-not-of-edition"]),
    (
        "2014 \n time = '5400'\n default-time = '0 min'\n devices = 'off-in-a-bag'",
        &["bag-came-later"],
    ),
    ("2017 \n time = '5400'\n default-time = '0 min'\n devices = 'off-in-a-bag'", &[]),
    ("2017 \n time = '5400'\n default-time = '0 min'\n device-penalty = 'warning'", &[]),
    ("2009 \n time = '5400'\n device-penalty = 'warning'", &["milder-penalty-not-in-edition!"]),
    ("2009 \n time = '5400'\n leaving = 'reported'", &["not-in-edition!"]),
    ("2009 \n time = '5400'\n fines = 'announced'", &["not-in-edition!"]),
    ("2005 \n time = '5400'\n appeals = 'excluded'", &["not-in-edition!"]),
    (
        "2017 \n time = '5400'\n default-time = '0 min'\n leaving = 'reported'
         fines = 'announced'\n appeals = 'excluded'\n rated = true",
        &[],
    ),
    (
        "2017 \n time = '5400'\n default-time = '0 min'\n house-rules = 'announced'",
        &["not-in-edition!"],
    ),
    ("2009 \n time = '5400'\n house-rules = 'announced'", &[]),
    (
        "2009 \n time = '5400'\n house-rules = 'announced'\n rated = true",
        &["house-rules-in-rated-games!"],
    ),
    ("2005 \n time = '5400'\n board = 'enforced'\n rated = true", &["rated-on-a-screen"]),
    ("2005 \n time = '5400'\n board = 'enforced'\n rated = false", &[]),
    (
        "2009 \n time = '5400'\n open-points.king-forced-to-move = 'has-lost-right'",
        &["nothing-open"],
    ),
    ("2005 \n time = '5400'\n open-points.king-forced-to-move = 'has-lost-right'", &[]),
];

const CODES: usize = 27;

fn findings(text: &str) -> Vec<Finding> {
    match Regulations::read(text) {
        Ok(announced) => announced.remarks,
        Err(unreadable) => unreadable.findings,
    }
}

#[test]
fn every_fault_is_found_and_no_other() {
    let mut seen = BTreeSet::new();
    for (rest, expected) in FILES {
        let text = format!("edition = {rest}");
        let mut found: Vec<String> = findings(&text)
            .iter()
            .map(|finding| {
                seen.insert(finding.problem.code());
                let sign = if finding.problem.severity() == Severity::Error { "!" } else { "" };
                format!("{}{sign}", finding.problem.code())
            })
            .collect();
        found.sort();
        assert_eq!(found, *expected, "{text}");
    }
    assert_eq!(seen.len(), CODES, "{seen:?}");
}

#[test]
fn a_fault_points_at_its_key_and_cites_only_what_the_edition_has() {
    let mut cited = 0;
    for (rest, _) in FILES {
        let text = format!("edition = {rest}");
        for finding in findings(&text) {
            let Problem::Meaning(fault) = &finding.problem else { panic!("{finding}") };
            let code = fault.code();
            assert!(
                code.bytes().all(|b| b == b'-' || b.is_ascii_lowercase() || b.is_ascii_digit())
            );
            let key = fault.key().rsplit('.').next().unwrap();
            match finding.place {
                Some(place) => {
                    let line = text.lines().nth(place.line - 1).unwrap();
                    assert!(line[place.column - 1..].starts_with(key), "{finding}: {line}");
                }
                None => assert!(!text.contains(key), "{finding} has a place"),
            }
            let edition: adoube_laws::Edition = text[10..14].parse().unwrap();
            if let Some(provision) = fault.provision() {
                cited += 1;
                assert!(edition.cite(provision).is_some(), "{edition} lacks {}", provision.name());
            }
        }
    }
    assert!(cited > 15, "{cited}");
}
