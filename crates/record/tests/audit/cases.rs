//! One case or more for each kind of finding, under each edition.

use std::{collections::BTreeSet, env, fs, path::Path};

use adoube_laws::Edition;
use adoube_record::{
    audit::{AuditOptions, Auditor, EditionChoice, Finding, FindingKind},
    pgn::Chunk,
};

/// The beginning of a case, and of an expected line.
const CASE: &str = "== ";
const FOUND: &str = "-- ";

/// The findings in some games, a line each.
fn audit(games: &str, under: EditionChoice) -> Vec<Finding> {
    let asked = AuditOptions { under, ..AuditOptions::default() };
    let audited = Auditor::new(asked).audit(&Chunk::from(games.as_bytes()));
    audited.games.into_iter().flat_map(|game| game.findings).collect()
}

fn rendered(finding: &Finding) -> String {
    let articles: Vec<String> = finding.cites.iter().map(ToString::to_string).collect();
    let turn = finding.turn.map_or_else(|| "-".to_owned(), |turn| turn.to_string());
    let (kind, severity) = (finding.kind, finding.severity.name());
    let place = finding.place;
    let rendered = format!(
        "{kind} {severity} {turn} {}:{} [{}] {:?}",
        place.line,
        place.column,
        articles.join("; "),
        finding.detail
    );
    rendered.replace("Milliseconds", "").replace("Bitboard", "")
}

/// The findings under each edition; editions with the same findings are combined.
fn found(games: &str) -> String {
    let mut groups: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for edition in Edition::ALL {
        let found: Vec<String> =
            audit(games, EditionChoice::Always(edition)).iter().map(rendered).collect();
        match groups.iter_mut().find(|(known, _)| *known == found) {
            Some((_, editions)) => editions.push(edition.to_string()),
            None => groups.push((found, vec![edition.to_string()])),
        }
    }
    let lines = groups.into_iter().flat_map(|(found, editions)| {
        let found = if found.is_empty() { vec!["nothing".to_owned()] } else { found };
        let editions = editions.join(" ");
        found.into_iter().map(move |found| format!("{FOUND}{editions}: {found}\n"))
    });
    lines.collect()
}

/// A case as written, and as it has to be.
fn check(case: &str) -> (String, String) {
    let (name, rest) = case.split_once('\n').expect("a case has a name and games");
    let expected_from = rest.find(&format!("\n{FOUND}")).map_or(rest.len(), |at| at + 1);
    let games = rest[..expected_from].trim_end();
    let stands = format!("{CASE}{}\n\n", case.trim_end());
    (stands, format!("{CASE}{name}\n{games}\n{}\n", found(games)))
}

#[test]
fn every_kind_is_found_under_every_edition() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/audit/cases.txt");
    let text = fs::read_to_string(&path).expect("the cases are there");
    let begins = format!("\n{CASE}");
    let mut cases = text.split(&begins);
    let mut all = cases.next().expect("there is an introduction").to_owned() + "\n";
    let mut differ = Vec::new();
    for case in cases {
        let (stands, right) = check(case);
        all += &right;
        if stands != right {
            differ.push(format!("{stands}has to be\n\n{right}"));
        }
    }
    if env::var_os("UPDATE_AUDIT").is_some() {
        fs::write(&path, all.trim_end().to_owned() + "\n").expect("it can be written");
    } else {
        assert!(differ.is_empty(), "{}", differ.join("\n"));
    }
    let rendered: BTreeSet<&str> = FindingKind::ALL.iter().map(|kind| kind.name()).collect();
    let missing: Vec<&&str> = rendered
        .iter()
        .filter(|name| !all.contains(&format!(": {name} ")))
        // Only a stream that ends too early, or too late, has it.
        .filter(|name| **name != "broken-game")
        .collect();
    assert!(missing.is_empty(), "no case finds {missing:?}");
}

#[test]
fn a_game_is_checked_against_the_laws_of_its_day_by_its_tags() {
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 \
                   Nf6 8. Ng1 Ng8 9. e4 1/2-1/2";
    for (date, ends) in [
        ("2014.06.30", false),
        ("2014.07.01", true),
        ("2014.??.??", false),
        ("2019.??.??", true),
        ("????.??.??", false),
    ] {
        let game = format!("[Date \"{date}\"]\n\n{shuffle}\n");
        let found = audit(&game, EditionChoice::ItsDay);
        let has_ended = found.iter().any(|finding| finding.kind == FindingKind::MovesAfterFivefold);
        assert_eq!(has_ended, ends, "{date}");
    }
}

#[test]
fn a_quotation_is_one_line() {
    let games = "[TimeControl \"300\"]\n\n1. e4 {[%clk 0:05:30]\r\n[%emt 0:00:01]} e5 *";
    let found = audit(games, EditionChoice::Always(Edition::Y2023));
    let written: Vec<&str> = found.iter().map(|finding| finding.written.as_str()).collect();
    assert!(written.contains(&"{[%clk 0:05:30] [%emt 0:00:01]}"), "{written:?}");
}
