//! The catalogue, compared with the list of every article, and the guarantees of its types.

use std::collections::{BTreeMap, BTreeSet};

use adoube_laws::{Article, Date, Edition, Kind, Provision};

/// The kind of each article of the complete editions.
fn listed() -> BTreeMap<(Edition, String), Kind> {
    let rows = include_str!("data/articles.csv").lines().filter(|line| !line.starts_with('#'));
    let listed: BTreeMap<_, _> = rows
        .skip(1)
        .map(|row| {
            let [edition, article, kind] = row.split(',').collect::<Vec<_>>()[..] else {
                panic!("three columns: {row}")
            };
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
            let edition: Edition = edition.parse().expect(row);
            ((edition, article.to_owned()), kind.expect(row))
        })
        .collect();
    assert_eq!(listed.len(), 874);
    listed
}

fn article(text: &str) -> Article {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_listed_article_has_its_provision_with_its_kind() {
    for ((edition, label), kind) in listed() {
        let whole = article(&label);
        let found: Vec<_> = edition.provisions_at(&whole).collect();
        assert!(
            found.iter().any(|provision| provision.kind(edition) == kind),
            "{edition} {label} is in no provision of its kind"
        );
        for provision in found {
            // A provision whose first article is a part has the kind of that part.
            let [first, ..] = provision.articles(edition) else { panic!("{provision} {edition}") };
            if !first.is_part_of(&whole) {
                assert_eq!(provision.kind(edition), kind, "{provision} at {edition} {label}");
            }
        }
    }
}

#[test]
fn every_article_of_the_catalogue_is_listed() {
    let listed = listed();
    for edition in Edition::COMPLETE {
        for article in edition.articles() {
            let label = article.to_string();
            assert!(article.is_verified(), "{edition} {label}");
            assert!(listed.contains_key(&(edition, label)), "{edition} {article} does not exist");
        }
    }
}

#[test]
fn no_edition_has_a_label_twice() {
    let listed: Vec<(Edition, Article)> =
        listed().into_keys().map(|(edition, label)| (edition, article(&label))).collect();
    let different: BTreeSet<_> = listed.iter().collect();
    assert_eq!(different.len(), listed.len());
}

#[test]
fn articles_of_a_provision_are_in_order_and_different() {
    // The first is the one shown: a part of an article comes before the whole.
    let in_order = |one: &Article, next: &Article| one < next || one.is_part_of(next);
    for provision in Provision::ALL {
        for edition in Edition::ALL {
            let articles = provision.articles(edition);
            assert!(articles.is_sorted_by(in_order), "{provision} in {edition}");
            let different: BTreeSet<&Article> = articles.iter().collect();
            assert_eq!(different.len(), articles.len(), "{provision} in {edition}");
        }
    }
}

#[test]
fn every_provision_has_an_article_somewhere_and_a_name_of_its_own() {
    let mut names = BTreeSet::new();
    for &provision in Provision::ALL {
        let editions = Edition::ALL.into_iter().filter_map(|edition| edition.cite(provision));
        assert!(editions.count() > 0, "{provision} is nowhere");
        assert!(names.insert(provision.name().to_lowercase()), "{provision} twice");
        assert_eq!(Provision::from_name(provision.name()), Some(provision));
    }
    assert_eq!(Provision::from_name("incorrect-draw-claim"), Some(Provision::IncorrectDrawClaim));
    assert_eq!(Provision::from_name("DrawClaim"), None);
    assert_eq!(Provision::from_name(""), None);
}

/// A name, and its articles in the order of the editions; `-` means none.
const CONCORDANCE: &str = include_str!("data/concordance.txt");

#[test]
fn a_rule_keeps_its_name_when_its_number_changes() {
    let rows: Vec<&str> = CONCORDANCE.lines().filter(|row| !row.starts_with('#')).collect();
    assert!(rows.len() > 40);
    for row in rows {
        let mut cells = row.split('|').map(str::trim);
        let name = cells.next().unwrap_or_default();
        let provision = Provision::from_name(name).unwrap_or_else(|| panic!("{name}"));
        let cells: Vec<&str> = cells.collect();
        assert_eq!(cells.len(), Edition::ALL.len(), "{row}");
        for (edition, expected) in Edition::ALL.into_iter().zip(cells) {
            let cited = edition.cite(provision).map_or("-".to_owned(), |cited| cited.to_string());
            assert_eq!(cited, expected, "{provision} in {edition}");
        }
    }
}

#[test]
fn what_an_edition_does_not_have_cannot_be_cited() {
    assert_eq!(Edition::Y2009.cite(Provision::SeventyFiveMoves), None);
    assert_eq!(Edition::Y2017.cite(Provision::TouchRulingsOnRequest), None);
    let cited = Edition::Y2017.cite(Provision::SeventyFiveMoves).expect("9.6.2 is there");
    assert_eq!((cited.edition(), cited.provision()), (Edition::Y2017, Provision::SeventyFiveMoves));
    assert_eq!(cited.articles(), [article("9.6.2")]);
}

#[test]
fn what_was_not_verified_says_so() {
    let in_2014 = |provision: Provision| provision.articles(Edition::Y2014);
    assert!(in_2014(Provision::IncorrectDrawClaim).iter().all(Article::is_verified));
    let sealed = in_2014(Provision::SealedMoveFaulty);
    assert_eq!(sealed, [article("E.8")]);
    assert!(!sealed[0].is_verified());
}

#[test]
fn labels_are_ordered_as_on_paper() {
    let in_order = [
        "Intro",
        "Preface",
        "Preface.a",
        "Preface.rating",
        "1.1",
        "3.8.a",
        "3.8.a.I",
        "3.8.a.II",
        "3.8.a.II.1",
        "3.8.a.II.1.a",
        "3.8.b.1",
        "9.2",
        "9.2.a",
        "9.2.b",
        "9.2.end",
        "9.10",
        "10.1",
        "A.intro",
        "A1.a",
        "A2",
        "A10",
        "C.10.3",
        "C.10.example",
        "C.13",
        "C.abbrev",
        "C.end",
        "C.example",
        "F.3.b.4",
        "F.3.b.rec.1",
        "F.3.b.expl",
        "F.3.b.note.1",
        "I.1.1",
        "II.2",
        "III.1",
        "Glossary.made",
    ]
    .map(article);
    assert!(in_order.is_sorted_by(|one, next| one < next));
}

#[test]
fn labels_are_read_forgivingly() {
    for text in ["9.5.b", "9.5b", "9.5 b", "9.5 B", " 9.5(b) ", "9.5.b.", "9 5 b", "9,5,b"] {
        assert_eq!(article(text).to_string(), "9.5.b", "{text}");
    }
    for (text, label) in [
        ("a.4.2", "A.4.2"),
        ("A4.2", "A.4.2"),
        ("iii.5", "III.5"),
        ("preface A", "Preface.a"),
        ("9.1b1", "9.1.b.1"),
    ] {
        assert_eq!(article(text).to_string(), label);
    }
    assert_eq!(article("A1.a"), article("A.1.a"));
    assert_ne!(article("A1.a"), article("A.11"));
    for text in ["", " . ", "intended move", "IncorrectDrawClaim", "ab.3", "4294967296", "§"] {
        assert!(text.parse::<Article>().is_err(), "{text}");
    }
    assert!("1.".repeat(1000).parse::<Article>().is_err());
}

#[test]
fn an_article_may_say_several_things() {
    let at =
        |edition: Edition, label| -> Vec<_> { edition.provisions_at(&article(label)).collect() };
    assert_eq!(
        at(Edition::Y2017, "9.5.3"),
        [Provision::IncorrectDrawClaim, Provision::IntendedMoveMustBePlayed]
    );
    assert_eq!(at(Edition::Y2009, "9.6"), [Provision::DeadPosition]);
    assert_eq!(at(Edition::Y2017, "9.6"), [Provision::DrawWithoutClaim]);
    assert_eq!(at(Edition::Y2017, "14.1"), []);
}

#[test]
fn the_day_decides_the_edition() {
    let on = |day: &str| Edition::on(day.parse().expect(day));
    assert_eq!(on("2005-06-30"), None);
    assert_eq!(on("2005-07-01"), Some(Edition::Y2005));
    assert_eq!(on("2009.06.30"), Some(Edition::Y2005));
    assert_eq!(on("2017-12-31"), Some(Edition::Y2017));
    assert_eq!(on("2018-01-01"), Some(Edition::Y2018));
    assert_eq!(on("2026-11-16"), Some(Edition::Y2023));
    for edition in Edition::ALL {
        assert_eq!(Edition::on(edition.in_force()), Some(edition));
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    assert!("2013".parse::<Edition>().is_err());
    assert!(Edition::COMPLETE.contains(&Edition::NEWEST_COMPLETE));
}

#[test]
fn only_days_of_the_calendar_are_days() {
    assert!(Date::new(2000, 2, 29).is_some());
    for text in ["2023-02-29", "1900-02-29", "2023-13-01", "2023-00-01", "2023-04-31", "2023-1", ""]
    {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    assert_eq!("2017-7-1".parse::<Date>().map(|day| day.to_string()).as_deref(), Ok("2017-07-01"));
}
