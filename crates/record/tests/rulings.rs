//! Rulings as announced, over all cases of the project.
#![expect(clippy::disallowed_methods, reason = "tests read the files of the project")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use adoube_chess::notation::Language;
use adoube_laws::{
    case::{Case, Run},
    table::{AnswerKind, Fact},
};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, Context},
};

/// The most numbers in a sentence.
const MOST_ARTICLES: usize = 4;

fn cases(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cases(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
}

/// Every case under every edition that it names.
static RUNS: LazyLock<Vec<(String, Run)>> = LazyLock::new(|| {
    let mut paths = Vec::new();
    cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases"), &mut paths);
    let mut runs = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a case");
        let case = Case::read(&text).expect("a case that can be read");
        for edition in case.editions() {
            if let Ok(run) = case.run(*edition) {
                runs.push((format!("{} {edition}", path.display()), run));
            }
        }
    }
    runs
});

#[test]
fn no_ruling_names_more_than_four_articles_at_first_sight() {
    for (place, run) in RUNS.iter() {
        for noted in run.happenings.iter().flat_map(adoube_laws::case::StepOutcome::noted) {
            let Fact::Ruled(ruling) = &noted.event.fact else { continue };
            let named = ruling.leading_articles().len();
            let in_grounds = ruling.grounds.iter().filter(|ground| ground.cites().is_some());
            let in_grounds = in_grounds.count().min(1);
            assert!((1..=MOST_ARTICLES).contains(&(named + in_grounds)), "{place}: {ruling:?}");
        }
    }
}

/// Answers that are their own consequence, which is not repeated.
const SAY_IT: [&str; 1] = ["The game continues"];

#[test]
fn every_answer_answers_its_question() {
    let words = Localizer::new(Language::En);
    let mut asked = 0;
    let mut alone = BTreeSet::new();
    for (place, run) in RUNS.iter() {
        for noted in run.happenings.iter().flat_map(adoube_laws::case::StepOutcome::noted) {
            let Fact::Asked(question) = &noted.event.fact else { continue };
            let context = Context { before: &noted.after, after: &noted.after, words: &words };
            for answer in narrate::question(question, context).answers {
                asked += 1;
                let is_bare = ["Yes", "No"].contains(&answer.label.as_str());
                assert!(!is_bare, "{place}: {question:?}");
                let carries = matches!(
                    answer.kind,
                    AnswerKind::Penalty
                        | AnswerKind::Times
                        | AnswerKind::Outcome
                        | AnswerKind::Mark
                        | AnswerKind::Later
                );
                if !carries && answer.consequence.is_none() {
                    alone.insert(answer.label);
                }
            }
        }
    }
    assert!(asked > 1000, "{asked}");
    // These name their consequences themselves.
    assert_eq!(alone, BTreeSet::from(SAY_IT.map(str::to_owned)));
}

/// All decisions, questions and refusals in a case of the examinations or elsewhere, in English.
fn story(name: &str) -> String {
    story_in(name, Language::En)
}

fn story_in(name: &str, language: Language) -> String {
    let words = Localizer::new(language);
    let is_it = |(place, _): &&(String, Run)| place.contains(&format!("{name}.case"));
    let (_, run) = RUNS.iter().rfind(is_it).expect("a case of this name");
    let mut rendered = String::new();
    for step in narrate::case(run, &words) {
        let facts = step.happened.into_iter().filter(|fact| fact.is_decision);
        let sentences = facts.flat_map(|fact| fact.sentences);
        for sentence in sentences.chain(step.refused.into_iter().map(|refused| refused.sentence)) {
            rendered.push_str(&sentence);
            rendered.push('\n');
        }
    }
    rendered
}

#[track_caller]
fn check(name: &str, decisive: &[&str]) {
    let rendered = story(name);
    for words in decisive {
        assert!(rendered.contains(words), "{name}: {words}\n{rendered}");
    }
}

#[test]
fn a_decision_names_its_decisive_fact() {
    let flag =
        "'s flag had fallen, but nobody had noticed or claimed it before the game ended (6.8).";
    for (name, decisive) in [
        ("fr-2022-12/mated-and-then-shows-the-flag", &["Black wins (0-1). (5.1.1)", flag][..]),
        ("fr-2023-12/mate-and-the-flag-found-afterwards", &["Checkmate", flag]),
        (
            "fr-2021-12/bishop-and-knight-swapped-at-move-five",
            &[
                "Articles 7.2.1 and A.4.1.2 (",
                "Wrongly placed at the start: Bb1, Nc1.",
                "each player: 4; the limit is 10",
            ],
        ),
        ("fr-2021-12/music-while-playing", &["an electronic device that is switched on"]),
        ("pl/phone-rings-against-a-bare-king", &["White's phone rang."]),
        ("pl/neighbour-presses-the-clock", &["The arbiter corrects the clock.", "6.10.2"]),
        ("6-clock/clock-set-after-the-flag-fell", &["The arbiter corrects the clock.", "6.10.2"]),
        (
            "fr-2021-12/round-began-ten-minutes-late-too-late",
            &["Default time: 20 min.", "Late by 20 min.", "Play began 10 min after"],
        ),
        ("fr-2021-12/fifty-moves-with-a-written-move", &["with the intended move: 50."]),
        (
            "fr-2019-12/the-opponent-signs-the-draw",
            &["Black's claim counted as an offer of a draw (9.1.2.3)"],
        ),
        ("fr-2019-12/both-kings-in-check", &["Both kings are still in check"]),
        ("pl/pawn-on-the-last-rank-blitz", &["on its last rank, on a8, after the next move"]),
        ("fr-2019-12/resigned-or-offered", &["That White resigned could not be established."]),
        ("fr-2021-12/no-device-without-leave", &["White's request is refused."]),
        (
            "fr-2023-12/stops-the-clock-and-congratulates",
            &["White congratulated the opponent on the win: this is taken as resignation."],
        ),
        (
            "fr-2023-12/writing-at-30-30",
            &["30 s are added for each move", "even with less than five minutes left (8.4)"],
        ),
        (
            "quickplay/quickplay-without-arbiter-cannot-win",
            &[
                "because the opponent cannot win by normal means: play has ended",
                "Position written",
            ],
        ),
        (
            "3-moves/castling-over-an-attacked-square",
            &["The opponent attacks the square f1, where the king stands, passes or arrives."],
        ),
        ("fr-2021-12/supervised-blitz-king-left-in-check", &["and the move left it in check."]),
        (
            "fr-2023-12/spectator-makes-a-player-uneasy",
            &["The arbiter decides: “the spectator is kept"],
        ),
    ] {
        check(name, decisive);
    }
}

#[test]
fn what_nobody_noticed_is_not_announced_as_a_ruling() {
    let rendered = story("9-draws/fivefold-unnoticed-then-mate");
    let drawn = "The same position has appeared at least five times.";
    assert_eq!(rendered.matches(drawn).count(), 1, "{rendered}");
    assert!(rendered.find("Checkmate") < rendered.find(drawn), "{rendered}");
}

#[test]
fn two_articles_are_joined_by_a_word() {
    for (language, beginning) in [
        (Language::En, "Articles 7.5.4 and 7.5.5 (Laws of "),
        (Language::Sl, "Člena 7.5.4 in 7.5.5 (Pravila iz leta "),
        (Language::Hr, "Članci 7.5.4 i 7.5.5 (Pravila iz "),
        (Language::SrLatn, "Članovi 7.5.4 i 7.5.5 (Pravila iz "),
    ] {
        let rendered = story_in("fr-2019-12/castles-with-two-hands", language);
        assert!(rendered.contains(beginning), "{beginning}: {rendered}");
    }
}

#[test]
fn a_pawn_is_named() {
    for (language, named) in [
        (Language::En, "has touched the pawn on e5 since then"),
        (Language::Sl, "dotaknil figure (kmet e5)"),
        (Language::Hr, "taknuo figuru (pješak e5)"),
        (Language::SrLatn, "dodirnuo figuru (pešak e5)"),
    ] {
        let rendered = story_in("pl/complaint-lost-by-touching", language);
        assert!(rendered.contains(named), "{named}: {rendered}");
    }
}

#[test]
fn a_refusal_names_its_decisive_fact() {
    for (name, decisive) in [
        (
            "fr-2019-12/refused-by-word-then-accepted",
            "The offer was declined and no longer stands.",
        ),
        (
            "fr-2019-12/king-and-queen-swapped-found-after-signing",
            "The game is over. Black wins (0-1). (5.1.2)",
        ),
        ("fr-2021-12/mates-and-both-clocks-show-zero", "Both flags had fallen, but nobody"),
        ("fr-2021-12/the-assistant-of-a-disabled-player", "with a disability is not adjusted"),
        ("pl/complaint-lost-by-touching", "The claimant has touched the pawn on e5 since then"),
        ("pl/pinned-knight-takes-not-pressed", "the clock has not been pressed"),
        ("fr-2022-12/illegal-position-in-rapid", "Neither are both kings in check"),
        ("rapid/wrong-set-up-after-ten", "and the limit is 10."),
        ("12-arbiter/expelled-player-does-not-play-on", "has been expelled from the competition"),
    ] {
        check(name, &[decisive]);
    }
}

#[test]
fn no_refusal_under_an_article_is_bare() {
    let words = Localizer::new(Language::En);
    let mut refused = 0;
    for (place, run) in RUNS.iter() {
        for acted in run.happenings.iter().flat_map(|happening| &happening.acts) {
            let Some(refusal) = acted.refusal.as_ref().filter(|refusal| refusal.cite.is_some())
            else {
                continue;
            };
            refused += 1;
            let context = Context { before: &acted.before, after: &acted.before, words: &words };
            let rendered = narrate::refusal(refusal, context);
            for bare in ["It is too", "Nothing of the kind", "Only a player, the arbiter"] {
                let is_bare = rendered.starts_with(bare) && !rendered.contains(": each player has");
                assert!(!is_bare, "{place}: {rendered} {refusal:?}");
            }
        }
    }
    assert!(refused > 500, "{refused}");
}

#[test]
fn an_article_without_a_number_is_named() {
    for (language, label, rendered) in [
        (Language::En, "Guidelines.9.b", "Guidelines for adjourned games, 9.b"),
        (Language::Sl, "Guidelines.9.b", "Smernice za prekinjene partije, 9.b"),
        (Language::En, "D.1.end", "D.1, last sentence"),
        (Language::Sl, "C.example", "Dodatek C, vzorčna partija"),
        (Language::Hr, "Glossary.result", "Rječnik: rezultat"),
        (Language::SrLatn, "C.10.example", "C.10, primer"),
        (Language::En, "Preface.a", "Preface, a"),
        (Language::En, "9.5.3", "9.5.3"),
        (Language::En, "A.4.b", "A.4.b"),
    ] {
        let article = label.parse().expect("an article");
        assert_eq!(Localizer::new(language).article(&article), rendered, "{label}");
    }
}
