//! The message of a provision agrees with the edition and its amounts.

use std::collections::BTreeMap;

use adoube_laws::{Edition, Provision};

use super::super::*;

/// Every provision with every edition that has it.
fn all() -> impl Iterator<Item = (Provision, Edition)> {
    let editions = |&provision: &Provision| Edition::ALL.map(|edition| (provision, edition));
    let has = |(provision, edition): &(Provision, Edition)| edition.cite(*provision).is_some();
    Provision::ALL.iter().flat_map(editions).filter(has)
}

#[test]
fn every_number_of_the_tables_is_said() {
    for words in Language::ALL.map(Localizer::new) {
        let mut said = 0;
        for (provision, edition) in all() {
            let amounts = provision.amounts(edition);
            let sentence = words.law(provision, edition, &amounts);
            for place in 0..amounts.len() {
                let mut others = amounts.clone();
                others[place].1 += 7;
                let other = words.law(provision, edition, &others);
                let (name, language) = (amounts[place].0, words.language().tag());
                assert_ne!(sentence, other, "{language} {edition} {provision} does not say {name}");
                said += 1;
            }
        }
        assert!(said > 150, "{said} numbers");
    }
}

#[test]
fn no_sentence_speaks_of_editions() {
    for words in Language::ALL.map(Localizer::new) {
        for (provision, edition) in all() {
            let sentence = words.provision(provision, edition).to_lowercase();
            let speaks =
                ["edition", "izdaj", "izdanj", "издањ"].into_iter().any(|w| sentence.contains(w));
            assert!(!speaks, "{} {edition} {provision}: {sentence}", words.language().tag());
            // Only the introduction says since when the Laws are in force.
            if provision == Provision::ScopeOfTheLaws {
                continue;
            }
            let year = Edition::ALL.into_iter().find(|own| sentence.contains(&own.to_string()));
            assert_eq!(year, None, "{} {edition} {provision}: {sentence}", words.language().tag());
        }
    }
}

/// Where a rule differs between editions, read article by article: the years with which each provision changes. A provision
/// that is not listed never changes.
const CHANGES: &str = include_str!("changes.tsv");

#[test]
fn a_sentence_changes_where_its_article_does() {
    let rows = CHANGES.lines().skip(1).map(|row| row.split_once('\t').expect("two columns"));
    let listed: BTreeMap<&str, &str> =
        rows.map(|(name, rest)| (name, rest.split('\t').next().unwrap_or_default())).collect();
    assert_eq!(CHANGES.lines().count() - 1, listed.len(), "a provision is listed twice");
    for name in listed.keys() {
        assert!(Provision::from_name(name).is_some(), "{name} is no provision");
    }
    for words in Language::ALL.map(Localizer::new) {
        for &provision in Provision::ALL {
            let has = |edition: &Edition| edition.cite(provision).is_some();
            let editions: Vec<Edition> = Edition::ALL.into_iter().filter(has).collect();
            let rendered = |edition: Edition| words.provision(provision, edition);
            let changes = editions.windows(2).filter(|pair| rendered(pair[0]) != rendered(pair[1]));
            let years: Vec<String> = changes.map(|pair| pair[1].to_string()).collect();
            let wanted = listed.get(provision.name()).copied().unwrap_or_default();
            assert_eq!(years.join(" "), wanted, "{} {provision}", words.language().tag());
        }
    }
}

#[test]
fn articles_without_a_number_have_a_name_in_every_language() {
    let is_word =
        |part: &str| part.len() > 2 && part.chars().all(|sign| sign.is_ascii_alphabetic());
    for words in Language::ALL.map(Localizer::new) {
        let tag = words.language().tag();
        for article in Edition::ALL.into_iter().flat_map(Edition::articles) {
            let (label, named) = (article.to_string(), words.article(article));
            assert!(!named.split('.').skip(1).any(is_word), "{tag}: {named}");
            let has_own_name = words.language() == Language::En || !is_word(&label);
            assert!(has_own_name || named != label, "{tag}: {named}");
        }
    }
    let note = Edition::Y2009.articles().into_iter().find(|one| one.to_string() == "F.3.b.note.3");
    let named = |language| Localizer::new(language).article(note.expect("the edition has it"));
    assert_eq!(named(Language::En), "F.3.b, note 3");
    assert_eq!(named(Language::Hr), "F.3.b, napomena 3");
}
