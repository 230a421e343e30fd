//! Every variant of the vocabulary has its sentence in every language.

mod samples;
mod sentences;

use adoube_chess::notation::Language;
use adoube_laws::{
    Edition,
    clock::At,
    regulations::Regulations,
    table::{ActionKind, Event, Setup, Table},
};
use samples::{answers, facts, grounds, latents, orders, outcomes, penalties, questions, whys};

use super::{Context, act, event, latent::latent, outcome, refusal, ruling::ruling};
use crate::i18n::Localizer;

/// A table at the start of a game, under an edition with all articles.
fn table() -> Table {
    let control = "40/5400+30:1800+30".parse().expect("a time control");
    Table::new(Regulations::new(Edition::Y2017, control), Setup::default())
}

/// No sentence may contain the name of a message, a variable, or be empty.
fn check(rendered: &str, what: &dyn std::fmt::Debug, language: Language) {
    let place = format!("{what:?} in {}: {rendered:?}", language.tag());
    assert!(!rendered.trim().is_empty(), "nothing: {place}");
    assert!(!rendered.contains(['{', '}', '$']), "a variable: {place}");
    assert!(!rendered.contains("  ") && rendered.trim() == rendered, "a gap: {place}");
    assert!(
        rendered.chars().filter(|letter| letter.is_alphabetic()).count() > 1,
        "no word: {place}"
    );
    let ends =
        rendered.ends_with(['.', '?', ':', ')', '”', '“', '«', '!']) || rendered.contains('/');
    assert!(ends, "no end: {place}");
}

/// Renders everything in every language; a missing message or variable panics.
fn in_every_language(tell: impl Fn(Context<'_>, Language)) {
    let table = table();
    for language in Language::ALL {
        let words = Localizer::new(language);
        tell(Context { before: &table, after: &table, words: &words }, language);
    }
}

#[test]
fn every_fact_has_a_sentence() {
    in_every_language(|context, language| {
        for fact in facts() {
            let happened = Event { at: At::ZERO, fact };
            for rendered in event(&happened, context) {
                check(&rendered, &happened, language);
            }
        }
    });
}

#[test]
fn every_kind_of_act_has_a_short_name() {
    for language in Language::ALL {
        let words = Localizer::new(language);
        let mut known = std::collections::BTreeSet::new();
        for kind in ActionKind::all() {
            let rendered = act(kind, &words);
            let place = format!("{kind:?} in {}: {rendered:?}", language.tag());
            assert!(rendered.chars().count() <= 70, "too long for a button: {place}");
            assert!(rendered.starts_with(char::is_uppercase), "no button: {place}");
            assert!(
                !rendered.ends_with('.') && !rendered.contains(['{', '$']),
                "no button: {place}"
            );
            assert!(known.insert(rendered), "twice: {place}");
        }
    }
}

#[test]
fn every_ground_and_every_order_has_a_sentence() {
    in_every_language(|context, language| {
        for each in grounds() {
            let decided = samples::ruling().ground(each.clone());
            for rendered in ruling(&decided, context).grounds {
                check(&rendered, &each, language);
            }
            let mut about_nobody = decided;
            about_nobody.about = None;
            for rendered in ruling(&about_nobody, context).sentences() {
                check(&rendered, &each, language);
            }
        }
        for each in orders() {
            for rendered in ruling(&samples::ruling().order(each.clone()), context).orders {
                check(&rendered, &each, language);
            }
        }
    });
}

#[test]
fn every_provision_can_be_what_a_ruling_is_about() {
    in_every_language(|context, language| {
        for provision in adoube_laws::Provision::ALL {
            for edition in [Edition::Y2005, Edition::Y2009, Edition::Y2017] {
                let bare = adoube_laws::table::Ruling::under(edition, *provision);
                let about = bare.clone().about(adoube_chess::Colour::Black);
                for decided in [bare, about] {
                    let rendered = ruling(&decided, context);
                    check(&rendered.decided, provision, language);
                    check(&rendered.articles, provision, language);
                }
            }
        }
    });
}

#[test]
fn every_refusal_has_a_sentence() {
    in_every_language(|context, language| {
        for why in whys() {
            check(&refusal(&why.clone().into(), context), &why, language);
        }
    });
}

#[test]
fn every_question_and_every_answer_has_a_sentence() {
    in_every_language(|context, language| {
        for asked in questions() {
            for rendered in super::event::question::question_sentences(&asked, context) {
                check(&rendered, &asked, language);
            }
        }
        for answer in answers() {
            let rendered = super::event::question::answered(samples::ID, &answer, context);
            check(&rendered, &answer, language);
        }
    });
}

#[test]
fn everything_to_be_noticed_has_a_sentence() {
    in_every_language(|context, language| {
        for each in latents() {
            check(&latent(&each, context), &each, language);
        }
    });
}

#[test]
fn every_result_and_every_penalty_has_a_sentence() {
    in_every_language(|context, language| {
        for each in outcomes() {
            check(&outcome(each, context.words), &each, language);
        }
        for each in penalties() {
            for whom in adoube_chess::Colour::ALL {
                check(&super::penalty::penalty(each, whom, context.words), &each, language);
            }
            assert_ne!(super::penalty::in_few_words(each, context.words), "");
        }
    });
}
