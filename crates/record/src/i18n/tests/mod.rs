//! All languages have the same messages with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};

use super::*;

mod files;
mod glossary;
mod laws;
mod serbian;
mod serbian_cases;

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: Language) -> Messages {
    in_text(language, &texts(language))
}

fn in_text(language: Language, text: &str) -> Messages {
    let mut messages = Messages::new();
    let resource =
        parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()));
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let pattern = message.value.expect("a message has a value");
            in_pattern(&pattern, &mut variables);
            let twice = messages.insert(message.id.name.to_owned(), variables);
            assert_eq!(twice, None, "{} twice in {}", message.id.name, language.tag());
        }
    }
    messages
}

fn in_pattern(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
            if let ast::InlineExpression::FunctionReference { arguments, .. } = selector {
                let asked: Vec<&str> = arguments.positional[1..].iter().map(year).collect();
                assert_eq!(listed(variants), asked, "a year is asked for and not answered");
            }
            selector
        }
    };
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, variables),
        // The years at which a message changes must be the same in all languages.
        ast::InlineExpression::FunctionReference { id, arguments } => {
            let of = |argument: &ast::InlineExpression<&str>| match argument {
                ast::InlineExpression::VariableReference { id } => id.name.to_owned(),
                number => year(number).to_owned(),
            };
            let all: Vec<String> = arguments.positional.iter().map(of).collect();
            variables.insert(all[0].clone());
            variables.insert(format!("{}({})", id.name, all.join(", ")));
        }
        _ => {}
    }
}

fn year<'a>(argument: &ast::InlineExpression<&'a str>) -> &'a str {
    match argument {
        ast::InlineExpression::NumberLiteral { value } => value,
        other => panic!("{other:?} is no year"),
    }
}

/// The years for which there is a variant.
fn listed<'a>(variants: &[ast::Variant<&'a str>]) -> Vec<&'a str> {
    let year = |variant: &ast::Variant<&'a str>| match variant.key {
        ast::VariantKey::NumberLiteral { value } => Some(value),
        ast::VariantKey::Identifier { .. } => None,
    };
    variants.iter().filter_map(year).collect()
}

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    let english = messages(Language::En);
    for language in Language::ALL {
        let own = messages(language);
        for (id, variables) in &english {
            assert_eq!(own.get(id), Some(variables), "{id} in {}", language.tag());
        }
        assert_eq!(own.len(), english.len(), "more messages in {}", language.tag());
    }
}

/// Names that are made from the commands and their options; a test of the command line checks them.
fn of_the_help() -> impl Iterator<Item = String> {
    in_text(Language::En, include_str!("../../../texts/en/help.ftl")).into_keys()
}

#[test]
fn every_key_has_its_message_and_every_message_its_key() {
    let leniencies = Leniency::ALL.iter().map(|leniency| format!("{LENIENCY}{}", leniency.name()));
    let provisions = Provision::ALL.iter().map(|&provision| law(provision));
    let acts = ActionKind::all().map(act);
    let keys = NAMES.iter().map(|(_, id)| (*id).to_owned());
    let known: BTreeSet<String> =
        acts.chain(keys).chain(leniencies).chain(provisions).chain(of_the_help()).collect();
    let written: BTreeSet<String> = messages(Language::En).into_keys().collect();
    assert_eq!(known, written);
}

#[test]
fn plurals_follow_the_grammar_of_each_language() {
    let cases: &[(Language, &[(u64, &str)])] = &[
        (Language::En, &[(1, "1 legal move."), (2, "2 legal moves.")]),
        (
            Language::Sl,
            &[
                (1, "1 veljavna poteza."),
                (2, "2 veljavni potezi."),
                (4, "4 veljavne poteze."),
                (5, "5 veljavnih potez."),
            ],
        ),
        (
            Language::Hr,
            &[(21, "21 pravilan potez."), (3, "3 pravilna poteza."), (5, "5 pravilnih poteza.")],
        ),
        (
            Language::SrLatn,
            &[(1, "1 legalan potez."), (4, "4 legalna poteza."), (11, "11 legalnih poteza.")],
        ),
        (Language::SrCyrl, &[(22, "22 легална потеза."), (20, "20 легалних потеза.")]),
    ];
    for (language, counts) in cases {
        let words = Localizer::new(*language);
        for (count, sentence) in *counts {
            assert_eq!(words.say(Key::LegalMoves, [("count", (*count).into())]), *sentence);
        }
    }
}

#[test]
fn numbers_are_grouped() {
    for (number, english, slovenian) in [
        (7, "7", "7"),
        (4_865_609, "4,865,609", "4.865.609"),
        (119_060_324, "119,060,324", "119.060.324"),
    ] {
        assert_eq!(Localizer::new(Language::En).number(number), english);
        assert_eq!(Localizer::new(Language::Sl).number(number), slovenian);
    }
}

#[test]
fn serbian_is_written_in_one_script_at_a_time() {
    let cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::SrCyrl) {
        assert!(!texts(language).contains(cyrillic), "{}", language.tag());
    }
    for sentence in texts(Language::SrCyrl).lines() {
        let mixed = |word: &str| {
            word.contains(cyrillic) && word.contains(|c: char| c.is_ascii_alphabetic())
        };
        let word = sentence.split(|c: char| !c.is_alphabetic()).find(|word| mixed(word));
        assert_eq!(word, None, "{sentence}");
    }
}
