//! `docs/audit.md` lists exactly the kinds of findings.

use adoube_record::audit::{FindingKind, table};

const PAGE: &str = include_str!("../../../../docs/audit.md");

#[test]
fn the_page_lists_every_kind_of_finding_and_what_it_weighs() {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let listed: Vec<(&str, &str)> = rows
        .filter_map(|(name, rest)| Some((name, rest.split_once(" |")?.0)))
        .take(FindingKind::ALL.len())
        .collect();
    let known: Vec<_> =
        FindingKind::ALL.iter().map(|kind| (kind.name(), kind.severity().name())).collect();
    assert_eq!(listed, known);
}

#[test]
fn the_page_lists_every_column() {
    let columns = PAGE.split_once("## The columns").expect("the page has that part").1;
    for column in table::COLUMNS {
        assert!(columns.contains(&format!("`{}`", column.name)), "{}", column.name);
    }
}
